"""Sections 19.2, 19.3, 19.9 and 19.11: faction sides, Realm tiles, Treasure Tokens and Monsters."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.engine.errors import BadEdition
from spinney.engine.fields import entries, entry_of, number, switch, text, word
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.abilities import ABILITY_NAMES, MONSTER_ABILITY_NAMES, NO_ABILITY
from spinney.games.eldervale.content.cards import element_of
from spinney.games.eldervale.content.effects import REWARDS, Effects
from spinney.games.eldervale.content.reading import read_cost
from spinney.games.eldervale.content.tile_kinds import LAIR, TILE_KIND_NAMES
from spinney.games.eldervale.content.vocabulary import (
    BIFROST_TILE,
    CHOICE,
    ELEMENT_COUNT,
    ELEMENTAL_KINDS,
    ELEMENTS,
    FACTION_KINDS,
    FIRST_RUIN,
    MAGIC_LETTER,
    PLACES,
    TILE_COUNT,
    TOKEN_LETTERS,
    UNITS,
)
from spinney.games.eldervale.words import phrases

SIDES: Final = ("A", "B")
RUINS: Final = ("tower", "fortress", "mill", "portal", "dungeon", "dungeon")
SPECIALS: Final = ("bifrost", "den")
STACKS: Final = 4  # of Treasure for each Element: all tokens lie on its three Realms in the end
MOST_FACES: Final = 12  # different ones of an Element
FACE: Final = 2  # items
ITEM_LETTERS: Final = TOKEN_LETTERS + MAGIC_LETTER + CHOICE


class Tile:
    """A Realm tile; numbers: 3 * Element + kind for an Elemental Realm, then Ruins, Bifrost, Den."""

    def __init__(self, id_: str, name: str, kind: i64, element: i64) -> None:
        self.id: Final = id_
        self.name: Final = name
        self.kind: Final[i64] = kind
        self.element: Final[i64] = element
        self.stacks: i64 = 0
        self.resource: i64 = NONE  # the printed one
        self.dwell_cost: i64 = 0
        self.dwell_power: i64 = 0
        self.castle = False


class Token:
    """A kind of Treasure Token: Element and face; `effect` is what it gives, `printed` what is on it."""

    def __init__(self, element: i64, face: str, copies: i64, effect: i64) -> None:
        self.element: Final[i64] = element
        self.face: Final = face
        self.id: Final = f"{ELEMENTS[element]}-{face}"
        self.printed: Final = phrases.face(face)
        self.copies: Final[i64] = copies
        self.effect: Final[i64] = effect


class Monster:
    """A Monster card; `lair` is the tile it belongs to, `abilities` a mask."""

    def __init__(
        self, id_: str, name: str, element: i64, lair: i64, dice: i64, abilities: i64, legendary: bool
    ) -> None:
        self.id: Final = id_
        self.name: Final = name
        self.element: Final[i64] = element
        self.lair: Final[i64] = lair
        self.dice: Final[i64] = dice
        self.abilities: Final[i64] = abilities
        self.legendary: Final = legendary


class Side:
    """A side of a faction board: an ability or none for each kind of Unit."""

    def __init__(self, element: i64, side: i64, name: str, abilities: list[i64]) -> None:
        self.element: Final[i64] = element
        self.side: Final[i64] = side
        self.name: Final = name
        self.abilities: Final = abilities


def read_tiles(where: str, data: dict[str, Any]) -> list[Tile]:
    """19.3  Three Realms for each Element, six Ruins, Bifrost and Den, by number."""
    found: dict[int, Tile] = {}
    rows = entries(where, data, "tile", TILE_COUNT, TILE_COUNT)
    for at, row in enumerate(rows):
        here = f"{where}: tile {at + 1}"
        name = word(here, row if isinstance(row, dict) else {}, "kind", TILE_KIND_NAMES)
        tile = (
            read_realm(here, row) if TILE_KIND_NAMES.index(name) < ELEMENTAL_KINDS else read_other(here, row)
        )
        numbers = [n for n in numbers_of(tile) if n not in found]
        if not numbers:
            raise BadEdition(f"{here}: kind: expected no further {name} here")
        found[numbers[0]] = tile
    for element in range(ELEMENT_COUNT):
        stacks = sum([int(found[3 * element + kind].stacks) for kind in range(ELEMENTAL_KINDS)])
        if stacks != STACKS:
            raise BadEdition(
                f"{where}: tile: stacks: expected {STACKS} in all for {ELEMENTS[element]}, got {stacks}"
            )
    return [found[n] for n in range(TILE_COUNT)]


def numbers_of(tile: Tile) -> list[int]:
    """The numbers that a tile of this kind can have."""
    if tile.element != NONE:
        return [int(ELEMENTAL_KINDS * tile.element + tile.kind)]
    name = TILE_KIND_NAMES[tile.kind]
    if name in SPECIALS:
        return [BIFROST_TILE + SPECIALS.index(name)]
    return [FIRST_RUIN + at for at, ruin in enumerate(RUINS) if ruin == name]


def read_realm(here: str, row: object) -> Tile:
    """E-6.1, E-8.1  An Elemental Realm."""
    known = ("id", "name", "kind", "element", "stacks", "resource", "dwell_cost", "dwell_power", "castle")
    fields = entry_of(here, row, known)
    kind = TILE_KIND_NAMES.index(word(here, fields, "kind", TILE_KIND_NAMES))
    tile = Tile(text(here, fields, "id"), text(here, fields, "name"), kind, element_of(here, fields))
    tile.stacks = number(here, fields, "stacks", 1, 2)
    tile.resource = TOKEN_LETTERS.index(word(here, fields, "resource", tuple(TOKEN_LETTERS)))
    tile.dwell_cost = read_cost(f"{here}: dwell_cost", text(here, fields, "dwell_cost"))
    tile.dwell_power = number(here, fields, "dwell_power", 1, 2)
    tile.castle = switch(here, fields, "castle", False)
    return tile


def read_other(here: str, row: object) -> Tile:
    """E-2.2  A Ruin, the Bifrost or the Dragon's Den."""
    fields = entry_of(here, row, ("id", "name", "kind"))
    kind = TILE_KIND_NAMES.index(word(here, fields, "kind", TILE_KIND_NAMES))
    return Tile(text(here, fields, "id"), text(here, fields, "name"), kind, NONE)


def place_bits(tile: Tile) -> i64:
    """What an `on place` trigger finds on a tile: its Element, and its kind if that has a name there."""
    bits: i64 = bit(tile.element) if tile.element != NONE else 0
    name = TILE_KIND_NAMES[tile.kind]
    return bits | (bit(PLACES.index(name)) if name in PLACES else 0)


def read_tokens(where: str, data: dict[str, Any], effects: Effects, total: int) -> list[Token]:
    """19.9  The faces of each Element with their copies, in the order of the file."""
    found: list[Token] = []
    for at, row in enumerate(entries(where, data, "treasure", ELEMENT_COUNT, ELEMENT_COUNT)):
        here = f"{where}: treasure {at + 1}"
        fields = entry_of(here, row, ("element", "tokens"))
        element = element_of(here, fields)
        if element != at:
            raise BadEdition(f"{here}: element: expected {ELEMENTS[at]}, got {ELEMENTS[element]}")
        faces = fields.get("tokens")
        if not isinstance(faces, dict) or not 1 <= len(faces) <= MOST_FACES:
            raise BadEdition(
                f"{here}: tokens: expected 1 to {MOST_FACES} faces with their copies, got {faces!r}"
            )
        tokens = [
            Token(
                element, face, number(f"{here}: tokens", faces, face, 1, 12), face_effect(here, face, effects)
            )
            for face in faces
        ]
        copies = sum([int(token.copies) for token in tokens])
        if copies != total:
            raise BadEdition(f"{here}: tokens: expected {total} in all, got {copies}")
        found += tokens
    return found


def face_effect(here: str, face: str, effects: Effects) -> i64:
    """E-9.1  What a token gives: its tokens, then a Magic Card for each `M`."""
    if len(face) != FACE or any(letter not in ITEM_LETTERS for letter in face):
        raise BadEdition(f"{here}: tokens: expected faces of {FACE} letters of {ITEM_LETTERS}, got {face!r}")
    cards = face.count(MAGIC_LETTER)
    gain = f"gain {face.replace(MAGIC_LETTER, '')}" if cards < FACE else ""
    draw = f"magic {cards}" if cards else ""
    return effects.read(f"{here}: tokens", "; ".join([part for part in (gain, draw) if part]), REWARDS)


def read_monsters(where: str, data: dict[str, Any]) -> list[Monster]:
    """19.11  A Monster for each Element, Frost Giant, Mother of Dragons, then Legendary ones."""
    found: list[Monster] = []
    total = 2 * ELEMENT_COUNT + len(SPECIALS)
    for at, row in enumerate(entries(where, data, "monster", total, total)):
        here = f"{where}: monster {at + 1}"
        fields = entry_of(here, row, ("id", "name", "element", "lair", "dice", "abilities", "legendary"))
        legendary = switch(here, fields, "legendary", False)
        element, lair = home_of(here, fields)
        if at != monster_number(element, lair, legendary):
            raise BadEdition(
                f"{here}: expected a Monster for each Element in order, then those of Bifrost and Den, "
                f"then a Legendary one for each Element"
            )
        abilities = fields.get("abilities")
        found.append(
            Monster(
                text(here, fields, "id"),
                text(here, fields, "name"),
                element,
                lair,
                number(here, fields, "dice", 3, 5),
                ability_mask(here, abilities),
                legendary,
            )
        )
    return found


def home_of(here: str, fields: dict[str, Any]) -> tuple[i64, i64]:
    """Element and Lair: a Monster without Element names one of the special tiles."""
    if "element" in fields:
        element = element_of(here, fields)
        return element, ELEMENTAL_KINDS * element + LAIR
    special = SPECIALS.index(word(here, fields, "lair", SPECIALS))
    return NONE, BIFROST_TILE + special


def monster_number(element: i64, lair: i64, legendary: bool) -> i64:
    if element == NONE:
        return ELEMENT_COUNT + lair - BIFROST_TILE
    return element + (ELEMENT_COUNT + len(SPECIALS) if legendary else 0)


def ability_mask(here: str, names: object) -> i64:
    if not isinstance(names, list) or any(name not in MONSTER_ABILITY_NAMES for name in names):
        raise BadEdition(
            f"{here}: abilities: expected a list of {', '.join(MONSTER_ABILITY_NAMES)}, got {names!r}"
        )
    mask: i64 = 0
    for name in names:
        mask |= bit(MONSTER_ABILITY_NAMES.index(name))
    return mask


def read_sides(where: str, data: dict[str, Any]) -> list[Side]:
    """19.2  Sides A and B of every Element; a side is number 2 * Element + side."""
    found: dict[int, Side] = {}
    total = 2 * ELEMENT_COUNT
    for at, row in enumerate(entries(where, data, "side", total, total)):
        here = f"{where}: side {at + 1}"
        fields = entry_of(here, row, ("element", "side", "name", *UNITS[:FACTION_KINDS]))
        element = element_of(here, fields)
        side = SIDES.index(word(here, fields, "side", SIDES))
        abilities: list[i64] = [
            ABILITY_NAMES.index(word(here, fields, unit, ABILITY_NAMES)) if unit in fields else NO_ABILITY
            for unit in UNITS[:FACTION_KINDS]
        ]
        n = int(2 * element + side)
        if n in found:
            raise BadEdition(f"{here}: side: expected each side of an Element once")
        found[n] = Side(element, side, text(here, fields, "name"), abilities)
    return [found[n] for n in range(total)]
