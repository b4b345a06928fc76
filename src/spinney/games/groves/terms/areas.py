"""The three areas of the Tree, one entry each: how it is written, called and drawn, and what it does."""

from __future__ import annotations

from typing import Final

from spinney.engine.errors import BrokenRules


class Area:
    """All that is said of an area."""

    def __init__(self, name: str, does: str, then: str) -> None:
        self.name: Final = name  # in views, facts and keys of pictures
        self.text: Final = f"tree-{name}"  # in text forms of actions
        self.words: Final = f"the {name} area"
        self.does: Final = does  # what a seat may do that has placed a spirit there
        self.then: Final = then  # the same, for a seat that has a base


TREE: Final[list[Area]] = []


def add_area(number: int, name: str, does: str, then: str = "") -> None:
    """Declare an area of the Tree: what a spirit there is for, and what for with the base of a portal."""
    if number != len(TREE):
        raise BrokenRules(f"groves: area {number} ({name}): expected the number {len(TREE)}")
    TREE.append(Area(name, does, then))


GROVES_AREA: Final = 0
add_area(GROVES_AREA, "groves", "buy a grove")
BONUS_AREA: Final = 1
add_area(BONUS_AREA, "bonus", "keep one of two summoning cards")
PORTAL_AREA: Final = 2
add_area(PORTAL_AREA, "portal", "take the base of a portal", "complete your portal, take a wraith")
AREAS: Final = 3


def bonus_brings(cards: int) -> str:
    """G-10.1, R-29  What the Tree's bonus area does with so many cards in the deck; nothing without one."""
    if cards >= 2:
        return TREE[BONUS_AREA].does
    return "keep the last summoning card" if cards == 1 else ""


NO_CARD: Final = "no summoning card is left"

AREA_TEXTS: Final = [area.text for area in TREE]
