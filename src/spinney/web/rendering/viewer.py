"""What the parts of a page are drawn from: a table, and who looks at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from spinney.engine.events import SPECTATOR
from spinney.engine.game import Game
from spinney.engine.score import ScoreItem
from spinney.engine.table import Table
from spinney.web.storage.schema import SeatRow

if TYPE_CHECKING:
    from spinney.web.tables.live_table import LiveTable


class Viewer:
    """A table as one browser sees it: with the eyes of `seat`; `mine` are the seats that it may play."""

    def __init__(self, live: LiveTable, seat: int, mine: list[int], host: str, curtain: int) -> None:
        self.live: Final = live
        self.game: Final[Game[Any]] = live.game
        self.seat: Final = seat
        self.mine: Final = mine
        self.host: Final = host  # the host's own token, which makes the links; empty for others
        self.curtain: Final = curtain
        self.waits: Final = live.pending is not None and live.pending.seat == seat and seat in mine
        self.table: Final[Table | None] = (
            live.pending.table if self.waits and live.pending is not None else live.table
        )

        self.sheet: tuple[Table, list[ScoreItem]] | None = None

    @property
    def seats(self) -> list[SeatRow]:
        return self.live.seats

    @property
    def asked(self) -> int:
        return self.live.asked

    @property
    def my_turn(self) -> bool:
        """Must this viewer choose now, with the eyes that the page has, and no bot that stands in?"""
        if self.asked not in self.mine or self.seat != self.asked or self.waits:
            return False
        return not self.seats[self.asked].stand_in

    @property
    def watches(self) -> bool:
        return self.seat == SPECTATOR

    def name(self, seat: int) -> str:
        """What people read for a seat: `Light`, or `Light (Ann)`."""
        return self.live.seat_name(seat)

    def items(self, table: Table, eyes: int | None) -> list[ScoreItem]:
        """The score sheet; several parts look at it, so it is asked for once."""
        if self.sheet is None or self.sheet[0] is not table:
            self.sheet = (table, self.game.score_sheet(table, eyes))
        return self.sheet[1]

    def points(self, table: Table) -> list[int]:
        """The points of each seat, as far as this viewer may know them."""
        sheet = self.items(table, None if table.over else self.seat)
        return [sum(item.points[seat] for item in sheet) for seat in range(table.seats)]
