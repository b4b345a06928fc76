"""What a number of an event or an action stands for: its names and its words.

Names are for machines: the text forms of actions and the facts of the lab. Words are for people: labels and
sentences. Both may depend on the content of an edition, so they are functions of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.errors import BrokenRules
from spinney.engine.events import Event
from spinney.engine.text import many

Names = Callable[[Any], Sequence[str]]  # of the content
Words = Callable[[Any, i64], str]  # of the content and the number


class Saying:
    """What a sentence is made from: the content, the event, and the names of seats."""

    def __init__(self, content: Any, event: Event, name_of: Callable[[i64], str]) -> None:
        self.content: Final = content
        self.event: Final = event
        self.name_of: Final = name_of


class Field:
    """One number. Without words it reads as its name, without names as the number itself."""

    def __init__(
        self,
        names: Names | None = None,
        words: Words | None = None,
        texts: Names | None = None,
        told: Callable[[Saying, i64], str] | None = None,
    ) -> None:
        self.names: Final = names  # for facts, and for text forms
        self.words: Final = words  # for labels and sentences
        self.texts: Final = texts or names  # for text forms, if facts have longer names
        self.told: Final = told  # for sentences that depend on who did it, or on another number

    def say(self, content: Any, number: i64) -> str:
        """The number in words."""
        if self.words is not None:
            return self.words(content, number)
        return str(number) if self.names is None else picked(self.names(content), number)

    def tell(self, saying: Saying, number: i64) -> str:
        """The number in words, within a sentence."""
        return self.say(saying.content, number) if self.told is None else self.told(saying, number)


NUMBER: Final = Field()
SEAT: Final = Field(told=lambda saying, seat: saying.name_of(seat))


def count(one: str, more: str = "") -> Field:
    """A field that says how many of a thing: `count("cube")` reads 1 cube, 3 cubes."""
    return Field(words=lambda _, number: many(number, one, more))


def one_of(*words: str, names: Sequence[str] = ()) -> Field:
    """A field whose number stands for one of a few fixed words."""
    return Field(names=lambda _: names or words, words=lambda _, number: picked(words, number))


def picked(words: Sequence[str], number: i64) -> str:
    """The word of a field for a number; a number without one is a mistake of the rules."""
    if not 0 <= number < len(words):
        raise BrokenRules(f"no word for {number}, as there are {len(words)}")
    return words[number]


def if_so(yes: str, no: str = "") -> Field:
    """A field that is one phrase of a sentence if the number is not 0, and another if it is 0."""
    return Field(words=lambda _, number: yes if number else no)


def agreeing(letter: str, one: str, more: str) -> Field:
    """A field whose word depends on another number of the event: `agreeing("b", "lies", "lie")`."""
    return Field(told=lambda saying, _: one if number_of(saying.event, letter) == 1 else more)


def number_of(event: Event, letter: str) -> i64:
    """The number that a field stands for, by its letter among those of an event."""
    if letter == "a":
        return event.a
    return event.b if letter == "b" else event.c


class Template:
    """The sentence of an entry, cut once at the slots that its fields fill: `{who} pays {b}.`"""

    def __init__(self, text: str, slots: list[str], where: str) -> None:
        self.text: Final = text
        self.before: Final[list[str]] = []  # what stands before each slot
        self.slots: Final[list[str]] = []
        rest = text
        while "{" in rest:
            start, _, rest = rest.partition("{")
            slot, closed, rest = rest.partition("}")
            if not closed or slot not in slots:
                raise BrokenRules(f"{where}: {text!r} has a slot {{{slot}}} that nothing fills")
            self.before.append(start)
            self.slots.append(slot)
        self.end: Final = rest

    def filled(self, words: dict[str, str]) -> str:
        """The sentence or label, with the words of its fields in its slots."""
        parts = [before + words[slot] for before, slot in zip(self.before, self.slots, strict=True)]
        return "".join(parts) + self.end


def given(a: Field | None, b: Field | None, c: Field | None, where: str) -> dict[str, Field]:
    """The fields of an entry by the letters of their numbers; none between them may be left out."""
    fields = {letter: field for letter, field in (("a", a), ("b", b), ("c", c)) if field is not None}
    if list(fields) != ["a", "b", "c"][: len(fields)]:
        raise BrokenRules(f"{where}: fields are a, then b, then c; got {', '.join(fields)}")
    return fields
