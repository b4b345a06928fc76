"""Names of things, for labels, sentences, sketches and pictures."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from spinney.games.eldervale.atoms import (
    BIFROST,
    COST_LETTERS,
    DEN,
    ELEMENTS,
    FORTRESS,
    GOLD,
    MILL,
    NONE,
    ORACLE,
    PORTAL,
    RESOURCES,
    TOKEN_KINDS,
    TOWER,
    UNITS,
    count,
)
from spinney.games.eldervale.box import Box
from spinney.games.eldervale.dice import unpacked

KINDS: Final = (
    "Expanse", "Oracle", "Lair", "Mage Tower", "Fortress", "Mill", "Summoning Portal", "Dungeon",
    "Bifrost Bridge", "Dragon's Den",
)  # fmt: skip
FACES: Final = {
    "G": ("Gem",), "P": ("Potion",), "S": ("Scroll",), "T": ("Tool",), "W": ("Sword",), "$": ("Gold", "Gold"),
    "M": ("Magic Card",), "?": ("token of choice", "tokens of choice"),
}  # fmt: skip  # of Treasure Tokens: one, several
SYMBOLS: Final = ("Gem", "Potion", "Scroll", "Tool", "Sword", "Gold", "resource of any kind")


def seat_name(seat: i64) -> str:
    return f"Seat {seat + 1}"


def tile_name(content: Box, tile: i64) -> str:
    """A Realm by its name; Ruins of one name are counted."""
    found = content.tiles[tile]
    same = [other.id for other in content.tiles if other.name == found.name]
    return f"{found.name} {'I' * (same.index(found.id) + 1)}" if len(same) > 1 else found.name


def the_tile(content: Box, tile: i64) -> str:
    """The same in the middle of a sentence: `the Mill`, `the Oracle of the Vent`, `Cinder Flats`."""
    named = content.tiles[tile].kind in (ORACLE, TOWER, FORTRESS, MILL, PORTAL, BIFROST, DEN)
    return f"the {tile_name(content, tile)}" if named else tile_name(content, tile)


def short_tile_name(content: Box, tile: i64) -> str:
    """The name as it fits on a map: an Oracle by its place alone."""
    return re.sub(r"^Oracle \w+ (the )?", "", tile_name(content, tile))


def unit_name(content: Box, kind: i64) -> str:
    return UNITS[kind].capitalize() if kind < len(UNITS) else content.monsters[kind - len(UNITS)].name


def card_name(content: Box, card: i64) -> str:
    first = content.first_starter
    return content.adventures[card].name if card < first else content.starters[card - first].name


def magic_name(content: Box, design: i64) -> str:
    return content.magic[design].name


def token_name(content: Box, kind: i64) -> str:
    """A Treasure Token by its Element and what it shows: `Air Treasure (2 Scrolls)`."""
    token = content.tokens[kind]
    return f"{element_name(token.element)} Treasure ({face_words(token.face)})"


def face_words(face: str) -> str:
    """`GM` as words: a Gem and a Magic Card."""
    kinds = dict.fromkeys(face)
    return listed([some(face.count(letter), *FACES[letter]) for letter in kinds]).replace("a Gold", "1 Gold")


def element_name(element: i64) -> str:
    return ELEMENTS[element].capitalize()


def resource_name(kind: i64) -> str:
    return RESOURCES[kind].capitalize()


def cost_letters(cost: i64) -> str:
    """A cost in the letters of its face, `SP*`; `nothing` for none."""
    letters = "".join([COST_LETTERS[kind] * int(count(cost, kind)) for kind in range(len(COST_LETTERS))])
    return letters or "nothing"


def effect_face(content: Box, effect: i64) -> str:
    """An effect in the vocabulary of 19.0, from which icons are made."""
    return "" if effect == NONE else content.effects[effect].text


def dice_words(roll: i64) -> str:
    return ", ".join([str(die) for die in unpacked(roll)]) or "nothing"


def counted(number: i64, word: str, several: str = "") -> str:
    return f"{number} {word}" if number == 1 else f"{number} {several or word + 's'}"


def some(number: i64, word: str, several: str = "") -> str:
    """`a Gem`, `a Unit`, `an Orb`, `2 Gems`."""
    if number != 1:
        return f"{number} {several or word + 's'}"
    return f"{'an' if word[0] in 'AEIO' else 'a'} {word}"


def things(kind: i64, number: i64) -> str:
    """Tokens of one kind: `a Gem`, `3 Gems`, `2 Gold`."""
    return f"{number} Gold" if kind == GOLD else some(number, resource_name(kind))


def tokens(heap: i64) -> list[str]:
    """The tokens of a heap or a cost, kind by kind."""
    return [things(kind, count(heap, kind)) for kind in range(TOKEN_KINDS) if count(heap, kind)]


def listed(parts: Sequence[str], last: str = "and") -> str:
    """`a Gem, a Tool and 2 Gold`."""
    return f" {last} ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)
