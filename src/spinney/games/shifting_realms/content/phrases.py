"""Short phrases such as `muster 2 soldier legal`: how they are read, and how each is put into words.

An entry says all of it once:

    MARCH: Final = 5
    ONCE.add(MARCH, "march {n}", "a free move of up to {n}", "march {n}", n=slots.counted("step"))

The phrase is how an edition writes it, the words stand on cards, in labels and in the log, the short form on
tiles. A slot says what a number of the effect is: how it is read and how it is said.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.errors import BadEdition, BrokenRules
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
        return BadEdition(f"{self.where}: expected {expected}, got {self.phrase!r}")

    def is_done(self) -> bool:
        return self.at >= len(self.words)

    def close(self) -> None:
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


class Effect:
    """All that is said of one kind of effect; its rule and its value are registered by its number."""

    def __init__(self, phrase: str, words: str, short: str, slots: dict[str, Slot], needs: str) -> None:
        first, *rest = phrase.split()
        self.word: Final = first
        self.rest: Final = rest  # what follows it: slots and fixed words
        self.words: Final = words
        self.short: Final = short
        self.slots: Final = slots
        self.needs: Final = needs  # CARD or TILE: what alone can have it; empty: either

    def read(self, op: i64, reader: Reader, known: Known) -> Part:
        """The rest of a phrase, behind its first word."""
        read: dict[str, i64] = {"n": 1, "a": 0, "b": 0}
        for word in self.rest:
            if word[0] == "{":
                read[word[1]] = self.slots[word[1]].read(reader, known)
            else:
                reader.literal(word)
        return Part(op, read["n"], read["a"], read["b"])

    def say(self, content: RealmsContent, part: Part) -> str:
        """What it does, as a sentence says it."""
        words = self.words
        for letter, slot in self.slots.items():
            words = words.replace(f"{{{letter}}}", slot.words(content, part, number_of(part, letter)))
        return words

    def say_briefly(self, content: RealmsContent, part: Part) -> str:
        """What it does, in a word or two."""
        words = self.short
        for letter, slot in self.slots.items():
            number = number_of(part, letter)
            said = slot.words(content, part, number) if slot.short is None else slot.short(number)
            words = words.replace(f"{{{letter}}}", said)
        return words


CARD: Final = "card"
TILE: Final = "tile"


class Effects:
    """All effects of one sort, by their numbers."""

    def __init__(self, what: str) -> None:
        self.what: Final = what  # for complaints: `expected a lasting effect`
        self.entries: Final[list[Effect]] = []
        self.words: Final[list[str]] = []

    def add(
        self,
        number: int,
        phrase: str,
        words: str,
        short: str,
        n: Slot | None = None,
        a: Slot | None = None,
        b: Slot | None = None,
        needs: str = "",
    ) -> None:
        """Declare an effect; what its phrase and its words leave open are slots."""
        if number != len(self.entries):
            raise BrokenRules(f"{phrase!r}: expected the number {len(self.entries)}")
        slots = {letter: slot for letter, slot in (("n", n), ("a", a), ("b", b)) if slot is not None}
        for letter in "nab":
            if (f"{{{letter}}}" in phrase) != (letter in slots):
                raise BrokenRules(f"{phrase!r}: no slot {letter}, or one that is never read")
        effect = Effect(phrase, words, short, slots, needs)
        self.entries.append(effect)
        self.words.append(effect.word)

    def read(self, where: str, phrase: object, known: Known) -> Part:
        """The effect that a phrase names."""
        reader = Reader(where, phrase)
        op = reader.one_of(self.words, self.what)
        part = self.entries[op].read(op, reader, known)
        reader.close()
        return part

    def read_all(self, where: str, phrases: object, known: Known) -> list[Part]:
        if not isinstance(phrases, list):
            raise BadEdition(f"{where}: expected a list of phrases, got {phrases!r}")
        return [self.read(where, phrase, known) for phrase in phrases]

    def say(self, content: RealmsContent, part: Part) -> str:
        return self.entries[part.op].say(content, part)

    def say_briefly(self, content: RealmsContent, part: Part) -> str:
        return self.entries[part.op].say_briefly(content, part)

    def needing(self, needs: str, parts: list[Part]) -> bool:
        """Is there one among these parts that only a card, or only a tile, can have?"""
        return any(self.entries[part.op].needs == needs for part in parts)


def number_of(part: Part, letter: str) -> i64:
    if letter == "n":
        return part.n
    return part.a if letter == "a" else part.b
