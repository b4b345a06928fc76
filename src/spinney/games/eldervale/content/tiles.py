"""Section 19.3: the Realm tiles of an edition."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.engine.errors import BadEdition
from spinney.engine.fields import entries, entry_of, number, switch, text, word
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.heaps import read_cost
from spinney.games.eldervale.content.reading import element_of
from spinney.games.eldervale.content.tile_kinds import TILE_KIND_NAMES
from spinney.games.eldervale.content.vocabulary import (
    BIFROST_TILE,
    ELEMENT_COUNT,
    ELEMENTAL_KINDS,
    ELEMENTS,
    FIRST_RUIN,
    PLACES,
    TILE_COUNT,
    TOKEN_LETTERS,
)

RUINS: Final = ("tower", "fortress", "mill", "portal", "dungeon", "dungeon")
SPECIALS: Final = ("bifrost", "den")
STACKS: Final = 4  # of Treasure for each Element: all tokens lie on its three Realms in the end


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
    """E-6.1, E-8.1  Read the tile of an Elemental Realm."""
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
    """E-2.2  Read the tile of a Ruin, the Bifrost or the Dragon's Den."""
    fields = entry_of(here, row, ("id", "name", "kind"))
    kind = TILE_KIND_NAMES.index(word(here, fields, "kind", TILE_KIND_NAMES))
    return Tile(text(here, fields, "id"), text(here, fields, "name"), kind, NONE)


def place_bits(tile: Tile) -> i64:
    """Of a Realm tile what an `on place` trigger looks for: its Element, and its kind if that has a name."""
    bits: i64 = bit(tile.element) if tile.element != NONE else 0
    name = TILE_KIND_NAMES[tile.kind]
    return bits | (bit(PLACES.index(name)) if name in PLACES else 0)
