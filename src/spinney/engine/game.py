"""A game: its rules and content, and the faces that everything else uses. It has no state."""

from __future__ import annotations

from collections.abc import Mapping
from os import urandom
from typing import Any, Final, Self

from mypy_extensions import i64, mypyc_attr

from spinney.engine import copies
from spinney.engine.actions import ActionSpace, Kind
from spinney.engine.chance import Chance, QuickChance, secret_of, stream_key
from spinney.engine.edition import Edition
from spinney.engine.errors import BadOption, BrokenRules
from spinney.engine.faces.goal import Goal, Meter
from spinney.engine.facts import Tally
from spinney.engine.observation import Part, Row, Spec, described
from spinney.engine.options import GameOption, check_options
from spinney.engine.parts import (
    About,
    Judge,
    Knowledge,
    Look,
    Rules,
    T,
    Terms,
    Words,
)
from spinney.engine.records.journal import Journal, Origin
from spinney.engine.rulebook import Rulebook, read_rulebook
from spinney.engine.score import ScoreItem
from spinney.engine.seen import Seen
from spinney.engine.shown import Shown
from spinney.engine.table import Rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Shown[T]):
    """What a game says about itself, how its tables start, and its faces. `T` is its class of table.

    It is put together from parts (`spinney.engine.parts`); a subclass may still override a face.
    """

    def __init__(
        self,
        about: About,
        terms: Terms,
        rules: Rules[T],
        knowledge: Knowledge[T],
        judge: Judge[T],
        words: Words[T],
        look: Look[T],
        edition: Edition | None = None,
        content: Any = None,
    ) -> None:
        super().__init__(about, terms, knowledge, words, look, content)
        self.key: Final = about.key
        self.pitch: Final = about.pitch
        self.length: Final = about.length
        self.package: Final = about.package
        self.version: Final = about.version
        self.newest: Final[i64] = int(about.version)
        self.oldest: Final[i64] = int(about.oldest)
        self.seats: Final = about.seats
        self.options: Final = about.options
        self.edition: Final = edition
        self._rules: Final = rules
        self._judge: Final = judge
        self._specs: Final[dict[int, Spec]] = {}
        check_labels(terms, words, about.key)

    def __reduce__(self) -> copies.Parts:
        """By class and edition."""
        return copies.game_parts(self)

    def __copy__(self) -> Self:
        """Itself: nothing about a game ever changes."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

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
        rules: str = "",
    ) -> T:
        """A new table from a secret instead of a seed, for records and servers.

        `rules` is an earlier version, for what was begun by it; see `can_play`.
        """
        low, high = self.seats
        if not isinstance(seats, int) or not low <= seats <= high:
            many = f"{low}" if low == high else f"{low} to {high}"
            raise BadOption(f"{self.key} is for {many} seats, not {seats!r}")
        if not self.can_play(rules or self.version):
            raise BadOption(f"{self.key}: rules {rules} cannot be played here, only {self.playable}")
        checked = check_options(self.key, self.options, options)
        table = self.lay_out(seats, Chance(stream_key(secret, entropy)), checked)
        table.rules = int(rules or self.version)
        table.journal = Journal(Origin(seats, checked, secret, entropy, rules or self.version), [])
        table.log = [] if log else None
        table.tally = tally
        table.run()
        return table

    def can_play(self, rules: str) -> bool:
        """Can a table still be played by this version of the rules?"""
        return rules.isdecimal() and len(rules) < 10 and self.oldest <= int(rules) <= self.newest

    @property
    def playable(self) -> str:
        """The versions of the rules that can be played, in words."""
        return self.version if self.oldest == self.newest else f"{self.oldest} to {self.newest}"

    def lay_out(self, seats: i64, chance: Chance, options: dict[str, int | str]) -> T:
        """A table as it comes out of the box; its first step is planned, and nothing has run."""
        return self._rules.lay_out(self, seats, chance, options)

    def bound(self, seats: int, options: dict[str, int | str]) -> int:
        """The largest number of choices that a game can have, if its limits are not switched off."""
        return self._rules.most_choices(self.content, seats, options)

    def set_limits(self, table: T) -> None:
        """The limits that an option switched off hold from now on, so that the game ends. See `LIMITS`."""
        set_limits = self._rules.set_limits
        if set_limits is not None:
            set_limits(table)

    # Faces: what a seat may know, and what a bot may imagine.

    def redeal(self, table: T, seat: i64, key: int | str | bytes) -> T:
        """A table that this seat must believe possible: what it cannot see is dealt again, with a new key."""
        other = table.clone()
        other.chance = QuickChance(secret_of(key))
        other.undoable = 0  # an imagined table has no past to go back to
        self.deal_hidden(other, seat)
        other.ask_anew()
        return other

    def deal_hidden(self, table: T, seat: i64) -> None:
        """Deal again, uniformly, what this seat does not know. Without secrets there is nothing to do."""
        deal = self._knowledge.deal_hidden
        if deal is not None:
            deal(table, seat)

    @property
    def has_secrets(self) -> bool:
        """Does any seat know what another does not? Only then is there anything to redeal."""
        return self._knowledge.deal_hidden is not None or type(self).deal_hidden is not Game.deal_hidden

    def seen_by(self, table: T, seat: i64) -> Seen:
        """The handle that a bot at this seat gets."""
        return Seen(self, table, seat)

    def observation(self, table: T, seat: i64) -> list[int]:
        """What a seat may know as a row of small ints, laid out by `observation_spec`."""
        row = Row(self.observation_spec(table.seats).size)
        try:
            self._knowledge.observe(row, table, seat)
        except IndexError as error:
            raise BrokenRules(f"{self.key}: an observation is longer than its layout") from error
        if row.at != len(row.numbers):
            raise BrokenRules(f"{self.key}: an observation of {row.at} numbers, not {len(row.numbers)}")
        return row.numbers

    def observation_spec(self, seats: int) -> Spec:
        """The layout of observations for so many seats, as the code that writes them describes it."""
        spec = self._specs.get(seats)
        if spec is None:
            row = Row(0, describes=True)
            self._knowledge.observe(row, self.start(seats, 0, log=False), 0)
            spec = self._specs[seats] = described(row)
        return spec

    def judge(self, table: T) -> list[float]:
        """How good the position is for each seat: its likely share of the victory, from 0 to 1."""
        return self._judge.judge(table)

    def contrast(self) -> float:
        """How far apart the judge rates good and poor answers to a choice: how much a search explores."""
        return self._judge.contrast

    def playout(self) -> int:
        """How many random choices a search makes before it asks the judge; 0 if a few ruin a position."""
        return self._judge.playout

    def by_turns(self) -> bool:
        """Does a search stop at the end of a turn, because only there the judge can be trusted?"""
        return self._judge.turn_of is not None

    def turn_of(self, table: T) -> i64:
        """The seat whose turn it is, even while another is asked. For games searched by turns."""
        turn_of = self._judge.turn_of
        return table.seat if turn_of is None else turn_of(table)

    def between_turns(self, table: T) -> bool:
        """Is nothing left half done, so that the judge need not guess? For games searched by turns."""
        between = self._judge.between_turns
        return between is None or between(table)

    # Faces: points and components.

    def score_sheet(self, table: T, seat: int | None = None) -> list[ScoreItem]:
        """Where the points come from; with a seat, only what that seat (or a spectator, -1) may know."""
        return self._knowledge.score_sheet(table, seat)

    def tie_break(self, table: T) -> list[ScoreItem]:
        """What breaks a tie on points, the most important first; all of it is public."""
        tie_break = self._knowledge.tie_break
        return [] if tie_break is None else tie_break(table)

    def inventory(self, table: T) -> dict[str, int]:
        """How many of each component are on the table, wherever they lie."""
        return self._knowledge.inventory(table)

    def box(self, table: T) -> dict[str, int]:
        """How many of each component came out of the box for this table."""
        return self._knowledge.box(table)

    def closers(self) -> Mapping[str, Rule]:
        """For each field that is set only during an interruption: the step that clears it."""
        return self._rules.closers

    def rulebook(self) -> Rulebook:
        """The game's rules document."""
        return read_rulebook(self.key, self.package)


def check_labels(terms: Terms, words: Words[Any], game: str) -> None:
    """When a `Game` is made: each kind of action is put into words once, by its entry or by a function."""
    for number, term in enumerate(terms.kinds.terms):
        if bool(term.label.text) == (number in words.labels):
            both = "two labels" if term.label.text else "no label"
            raise BrokenRules(f"{game}: action {number} ({term.word}) has {both}")
    for number in [*words.labels, *words.rules]:
        if not 0 <= number < len(terms.kinds.terms):
            raise BrokenRules(f"{game}: words for action {number}, but there is no such kind")


# What its faces hand out.
copies.register(ActionSpace, Kind, GameOption, Goal, Meter, Part, Spec, Rulebook, ScoreItem)
