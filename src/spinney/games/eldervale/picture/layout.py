"""Where Realms lie on the map: a hex is 100 units large, and the view follows the hexes.

The map is never turned: whoever looks away from it finds every Realm in the direction where it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from spinney.art.hexes import ROOT3, hex_middle

PREFIX: Final = "ev-"  # of all ids
HEX: Final = 100.0
ROOM: Final = (680.0, 424.0)  # of the map on a laptop, in its pixels
LEAST: Final = (1040.0, 700.0)  # a map is never shown larger than if it were so large
MARGIN: Final = (14.0, 22.0)  # around the hexes
WIDER: Final = 8  # steps in which a map makes room for its corners ...
WIDEN: Final = 1.03  # ... each so much larger
READABLE: Final = 13.5  # the size of letters on a laptop, in its pixels
CORNERS: Final = ((1, 0), (0, 1), (0, 0), (1, 1))  # right and down: where chips may lie, best first

Place = tuple[int, int]


class Chart(NamedTuple):
    """How large the map is, where the hex (0, 0) is on it, and how large letters are."""

    width: float
    height: float
    x: float
    y: float
    letters: float

    def middle(self, place: Place) -> tuple[float, float]:
        """The middle of a hex."""
        x, y = hex_middle(*place, HEX)
        return round(self.x + x, 1), round(self.y + y, 1)


def place_of(word: str) -> Place:
    """The axial coordinates that a word such as `1,-2` names."""
    q, r = word.split(",")
    return int(q), int(r)


def extent(places: Sequence[Place]) -> tuple[float, float, float, float]:
    """The middles of the outermost hexes: left, right, top, bottom."""
    middles = [hex_middle(*place, HEX) for place in places]
    across, down = [x for x, _ in middles], [y for _, y in middles]
    return min(across), max(across), min(down), max(down)


def needed(places: Sequence[Place]) -> tuple[float, float]:
    """How wide and how high a map of these hexes is."""
    left, right, top, bottom = extent(places)
    wide = max(LEAST[0], right - left + HEX * ROOT3 + 2 * MARGIN[0])
    high = max(LEAST[1], bottom - top + 2 * HEX + 2 * MARGIN[1])
    return max(wide, high * ROOM[0] / ROOM[1]), max(high, wide * ROOM[1] / ROOM[0])


@lru_cache(256)
def chart(places: tuple[Place, ...], chips: tuple[tuple[float, float], ...]) -> Chart:
    """A map with these hexes, in the shape of a laptop's zone, with room for chips in its corners."""
    left, right, top, bottom = extent(places)
    wide, high = needed(places)
    found = sized(wide, high, (left + right, top + bottom))
    for step in range(1, WIDER):
        if len(free_corners(found, places, chips)) == len(chips):
            break
        found = sized(wide * WIDEN**step, high * WIDEN**step, (left + right, top + bottom))
    return found


def sized(wide: float, high: float, middle: tuple[float, float]) -> Chart:
    """A map of a size around a middle, which is given twice as far as it is."""
    x, y = round((wide - middle[0]) / 2, 1), round((high - middle[1]) / 2, 1)
    return Chart(round(wide, 1), round(high, 1), x, y, round(READABLE * wide / ROOM[0], 1))


def free_corners(
    found: Chart, places: Sequence[Place], chips: Sequence[tuple[float, float]]
) -> list[tuple[float, float]]:
    """For each chip, as long as there is room, the upper left point where no hex is under it."""
    taken: list[tuple[int, int]] = []
    points: list[tuple[float, float]] = []
    for wide, high in chips:
        wide, high = wide * found.letters, high * found.letters
        for corner in CORNERS:
            x = found.width - wide - MARGIN[0] if corner[0] else MARGIN[0]
            y = found.height - high - MARGIN[0] if corner[1] else MARGIN[0]
            if corner not in taken and not covers(found, places, (x, y, wide, high)):
                taken.append(corner)
                points.append((round(x, 1), round(y, 1)))
                break
    return points


def covers(found: Chart, places: Sequence[Place], room: tuple[float, float, float, float]) -> bool:
    """Would a chip cover more than the edge of a hex?"""
    left, top, wide, high = room
    for place in places:
        x, y = found.middle(place)
        near = max(left - x, 0, x - left - wide), max(top - y, 0, y - top - high)
        if (near[0] ** 2 + near[1] ** 2) ** 0.5 < HEX * 0.86:
            return True
    return False
