"""One game in progress: what lies on the table, what happens next, and what it waits for.

Flow is data. A rule is a plain function that changes the table, plans what follows, or asks a seat and names
the function that takes the answer. So a table can be copied, saved and searched at any choice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Self

from mypy_extensions import i64, mypyc_attr

from spinney.engine import copies
from spinney.engine.chance import Chance
from spinney.engine.errors import BrokenRules, IllegalAction, OutOfTurn
from spinney.engine.events import EVERYONE, Event
from spinney.engine.facts import Tally
from spinney.engine.fingerprints import described_fields, fingerprint, step_text
from spinney.engine.nothing import NOBODY
from spinney.engine.piles import Pile
from spinney.engine.records.journal import Journal

if TYPE_CHECKING:
    from spinney.engine.game import Game

NOT_GIVEN: Final = -1000000  # stands for an int of `ask` that was left out
FLOOR: Final = 6  # unused entries at the bottom of the agenda: a list that often becomes empty is slow
MAX_ACTION: Final = 2**31  # more than any action space has
MAX_STEPS: Final = 100000  # steps without a choice before the agenda counts as endless

Rule = Callable[..., None]  # a rule takes its own game's table, which no narrower type admits
Query = Callable[..., list[i64]]  # the options of a secret choice, computed from the table
Step = tuple[Any, ...]  # a rule and up to three ints


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The part of a table that every game shares. A game adds its own fields and `clone`."""

    def __init__(self, game: Game[Any], seats: i64, chance: Chance) -> None:
        self.game = game
        self.seats: i64 = seats
        self.chance = chance
        self.rules: i64 = game.newest  # the version of the rules that it is played by
        self.agenda: list[Step] = [()] * FLOOR
        self.seat: i64 = NOBODY
        self.options: list[i64] = []
        self.answer: Rule | None = None
        self.query: Query | None = None
        self.about: i64 = NOT_GIVEN
        self.more: i64 = NOT_GIVEN
        self.number: i64 = 0
        self.shown: i64 = 0
        self.undoable: i64 = 0
        self.over = False
        self.winners: list[i64] = []
        self.journal: Journal | None = None
        self.log: list[Event] | None = None
        self.tally: Tally | None = None

    # For everybody: play, and look.

    def play(self, action: int, seat: int | None = None) -> None:
        """Answer the choice, for `seat` if it is given. What is not legal is refused and changes nothing."""
        if seat is not None and (seat != self.seat or self.over):
            raise OutOfTurn(f"seat {seat} answered, but {self.awaited()}")
        if not self.allows(action):
            raise IllegalAction(self.refusal(action))
        asked, turn = int(self.seat), int(self.whose_turn())
        self.take(action)
        if self.journal is not None:
            self.journal.entries.append(action)
            self.journal.answered[asked] = int(self.number)
            if self.over or self.whose_turn() != turn:
                self.journal.left[turn] = int(self.number)

    def whose_turn(self) -> i64:
        """The seat whose turn it is: whoever is asked, unless the game lets others answer in a turn."""
        return self.seat

    def allows(self, action: int) -> bool:
        """Is it one of the options?"""
        if isinstance(action, int) and -MAX_ACTION < action < MAX_ACTION:
            number: i64 = action
            for option in self.options:
                if option == number:
                    return True
        return False

    @property
    def scores(self) -> list[int]:
        """The points of every seat as they stand now."""
        return [self.score(seat) for seat in range(self.seats)]

    def score(self, seat: i64) -> i64:
        """The points of a seat as they stand now. Every game defines it."""
        raise BrokenRules(f"{type(self).__name__} has no `score`")

    def clone(self) -> Self:
        """An equal table that shares nothing mutable with this one; journal, log and tally stay behind.

        Every game defines it, because only the game knows its fields.
        """
        raise BrokenRules(f"{type(self).__name__} has no `clone`")

    def branch(self) -> Self:
        """A clone that keeps journal and log, so that it can be recorded and take this table's place."""
        other = self.clone()
        if self.journal is not None:
            other.journal = self.journal.clone()
        if self.log is not None:
            other.log = self.log[:]
        return other

    def __reduce__(self) -> copies.Parts:
        """By its fields, at any choice, with journal, log and tally; the game and its content are shared."""
        return copies.pickled_parts(self, self.game)

    def __copy__(self) -> Self:
        copy: Self = copies.independent(self)
        return copy

    def planned(self) -> list[Step]:
        """The steps to come, next one first."""
        return self.agenda[: FLOOR - 1 : -1]

    def ahead(self) -> i64:
        """How many steps are planned."""
        return len(self.agenda) - FLOOR

    def step_ahead(self, number: i64) -> Step:
        """One of the steps to come, the next one being 0; empty if there are not so many."""
        at = len(self.agenda) - 1 - number
        return self.agenda[at] if at >= FLOOR else ()

    def is_planned(self, rule: Rule) -> bool:
        """Is this rule among the steps to come?"""
        found = False
        for at in range(FLOOR, len(self.agenda)):
            found = found or self.agenda[at][0] is rule
        return found

    def fingerprint(self) -> str:
        """A hash of everything on the table: equal in any process, compiled or interpreted."""
        return fingerprint(self)

    # For rules: plan, ask, tell, draw, reveal, finish.

    def plan(self, first: Step, *others: Step) -> None:
        """Do these next, in reading order, before what is already planned."""
        if not isinstance(first, tuple):
            raise BrokenRules(
                f"plan takes tuples of a rule and its ints, such as (roll, seat); got {first!r}"
            )
        for at in range(len(others) - 1, -1, -1):
            self.agenda.append(others[at])
        self.agenda.append(first)

    def ask(
        self, seat: i64, options: list[i64], answer: Rule, about: i64 = NOT_GIVEN, more: i64 = NOT_GIVEN
    ) -> None:
        """Ask a seat to choose. The options follow from public facts; if there is only one, it is played."""
        if self.answer is not None:
            raise BrokenRules(f"two choices at once: {step_text((self.answer,))} and {step_text((answer,))}")
        self.seat = seat
        self.options = options
        self.answer = answer
        self.query = None
        self.about = about
        self.more = more

    def ask_secretly(
        self, seat: i64, query: Query, answer: Rule, about: i64 = NOT_GIVEN, more: i64 = NOT_GIVEN
    ) -> None:
        """Ask a seat whose options depend on what others do not see.

        The seat is asked even if it has only one option, so that being asked gives nothing away. The options
        are a function of the table, so that a redeal can compute them again.
        """
        self.ask(seat, [], answer, about, more)
        self.query = query
        self.ask_anew()

    def ask_anew(self) -> None:
        """Compute the options of a pending secret choice again, after a redeal."""
        query = self.query
        if query is None:
            return
        if self.about == NOT_GIVEN:
            self.options = query(self, self.seat)
        elif self.more == NOT_GIVEN:
            self.options = query(self, self.seat, self.about)
        else:
            self.options = query(self, self.seat, self.about, self.more)

    def tell(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, to: i64 = EVERYONE) -> None:
        """Say that something happened, as numbers, and to whom. It costs nothing if nobody listens."""
        log = self.log
        if log is not None:
            log.append(Event(self.number, to, kind, seat, a, b, c))
        tally = self.tally
        if tally is not None and tally.count(kind, seat, a, b, c) and tally.wants():
            tally.look(self.scores)

    def draw(self, pile: Pile) -> i64:
        """Take a card from a pile. Even the last one is news to somebody, so it cannot be undone."""
        self.shown += 1
        return pile.draw(self.chance)

    def reveal(self) -> None:
        """Something hidden is shown to somebody: the answers before this can no longer be taken back."""
        self.shown += 1

    def finish(self, winners: list[i64]) -> None:
        """End the game with these winners (none if the rules name none)."""
        del self.agenda[FLOOR:]
        self.over = True
        self.winners = winners

    # For search: the same play, unchecked and unrecorded.

    def take(self, action: i64) -> None:
        """Answer the choice without checking that it is legal; for search. All others call `play`."""
        answer = self.answer
        if answer is None:
            raise BrokenRules("an answer, but nothing was asked")
        asked = self.seat
        drawn = self.chance.drawn
        shown = self.shown
        self.number += 1
        self.answer = None
        self.reply(answer, action)
        self.run()
        if self.seat == asked and self.chance.drawn == drawn and self.shown == shown:
            self.undoable += 1
        else:
            self.undoable = 0

    def run(self) -> None:
        """Do what is planned until somebody must choose or the game is over."""
        steps: i64 = 0
        while True:
            answer = self.answer
            if answer is not None:
                options = self.options
                if len(options) == 0:
                    raise BrokenRules(f"no option for seat {self.seat}: {step_text((answer,))}")
                if len(options) > 1 or self.query is not None:
                    return
                self.answer = None
                self.reply(answer, options[0])
            elif self.over:
                self.seat = NOBODY
                self.options = []
                self.query = None
                return
            elif len(self.agenda) == FLOOR:
                raise BrokenRules("the agenda ran out before the game was finished")
            else:
                self.do(self.agenda.pop())
            steps += 1
            if steps > MAX_STEPS:
                raise BrokenRules(self.endless())

    def do(self, step: Step) -> None:
        """Run one step of the agenda."""
        size = len(step)
        if size == 1:
            step[0](self)
        elif size == 2:
            step[0](self, step[1])
        elif size == 3:
            step[0](self, step[1], step[2])
        elif size == 4:
            step[0](self, step[1], step[2], step[3])
        else:
            raise BrokenRules(f"a step is a rule and up to three ints: {step_text(step)}")

    def reply(self, answer: Rule, action: i64) -> None:
        """Call the rule that takes the answer, with the numbers that were asked with."""
        if self.about == NOT_GIVEN:
            answer(self, self.seat, action)
        elif self.more == NOT_GIVEN:
            answer(self, self.seat, action, self.about)
        else:
            answer(self, self.seat, action, self.about, self.more)

    def copy_flow_to(self, other: Table) -> None:
        """The engine's share of `clone`: everything here but game, seats, chance, journal, log and tally."""
        other.rules = self.rules
        other.agenda = self.agenda[:]
        other.seat = self.seat
        other.options = self.options[:]
        other.answer = self.answer
        other.query = self.query
        other.about = self.about
        other.more = self.more
        other.number = self.number
        other.shown = self.shown
        other.undoable = self.undoable
        other.over = self.over
        other.winners = self.winners[:]

    # What errors say.

    def awaited(self) -> str:
        """Whom the table waits for, in words for an error."""
        return "the game is over" if self.over else f"seat {self.seat} must choose"

    def refusal(self, action: int) -> str:
        """Why an action cannot be played now, in words for an error, with what would be legal."""
        if self.over:
            return f"nothing can be played now: the game is over (choice {self.number})"
        game = self.game
        legal = ", ".join(f'"{game.text(option)}"' for option in self.options)
        if not game.actions.has(action):
            what, why = f"play {action!r}", "no such action"
        else:
            what, why = f'"{game.text(action)}" now', game.rule_of(self, action)
        return f"seat {self.seat} cannot {what}; legal: {legal} ({why}; choice {self.number})"

    def endless(self) -> str:
        """What the error says about an agenda that never settles: its next steps, and the table."""
        last: list[str] = []
        while len(last) < 10 and len(self.agenda) > FLOOR and self.answer is None:
            step = self.agenda.pop()
            last.append(step_text(step))
            self.do(step)
        return f"the agenda never settles: {'; '.join(last)}\n{self.describe()}"

    def describe(self) -> str:
        """The table as text, for error messages: a line for each field."""
        return described_fields(self)
