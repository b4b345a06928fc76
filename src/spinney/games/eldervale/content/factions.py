"""Section 19.2: the sides of the faction boards of an edition."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.errors import BadEdition
from spinney.engine.fields import entries, entry_of, text, word
from spinney.games.eldervale.content.abilities import ABILITY_NAMES, NO_ABILITY
from spinney.games.eldervale.content.reading import element_of
from spinney.games.eldervale.content.vocabulary import (
    ELEMENT_COUNT,
    FACTION_KINDS,
    UNITS,
)

SIDES: Final = ("A", "B")


class Side:
    """A side of a faction board: an ability or none for each kind of Unit."""

    def __init__(self, element: i64, side: i64, name: str, abilities: list[i64]) -> None:
        self.element: Final[i64] = element
        self.side: Final[i64] = side
        self.name: Final = name
        self.abilities: Final = abilities


def read_sides(where: str, data: dict[str, Any]) -> list[Side]:
    """19.2  Sides A and B of each faction board; a side is number 2 * Element + side."""
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
