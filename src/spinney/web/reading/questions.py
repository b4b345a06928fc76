"""What the server asks a reader, and what it is answered."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct, field

from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.records.journal import Entry, Origin
from spinney.web.errors import Forbidden, Frozen, NotFound, Refused, Stale, TooMuch
from spinney.web.games import game_with
from spinney.web.logs import REQUEST, mark_told
from spinney.web.replays.story import Story
from spinney.web.storage.schema import MoveRow, SeatRow, TableRow

View = Literal["page", "moment", "verify", "record"]
REFUSALS: Final = {kind.code: kind for kind in (Refused, NotFound, Forbidden, Stale, TooMuch, Frozen)}


class Begun(Struct):
    """What a table was begun with."""

    table: str
    game: str
    edition: str
    edition_text: str  # if it is not what ships under its name
    seats: int
    options: dict[str, int | str]
    secret: bytes
    entropy: list[bytes]
    rules: str

    def found_game(self) -> Game[Any]:
        """The game of the table."""
        return game_with(self.game, self.edition, self.edition_text)

    def origin(self) -> Origin:
        """What its entries follow."""
        return Origin(self.seats, self.options, self.secret, self.entropy, self.rules)


class Asked(Struct, kw_only=True):
    """A question, with the id of the request that led to it, for the log."""

    request: str = field(default_factory=REQUEST.get)


class Look(Asked, tag=True):
    """Draw a table as a seat saw it after so many answers."""

    begun: Begun
    entries: list[Entry]
    answers: int
    seat: int
    names: list[str]


class WriteRecord(Asked, tag=True):
    """Write the record of a table that is over."""

    begun: Begun
    entries: list[Entry]
    fingerprint: str
    players: list[str]


class Tell(Asked, tag=True):
    """Tell the story of a table that is over."""

    begun: Begun
    entries: list[Entry]
    fingerprint: str


class TellStored(Asked, tag=True):
    """Tell the story of a table from its stored entries, if it can be played again and is over."""

    row: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow]
    edition_text: str


class AboutRecord(Asked):
    """A record as text, and the text of its edition, once that was looked up."""

    text: str
    edition: str | None = None


class TellRecord(AboutRecord, tag=True):
    """Tell the story of a record, if it can be played again."""


class Check(AboutRecord, tag=True):
    """Check a record that somebody opens, and tell its story."""


class Show(AboutRecord, tag=True, kw_only=True):
    """Show a record; one that cannot be played again is shown by its story.

    Without a text it is shown if it was shown lately.
    """

    name: str
    view: View
    where: str = ""  # its address
    title: str = ""  # the game's, if it has none of its own
    at: str = "0"
    seat: str = "-1"
    packed: bytes | None = None  # its story, in case
    story: Story | None = None  # there is nothing else: its game cannot be played any more ...
    why: str = ""  # ... and this is why
    players: list[str] = []


Question = Look | WriteRecord | Tell | TellStored | TellRecord | Check | Show


class Answer(Struct, omit_defaults=True):
    """What a reader answers: what it was asked for, or why not, or what it needs to know first."""

    text: str = ""
    body: bytes = b""
    game: str = ""
    figures: dict[int, tuple[str, str]] = {}
    story: bytes | None = None
    points: list[list[int]] = []
    unknown: bool = False  # it was not shown lately: ask again with its text
    edition: str = ""  # the hash of an edition: ask again with its text
    refused: str = ""
    code: str = ""
    broken: bool = False

    def check(self) -> Answer:
        """The answer, unless there is none: then the error that kept the reader from one."""
        if self.broken:
            error = RuntimeError("a reader failed; its log says why")
            mark_told(error)
            raise error
        if self.refused:
            raise REFUSALS.get(self.code, SpinneyError)(self.refused)
        return self
