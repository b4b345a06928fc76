"""What the parts of a page are drawn from: a table, and who looks at it."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from spinney.engine.events import SPECTATOR
from spinney.engine.faces.asking import Ask
from spinney.engine.faces.deeds import Deed
from spinney.engine.faces.zones import Board
from spinney.engine.game import Game
from spinney.engine.score import ScoreItem
from spinney.engine.table import Table
from spinney.web.storage.schema import SeatRow

if TYPE_CHECKING:
    from spinney.web.tables.live_table import LiveTable


class Viewer:
    """A table as one browser sees it: with the eyes of `seat`; `mine` are the seats that it may play."""

    def __init__(
        self,
        live: LiveTable,
        seat: int,
        mine: list[int],
        host: str,
        curtain: int,
        watched: Collection[int] = (),
        where: str = "",
    ) -> None:
        self.live: Final = live
        self.game: Final[Game[Any]] = live.game
        self.seat: Final = seat
        self.mine: Final = mine
        self.host: Final = host  # the host's own token, which makes the links; empty for others
        self.curtain: Final = curtain
        self.watched: Final = watched  # seats of mine that I watch a bot play
        self.where: Final = where  # the address of the table for this browser
        self.waits: Final = live.pending is not None and live.pending.seat == seat and seat in mine
        self.table: Final[Table | None] = (
            live.pending.table if self.waits and live.pending is not None else live.table
        )

        self.names: Final = live.names
        self.asked: Final = live.asked
        self.sheet: tuple[Table, list[ScoreItem]] | None = None

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the viewer may know; the zones and the goal are made from it."""
        return {} if self.table is None else self.game.view(self.table, self.seat)

    @cached_property
    def board(self) -> Board | None:
        """The zones of the table as the viewer may see them; several parts look at them."""
        return None if self.table is None else self.game.board_in(self.view)

    @cached_property
    def ask(self) -> Ask | None:
        """What the viewer is asked."""
        return None if self.table is None else self.game.ask(self.table, self.seat, self.names)

    @cached_property
    def deeds(self) -> list[Deed]:
        """What others did since the viewer's last turn."""
        return [] if self.table is None else self.game.since(self.table, self.seat, self.names)

    @property
    def seats(self) -> list[SeatRow]:
        return self.live.seats

    @cached_property
    def my_turn(self) -> bool:
        """Must this viewer choose now, with the eyes that the page has, and not watch a bot play?"""
        if self.asked not in self.mine or self.seat != self.asked or self.waits:
            return False
        return self.asked not in self.watched

    @property
    def back(self) -> bool:
        """Am I asked although a bot stands in for me, because I have come back?"""
        return self.my_turn and bool(self.seats[self.asked].stand_in)

    @property
    def watches(self) -> bool:
        return self.seat == SPECTATOR

    def name(self, seat: int) -> str:
        """What people read for a seat."""
        return self.names[seat]

    def items(self, table: Table, eyes: int | None) -> list[ScoreItem]:
        """The score sheet; several parts look at it, so it is asked for once."""
        if self.sheet is None or self.sheet[0] is not table:
            self.sheet = (table, self.game.score_sheet(table, eyes))
        return self.sheet[1]

    def points(self, table: Table) -> list[int]:
        """The points of each seat, as far as this viewer may know them."""
        sheet = self.items(table, None if table.over else self.seat)
        return [sum([item.points[seat] for item in sheet]) for seat in range(table.seats)]
