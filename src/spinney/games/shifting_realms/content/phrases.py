"""Short phrases such as `muster 2 soldier legal`: how an edition's words are read.

A slot says what a number of an effect is: how it is read and how it is said.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.errors import BadEdition
from spinney.games.shifting_realms.state.goods import RESOURCES, resources

if TYPE_CHECKING:
    from spinney.games.shifting_realms.content.edition import RealmsContent


class Part:
    """One part of an effect: an op, how much, and of what."""

    def __init__(self, op: i64, n: i64, a: i64, b: i64) -> None:
        self.op: Final[i64] = op
        self.n: Final[i64] = n  # a number, or goods
        self.a: Final[i64] = a  # a resource, a type of unit or a realm
        self.b: Final[i64] = b  # where


class Known:
    """What the phrases of an edition may name, and what a magic trade costs in it."""

    def __init__(self, realms: list[str], kinds: list[str], trade: i64) -> None:
        self.realms: Final = realms
        self.kinds: Final = kinds
        self.trade: Final[i64] = trade


class Reader:
    """The words of one phrase, read from the left; complaints name file, entry and field."""

    def __init__(self, where: str, phrase: object) -> None:
        if not isinstance(phrase, str) or not phrase.strip():
            raise BadEdition(f"{where}: expected a phrase, got {phrase!r}")
        self.where: Final = where
        self.phrase: Final = phrase
        self.words: Final = phrase.split()
        self.at: i64 = 0

    def fail(self, expected: str) -> BadEdition:
        """The complaint that something else was expected in this phrase."""
        return BadEdition(f"{self.where}: expected {expected}, got {self.phrase!r}")

    def is_done(self) -> bool:
        """Is the phrase read to its end?"""
        return self.at >= len(self.words)

    def close(self) -> None:
        """Refuse a phrase that says more than was read."""
        if not self.is_done():
            raise self.fail(f"nothing after {' '.join(self.words[: self.at])!r}")

    def one_of(self, words: tuple[str, ...] | list[str], what: str) -> i64:
        """The number of a word among those that are possible here."""
        if self.is_done() or self.words[self.at] not in words:
            raise self.fail(f"{what} ({', '.join(words)})")
        self.at += 1
        return words.index(self.words[self.at - 1])

    def literal(self, word: str) -> None:
        """A word that must stand here."""
        if self.is_done() or self.words[self.at] != word:
            raise self.fail(word)
        self.at += 1

    def number(self, low: int, high: int) -> i64:
        """A number that must stand here, between two bounds."""
        word = "" if self.is_done() else self.words[self.at]
        if not word.isascii() or not word.isdigit() or not low <= int(word[:6]) <= high:
            raise self.fail(f"a number from {low} to {high}")
        self.at += 1
        return int(word)

    def goods(self) -> i64:
        """`wood 2 magic 2` to the end of the phrase."""
        found: i64 = 0
        while found == 0 or not self.is_done():
            kind = self.one_of(RESOURCES, "a resource")
            found += resources(kind, self.number(1, 99))
        return found


class Slot:
    """One number of an effect: how it is read, and how it is said; in short, where that differs."""

    def __init__(
        self,
        read: Callable[[Reader, Known], i64],
        words: Callable[[RealmsContent, Part, i64], str],
        short: Callable[[i64], str] | None = None,
    ) -> None:
        self.read: Final = read
        self.words: Final = words
        self.short: Final = short
