"""What stands for words where there is little room: symbols by name, short words, Victory Points."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from spinney.games.eldervale.content.heaps import count
from spinney.games.eldervale.content.vocabulary import (
    ALL_UNITS,
    COST_LETTERS,
    ELEMENTS,
    FACTION_KINDS,
    FACTION_UNITS,
    UNITS,
)

BY_LETTER: Final = dict(
    zip(
        "GPSTW$M*?",
        ("gem", "potion", "scroll", "tool", "sword", "gold", "magic", "any", "choice"),
        strict=True,
    )
)  # by letter
FEW: Final = 4  # of one symbol: so many are told by a number
FREE: Final = 9  # a discount that no cost exceeds
EVERYBODY: Final = 9  # to rescue so many is to rescue all


class Item(NamedTuple):
    """A word, a symbol by its name, or Victory Points."""

    kind: str  # "text", "icon" or "points"
    name: str


Items = tuple[Item, ...]


class Printed(NamedTuple):
    """The same thing in words and as icons."""

    words: str
    icons: Items


ARROW: Final = Item("icon", "sign-arrow")
GAP: Final = Item("text", "·")
THEN: Final = Item("text", "›")


def words(line: str) -> Items:
    """Short words among icons, each an item."""
    return tuple([Item("text", word) for word in line.split()])


def icon(name: str) -> Items:
    """One icon by its name."""
    return (Item("icon", name),)


def points(number: i64) -> Items:
    """Victory Points as an icon: the shield with a number."""
    return (Item("points", str(number)),)


def letters(line: str) -> Items:
    """Letters such as `SP*` as icons."""
    return tuple([Item("icon", f"thing-{BY_LETTER[letter]}") for letter in line])


def several(name: str, number: i64) -> Items:
    """An icon, as often as it is meant, or with a number."""
    return icon(name) * int(number) if 0 < number < FEW else (*words(str(number)), *icon(name))


def more(name: str, number: i64) -> Items:
    """An icon and how many, unless it is one."""
    return icon(name) if number == 1 else (*icon(name), *words(str(number)))


def heap(tokens: i64) -> Items:
    """Tokens or the symbols of a cost as icons, in their order."""
    return letters("".join([letter * int(count(tokens, kind)) for kind, letter in enumerate(COST_LETTERS)]))


def cost_icons(cost: i64) -> Items:
    """A cost as icons, or the word `free`."""
    return heap(cost) if cost else words("free")


def element(number: i64) -> Items:
    """The icon of an Element."""
    return icon(f"element-{ELEMENTS[number]}")


def units(kinds: i64) -> Items:
    """Icons of the kinds of Units of a faction that are in a mask."""
    return tuple(
        [Item("icon", f"unit-{UNITS[kind]}") for kind in range(FACTION_KINDS) if (kinds >> kind) & 1]
    )


def unit_icons(kinds: i64) -> Items:
    """Icons beside a phrase: certain kinds of Units; none where any will do."""
    return () if kinds in (FACTION_UNITS, ALL_UNITS) else units(kinds)


def less_icons(discount: i64) -> Items:
    """A discount where there is little room: `−2`, `free`."""
    return words("free" if discount >= FREE else f"−{discount}" if discount else "")


def rescue_icons(number: i64) -> Items:
    """Icons of a rescue: the sign, and how many or `all`."""
    return (*icon("sign-rise"), *words("all")) if number >= EVERYBODY else more("sign-rise", number)
