"""Sizes that several drawings share, and how a realm lies in its room."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import Final

from spinney.art.hexes import hex_extent, hex_middle, largest_size, origin
from spinney.art.layout import Zone
from spinney.games.groves.state.hexes import spiral

PREFIX: Final = "gr-"  # of all ids
BOARD_SIZE: Final = (740.0, 490.0)  # the Tree and the realm beside it
PRIZES_AT: Final = (331.0, 12.0)  # of the board: realm cards, and below them ...
REALM_ROOM: Final = Zone(331, 78, 401, 408)  # ... the realm that is shown large
LARGEST: Final = 84.0  # hexes of the large realm
WIDE: Final = 360.0  # of everything beside the board

ROWS_FROM: Final = 1.15  # rows are taken if hexes can be so much larger in them

Places = list[tuple[int, int]]


@lru_cache(256)
def arranged(count: int, room: Zone, most: float) -> Places:
    """R-14  Where the hexes of a realm lie in its room, the Lore Stone first; no rule looks at that.

    They lie around it in a spiral, unless rows side by side can be much larger.
    """
    around = spiral(count)
    mirrored = [(r, q) for q, r in around]
    spirals = [around, mirrored] if room.width <= room.height else [mirrored, around]
    first = max(spirals, key=lambda cells: fitted(cells, room, most)[0])
    best = max([in_rows(count, rows) for rows in range(2, 9)], key=lambda cells: fitted(cells, room, most)[0])
    return best if fitted(best, room, most)[0] > fitted(first, room, most)[0] * ROWS_FROM else first


@lru_cache(512)
def in_rows(count: int, rows: int) -> Places:
    """The narrowest rows with so many hexes, around the one in the middle."""
    wide = 1.0
    while True:
        for shift in (0.0, 0.5):
            found = [
                (along + 0.5 * ((row + int(2 * shift)) % 2), row)
                for row in range(rows)
                for along in range(int(wide - 0.5 * ((row + int(2 * shift)) % 2)))
            ]
            if len(found) >= count:
                return around_the_middle(found, count)
        wide += 0.5


def around_the_middle(found: list[tuple[float, int]], count: int) -> Places:
    """Of hexes in rows the middle one and then the others, the nearest first, as axial coordinates."""
    x, y = sum(x for x, _ in found) / len(found), sum(row for _, row in found) / len(found)
    home = min(found, key=lambda spot: hypot(spot[0] - x, 0.87 * (spot[1] - y)))
    near = sorted(found, key=lambda spot: hypot(spot[0] - home[0], 0.87 * (spot[1] - home[1])))[:count]
    return [(round(x - home[0] - (row - home[1]) / 2), row - home[1]) for x, row in near]


def realm_room(cards: int) -> Zone:
    """The room of the large realm, below so many realm cards."""
    x, y, wide, high = REALM_ROOM
    more = 65.0 if cards > 3 else -46.0 if cards == 0 else 0.0
    return Zone(x, y + more, wide, high - more)


def fitted(cells: Places, room: Zone, most: float) -> tuple[float, float, float]:
    """Where a realm lies in its room: the size at which it fits, and the middle of its hex at (0, 0)."""
    extent = hex_extent([hex_middle(q, r) for q, r in cells], above=0.3)
    size = largest_size(extent, room, most)
    return size, *origin(extent, room, size)
