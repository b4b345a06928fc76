"""A game: its rules and content, and the faces that everything else uses. It has no state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import urandom
from typing import Any, Final, Generic, Self

from mypy_extensions import i64, mypyc_attr

from spinney.engine import copies
from spinney.engine.actions import ActionSpace, Kind
from spinney.engine.chance import Chance, QuickChance, secret_of, stream_key
from spinney.engine.edition import Edition
from spinney.engine.errors import BadOption, BrokenRules
from spinney.engine.events import LIMITS_HOLD, TOOK_BACK, Event
from spinney.engine.facts import Layout, Tally
from spinney.engine.goal import Goal, Meter
from spinney.engine.observation import Part, Row, Spec, described
from spinney.engine.options import LIMITS_AGAIN, GameOption, check_options
from spinney.engine.parts import About, Judge, Knowledge, Picture, Rules, Sketch, T, Terms, Words
from spinney.engine.records.journal import Journal, Origin
from spinney.engine.rulebook import Rulebook, read_rulebook
from spinney.engine.score import ScoreItem
from spinney.engine.seen import Seen
from spinney.engine.table import Rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[T]):
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
        picture: Picture[T],
        edition: Edition | None = None,
        content: Any = None,
    ) -> None:
        self.key: Final = about.key
        self.title: Final = about.title
        self.pitch: Final = about.pitch
        self.length: Final = about.length
        self.package: Final = about.package
        self.version: Final = about.version
        self.newest: Final[i64] = int(about.version)
        self.oldest: Final[i64] = int(about.oldest)
        self.seats: Final = about.seats
        self.options: Final = about.options
        self.actions: Final = terms.space
        self.events: Final = terms.events.names
        self.edition: Final = edition
        self.content: Final = content  # what the game read from its edition
        facts = terms.events.facts(content)
        self.layout: Final = Layout(terms.space, self.events, facts)  # what the lab counts
        self.terms: Final = terms
        self._rules: Final = rules
        self._knowledge: Final = knowledge
        self._judge: Final = judge
        self._words: Final = words
        self._picture: Final = picture
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

    def view(self, table: T, seat: i64) -> dict[str, Any]:
        """What a seat, or a spectator (-1), may know: a tree of dicts, lists, ints and strings."""
        return self._knowledge.view(table, seat)

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

    # Faces: words and pictures.

    def label(self, table: T, action: int) -> str:
        """An option in words that a player understands, with what it costs or risks."""
        label = self._words.labels.get(self.actions.kind[action])
        if label is not None:
            return label(table, action)
        return self.terms.kinds.label(self.content, self.actions, action)

    def heading(self, kind: str) -> str:
        """The heading above the options of one kind of action, given the word of that kind."""
        return self.terms.kinds.heading(kind)

    def rule_of(self, table: T, action: int) -> str:
        """The id of the rule behind an action."""
        kind = self.actions.kind[action]
        rule = self._words.rules.get(kind)
        return self.terms.kinds.terms[kind].rule if rule is None else rule(table, action)

    def sentence(self, event: Event, seat: i64) -> str:
        """What happened, in words for this seat; empty if it is not worth a line."""
        return self.terms.events.sentence(self.content, event, self._words.seat_name)

    def concerns(self, event: Event, seat: i64) -> bool:
        """Did somebody else do this to the seat? The log highlights such lines."""
        return event.kind >= 0 and self.terms.events.concerns(event, seat)

    def asked(self, table: T) -> str:
        """What whoever is asked is to do, in words; empty if the game does not say."""
        asked = self._words.asked
        if asked is not None:
            return asked(table)
        questions = self.terms.questions
        return "" if questions is None else questions.words_of(table)

    def coming(self, table: T) -> str:
        """What comes after this choice, as a line for everybody; empty if the game does not say."""
        coming = self._words.coming
        return "" if coming is None else coming(table)

    def goal(self, table: T, seat: i64) -> Goal:
        """What wins and how near the end is, from the seat's view alone; empty if the game does not say."""
        goal = self._words.goal
        return Goal("") if goal is None else goal(self.content, self.view(table, seat))

    def picture(self, table: T, seat: i64) -> str:
        """The board as SVG, as this seat or a spectator may see it."""
        return self._picture.draw(table, seat)

    def drawing(self, table: T, seat: i64) -> Sequence[str]:
        """The picture in pieces, for pages that keep it up to date; they have the stylesheet already."""
        pieces = self._picture.pieces
        return [self.picture(table, seat)] if pieces is None else pieces(table, seat)

    def sketch(self, table: T, seat: i64) -> Sketch:
        """The board as lines of text, for terminals."""
        return self._picture.sketch(table, seat)

    def seat_name(self, seat: i64) -> str:
        """What a seat is called in words, as long as nobody's own name is known."""
        return self._words.seat_name(seat)

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
        """An event as a line of the log, for this seat."""
        if event.kind == TOOK_BACK:
            return f"{self.seat_name(event.seat)} takes the last answer back."
        if event.kind == LIMITS_HOLD:
            return f"{LIMITS_AGAIN}."
        return self.sentence(event, seat)

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
