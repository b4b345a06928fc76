"""Where everything lies on the picture: 1280 by 800 units, about the shape of a laptop's screen.

The Tree of Idyll stands at the top left, the watcher's realm below it, everybody else's realm at the right.
"""

from __future__ import annotations

from typing import Final

from spinney.art.hexes import hex_extent, hex_middle, largest_size, origin
from spinney.art.layout import Zone, stacked

PREFIX: Final = "gr-"  # of all ids
SIZE: Final = (1280, 800)
FULL: Final = 56  # hexes of this size or more have their name on them


RIBBON: Final = Zone(12, 8, 404, 54)
SUPPLY: Final = Zone(12, 268, 812, 36)
MINE: Final = Zone(12, 312, 812, 478)
CARDS: Final = Zone(838, 10, 432, 92)
THEIRS: Final = Zone(838, 110, 432, 680)
PANEL: Final = 206  # the width of a seat's own panel
SIDE_PANEL: Final = 148  # and of another seat's


def others(count: int) -> tuple[Zone, ...]:
    """Where the others' realms lie, right of the Tree, top to bottom; a single one beside the watcher's."""
    if count == 1:
        return (Zone(THEIRS.x, MINE.y, THEIRS.width, MINE.height),)
    return stacked(THEIRS, count, 8)


def prize_zone(number: int, count: int) -> Zone:
    """Where a realm card lies: three in a row, low ones in two rows if there are more."""
    wide, high = (CARDS.width - 12) / 3, CARDS.height if count <= 3 else CARDS.height / 2 - 3
    return Zone(CARDS.x + number % 3 * (wide + 6), CARDS.y + number // 3 * (high + 6), wide, high)


def turned(cells: list[tuple[int, int]], zone: Zone) -> list[tuple[int, int]]:
    """How a realm lies in its zone: it grows upwards first, and is mirrored where the zone is wide."""
    return [(r, q) for q, r in cells] if zone.width > zone.height else cells


def fitted(cells: list[tuple[int, int]], zone: Zone, most: float) -> tuple[float, float, float]:
    """Where a realm lies in its zone: the size at which it fits, and the middle of its hex at (0, 0)."""
    extent = hex_extent([hex_middle(q, r) for q, r in cells], above=0.06)
    size = largest_size(extent, zone, most)
    return size, *origin(extent, zone, size)
