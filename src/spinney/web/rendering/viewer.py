"""What the parts are drawn from: a table, and one pair of eyes."""

from __future__ import annotations

from typing import Any, Final

from spinney.engine.events import SPECTATOR
from spinney.engine.game import Game
from spinney.engine.score import ScoreItem
from spinney.engine.table import Table
from spinney.web.room import Room
from spinney.web.schema import SeatRow


class Scene:
    """A room as one browser sees it. `seat` is whose eyes; `mine` are the seats that it may play."""

    def __init__(self, room: Room, seat: int, mine: list[int], host: str, curtain: int) -> None:
        self.room: Final = room
        self.game: Final[Game[Any]] = room.game
        self.seat: Final = seat
        self.mine: Final = mine
        self.host: Final = host  # the host's own token, which makes the links; empty for others
        self.curtain: Final = curtain
        self.waits: Final = room.pending is not None and room.pending.seat == seat and seat in mine
        self.table: Final[Table | None] = (
            room.pending.table if self.waits and room.pending is not None else room.table
        )

        self.sheet: tuple[Table, list[ScoreItem]] | None = None

    @property
    def seats(self) -> list[SeatRow]:
        return self.room.seats

    @property
    def asked(self) -> int:
        return self.room.asked

    @property
    def my_turn(self) -> bool:
        return self.asked in self.mine and self.seat == self.asked and not self.waits

    @property
    def watches(self) -> bool:
        return self.seat == SPECTATOR

    def name(self, seat: int) -> str:
        return self.room.seat_name(seat)

    def items(self, table: Table, eyes: int | None) -> list[ScoreItem]:
        """The score sheet; several parts look at it, so it is asked for once."""
        if self.sheet is None or self.sheet[0] is not table:
            self.sheet = (table, self.game.score_sheet(table, eyes))
        return self.sheet[1]

    def points(self, table: Table) -> list[int]:
        """What each seat has, as far as these eyes may know."""
        sheet = self.items(table, None if table.over else self.seat)
        return [sum(item.points[seat] for item in sheet) for seat in range(table.seats)]
