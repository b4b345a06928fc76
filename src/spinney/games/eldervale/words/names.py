"""Names of things, for labels, sentences, sketches and pictures."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.text import a, many
from spinney.games.eldervale.content.heaps import count
from spinney.games.eldervale.content.tile_kinds import TILE_KINDS
from spinney.games.eldervale.content.vocabulary import (
    COST_LETTERS,
    ELEMENTS,
    GOLD,
    RESOURCES,
    TOKEN_KINDS,
    UNITS,
)
from spinney.games.eldervale.state.dice import unpacked

if TYPE_CHECKING:
    from spinney.games.eldervale.content.lookups import EldervaleContent
    from spinney.games.eldervale.content.treasure import Token

SYMBOLS: Final = ("Gem", "Potion", "Scroll", "Tool", "Sword", "Gold", "resource of any kind")


def tile_name(content: EldervaleContent, tile: i64) -> str:
    """A Realm by its name; Ruins of one name are counted."""
    found = content.tiles[tile]
    same = [other.id for other in content.tiles if other.name == found.name]
    return f"{found.name} {'I' * (same.index(found.id) + 1)}" if len(same) > 1 else found.name


def the_tile(content: EldervaleContent, tile: i64) -> str:
    """The name of a Realm in a sentence: `the Mill`, `the Oracle of the Vent`, `Cinder Flats`."""
    name = tile_name(content, tile)
    return f"the {name}" if TILE_KINDS[content.tiles[tile].kind].the else name


def short_tile_name(content: EldervaleContent, tile: i64) -> str:
    """The name of a Realm as it fits on a map: an Oracle by its place alone."""
    return re.sub(r"^Oracle \w+ (the )?", "", tile_name(content, tile))


def ruin_name(content: EldervaleContent, tile: i64) -> str:
    """The name of a Realm without Element, where there is little room."""
    kind = TILE_KINDS[content.tiles[tile].kind]
    return kind.short if kind.short != kind.words else tile_name(content, tile)


def unit_name(content: EldervaleContent, kind: i64) -> str:
    """A kind of Unit by its name for people; a Dominated Monster by its own."""
    return UNITS[kind].capitalize() if kind < len(UNITS) else content.monsters[kind - len(UNITS)].name


def card_name(content: EldervaleContent, card: i64) -> str:
    """An Adventure Card or Starter Card by its name for people."""
    first = content.first_starter
    return content.adventures[card].name if card < first else content.starters[card - first].name


def magic_name(content: EldervaleContent, design: i64) -> str:
    """A Magic Card by its name for people."""
    return content.magic[design].name


def token_name(content: EldervaleContent, kind: i64) -> str:
    """A Treasure Token by its name for people: `Air Treasure (2 Scrolls)`."""
    return token_words(content.tokens[kind])


def token_words(token: Token) -> str:
    """A Treasure Token by its Element and what it shows: `Air Treasure (2 Scrolls)`."""
    return f"{element_name(token.element)} Treasure ({token.printed.words})"


def element_name(element: i64) -> str:
    """An Element by its name for people."""
    return ELEMENTS[element].capitalize()


def resource_name(kind: i64) -> str:
    """A kind of token, or a Magic Card, by its name for people."""
    return RESOURCES[kind].capitalize()


def cost_letters(cost: i64) -> str:
    """The short name of a cost, in the letters of its face: `SP*`, or `free`."""
    letters = "".join([COST_LETTERS[kind] * int(count(cost, kind)) for kind in range(len(COST_LETTERS))])
    return letters or "free"


def roll_words(roll: i64) -> str:
    """What a seat or a Monster rolled in a battle, die by die."""
    return ", ".join([str(die) for die in unpacked(roll)]) or "nothing"


def some(number: i64, word: str, several: str = "") -> str:
    """The name of a thing with its number: `a Gem`, `a Unit`, `an Orb`, `2 Gems`."""
    return a(word) if number == 1 else many(number, word, several)


def things(kind: i64, number: i64) -> str:
    """The name of a kind of token with its number: `a Gem`, `3 Gems`, `2 Gold`."""
    return f"{number} Gold" if kind == GOLD else some(number, resource_name(kind))


def tokens(heap: i64) -> list[str]:
    """The names of the tokens in a heap or a cost, with their numbers."""
    return [things(kind, count(heap, kind)) for kind in range(TOKEN_KINDS) if count(heap, kind)]


def payment_words(kind: i64) -> str:
    """The name of a token that pays for another: `Gold`, `a Gem`."""
    return "Gold" if kind == GOLD else some(1, resource_name(kind))


def fallen(content: EldervaleContent, kind: i64, number: i64) -> str:
    """Units of one kind by name, without article: `Worker`, `2 Workers`."""
    return unit_name(content, kind) if number == 1 else f"{number} {unit_name(content, kind)}s"
