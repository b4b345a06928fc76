"""Where everything lies on the picture: 1280 by 800 units, about the shape of a laptop's screen.

The map is at the top left with the watcher's board below it. At the right are the market, the tracks, the
Underworld with the stocks, what is going on, and the other players, each as high as their number asks for.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from spinney.art.hexes import Extent, hex_corners, hex_extent, hex_middle, largest_size, origin
from spinney.art.layout import Zone, stacked
from spinney.games.eldervale.state.hexes import COORDINATES

PREFIX: Final = "ev-"  # of all ids
SIZE: Final = (1280, 800)
LARGEST: Final = 70.0  # a hex
TURNED: Final = 1.12  # how much larger a turned map must be to be turned
LOWER: Final = 0.9  # what is on a hex that lies on a side has less height


RIBBON: Final = Zone(8, 8, 696, 44)
MAP: Final = Zone(8, 56, 696, 426)
MINE: Final = Zone(8, 488, 696, 304)
SIDE: Final = Zone(710, 8, 562, 784)
GAP: Final = 5.0
MARKET_ROW: Final = 86.0
TRACK_ROW: Final = 18.0
TRACK_LEAST: Final = 116.0
UNDERWORLD: Final = 46.0
IN_PROGRESS: Final = 172.0
OPENED: Final = Zone(8, 150, 696, 304)  # another player's board when it is unfolded, over the map


class Column(NamedTuple):
    """The zones of the right side, from top to bottom."""

    market: Zone
    tracks: Zone
    underworld: Zone
    in_progress: Zone
    theirs: Zone


def column(elements: int, others: int) -> Column:
    """With few players there are few Elements, and room for whole boards."""
    heights = [
        MARKET_ROW * (2 if elements > 4 else 1.3),
        max(TRACK_LEAST, 24 + TRACK_ROW * elements),
        UNDERWORLD,
        IN_PROGRESS,
    ]
    zones: list[Zone] = []
    top = SIDE.y
    for height in heights:
        zones.append(Zone(SIDE.x, top, SIDE.width, height))
        top += height + GAP
    theirs = Zone(SIDE.x, top, SIDE.width, SIDE.y + SIDE.height - top)
    return Column(zones[0], zones[1], zones[2], zones[3], theirs)


def strips(zone: Zone, count: int) -> tuple[Zone, ...]:
    """The other players, from top to bottom."""
    return stacked(zone, count, GAP, 230.0)


class Way(NamedTuple):
    """How the map is turned: by so many times 60 degrees, and whether its hexes lie on a side."""

    turns: int = 0
    flat: bool = False


WAYS: Final = tuple(Way(turns, flat) for flat in (False, True) for turns in range(3))


class Scale(NamedTuple):
    """How hexes are laid out: the radius of one, where (0, 0) is, and how the map is turned."""

    radius: float
    x: float
    y: float
    way: Way

    @property
    def flat(self) -> bool:
        """Does the layout of the map turn its hexes onto a side?"""
        return self.way.flat

    def middle(self, place: int) -> tuple[float, float]:
        """Where the layout puts the middle of a hex of the map."""
        x, y = plane(place, self.way)
        return round(self.x + x * self.radius, 2), round(self.y + y * self.radius, 2)


@lru_cache(4096)
def plane(place: int, way: Way) -> tuple[float, float]:
    """Where the layout puts a hex for a radius of 1; rows become columns where hexes lie on a side."""
    q, r = COORDINATES[place]
    for _ in range(way.turns):
        q, r = -r, q + r
    return hex_middle(q, r, flat=way.flat)


def extent(places: Sequence[int], way: Way) -> Extent:
    """How far the places reach, for a radius of 1."""
    return hex_extent([plane(place, way) for place in places], way.flat)


def largest(places: Sequence[int], way: Way) -> float:
    """The largest radius with which all places fit onto the map."""
    return largest_size(extent(places, way), MAP, LARGEST)


@lru_cache(256)
def best_way(laid: tuple[int, ...]) -> Way:
    """As the tiles lie, unless a turned map is clearly larger: what has grown long is laid across."""
    plain = WAYS[0]
    sizes = {way: largest(laid, way) * (LOWER if way.flat else 1) for way in WAYS}
    found = max(WAYS, key=lambda way: sizes[way])
    return found if sizes[found] > TURNED * sizes[plain] else plain


def fitted(places: Sequence[int], way: Way) -> Scale:
    """The largest hexes with which all places fit onto the map."""
    radius = round(largest(places, way), 2)
    x, y = origin(extent(places, way), MAP, radius)
    return Scale(radius, round(x, 2), round(y, 2), way)


@lru_cache(256)
def outline(radius: float, flat: bool = False) -> str:
    """The outline of a Realm as the layout sizes it: a hex around (0, 0) as a path."""
    corners = [f"{round(dx, 2)} {round(dy, 2)}" for dx, dy in hex_corners(radius, flat)]
    return f"M{'L'.join(corners)}Z"
