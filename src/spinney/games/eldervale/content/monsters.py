"""Section 19.11: the Monsters of an edition."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.engine.errors import BadEdition
from spinney.engine.fields import entries, entry_of, number, switch, text, word
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.abilities import MONSTER_ABILITY_NAMES
from spinney.games.eldervale.content.reading import element_of
from spinney.games.eldervale.content.tile_kinds import LAIR
from spinney.games.eldervale.content.tiles import SPECIALS
from spinney.games.eldervale.content.vocabulary import (
    BIFROST_TILE,
    ELEMENT_COUNT,
    ELEMENTAL_KINDS,
)


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
    """Element and Lair of a Monster; one without Element names one of the special tiles."""
    if "element" in fields:
        element = element_of(here, fields)
        return element, ELEMENTAL_KINDS * element + LAIR
    special = SPECIALS.index(word(here, fields, "lair", SPECIALS))
    return NONE, BIFROST_TILE + special


def monster_number(element: i64, lair: i64, legendary: bool) -> i64:
    """The number that a Monster has by its home: by Element, the two special ones, then Legendary ones."""
    if element == NONE:
        return ELEMENT_COUNT + lair - BIFROST_TILE
    return element + (ELEMENT_COUNT + len(SPECIALS) if legendary else 0)


def ability_mask(here: str, names: object) -> i64:
    """The abilities of a Monster, by their names, as a mask."""
    if not isinstance(names, list) or any(name not in MONSTER_ABILITY_NAMES for name in names):
        raise BadEdition(
            f"{here}: abilities: expected a list of {', '.join(MONSTER_ABILITY_NAMES)}, got {names!r}"
        )
    mask: i64 = 0
    for name in names:
        mask |= bit(MONSTER_ABILITY_NAMES.index(name))
    return mask
