"""Section 19.0: how the words of an edition become numbers: counts, Units, Elements and atoms."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.engine.errors import BadEdition
from spinney.engine.fields import word
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.heaps import read_gain
from spinney.games.eldervale.content.vocabulary import (
    ELEMENTS,
    FACTION_KINDS,
    FACTION_UNITS,
    UNITS,
)

MOST: Final = 99  # of any number in an effect
AN_ATOM: Final = "an atom such as vp 2 or gain G? (19.0)"


class Reading:
    """An atom as it stands in an edition: where, its words, and the card that it stands on."""

    def __init__(self, where: str, text: str, element: i64, card: i64) -> None:
        self.where: Final = where
        self.text: Final = text
        self.element: Final[i64] = element  # of the card, or NONE
        self.card: Final[i64] = card  # a card with one Slot, or NONE

    def refused(self, expected: str) -> BadEdition:
        """The error for an atom that cannot be read."""
        return BadEdition(f"{self.where}: expected {expected}, got {self.text!r}")


# What follows the name of an atom: two numbers, which the atom calls `a` and `b`.


def nothing(reading: Reading, rest: str) -> tuple[int, int]:
    """Read what follows a name that takes no number, such as `peace`."""
    if rest:
        raise reading.refused("no more words")
    return 0, 0


def number(reading: Reading, rest: str) -> tuple[int, int]:
    """Read the number after a name, as in `vp 2`."""
    if not rest.isdecimal():
        raise reading.refused(AN_ATOM)
    return count_of(reading.where, reading.text, rest), 0


def number_in_element(reading: Reading, rest: str) -> tuple[int, int]:
    """Read what follows the name in `power self 2`: the number, and the Element of the card."""
    if reading.element == NONE:
        raise reading.refused("power self only on a card of an Element")
    return number(reading, rest)[0], int(reading.element)


def slot(reading: Reading, rest: str) -> tuple[int, int]:
    """Read what follows `echo`: nothing, so it is the card with the Slot."""
    if reading.card == NONE:
        raise BadEdition(f"{reading.where}: expected echo only on a card with a Slot")
    return nothing(reading, rest)[0], int(reading.card)


def tokens(reading: Reading, rest: str) -> tuple[int, int]:
    """Read the letters in `gain GG?`: a heap of tokens, and how many are of choice."""
    return read_gain(reading.where, rest)


def draws(reading: Reading, rest: str) -> tuple[int, int]:
    """Read the numbers in `magic 3/1`: so many cards are drawn, and so many of the hand discarded then."""
    drawn, slash, discarded = rest.partition("/")
    where, text = reading.where, reading.text
    return count_of(where, text, drawn), count_of(where, text, discarded) if slash else 0


def discount_on_units(reading: Reading, rest: str) -> tuple[int, int]:
    """Read a discount and kinds of Units in `summon 2 any` or `summon 2 wizard+dragon`."""
    discount, blank, kinds = rest.partition(" ")
    if not blank:
        raise reading.refused("a summon such as summon 2 any")
    off = count_of(reading.where, reading.text, discount)
    if kinds == "any":
        return off, FACTION_UNITS
    mask: i64 = 0
    for name in kinds.split("+"):
        mask |= bit(unit_kind(reading.where, name))
    return off, int(mask)


# Words that stand in more than atoms.


def count_of(where: str, text: str, digits: str) -> int:
    """Read a number of at most two digits that stands in a text of the edition."""
    if not (digits.isascii() and digits.isdecimal()) or not 1 <= len(digits) <= 2 or int(digits) > MOST:
        raise BadEdition(f"{where}: expected a number of 0-{MOST} in {text!r}, got {digits!r}")
    return int(digits)


def unit_kind(where: str, name: str) -> i64:
    """Read the name of one of the four kinds of Units of a faction."""
    if name not in UNITS[:FACTION_KINDS]:
        raise BadEdition(f"{where}: expected one of {', '.join(UNITS[:FACTION_KINDS])}, got {name!r}")
    return UNITS.index(name)


def element_of(where: str, entry: dict[str, Any]) -> i64:
    """Read the Element of an entry by its name."""
    return ELEMENTS.index(word(where, entry, "element", ELEMENTS))
