"""Who waits for a bot to think, and so how soon it may: the kinds of the queue, the most urgent first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from spinney.web.tables.live_table import LiveTable

TURN: Final = "turn"  # somebody who plays waits for it
HINT: Final = "hint"
STAND_IN: Final = "stand-in"  # somebody looks on, and bots play for them
UNWATCHED: Final = "unwatched"

KINDS: Final = (TURN, HINT, STAND_IN, UNWATCHED)
TURNS: Final = (TURN, STAND_IN, UNWATCHED)  # what the turn of a bot can be, as people come and go


def who_waits(live: LiveTable) -> tuple[str, str]:
    """Of which kind the turn of a bot is now, and for which client: the address of somebody who looks.

    Without anybody, it is for whoever looked last; if this server knows nobody, for whoever opened the table.
    """
    at_home = [one for one in live.connections if one.mine or one.host]
    looking = [one.address for one in at_home or live.connections]  # no stranger slows down whose table it is
    playing = [
        connection.address
        for connection in live.connections
        if any(not live.seats[seat].bot for seat in connection.mine)
    ]
    if playing:
        return TURN, min(playing)
    return (STAND_IN, min(looking)) if looking else (UNWATCHED, live.client)
