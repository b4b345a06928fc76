"""The events of a game, one entry each: number, name, sentence, fact, and whom it concerns.

    PLACED: Final = 10
    EVENTS.add(PLACED, "placed", "{who} places {a} on {b}.", a=SPIRIT, b=TILE, item="b")

The number is a constant of the module, so that compiled rules need no look-up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.errors import BrokenRules
from spinney.engine.events import Event
from spinney.engine.facts import Fact
from spinney.engine.terms.field import Field, Saying, Template, given, number_of

WHO: Final = "who"  # the slot for the seat that the event is told with
ITSELF: Final = "seat"  # of `concerns`: the seat that the event names
OTHERS: Final = "others"  # of `concerns`: everybody but that seat


class EventTerm:
    """Everything that a game says about one kind of event."""

    def __init__(
        self,
        name: str,
        sentence: Template,
        fields: dict[str, Field],
        fact: Fact,
        concerns: str,
        when: Callable[[Event], bool] | None,
    ) -> None:
        self.name: Final = name
        self.sentence: Final = sentence  # empty if the log leaves it out, because other events say it
        self.fields: Final = fields
        self.fact: Final = fact  # what the lab counts; its names are those of the content
        self.concerns: Final = concerns  # the number that names the seat it happens to
        self.when: Final = when  # the log tells it only if this is true

    def say(self, content: Any, event: Event, name_of: Callable[[i64], str]) -> str:
        """The sentence, or nothing if it is not worth a line."""
        if not self.sentence.text or (self.when is not None and not self.when(event)):
            return ""
        saying = Saying(content, event, name_of)
        words: dict[str, str] = {}
        for slot in self.sentence.slots:
            if slot == WHO:
                words[slot] = name_of(event.seat)
            else:
                words[slot] = self.told(slot, saying)
        return self.sentence.filled(words)

    def told(self, slot: str, saying: Saying) -> str:
        """One of its numbers, in words."""
        try:
            return self.fields[slot].tell(saying, number_of(saying.event, slot))
        except BrokenRules as error:
            raise BrokenRules(f"event {self.name}: {slot}: {error}") from error

    def fact_of(self, content: Any) -> Fact:
        """The fact, with the names of an edition."""
        fact = self.fact
        names = self.fields[fact.item].names if fact.item else None
        things = names(content) if names is not None else ()
        return Fact(fact.kind, fact.item, things, fact.many, fact.beat, fact.ending, fact.nobody)


class Events:
    """All kinds of event of a game, by their numbers."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.terms: Final[list[EventTerm]] = []

    def add(
        self,
        number: int,
        name: str,
        sentence: str,
        a: Field | None = None,
        b: Field | None = None,
        c: Field | None = None,
        item: str = "",
        many: str = "",
        beat: bool = False,
        ending: bool = False,
        nobody: bool = False,
        concerns: str = "",
        when: Callable[[Event], bool] | None = None,
    ) -> None:
        """Declare an event.

        For the lab `item` is the number that names a thing and `many` the one that says how many. `beat`: a
        round begins with it; `ending`: a game can end this way; `nobody`: nobody did it, no matter which seat
        it names. `concerns` is the number that names the seat it happens to, or `ITSELF` or `OTHERS`.
        """
        where = f"{self.game}: event {number} ({name})"
        if number != len(self.terms):
            raise BrokenRules(f"{where}: expected the number {len(self.terms)}, in the order of declaration")
        if name in self.names:
            raise BrokenRules(f"{where}: there is an event of that name already")
        fields = given(a, b, c, where)
        if item and (item not in fields or fields[item].names is None):
            raise BrokenRules(f"{where}: item is {item!r}, but no field of that letter has names")
        if many and many not in fields:
            raise BrokenRules(f"{where}: many is {many!r}, but there is no such field")
        if concerns not in ("", ITSELF, OTHERS) and concerns not in fields:
            raise BrokenRules(f"{where}: it concerns {concerns!r}, but there is no such field")
        fact = Fact(number, item, (), many, beat, ending, nobody)
        self.terms.append(
            EventTerm(name, Template(sentence, [WHO, *fields], where), fields, fact, concerns, when)
        )

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each kind of event, by number."""
        return tuple([term.name for term in self.terms])

    def facts(self, content: Any) -> tuple[Fact, ...]:
        """What the numbers of each event mean to the lab."""
        return tuple([term.fact_of(content) for term in self.terms])

    def sentence(self, content: Any, event: Event, name_of: Callable[[i64], str]) -> str:
        """What happened, in words; empty if it is not worth a line."""
        if not 0 <= event.kind < len(self.terms):
            raise BrokenRules(f"{self.game}: told of event {event.kind}, but there is no such event")
        return self.terms[event.kind].say(content, event, name_of)

    def concerns(self, event: Event, seat: i64) -> bool:
        """Did somebody else do this to the seat?"""
        whom = self.terms[event.kind].concerns
        if whom in (ITSELF, OTHERS):
            return (event.seat == seat) == (whom == ITSELF)
        return whom != "" and event.seat != seat and number_of(event, whom) == seat
