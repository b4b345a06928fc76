"""What a game shows people: its words, and its table in zones. All of it follows from views and events."""

from __future__ import annotations

from typing import Any, Final, Generic

from mypy_extensions import i64, mypyc_attr

from spinney.engine.events import LIMITS_HOLD, TOOK_BACK, Event
from spinney.engine.faces.asking import NOTHING_TRIVIAL, Answer, Ask, Reason, reason_of_person
from spinney.engine.faces.deeds import Deed, Told, gathered, heard_of_own
from spinney.engine.faces.goal import Goal
from spinney.engine.faces.names import Names, named, named_drawing, seat_mark
from spinney.engine.faces.zones import Board, Lens
from spinney.engine.facts import Layout
from spinney.engine.nothing import NOBODY
from spinney.engine.options import LIMITS_AGAIN
from spinney.engine.parts import About, Knowledge, Look, Sketch, T, Terms, Words, called_late
from spinney.engine.table import Table

MOST_EVENTS: Final = 200  # that the strip of deeds looks at
MOST_KEPT: Final = 1024  # sentences of a game, and what it tells of events
NO_OPTION: Final = Reason("That is not among your options now: what you can choose glows.")


@mypyc_attr(allow_interpreted_subclasses=True)
class Shown(Generic[T]):
    """The faces of a game that people look at. `Game` adds those for machines."""

    def __init__(
        self,
        about: About,
        terms: Terms,
        knowledge: Knowledge[T],
        words: Words[T],
        look: Look[T],
        content: Any,
    ) -> None:
        self.title: Final = about.title
        self.actions: Final = terms.space
        self.events: Final = terms.events.names
        self.content: Final = content  # what the game read from its edition
        self.layout: Final = Layout(
            terms.space, self.events, terms.events.facts(content)
        )  # what the lab counts
        self.terms: Final = terms
        self._knowledge: Final = knowledge
        self._words: Final = words
        self._look: Final = look
        self.says_goal: Final = words.goal is not None
        self.seat_names: Final = tuple([words.seat_name(seat) for seat in range(about.seats[1])])
        self._sentences: Final[dict[tuple[int, ...], str]] = {}  # by what happened, seats still marks
        self._told: Final[dict[tuple[int, ...], Told]] = {}

    def view(self, table: T, seat: i64) -> dict[str, Any]:
        """What a seat, or a spectator (-1), may know: a tree of dicts, lists, ints and strings."""
        return self._knowledge.view(table, seat)

    # Faces: words. Where names are not given, seats are called by their numbers.

    def label(self, table: T, action: int, names: Names | None = None) -> str:
        """An option in words that a player understands, with what it costs or risks."""
        label = self._words.labels.get(self.actions.kind[action])
        if label is not None:
            words = label(table, action)
        else:
            words = self.terms.kinds.label(self.content, self.actions, action)
        return named(words, names or self.seat_names)

    def heading(self, kind: str) -> str:
        """The heading above the options of one kind of action, given the word of that kind."""
        return self.terms.kinds.heading(kind)

    def rule_of(self, table: T, action: int) -> str:
        """The id of the rule behind an action."""
        kind = self.actions.kind[action]
        rule = self._words.rules.get(kind)
        return self.terms.kinds.terms[kind].rule if rule is None else rule(table, action)

    def sentence(self, event: Event, seat: i64, names: Names | None = None) -> str:
        """What happened, in words for this seat; empty if it is not worth a line."""
        what = what_happened(event)
        words = self._sentences.get(what)
        if words is None:
            words = self.terms.events.sentence(self.content, event, seat_mark)
            make_room(self._sentences)
            self._sentences[what] = words
        return named(words, names or self.seat_names)

    def concerns(self, event: Event, seat: i64) -> bool:
        """Did somebody else do this to the seat? The log highlights such lines."""
        return event.kind >= 0 and self.terms.events.concerns(event, seat)

    def doer(self, event: Event) -> int:
        """The seat that did it; NOBODY where nobody did, as when a card turns up."""
        is_nobodys = event.kind >= 0 and self.layout.column_of(event.kind).nobody
        return NOBODY if is_nobodys else int(event.seat)

    def asked(self, table: T, names: Names | None = None) -> str:
        """What whoever is asked is to do, in words; empty if the game does not say."""
        asked, questions = self._words.asked, self.terms.questions
        plain = "" if asked is not None or questions is None else questions.words_of(table)
        return named(plain if asked is None else asked(table), names or self.seat_names)

    def coming(self, table: T, names: Names | None = None) -> str:
        """What comes after this choice, as a line for everybody; empty if the game does not say."""
        coming = self._words.coming
        return "" if coming is None else named(coming(table), names or self.seat_names)

    def follows(self, table: T) -> int:
        """Whose turn comes after this one; NOBODY where none does, or the game does not say."""
        follows = self._words.follows
        return NOBODY if follows is None or table.over else follows(table)

    def goal(self, table: T, seat: i64) -> Goal:
        """What wins and how near the end is, from the seat's view alone; empty if the game does not say."""
        return Goal("") if self._words.goal is None else self.goal_in(self.view(table, seat))

    def goal_in(self, view: dict[str, Any]) -> Goal:
        """The same, for somebody who has the view already."""
        goal = self._words.goal
        return Goal("") if goal is None else goal(self.content, view)

    def ask(self, table: T, seat: i64, names: Names | None = None) -> Ask:
        """What a seat is asked, and where on the table it answers; to all others only who is asked."""
        if table.over or table.seat != seat:
            return Ask(int(table.seat))
        ask = self._look.ask
        asked = self.plain_ask(table) if ask is None else ask(table)
        if asked.trivial != NOTHING_TRIVIAL and not costs_nothing(table, asked.trivial):
            asked = Ask(asked.seat, asked.question, asked.help, asked.answers)
        return asked.named(names or self.seat_names)

    def plain_ask(self, table: T) -> Ask:
        """The question of a game that does not say where its options are given: all of them are buttons."""
        words = self.asked(table) or "choose"
        answers = [Answer(int(option), (), self.label(table, option)) for option in table.options]
        return Ask(int(table.seat), f"{words[:1].upper()}{words[1:]}", "", answers)

    def why_not(self, table: T, seat: i64, part: str, names: Names | None = None) -> Reason:
        """Why a seat cannot choose a part of the table now."""
        names = names or self.seat_names
        if table.over:
            return Reason("The game is over.")
        if seat < 0 or table.seat != seat:
            return Reason(f"{named(seat_mark(table.seat), names)} is asked now.")
        why_not = self._look.why_not
        reason = None if why_not is None else why_not(table, seat, part)
        reason = reason_of_person(part, int(seat)) if reason is None else reason
        if reason is not None and reason.waits:
            reason = self.waiting(table, reason, names)
        return NO_OPTION if reason is None else reason.named(names)

    def waiting(self, table: T, reason: Reason, names: Names) -> Reason:
        """A reason that waits for its own question, with what is asked now and the rule behind that."""
        asked = self.ask(table, table.seat, names)
        answer = ([one for one in asked.answers if one.parts] or asked.answers)[0]
        return reason.instead(asked.question, self.rule_of(table, answer.action))

    def since(self, table: T, seat: i64, names: Names | None = None) -> list[Deed]:
        """What others did since the seat's last turn, as it was told; for spectators, the latest deeds."""
        journal = table.journal
        answered = 0 if journal is None else journal.answered.get(int(seat), 0)
        return gathered(
            since_last_turn(table, seat),
            seat,
            self.doer,
            self.told,
            lambda event: self.words_for(event, seat, names),
            names or self.seat_names,
            answered,
        )

    def own(self, table: T, seat: i64) -> list[Deed]:
        """What came of the seat's own answers that is heard or falls as dice; nothing for spectators."""
        return heard_of_own(since_last_turn(table, seat), seat, self.doer, self.told) if seat >= 0 else []

    def told(self, event: Event) -> Told:
        """What the strip of deeds shows of an event."""
        tell = self._look.told
        if event.kind < 0 or tell is None:
            return Told(headline=event.kind >= 0)
        what = what_happened(event)
        told = self._told.get(what)
        if told is None:
            told = tell(self.content, event)
            make_room(self._told)
            self._told[what] = told
        return told

    # Faces: pictures. Seats are marks in them (`spinney.engine.faces.names`), until somebody puts names in.

    def board(self, table: T, seat: i64) -> Board:
        """The zones of the table as this seat or a spectator may see them, from its view alone."""
        return self.board_in(self.view(table, seat))

    def board_in(self, view: dict[str, Any]) -> Board:
        """The same, for somebody who has the view already."""
        return self._look.board(self.content, view)

    def symbols(self) -> str:
        """What the drawings of all zones refer to, once for a page."""
        symbols = self._look.symbols
        return "" if symbols is None else symbols()

    def lens(self, table: T, seat: i64, part: str, names: Names | None = None) -> Lens | None:
        """A part of the table, enlarged and explained; None where there is nothing to explain."""
        find = self._look.lens
        lens = None if find is None else find(self.content, self.view(table, seat), part)
        return None if lens is None else lens.named(names or self.seat_names)

    def picture(self, table: T, seat: i64, names: Names | None = None) -> str:
        """All zones on one sheet, as SVG, as this seat or a spectator may see them."""
        drawn = (self.title, self.board(table, seat), self.symbols())
        sheet: str = called_late("spinney.art.sheet", "sheet", *drawn)
        return named_drawing(sheet, names or self.seat_names)

    def sketch(self, table: T, seat: i64, names: Names | None = None) -> Sketch:
        """The board as lines of text, for terminals."""
        lit = {part for answer in self.ask(table, seat).answers for part in answer.parts}
        return self._look.sketch(self.content, self.view(table, seat), names or self.seat_names, lit)

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

    def log(self, table: T, seat: i64, names: Names | None = None) -> list[str]:
        """What happened so far, as sentences for a seat or a spectator."""
        told = [self.words_for(event, seat, names) for event in self.happened(table, seat)]
        return [line for line in told if line]

    def words_for(self, event: Event, seat: i64, names: Names | None = None) -> str:
        """An event as a line of the log, for this seat."""
        if event.kind == TOOK_BACK:
            return f"{(names or self.seat_names)[event.seat]} takes the last answer back."
        if event.kind == LIMITS_HOLD:
            return f"{LIMITS_AGAIN}."
        return self.sentence(event, seat, names)


def what_happened(event: Event) -> tuple[int, ...]:
    """An event but for when it happened and who may know it: its words follow from nothing else."""
    return int(event.kind), int(event.seat), int(event.a), int(event.b), int(event.c)


def make_room(kept: dict[tuple[int, ...], Any]) -> None:
    """Whatever is kept can be made again, so when there is much of it, all of it goes."""
    if len(kept) >= MOST_KEPT:
        kept.clear()


def latest(log: list[Event], seat: i64, since: int) -> list[Event]:
    """What a seat was told from an answer on, oldest first; what is older is not looked at."""
    found: list[Event] = []
    for event in reversed(log):
        if event.number < since or len(found) == MOST_EVENTS:
            break
        if event.is_for(seat):
            found.append(event)
    return found[::-1]


def since_last_turn(table: Table, seat: i64) -> list[Event]:
    """What a seat was told since its last turn began to end; everything, if it has had none."""
    journal = table.journal
    return latest(table.log or [], seat, 0 if journal is None else journal.left.get(int(seat), 0))


def costs_nothing(table: Table, action: int) -> bool:
    """Can the answer be taken back, and does nobody learn from it what only its seat knows?"""
    if table.query is not None:
        return False
    ahead = table.clone()
    ahead.take(action)
    return ahead.undoable > table.undoable
