"""A game: rules and content, and the faces that everything outside the rules looks at. Stateless."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from os import urandom
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from spinney.engine.actions import ActionSpace
from spinney.engine.chance import Chance, QuickChance, secret_of, stream_key
from spinney.engine.edition import Edition
from spinney.engine.errors import BadOption
from spinney.engine.events import TOOK_BACK, Event
from spinney.engine.facts import Fact, Layout, Tally
from spinney.engine.journal import Journal, Origin
from spinney.engine.observation import Spec
from spinney.engine.options import GameOption, check_options
from spinney.engine.rulebook import Rulebook
from spinney.engine.score import ScoreItem
from spinney.engine.seen import Seen
from spinney.engine.table import Rule, Table

T = TypeVar("T", bound=Table)
Sketch = list[list[tuple[str, str]]]  # lines of (text, style); the styles are those of `spinney.cli.paint`


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[T]):
    """What a game says of itself, how its tables start, and its faces. `T` is its class of table."""

    def __init__(
        self,
        key: str,
        title: str,
        pitch: str,
        length: str,
        package: str,
        version: str,
        seats: tuple[int, int],
        options: tuple[GameOption, ...],
        actions: ActionSpace,
        events: tuple[str, ...],
        edition: Edition | None = None,
        facts: tuple[Fact, ...] = (),
    ) -> None:
        self.key: Final = key
        self.title: Final = title
        self.pitch: Final = pitch
        self.length: Final = length  # how long a game takes, for people who choose one
        self.package: Final = package  # where rules.md and editions/ lie
        self.version: Final = version  # of the rules, for records
        self.seats: Final = seats  # fewest and most
        self.options: Final = options
        self.actions: Final = actions
        self.events: Final = events  # the names of its event kinds
        self.edition: Final = edition
        self.layout: Final = Layout(actions, events, facts)  # what the lab counts, and what it means

    # Starting a table.

    def start(
        self,
        seats: int | None = None,
        seed: int | str | bytes | None = None,
        *,
        entropy: list[bytes] | None = None,
        log: bool = True,
        **options: object,
    ) -> T:
        """A new table, up to its first choice. No seed means a secret random key."""
        secret = urandom(32) if seed is None else secret_of(seed)
        return self.start_from(self.seats[0] if seats is None else seats, secret, entropy or [], options, log)

    def start_from(
        self,
        seats: int,
        secret: bytes,
        entropy: list[bytes],
        options: dict[str, object],
        log: bool = True,
        tally: Tally | None = None,
    ) -> T:
        """A new table from the very secret, as records and servers keep it."""
        low, high = self.seats
        if not isinstance(seats, int) or not low <= seats <= high:
            many = f"{low}" if low == high else f"{low} to {high}"
            raise BadOption(f"{self.key} is for {many} seats, not {seats!r}")
        checked = check_options(self.key, self.options, options)
        table = self.lay_out(seats, Chance(stream_key(secret, entropy)), checked)
        table.journal = Journal(Origin(seats, checked, secret, entropy), [])
        table.log = [] if log else None
        table.tally = tally
        table.run()
        return table

    @abstractmethod
    def lay_out(self, seats: i64, chance: Chance, options: dict[str, int | str]) -> T:
        """A table as it comes out of the box, its first step planned and nothing run."""

    @abstractmethod
    def bound(self, seats: int, options: dict[str, int | str]) -> int:
        """The most choices that a game can have."""

    # Faces: what a seat may know, and what a bot may imagine.

    @abstractmethod
    def view(self, table: T, seat: i64) -> dict[str, Any]:
        """What a seat, or a spectator (-1), may know: a tree of dicts, lists, ints and strings."""

    def redeal(self, table: T, seat: i64, key: int | str | bytes) -> T:
        """A table that this seat must believe possible: what is hidden from it dealt anew, with a new key."""
        other = table.clone()
        other.chance = QuickChance(secret_of(key))
        other.undoable = 0  # an imagined table has no past to go back to
        self.deal_hidden(other, seat)
        other.ask_anew()
        return other

    def deal_hidden(self, table: T, seat: i64) -> None:
        """Deal anew, uniformly, what this seat does not know. A game without secrets has nothing to do."""

    def seen_by(self, table: T, seat: i64) -> Seen:
        """The handle that a bot at this seat gets."""
        return Seen(self, table, seat)

    @abstractmethod
    def observation(self, table: T, seat: i64) -> list[int]:
        """What a seat may know as a row of small ints, laid out by `observation_spec`."""

    @abstractmethod
    def observation_spec(self, seats: int) -> Spec: ...

    @abstractmethod
    def judge(self, table: T) -> list[float]:
        """How good the position is for each seat: its likely share of the victory, from 0 to 1."""

    def contrast(self) -> float:
        """How far apart the judge holds good and poor answers to a choice; a search is as curious as that."""
        return 0.2

    def playout(self) -> int:
        """How many random choices a search makes before it asks the judge; none where few ruin a position."""
        return 8

    def by_turns(self) -> bool:
        """Does a search look to the end of the turn and no further, where the judge can be trusted?"""
        return False

    def turn_of(self, table: T) -> i64:
        """The seat whose turn it is, whoever is asked. For games searched by turns."""
        return table.seat

    def between_turns(self, table: T) -> bool:
        """Is nothing begun that the judge would have to guess the end of? For games searched by turns."""
        return True

    # Faces: what is on the table, and what it is worth.

    @abstractmethod
    def score_sheet(self, table: T, seat: int | None = None) -> list[ScoreItem]:
        """Where the points come from; with a seat, only what that seat (or a spectator, -1) may know."""

    def tie_break(self, table: T) -> list[ScoreItem]:
        """What decides between seats that are level on points, the first thing first; all public."""
        return []

    @abstractmethod
    def inventory(self, table: T) -> dict[str, int]:
        """How many of each component are on the table, wherever they lie."""

    @abstractmethod
    def box(self, table: T) -> dict[str, int]:
        """How many of each component came out of the box for this table."""

    def closers(self) -> dict[str, Rule]:
        """For each field that holds an interruption while it lasts: the step that puts it away."""
        return {}

    # Faces: words and pictures.

    @abstractmethod
    def label(self, table: T, action: int) -> str:
        """An option in words that a player understands, with what it costs or risks."""

    def heading(self, kind: str) -> str:
        """What stands above the options of one kind of action, by the word of that kind."""
        return kind.replace("-", " ").capitalize()

    @abstractmethod
    def rule_of(self, table: T, action: int) -> str:
        """The id of the rule behind an action."""

    @abstractmethod
    def sentence(self, event: Event, seat: i64) -> str:
        """What happened, in words for this seat; empty if it is not worth a line."""

    def concerns(self, event: Event, seat: i64) -> bool:
        """Did somebody else do this to the seat? Such lines of the log stand out."""
        return False

    def coming(self, table: T) -> str:
        """What comes after this choice, in a line for everybody; empty where the game does not say."""
        return ""

    @abstractmethod
    def picture(self, table: T, seat: i64) -> str:
        """The board as SVG, as this seat or a spectator may see it."""

    def drawing(self, table: T, seat: i64) -> Sequence[str]:
        """The picture in pieces, for pages that keep it up to date; they have the stylesheet already."""
        return [self.picture(table, seat)]

    @abstractmethod
    def sketch(self, table: T, seat: i64) -> Sketch:
        """The board as lines of text, for terminals."""

    def seat_name(self, seat: i64) -> str:
        return f"Seat {seat + 1}"

    def text(self, action: int) -> str:
        """The stable text form of an action."""
        return self.actions.text(action)

    def action(self, text: str) -> int:
        """The action that a text form names."""
        return self.actions.action(text)

    def happened(self, table: T, seat: i64) -> list[Event]:
        """The events that a seat may know, oldest first."""
        return [event for event in table.log or [] if event.is_for(seat)]

    def log(self, table: T, seat: i64) -> list[str]:
        """What happened so far, as sentences for a seat or a spectator."""
        told = [self.words_for(event, seat) for event in self.happened(table, seat)]
        return [line for line in told if line]

    def words_for(self, event: Event, seat: i64) -> str:
        if event.kind == TOOK_BACK:
            return f"{self.seat_name(event.seat)} takes the last answer back."
        return self.sentence(event, seat)

    def rulebook(self) -> Rulebook:
        """The game's rules document."""
        return _rulebook(self.key, self.package)


@lru_cache
def _rulebook(key: str, package: str) -> Rulebook:
    return Rulebook(key, files(package).joinpath("rules.md").read_text(encoding="utf-8"))
