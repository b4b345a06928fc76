"""Where names have room on the map: those of regions in the clearest strip, those of Hubs beside them."""

from __future__ import annotations

from functools import lru_cache
from math import dist, hypot
from typing import Final

from spinney.art.shapes import Point
from spinney.games.leylines.content.spaces import Board
from spinney.games.leylines.picture.wood.places import WIDE, middles, region_names, spots_of, ways

Box = tuple[float, float, float, float]  # its middle, and half of its size

HALVES: Final = {"letter": (22.0, 26.0), "hub": (27.0, 27.0), "plain": (14.0, 14.0), "market": (46.0, 44.0)}
STANDEES: Final = {"letter": 26.0, "hub": 28.0, "market": 36.0}  # where travellers stand beside a space
FEET: Final = {"letter": 11.0, "hub": 11.0, "plain": 9.0, "market": 21.0}  # how far down
ENOUGH: Final = 8.0  # room around a region's name
LETTER: Final = 6.2  # half the width of a letter of a region's name


@lru_cache(8)
def name_spots(board: Board) -> tuple[tuple[str, float, float], ...]:
    """Each region by name, and where its name goes: not where another's is."""
    found: list[tuple[str, float, float]] = []
    for name in region_names(board):
        taken = [(x, y - 5, len(other) * LETTER, 14.0) for other, x, y in found]
        found.append((name, *roomiest(board, name, [*boxes(board), *taken])))
    return tuple(found)


def roomiest(board: Board, region: str, around: list[Box]) -> Point:
    """The middle of the clearest strip in a region of the forest, for the region's name."""
    homes = spots_of(board, region)
    xs, ys, half = [x for x, _ in homes], [y for _, y in homes], len(region) * LETTER
    middle = (sum(xs) / len(xs), sum(ys) / len(ys))
    columns = range(int(max(half + 12, min(xs) - 20)), int(min(WIDE - half - 12, max(xs) + 20)), 8)
    spots = [(float(x), float(y)) for x in columns for y in range(int(min(ys)) - 20, int(max(ys)) + 40, 6)]
    best, most = middle, -1e9
    for x, y in sorted(spots, key=lambda spot: dist(spot, middle)):
        worth = 20 * ENOUGH - dist((x, y), middle)
        if worth <= most:
            break  # all others are farther away
        room = min(clearance((x, y - 5, half, 10), box) for box in around)
        worth -= 20 * (ENOUGH - min(room, ENOUGH))
        if room > 0 and worth > most and is_home(board, region, (x, y)):
            worth -= 45 * crossings(board, x, y - 5, half) + 60 * crowded(board, (x, y - 5, half + 6, 10))
            best, most = ((x, y), worth) if worth > most else (best, most)
    return best


def crossings(board: Board, x: float, y: float, half: float) -> int:
    """How many paths go through a name around this point."""
    spots, found = middles(board), 0
    for one, other in ways(board):
        (a, b), (c, d) = spots[one], spots[other]
        steps = [(a + (c - a) * part / 8, b + (d - b) * part / 8) for part in range(9)]
        found += any(abs(px - x) < half + 4 and abs(py - y) < 13 for px, py in steps)
    return found


@lru_cache(8)
def signs(board: Board) -> tuple[Box, ...]:
    """The names of Hubs and Markets, and the flags above Markets: what no traveller stands before."""
    found = list(boxes(board)[len(board.spaces) :])
    for space, (x, y) in zip(board.spaces, middles(board), strict=True):
        if space.kind == "market":
            found += [(x, y + 34.0, 54.0, 10.0), (x, y - 36.5, 56.0, 11.0)]
    return tuple(found)


@lru_cache(256)
def stand(board: Board, space: int, first: int) -> Point:
    """Where a traveller stands beside a space, seen from its middle: `first` on one side, before no name."""
    kind, (x, y) = board.spaces[space].kind, middles(board)[space]
    out, middle = STANDEES.get(kind, 23.0), y + FEET[kind] - 23
    spots = [(way * out, down) for down in (0.0, 12.0, 22.0) for way in (first, -first)]
    free = [
        (dx, dy)
        for dx, dy in spots
        if 18 < x + dx < WIDE - 18
        and all(clearance((x + dx, middle + dy, 13.0, 23.0), sign) > 0 for sign in signs(board))
    ]
    return free[0] if free else spots[0]


@lru_cache(256)
def flag_shift(board: Board, market: int, half: float) -> float:
    """How far a flag above a Market moves aside, so that it covers no other space and its cubes."""
    x, y = middles(board)[market]
    around = [
        (a, b + 4, c, d + 4) for number, (a, b, c, d) in enumerate(space_boxes(board)) if number != market
    ]
    for shift in (0.0, 8.0, -8.0, 16.0, -16.0, 24.0, -24.0, 32.0, -32.0):
        inside = half + 2 <= x + shift <= WIDE - half - 2
        if inside and all(clearance((x + shift, y - 36.5, half, 11.5), box) > 0 for box in around):
            return shift
    return min(max(0.0, half + 2 - x), WIDE - half - 2 - x)


def crowded(board: Board, name: Box) -> int:
    """How many travellers could stand before a name: those alone on a space stand at its left."""
    spots = [
        (x - STANDEES[space.kind], y - 14, 13.0, 25.0)
        for space, (x, y) in zip(board.spaces, middles(board), strict=True)
        if space.kind in STANDEES
    ]
    return sum(clearance(name, spot) <= 0 for spot in spots)


def is_home(board: Board, region: str, spot: Point) -> bool:
    """Is a point nearer to this region than to any other?"""
    near = min(zip(middles(board), board.spaces, strict=True), key=lambda one: dist(one[0], spot))
    return near[1].region in (region, "")


@lru_cache(8)
def boxes(board: Board) -> tuple[Box, ...]:
    """What the names of regions keep away from: spaces with cubes, Markets, names of Hubs."""
    plates = []
    for number, space in enumerate(board.spaces):
        if space.kind == "hub":
            x, y = middles(board)[number]
            dx, dy = plate_spot(board, number)
            plates.append((x + dx, y + dy, plate_width(space.name) / 2, 11.0))
    return (*space_boxes(board), *plates)


@lru_cache(8)
def space_boxes(board: Board) -> tuple[Box, ...]:
    """The boxes that belong to spaces and their cubes."""
    return tuple(
        (x, y + 6, *HALVES[space.kind]) for space, (x, y) in zip(board.spaces, middles(board), strict=True)
    )


def clearance(one: Box, other: Box) -> float:
    """How far two boxes are apart."""
    return hypot(
        max(0.0, abs(one[0] - other[0]) - one[2] - other[2]),
        max(0.0, abs(one[1] - other[1]) - one[3] - other[3]),
    )


def plate_width(name: str) -> float:
    """How wide the plate with a name is."""
    return len(name) * 8.4 + 13


@lru_cache(64)
def plate_spot(board: Board, hub: int) -> Point:
    """Where there is room for the name of a Hub, seen from its middle: below it, if that is free."""
    x, y = middles(board)[hub]
    half = plate_width(board.spaces[hub].name) / 2
    around = [box for number, box in enumerate(space_boxes(board)) if number != hub]
    spots: list[Point] = [(0, 37), (0, -37), (half + 29, 0), (-half - 29, 0)]
    room = [min(clearance((x + dx, y + dy, half, 11), box) for box in around) for dx, dy in spots]
    return next(
        (spot for spot, far in zip(spots, room, strict=True) if far >= 3), spots[room.index(max(room))]
    )
