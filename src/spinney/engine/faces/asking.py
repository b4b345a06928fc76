"""What is asked, as a page asks it: a question, a line of help, and the answers with where they are given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spinney.engine.faces.names import Names, named, seat_mark
from spinney.engine.nothing import NOBODY

PLAIN: Final = ""
GOOD: Final = "good"  # tones of a badge: likely to go well ...
BAD: Final = "bad"  # ... or not
NOTHING_TRIVIAL: Final = -1


class Answer:
    """One option: what it is called, where on the table it is given, and the number that counts there."""

    def __init__(
        self,
        action: int,
        parts: Sequence[str] = (),
        label: str = "",
        short: str = "",
        badge: str = "",
        tone: str = PLAIN,
    ) -> None:
        self.action: Final = action
        self.parts: Final = tuple(parts)  # the keys of what one touches for it; none: it is a button
        self.label: Final = label  # the whole option in words
        self.short: Final = short or label  # the same for a button
        self.badge: Final = badge  # what counts, in a few letters: "42 %", "3 steps", "+2"
        self.tone: Final = tone

    def named(self, names: Names) -> Answer:
        """The same with the names of people in its words."""
        label, short = named(self.label, names), named(self.short, names)
        return Answer(self.action, self.parts, label, short, self.badge, self.tone)


class Ask:
    """A question to a seat. `trivial` is the answer that anybody would give and that costs nothing, or -1."""

    def __init__(
        self,
        seat: int = NOBODY,
        question: str = "",
        help: str = "",
        answers: Sequence[Answer] = (),
        trivial: int = NOTHING_TRIVIAL,
    ) -> None:
        self.seat: Final = seat
        self.question: Final = question  # in words, as one asks at a table
        self.help: Final = help  # what glows, and what the numbers on it mean
        self.answers: Final = tuple(answers)
        self.trivial: Final = trivial

    def named(self, names: Names) -> Ask:
        """The same with the names of people in its words."""
        answers = [answer.named(names) for answer in self.answers]
        return Ask(self.seat, named(self.question, names), named(self.help, names), answers, self.trivial)


class Reason:
    """Why something cannot be done now: a sentence, and the rule behind it.

    What is only for another question `waits`: its words say for which, and what is asked instead is added.
    """

    def __init__(self, words: str, rule: str = "", waits: bool = False) -> None:
        self.words: Final = words
        self.rule: Final = rule
        self.waits: Final = waits

    def named(self, names: Names) -> Reason:
        """The same with the names of people in its words."""
        return Reason(named(self.words, names), self.rule, self.waits)

    def instead(self, question: str, rule: str) -> Reason:
        """The same, followed by what is asked now; by the rule of that where it has none of its own."""
        asked = f"{question.partition('?')[0].rstrip('.')}{'?' if '?' in question else '.'}"
        return Reason(f"{self.words} Now you are asked: {asked}", self.rule or rule)


def reason_of_person(part: str, seat: int) -> Reason | None:
    """Why the panel of a person cannot be chosen, from its key; None for any other key."""
    kind, _, whose = part.partition("-")
    if kind != "person" or not whose.isdecimal():
        return None
    place = "your own place" if int(whose) == seat else f"{seat_mark(int(whose))}'s place"
    return Reason(f"This is {place} at the table.", waits=True)
