"""A bot that plays for a person who is away: how good it is, and how the seat changes hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from spinney.bots.levels import LEVELS
from spinney.web.storage.schema import SeatRow

if TYPE_CHECKING:
    from spinney.web.tables.live_table import LiveTable
    from spinney.web.tables.live_tables import LiveTables

LEAST: Final = "ranger"  # nobody's game is played on by a Sapling


def stand_in_level(seats: Sequence[SeatRow]) -> str:
    """The level of a bot that stands in: the strongest that the table was opened with, and no weaker one."""
    return max((LEAST, *(seat.level for seat in seats if seat.level in LEVELS)), key=LEVELS.index)


async def change_hands(tables: LiveTables, live: LiveTable, seat: int, level: str) -> None:
    """From now on a bot of this level plays for a person; without a level, they do again."""
    async with live.lock:
        if level and live.asked == seat:  # first, so that the turn is found whatever becomes of this server
            await tables.store.turns.wait(live.name, live.number, tables.node)
            live.noted = live.number
        await tables.store.change_seat(live.name, seat, stand_in=level, **({"pending": ""} if level else {}))
        live.seats[seat].stand_in = level
        live.rested = False
        live.game_changes += 1
        live.drop_hint()
        if level:
            live.drop_pending(seat)
    for connection in live.connections:
        if level and seat in connection.mine:
            connection.lent.add(seat)
        else:
            connection.lent.discard(seat)
    live.notify()
    tables.start_bots(live)
