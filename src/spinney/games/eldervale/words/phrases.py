"""Phrases that several atoms, passives and costs share."""

from __future__ import annotations

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
from spinney.games.eldervale.words.icons import EVERYBODY, FREE, Printed
from spinney.games.eldervale.words.names import some, things, tokens


def cost_words(cost: i64) -> str:
    """The phrase for a cost, `SP*`: a Scroll, a Potion and any resource."""
    any_ = int(count(cost, ANY))
    wild = ["any resource" if any_ == 1 else f"any {any_} resources"] if any_ else []
    return listed([*tokens(cost), *wild]) or "free"


def paying(cost: i64) -> str:
    """The phrase for what must be paid before something else; nothing for no cost."""
    return f"pay {cost_words(cost)}, then " if cost else ""


def gained(heap: i64, choices: i64) -> str:
    """The phrase for tokens that are gained, some of them of choice."""
    choice = [some(choices, "token of your choice", "tokens of your choice")] if choices else []
    return listed([*tokens(heap), *choice])


def face(letters: str) -> Printed:
    """The phrase for what a Treasure Token shows, with its icons: `GM` is a Gem and a Magic Card."""
    items = [item(letter, letters.count(letter)) for letter in dict.fromkeys(letters)]
    return Printed(listed(items), icons.letters(letters))


def item(letter: str, number: i64) -> str:
    """The phrase for equal items of a Treasure Token, whoever has it."""
    if letter == MAGIC_LETTER:
        return magic_cards(number)
    if letter == CHOICE:
        return some(number, "token of choice", "tokens of choice")
    return things(TOKEN_LETTERS.index(letter), number)


def magic_cards(number: i64) -> str:
    """The phrase `a Magic Card`, `2 Magic Cards`."""
    return some(number, "Magic Card")


def dice(number: i64) -> str:
    """The phrase `1 die`, `2 dice`."""
    return many(number, "die")


def up_to(number: i64, word: str, several: str = "") -> str:
    """The phrase `a Unit`, `up to 2 Units`."""
    return f"{'up to ' if number > 1 else ''}{some(number, word, several)}"


def near(steps: i64) -> str:
    """The phrase `next to`, `up to 2 Realms from`."""
    return "next to" if steps == 1 else f"up to {steps} Realms from"


def elements(number: i64) -> str:
    """The phrase `one Element`, `each of 2 Elements`."""
    return "one Element" if number == 1 else f"each of {number} Elements"


def less(discount: i64) -> str:
    """The phrase for a discount: ` for 2 resources less`, ` for free`; nothing for none."""
    if discount >= FREE:
        return " for free"
    return f" for {many(discount, 'resource')} less" if discount else ""


def a_unit(kinds: i64) -> str:
    """The phrase `a Warrior or Dragon`; `a Unit` for all kinds."""
    if kinds in (FACTION_UNITS, ALL_UNITS):
        return "a Unit"
    return some(1, listed(unit_names(kinds), "or"))


def unit_names(kinds: i64) -> list[str]:
    """The names of the kinds of Units in a mask, to put into a phrase."""
    return [UNITS[kind].capitalize() for kind in range(FACTION_KINDS) if (kinds >> kind) & 1]


def rescued(number: i64) -> str:
    """The phrase `a Unit`, `up to 2 Units`, `all your Units` for a rescue."""
    return "all your Units" if number >= EVERYBODY else up_to(number, "Unit")
