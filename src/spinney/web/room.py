"""One table while somebody is at it: the table itself, its seats, what was said, and who is looking."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from spinney.engine.chance import commitment
from spinney.engine.events import Event
from spinney.engine.game import Game
from spinney.engine.table import Table
from spinney.web.errors import Frozen
from spinney.web.replays import entries_of, game_of, has_secrets, replayed
from spinney.web.schema import OVER, PLAYING, WAITING, MoveRow, SeatRow, TableRow, WordRow

if TYPE_CHECKING:
    from spinney.web.faces import Face
    from spinney.web.lines import Line


class Pending:
    """An answer that waits for "confirm": the table as it would be, seen by nobody else."""

    def __init__(self, seat: int, action: int, table: Table) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.table: Final = table


class Told:
    """The lines of a log as one seat reads them, and the events they were made from."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.lines: list[str] = []


class Room:
    """A table in memory. The database is the truth; this can be dropped and loaded at any time."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], moves: Sequence[MoveRow], words: list[WordRow]
    ) -> None:
        self.row: Final = row
        self.seats: Final = seats
        self.words: Final = words
        self.game: Final[Game[Any]] = game_of(row.game, row.edition)
        self.secrets: Final = has_secrets(self.game)
        self.commitment: Final = commitment(row.secret)
        self.lock: Final = asyncio.Lock()
        self.lines: Final[set[Line]] = set()
        self.faces: Final[dict[object, Face]] = {}
        self.told: Final[dict[int, Told]] = {}
        self.pending: Pending | None = None
        self.thinking = False
        self.advised = False  # does an Elder think about a hint?
        self.driver: asyncio.Task[None] | None = None
        self.frozen = ""
        self.record = ""  # as a file, once the game is over
        self.stale = False  # the database may know more than we do
        self.left = time.monotonic()  # when the last line went, or the room was opened
        self.opened: Final = self.left
        self.gone: Final[dict[int, float]] = {}  # when the last line of a seat went
        self.turns = 0  # counts changes of the table, for what is drawn of it
        self.news = 0  # counts changes of everything else
        self.table: Table | None = None
        self.begin(moves)

    def begin(self, moves: Sequence[MoveRow]) -> None:
        """Replay, if everybody has sat down."""
        if not self.waits_for():
            try:
                self.table = replayed(self.row, self.seats, moves)
            except Frozen as error:
                self.frozen = str(error)
        self.turns += 1

    @property
    def name(self) -> str:
        return self.row.id

    @property
    def number(self) -> int:
        """How many entries there are."""
        return len(entries_of(self.table)) if self.table is not None else 0

    @property
    def state(self) -> str:
        if self.table is None:
            return WAITING
        return OVER if self.table.over else PLAYING

    @property
    def asked(self) -> int:
        """The seat that must choose, or -1."""
        return -1 if self.table is None or self.frozen else int(self.table.seat)

    def waits_for(self) -> list[SeatRow]:
        """The people who have not sat down and added their entropy."""
        return [seat for seat in self.seats if not seat.level and not seat.entropy]

    def held_by(self, holder: str) -> list[int]:
        return [seat.seat for seat in self.seats if holder and seat.holder == holder]

    def present(self, seat: int) -> bool:
        """Is a browser open that holds this seat?"""
        return any(seat in line.mine for line in self.lines)

    def leaves(self, line: Line) -> None:
        """A browser is closed, or cut off."""
        self.lines.discard(line)
        self.left = time.monotonic()
        self.gone.update(dict.fromkeys(line.mine, self.left))

    def away_for(self, seat: int) -> float:
        """For how many seconds no browser that holds this seat was here."""
        return 0.0 if self.present(seat) else time.monotonic() - self.gone.get(seat, self.opened)

    def seat_name(self, seat: int) -> str:
        """What people read: `Light`, or `Light (Ann)`."""
        known = self.game.seat_name(seat)
        row = self.seats[seat]
        who = row.level.capitalize() if row.level else row.name
        return f"{known} ({who})" if who and who != known else known

    def hints_for(self, seat: int) -> bool:
        """Against bots only, unless the table was opened with hints for all."""
        return self.row.hints or all(other.level for other in self.seats if other.seat != seat)

    def swap(self, table: Table) -> None:
        """The table has moved on, and that is on the disk."""
        self.table = table
        self.pending = None
        self.turns += 1

    def told_by(self, seat: int) -> Told:
        """What a seat was told, kept so that only new events are put into words."""
        told = self.told.get(seat)
        if told is None:
            told = self.told[seat] = Told()
        return told

    def tell(self, moved: bool = False) -> None:
        """Something has changed: every line draws what it needs when its wire is free."""
        self.news += not moved
        for line in self.lines:
            line.tell()
