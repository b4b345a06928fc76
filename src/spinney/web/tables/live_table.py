"""One table while somebody is at it: the game, its seats, the chat, and the browsers that look at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from spinney.art.kept import Shelf
from spinney.engine.chance import commitment
from spinney.engine.errors import SpinneyError
from spinney.engine.events import Event
from spinney.engine.game import Game
from spinney.engine.table import Table
from spinney.web.games import named_game
from spinney.web.replays.story import Story, story_of
from spinney.web.storage.schema import OVER, PLAYING, WAITING, MoveRow, SeatRow, TableRow, WordRow
from spinney.web.tables import why_frozen
from spinney.web.tables.names import names_at
from spinney.web.tables.restore import CannotReplay, entries_of, game_begun, restored
from spinney.web.tables.why_frozen import Cause

if TYPE_CHECKING:
    from spinney.web.connections.connection import Connection
    from spinney.web.rendering.page_parts import PageParts

HEARD: Final = 100  # lines of chat that are kept in memory, and shown


class Pending:
    """An answer that waits for "confirm": the table as it would be, seen by nobody else."""

    def __init__(self, seat: int, action: int, table: Table) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.table: Final = table


def pending_answer(table: Table, seat: int, text: str, known: Pending | None) -> Pending | None:
    """A stored answer that waits for its confirmation; nothing if it cannot be played here any more."""
    try:
        action = table.game.action(text)
        if known is not None and (known.seat, known.action) == (seat, action):
            return known
        after = table.branch()
        after.play(action, seat)
        return Pending(seat, action, after)
    except SpinneyError:
        return None


class LogLines:
    """The lines of the log as one seat reads them, and the events they were made from."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.lines: list[str] = []
        self.names: tuple[str, ...] = ()


class LiveTable:
    """A table in memory. The database is the truth: this can be dropped and loaded again at any time."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        moves: Sequence[MoveRow],
        words: list[WordRow],
        edition: str = "",
        story: Story | None = None,
    ) -> None:
        self.row: Final = row
        self.seats: Final = seats
        self.words: Final = words
        self.edition: Final = edition  # the text that was kept of it
        self.story = story  # what can be read if the entries cannot be played again
        self.told = story is not None  # is the story of the game in the database?
        self.answers: Final[list[MoveRow]] = []  # of a frozen table, as they were stored
        self.cause: Cause | None = None  # of its being frozen
        self.game: Final[Game[Any]] = self.begun_game()
        self.secrets: Final = self.game.has_secrets
        self.commitment: Final = commitment(row.secret)
        self.lock: Final = asyncio.Lock()
        self.connections: Final[set[Connection]] = set()
        self.client = row.host  # for whom bots think while nobody looks
        self.page_parts: Final[dict[object, PageParts]] = {}
        self.shelf: Final = Shelf()  # what those parts were drawn from
        self.log_lines: Final[dict[int, LogLines]] = {}  # by seat
        self.pending: Pending | None = None
        self.hint: asyncio.Task[None] | None = None  # an Elder thinks about it ...
        self.advised: Connection | None = None  # ... for this browser
        self.bot_task: asyncio.Task[None] | None = None
        self.stirred: Final = asyncio.Event()  # something has changed that a bot may wait for
        self.noted = -1  # after so many entries the database knows that a bot is asked
        self.rested = False  # did the bots wait for somebody to look?
        self.record = ""  # as a file, once the game is over ...
        self.record_hash = ""  # ... and its hash, by which readers know it
        self.points: list[list[int]] = []  # of all seats at every moment, once the story is told
        self.stale = False  # the database may know more than we do
        self.mark = 0  # of what is stored beside the entries, as it was read last
        self.elsewhere: frozenset[int] = frozenset()  # seats with a browser at another server
        self.opened_at: Final = time.monotonic()
        self.left_at = self.opened_at  # when the last browser went
        self.seat_left_at: Final[dict[int, float]] = {}  # when the last browser of a seat went
        self.game_changes = 0  # counted, so that only what has changed is drawn again
        self.other_changes = 0
        self.table: Table | None = None
        self.begin(moves)

    def begun_game(self) -> Game[Any]:
        """The game as this table was begun; if that cannot be had, one that can be named, but not played."""
        try:
            return game_begun(self.row, self.edition)
        except CannotReplay as error:
            self.cause = error.cause
            return named_game(self.row.game, self.story.title if self.story is not None else "")

    def begin(self, moves: Sequence[MoveRow]) -> None:
        """Play the entries again, if everybody has sat down."""
        try:
            if self.cause is None and not self.game.can_play(self.row.version):
                self.cause = why_frozen.other_rules(self.game, self.row.version)
            if self.cause is None and not self.waits_for():
                self.table = self.checked(restored(self.game, self.row, self.seats, moves))
        except CannotReplay as error:
            self.cause = error.cause
            if self.story is None and error.cause.fits >= 0:
                fitting = restored(self.game, self.row, self.seats, moves[: error.cause.fits])
                self.story = story_of(fitting)
        if self.cause is not None:
            self.answers[:] = moves
        self.game_changes += 1
        self.read_pending()

    def checked(self, table: Table) -> Table:
        """The table, if it is over just as its story tells."""
        story = self.story
        if story is not None and story.over:
            ended = (bool(table.over), list(table.scores), [int(seat) for seat in table.winners])
            if ended != (True, story.scores, story.winners):
                raise CannotReplay(why_frozen.ends_differently(self.game))
            self.points = story.points
        self.story = None
        return table

    @property
    def unshipped(self) -> str:
        """The text of the edition, if it is not what ships under its name today."""
        edition = self.game.edition
        return edition.text if edition is not None and not edition.shipped else ""

    @property
    def frozen(self) -> str:
        """Why nothing can be played here any more, in words; empty at all other tables."""
        return self.cause.table if self.cause is not None else ""

    @property
    def over(self) -> bool:
        """Is the game over, and may all of it be told?"""
        if self.table is None:
            return self.story is not None and self.story.over
        return bool(self.table.over)

    @property
    def name(self) -> str:
        return self.row.id

    @property
    def number(self) -> int:
        """How many entries there are."""
        return len(entries_of(self.table)) if self.table is not None else len(self.answers)

    @property
    def state(self) -> str:
        if self.over:
            return OVER
        return WAITING if self.table is None else PLAYING

    @property
    def asked(self) -> int:
        """The seat that must choose, or -1; nobody must at a table that the house has closed."""
        return -1 if self.table is None or self.row.closed else int(self.table.seat)

    def waits_for(self) -> list[SeatRow]:
        """The seats of people who have not sat down and added their entropy."""
        return [seat for seat in self.seats if not seat.level and not seat.entropy]

    def held_by(self, holder: str) -> list[int]:
        """The seats that a browser holds, by the hash of its token."""
        return [seat.seat for seat in self.seats if holder and seat.holder == holder]

    def present(self, seat: int) -> bool:
        """Is a browser connected that holds this seat, here or at another server?"""
        return seat in self.elsewhere or any(seat in connection.mine for connection in self.connections)

    @property
    def unattended(self) -> bool:
        """Do bots play for all seats, and does nobody look?"""
        return not self.connections and all(seat.bot for seat in self.seats)

    def bot_turn(self, after: Table, node: str) -> str | None:
        """Which server sees to the bot that is asked next: this one, or none is asked; None without bots."""
        if not any(seat.bot for seat in self.seats):
            return None
        asked = int(after.seat)
        return node if asked >= 0 and self.seats[asked].bot else ""

    def disconnected(self, connection: Connection) -> None:
        """A browser was closed, or cut off."""
        self.connections.discard(connection)
        self.client = connection.address
        self.left_at = time.monotonic()
        self.seat_left_at.update(dict.fromkeys(connection.mine, self.left_at))
        if self.advised is connection:
            self.drop_hint()

    def away_for(self, seat: int) -> float:
        """For how many seconds no browser that holds this seat has been connected."""
        return 0.0 if self.present(seat) else time.monotonic() - self.seat_left_at.get(seat, self.opened_at)

    def place(self, seat: int) -> str:
        """What the game calls a seat: its story knows that even if the game is gone."""
        return self.game.seat_name(seat) if self.story is None else self.story.seats[seat]

    @property
    def names(self) -> tuple[str, ...]:
        """What the people and bots at all seats are called, wherever they are named."""
        return names_at(self.seats, self.place)

    def hints_for(self, seat: int) -> bool:
        """Against bots only, unless the table was opened with hints for all."""
        return self.row.hints or all(other.level for other in self.seats if other.seat != seat)

    def replace_table(self, table: Table) -> None:
        """The game has moved on, and that is on the disk."""
        if self.table is None or len(entries_of(table)) != self.number:
            self.drop_hint()
        self.table = table
        self.pending = None
        self.game_changes += 1

    def table_for(self, seat: int) -> Table | None:
        """The table as a seat has it before its eyes: with its own answer that waits for confirmation."""
        own = self.pending is not None and self.pending.seat == seat
        return self.pending.table if own and self.pending is not None else self.table

    def drop_pending(self, seat: int) -> bool:
        """Forget the answer of a seat that waits for its confirmation; False where none does."""
        if self.pending is None or self.pending.seat != seat:
            return False
        self.pending = None
        self.game_changes += 1
        return True

    def drop_hint(self) -> None:
        """No hint is needed any more: if an Elder thinks about one, it stops."""
        if self.hint is not None:
            self.hint.cancel()
        self.hint = self.advised = None

    def read_pending(self) -> bool:
        """Take up the answer that waits for a confirmation from the row of its seat; True if that is new."""
        old, self.pending = self.pending, None
        table, asked = self.table, self.seats[self.asked] if self.asked >= 0 else None
        if table is not None and asked is not None and not asked.stand_in:
            number, _, answer = asked.pending.partition(" ")
            if number == str(self.number):
                self.pending = pending_answer(table, asked.seat, answer, old)
        changed = self.pending is not old
        self.game_changes += changed
        return changed

    def hear_seats(self, row: TableRow, seats: Sequence[SeatRow], elsewhere: frozenset[int]) -> None:
        """How the table is set, who sits where, and who is at other servers, as it is stored now."""
        gone = self.elsewhere - elsewhere
        self.seat_left_at.update(dict.fromkeys(gone, time.monotonic()))
        row.touched, row.state = self.row.touched, self.row.state  # which the page shows nothing of
        if (row, list(seats), elsewhere) == (self.row, self.seats, self.elsewhere):
            return
        if row.closed:
            self.drop_hint()
        for field in row.__struct_fields__:
            setattr(self.row, field, getattr(row, field))
        self.seats[:] = seats
        self.elsewhere = elsewhere
        self.game_changes += 1
        self.notify()

    def hear_decision(self, closed: str, hidden: bool) -> None:
        """Why the house has closed the table, or that it is open, and whether its title is hidden."""
        row = replace(self.row, closed=closed, hidden=hidden)
        self.hear_seats(row, self.seats, self.elsewhere)
        if self.read_pending():  # at a closed table nothing waits to be confirmed
            self.notify()

    def hear_words(self, rows: Sequence[WordRow]) -> None:
        """Lines of chat, some perhaps heard already: whatever order they come in, all read them by number."""
        known = {word.number for word in self.words}
        new = [row for row in rows if row.number not in known]
        words = sorted([*self.words, *new], key=lambda word: word.number)[-HEARD:]
        if words != self.words:  # a line that is said again may be older than all that are kept
            self.words[:] = words
            self.notify()

    def log_lines_for(self, seat: int) -> LogLines:
        """What a seat was told, kept so that only new events are put into words."""
        lines = self.log_lines.get(seat)
        if lines is None:
            lines = self.log_lines[seat] = LogLines()
        return lines

    def notify(self, moved: bool = False) -> None:
        """Something has changed: every connection sends what is new when its socket is free."""
        self.other_changes += not moved
        for connection in self.connections:
            connection.notify()
