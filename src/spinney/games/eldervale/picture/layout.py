"""Where everything lies on the picture: 1280 by 800 units, about the shape of a laptop's screen.

The map is at the top left with the watcher's board below it. At the right are the market, the tracks, the
Underworld with the stocks, what is going on, and the other players, each as high as their number asks for.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from spinney.art.board import Zone
from spinney.games.eldervale.hexes import COORDINATES

PREFIX: Final = "ev-"  # of all ids
SIZE: Final = (1280, 800)
HALF_ROOT: Final = 0.8660254  # of three: half the width of a hex of radius 1
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
BELOW: Final = 46.0
STRIP: Final = 50.0  # the least height of another player
MIDST_LEAST: Final = 172.0
OPENED: Final = Zone(8, 150, 696, 304)  # another player's board when it is unfolded, over the map


class Column(NamedTuple):
    """The zones of the right side, from top to bottom."""

    market: Zone
    tracks: Zone
    below: Zone
    midst: Zone
    theirs: Zone


def column(elements: int, others: int) -> Column:
    """With few players there are few Elements, and room for whole boards."""
    heights = [
        MARKET_ROW * (2 if elements > 4 else 1.3),
        max(TRACK_LEAST, 24 + TRACK_ROW * elements),
        BELOW,
        MIDST_LEAST,
    ]
    zones: list[Zone] = []
    top = SIDE.y
    for height in heights:
        zones.append(Zone(SIDE.x, top, SIDE.width, height))
        top += height + GAP
    theirs = Zone(SIDE.x, top, SIDE.width, SIDE.y + SIDE.height - top)
    return Column(zones[0], zones[1], zones[2], zones[3], theirs)


def strips(zone: Zone, count: int) -> list[Zone]:
    """The other players, from top to bottom."""
    height = min(230.0, (zone.height - GAP * (count - 1)) / count)
    return [Zone(zone.x, zone.y + at * (height + GAP), zone.width, height) for at in range(count)]


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
        return self.way.flat

    def middle(self, place: int) -> tuple[float, float]:
        x, y = plane(place, self.way)
        return round(self.x + x * self.radius, 2), round(self.y + y * self.radius, 2)


@lru_cache(4096)
def plane(place: int, way: Way) -> tuple[float, float]:
    """The middle of a hex for a radius of 1; rows become columns where hexes lie on a side."""
    q, r = COORDINATES[place]
    for _ in range(way.turns):
        q, r = -r, q + r
    along, across = 2 * HALF_ROOT * (q + r / 2), 1.5 * r
    return (across, along) if way.flat else (along, across)


def extent(places: Sequence[int], way: Way) -> tuple[float, float, float, float]:
    """From left to right and from top to bottom, for a radius of 1."""
    spots = [plane(place, way) for place in places]
    wide, high = (1.0, HALF_ROOT) if way.flat else (HALF_ROOT, 1.0)
    return (
        min(x for x, _ in spots) - wide,
        max(x for x, _ in spots) + wide,
        min(y for _, y in spots) - high,
        max(y for _, y in spots) + high,
    )


def largest(places: Sequence[int], way: Way) -> float:
    """The largest radius with which all places fit onto the map."""
    left, right, top, bottom = extent(places, way)
    return min(LARGEST, MAP.width / (right - left), MAP.height / (bottom - top))


@lru_cache(256)
def best_way(laid: tuple[int, ...]) -> Way:
    """As the tiles lie, unless a turned map is clearly larger: what has grown long is laid across."""
    plain = WAYS[0]
    worth = {way: largest(laid, way) * (LOWER if way.flat else 1) for way in WAYS}
    found = max(WAYS, key=lambda way: worth[way])
    return found if worth[found] > TURNED * worth[plain] else plain


def fitted(places: Sequence[int], way: Way) -> Scale:
    """The largest hexes with which all places fit onto the map."""
    left, right, top, bottom = extent(places, way)
    radius = round(largest(places, way), 2)
    middle_x, middle_y = MAP.x + MAP.width / 2, MAP.y + MAP.height / 2
    return Scale(
        radius,
        round(middle_x - radius * (left + right) / 2, 2),
        round(middle_y - radius * (top + bottom) / 2, 2),
        way,
    )


@lru_cache(256)
def outline(radius: float, flat: bool = False) -> str:
    """A hex around (0, 0) as a path."""
    half = HALF_ROOT * radius
    upright = ((0.0, -radius), (half, -radius / 2), (half, radius / 2))
    corners = [*upright, *[(-dx, -dy) for dx, dy in upright]]
    turned = [(dy, dx) if flat else (dx, dy) for dx, dy in corners]
    return f"M{'L'.join([f'{round(dx, 2)} {round(dy, 2)}' for dx, dy in turned])}Z"
