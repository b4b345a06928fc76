"""The numbered actions of a game: made, read and written as text in one place.

A kind of action is a word and up to three parts (`move`, origin, destination). The space numbers all of them
in the order of declaration, so the number of an action is fixed for a game, edition and option set.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from mypy_extensions import i64

from spinney.engine.errors import BrokenRules, MalformedAction


class Kind:
    """One kind of action: a run of numbers, one for each combination of its parts."""

    def __init__(self, index: i64, first: i64, word: str, parts: list[list[str]]) -> None:
        self.index: Final[i64] = index
        self.first: Final[i64] = first
        self.word: Final = word
        self.parts: Final = parts
        self.second: Final[i64] = len(parts[1]) if len(parts) > 1 else 1
        self.third: Final[i64] = len(parts[2]) if len(parts) > 2 else 1

    def of(self, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
        """The number of the action of this kind with these parts."""
        return self.first + (a * self.second + b) * self.third + c

    def run(self) -> list[i64]:
        """The run of action numbers that a kind with one part has in its action space, by that part."""
        return [self.of(part) for part in range(len(self.parts[0]))]


class ActionSpace:
    """All actions of a game. `kind`, `a`, `b` and `c` read an action: one list look-up each."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.kinds: list[Kind] = []
        self.kind: list[i64] = []
        self.a: list[i64] = []
        self.b: list[i64] = []
        self.c: list[i64] = []
        self.texts: list[str] = []
        self.numbers: dict[str, int] = {}

    def add(self, word: str, *parts: Sequence[str]) -> Kind:
        """Declare a kind of action; each part is the list of its words (`numbered(7)` for numbers)."""
        if len(parts) > 3:
            raise BrokenRules(f"{self.game}: action {word!r} has more than three parts")
        kind = Kind(len(self.kinds), len(self.texts), word, [list(part) for part in parts])
        self.kinds.append(kind)
        names = [*kind.parts, *[[""] for _ in range(3 - len(parts))]]
        for a, first in enumerate(names[0]):
            for b, second in enumerate(names[1]):
                for c, third in enumerate(names[2]):
                    self.enter(kind.index, a, b, c, " ".join([word, first, second, third]).strip())
        return kind

    def enter(self, kind: i64, a: i64, b: i64, c: i64, text: str) -> None:
        """Give the next number to an action, with its kind, its parts and its text form."""
        if text in self.numbers:
            raise BrokenRules(f"{self.game}: two actions are called {text!r}")
        self.numbers[text] = len(self.texts)
        self.texts.append(text)
        self.kind.append(kind)
        self.a.append(a)
        self.b.append(b)
        self.c.append(c)

    @property
    def size(self) -> int:
        """How many actions a game has."""
        return len(self.texts)

    def has(self, action: object) -> bool:
        """Is it the number of an action of this game?"""
        return isinstance(action, int) and 0 <= action < len(self.texts)

    def text(self, action: int) -> str:
        """The stable text form of an action."""
        if not self.has(action):
            raise MalformedAction(f"{self.game}: no action {action!r}; actions are 0 to {self.size - 1}")
        return self.texts[action]

    def action(self, text: str) -> int:
        """The action that a text form names."""
        number = self.numbers.get(" ".join(text.split()))
        if number is None:
            near = get_close_matches(text, self.texts, 2, 0.5) or [self.texts[0], self.texts[-1]]
            hint = " or ".join(f'"{word}"' for word in near)
            raise MalformedAction(f'{self.game}: cannot read action "{text[:60]}"; expected e.g. {hint}')
        return number


def numbered(count: int, first: int = 0) -> list[str]:
    """The words of a part of an action that is a number: `numbered(3)` is 0, 1, 2."""
    return [str(number) for number in range(first, first + count)]
