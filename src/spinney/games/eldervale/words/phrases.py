"""Phrases and icons that several atoms, passives and costs share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.text import listed, many
from spinney.games.eldervale.content.heaps import count
from spinney.games.eldervale.content.vocabulary import (
    ALL_UNITS,
    ANY,
    CHOICE,
    FACTION_KINDS,
    FACTION_UNITS,
    MAGIC_LETTER,
    TOKEN_LETTERS,
    UNITS,
)
from spinney.games.eldervale.words import icons
from spinney.games.eldervale.words.icons import Items, Printed
from spinney.games.eldervale.words.names import some, things, tokens

FREE: Final = 9  # a discount that no cost exceeds
EVERYBODY: Final = 9  # to rescue so many is to rescue all


def cost_words(cost: i64) -> str:
    """`SP*`: a Scroll, a Potion and any resource."""
    any_ = int(count(cost, ANY))
    wild = ["any resource" if any_ == 1 else f"any {any_} resources"] if any_ else []
    return listed([*tokens(cost), *wild]) or "free"


def paying(cost: i64) -> str:
    """What must be paid before something else; nothing for no cost."""
    return f"pay {cost_words(cost)}, then " if cost else ""


def gained(heap: i64, choices: i64) -> str:
    choice = [some(choices, "token of your choice", "tokens of your choice")] if choices else []
    return listed([*tokens(heap), *choice])


def face(letters: str) -> Printed:
    """The items of a Treasure Token as they are printed: `GM` is a Gem and a Magic Card."""
    items = [item(letter, letters.count(letter)) for letter in dict.fromkeys(letters)]
    return Printed(listed(items), icons.letters(letters))


def item(letter: str, number: i64) -> str:
    """Equal items of a Treasure Token, whoever has it."""
    if letter == MAGIC_LETTER:
        return magic_cards(number)
    if letter == CHOICE:
        return some(number, "token of choice", "tokens of choice")
    return things(TOKEN_LETTERS.index(letter), number)


def magic_cards(number: i64) -> str:
    return some(number, "Magic Card")


def dice(number: i64) -> str:
    return many(number, "die")


def up_to(number: i64, word: str, several: str = "") -> str:
    return f"{'up to ' if number > 1 else ''}{some(number, word, several)}"


def near(steps: i64) -> str:
    return "next to" if steps == 1 else f"up to {steps} Realms from"


def elements(number: i64) -> str:
    return "one Element" if number == 1 else f"each of {number} Elements"


def less(discount: i64) -> str:
    if discount >= FREE:
        return " for free"
    return f" for {many(discount, 'resource')} less" if discount else ""


def less_icons(discount: i64) -> Items:
    return icons.words("free" if discount >= FREE else f"−{discount}" if discount else "")


def a_unit(kinds: i64) -> str:
    """`a Warrior or Dragon`; `a Unit` for all kinds."""
    if kinds in (FACTION_UNITS, ALL_UNITS):
        return "a Unit"
    return some(1, listed(unit_names(kinds), "or"))


def unit_names(kinds: i64) -> list[str]:
    return [UNITS[kind].capitalize() for kind in range(FACTION_KINDS) if (kinds >> kind) & 1]


def unit_icons(kinds: i64) -> Items:
    """Certain kinds of Units; none where any will do."""
    return () if kinds in (FACTION_UNITS, ALL_UNITS) else icons.units(kinds)


def rescued(number: i64) -> str:
    return "all your Units" if number >= EVERYBODY else up_to(number, "Unit")


def rescue_icons(number: i64) -> Items:
    return (
        (*icons.icon("sign-rise"), *icons.words("all"))
        if number >= EVERYBODY
        else icons.more("sign-rise", number)
    )
