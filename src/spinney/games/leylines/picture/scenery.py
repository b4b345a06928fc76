"""The forest that never changes: four regions, their trees, and the paths that glow. Drawn once."""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, dist, hypot, pi, sin
from typing import Final

from spinney.art.flora import fern, mushroom, speckles, tree, tuft
from spinney.art.shapes import Hand, Point, blob, card, cloud, smooth
from spinney.art.svg import Markup, ellipse, g, numbers, path, rect, symbol, text, title, use
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.content.spaces import Board
from spinney.games.leylines.picture.layout import MAP, PREFIX, SIZE, middles

Box = tuple[float, float, float, float]

WASHES: Final = ("grove-green", "grove-blue", "grove-orange", "grove-yellow")  # of the regions
TREES: Final = ("fern", "birch", "ember", "willow")
CLEAR: Final = 40  # around a space no tree stands
DROOPING: Final = (
    "M3 30C2 16 7 5 16 4S30 15 29 29C27 24 25 24 24 31C22 24 20 23 18 30C16 23 14 23 12 31C10 24 7 24 3 30Z"
)
TWIGS: Final = "M9 12C7 16 7 19 7 22M16 10V20M22 12C24 16 24 18 24 22"
HALVES: Final = {"letter": (20.0, 22.0), "hub": (26.0, 26.0), "plain": (12.0, 12.0), "market": (46.0, 34.0)}
REACH: Final = 50  # of a region around its spaces


@lru_cache(8)
def ground(content: LeylinesContent) -> Markup:
    """Paper, regions, trees, paths, names of regions."""
    board = content.board
    return g(
        rect(width=SIZE[0], height=SIZE[1], class_="f-floor"),
        path(d=speckles(4, 4, SIZE[0] - 4, SIZE[1] - 4, 90, 6), class_="s-moss line", stroke_width=3),
        path(d=card(*MAP, 11, 18), class_="f-clearing"),
        regions(board),
        path(d=speckles(MAP.x + 20, MAP.y + 20, MAP.x + 790, MAP.y + 500, 90, 8), class_="s-moss line"),
        trees(board),
        grass(board),
        links(board),
        names(board),
        path(d=card(*MAP, 11, 18), class_="none line s-line"),
        id=f"{PREFIX}forest",
    )


@cache
def wood() -> Markup:
    """The edge of the forest beside the map, where two players leave room for it."""
    hand = Hand(61)
    trunks = [(872 + 42 * step, 770 + hand.between(-26, 26)) for step in range(10)]
    return g(
        path(d=blob(1056, 780, 230, 60, 52, 0.1, 15), class_="f-moss"),
        [
            tree(x, y, hand.between(60, 88), hand.between(92, 132), 70 + step)
            for step, (x, y) in enumerate(sorted(trunks, key=lambda spot: spot[1]))
        ],
        [mushroom(x, 792, 22) for x in (868, 1010, 1180)],
        fern(930, 796, 34, 8),
        fern(1120, 797, 30, -9),
    )


def region_names(board: Board) -> list[str]:
    """The regions of the map by name, each once."""
    return list(dict.fromkeys(space.region for space in board.spaces if space.region))


def spots_of(board: Board, region: str) -> list[Point]:
    """Where the spaces of a region are."""
    return [spot for space, spot in zip(board.spaces, middles(board), strict=True) if space.region == region]


def regions(board: Board) -> Markup:
    """A wash around all spaces of a region, darker at its rim."""
    drawn: list[Markup] = []
    for number, name in enumerate(region_names(board)):
        shape = smooth(rim(spots_of(board, name), 41 + number))
        wash = WASHES[number % len(WASHES)]
        drawn.append(path(d=shape, class_=f"f-{wash}"))
        drawn.append(path(d=shape, class_="none line s-line-soft", opacity=0.5, stroke_dasharray="34 9 12 9"))
    return g(drawn)


def rim(spots: list[Point], seed: int) -> list[Point]:
    """A wavy outline that keeps its distance from every spot inside."""
    hand = Hand(seed)
    around = [
        (
            inside(x + REACH * cos(pi * at / 6), MAP.x, MAP.width),
            inside(y + REACH * sin(pi * at / 6), MAP.y, MAP.height),
        )
        for x, y in spots
        for at in range(12)
    ]
    corners = hull(around)
    found: list[Point] = []
    for one, two in zip(corners, [*corners[1:], corners[0]], strict=True):
        steps = max(1, int(dist(one, two) / 46))
        for at in range(steps):
            part = at / steps
            sway = hand.between(-5, 5) if at else 0
            found.append((one[0] + (two[0] - one[0]) * part + sway, one[1] + (two[1] - one[1]) * part + sway))
    return found


def inside(value: float, start: float, size: float) -> float:
    """A coordinate of a region's rim in the forest, kept within the map."""
    return min(max(value, start + 7), start + size - 7)


def hull(points: list[Point]) -> list[Point]:
    """The corners of the rim around a region of the forest, from its points."""
    ordered = sorted(set(points))
    return [*half_hull(ordered)[:-1], *half_hull(ordered[::-1])[:-1]]


def half_hull(points: list[Point]) -> list[Point]:
    """One side of the corners around a region of the forest, from left to right."""
    found: list[Point] = []
    for x, y in points:
        while len(found) > 1 and turns_right(found[-2], found[-1], (x, y)):
            found.pop()
        found.append((x, y))
    return found


def turns_right(a: Point, b: Point, c: Point) -> bool:
    """Does the rim of a region in the forest turn right at the second of three points, or go straight on?"""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0


# Trees.


@cache
def tree_symbols() -> list[Markup]:
    """A tree for every region, on a grid of 32 by 40."""
    drawings = {
        "fern": [
            path(d="M16 38C15 30 16 24 16 18", class_="none line s-bark"),
            path(d=cloud(16, 15, 13, 12, 3, 9), class_="f-crown thin s-line"),
            path(d=blob(12, 11, 6, 5, 4, 0.1, 8), class_="f-crown-lit"),
        ],
        "birch": [
            path(d="M15 39L15.6 10H18L18.6 39Z", class_="f-bone thin s-line"),
            path(d="M15 30H17M16.4 24H18.4M15.4 18H17", class_="none thin s-line"),
            path(d=cloud(17, 11, 9, 10, 8, 9), class_="f-crown-lit thin s-line"),
        ],
        "ember": [
            path(d="M16 38V20M16 28L21 22", class_="none line s-bark"),
            path(d=cloud(16, 14, 12, 13, 5, 10), class_="f-spirit-orange thin s-line", fill_opacity=0.55),
            path(d="M9 13q3 4 6 0M16 8q3 4 6 0M15 19q3 4 6 0", class_="none thin s-line", opacity=0.6),
        ],
        "willow": [
            path(d="M15 38C14 28 17 22 15 14", class_="none line s-bark"),
            path(d=DROOPING, class_="f-crown thin s-line"),
            path(d=TWIGS, class_="none thin s-line", opacity=0.5),
        ],
    }  # fmt: skip
    return [
        symbol(
            title(f"{name} tree"),
            ellipse(cx=18, cy=38, rx=10, ry=2, class_="f-shadow", opacity=0.25),
            drawing,
            id=f"{PREFIX}tree-{name}",
            viewBox="0 0 32 40",
        )
        for name, drawing in drawings.items()
    ]


def trees(board: Board) -> Markup:
    """Where no space and no path is near, from the back to the front."""
    hand, found = Hand(19), list[tuple[float, float, str, float]]()
    homes = {name: spots_of(board, name) for name in region_names(board)}
    for _ in range(900):
        x = hand.between(MAP.x + 22, MAP.x + MAP.width - 22)
        y = hand.between(MAP.y + 44, MAP.y + MAP.height - 10)
        size = hand.between(22, 34)
        if all(hypot(x - a, y - b) > 26 for a, b, _, _ in found) and is_free(board, x, y - size * 0.5):
            nearest = min(homes, key=lambda name: min(dist((x, y), spot) for spot in homes[name]), default="")
            kind = TREES[list(homes).index(nearest) % len(TREES)] if nearest else TREES[0]
            found.append((x, y, kind, size))
    return g(
        [
            use(f"{PREFIX}tree-{kind}", x, y - size * 0.6, size, opacity=0.9)
            for x, y, kind, size in sorted(found, key=lambda one: one[1])
        ]
    )


def is_free(board: Board, x: float, y: float) -> bool:
    """Far from spaces, from what lies below them, and from paths."""
    spots = middles(board)
    if any(hypot(x - a, (y - b - 6) * 0.86) < CLEAR for a, b in spots):
        return False
    if any(abs(x - a) < len(name) * 5.6 + 12 and abs(y - b + 5) < 24 for name, a, b in name_spots(board)):
        return False
    return all(
        away((x, y), spots[space], spots[other]) > 17
        for space, others in enumerate(board.links)
        for other in others
        if other > space
    )


def away(point: Point, one: Point, two: Point) -> float:
    """How far a tree would be from a path of the forest, a line between two spaces."""
    dx, dy = two[0] - one[0], two[1] - one[1]
    along = ((point[0] - one[0]) * dx + (point[1] - one[1]) * dy) / max(1, dx * dx + dy * dy)
    part = min(1, max(0, along))
    return hypot(point[0] - one[0] - part * dx, point[1] - one[1] - part * dy)


def grass(board: Board) -> Markup:
    """Tufts of grass where nothing else is."""
    hand = Hand(5)
    spots = [
        (hand.between(MAP.x + 14, MAP.x + MAP.width - 14), hand.between(MAP.y + 24, MAP.y + MAP.height - 12))
        for _ in range(60)
    ]
    return path(
        d="".join([tuft(x, y) for x, y in spots if is_free(board, x, y)]),
        class_="none thin s-line-soft",
        opacity=0.7,
    )


# Paths.


def links(board: Board) -> Markup:
    """Every path once, a little bent: a bank of earth, a halo, and light in the middle."""
    spots, hand, ways = middles(board), Hand(3), list[str]()
    for space, others in enumerate(board.links):
        for other in others:
            if other > space:
                ways.append(way(spots[space], spots[other], hand.between(-0.09, 0.09)))
    shape = "".join(ways)
    return g(
        path(d=shape, class_="none s-ley-halo", stroke_width=11, opacity=0.3),
        path(d=shape, class_="none s-ley-halo", stroke_width=6.5, opacity=0.75),
        path(d=shape, class_="none s-ley", stroke_width=3),
    )


def way(one: Point, two: Point, bend: float) -> str:
    """A path between two spaces, a little bent."""
    x, y = (one[0] + two[0]) / 2 - (two[1] - one[1]) * bend, (one[1] + two[1]) / 2 + (two[0] - one[0]) * bend
    return f"M{numbers(*one)}Q{numbers(x, y, *two)}"


def names(board: Board) -> Markup:
    """The name of a region where most room is left."""
    return g(
        [
            text(name, x=x, y=y, font_size=17, letter_spacing=2, class_="serif middle f-ink", opacity=0.75)
            for name, x, y in name_spots(board)
        ]
    )


@lru_cache(8)
def name_spots(board: Board) -> tuple[tuple[str, float, float], ...]:
    """Each region by name, and where its name goes."""
    return tuple((name, *roomiest(board, name)) for name in region_names(board))


def roomiest(board: Board, region: str) -> Point:
    """The middle of the clearest strip in a region of the forest, for the region's name."""
    spots = spots_of(board, region)
    xs, ys, half = [x for x, _ in spots], [y for _, y in spots], len(region) * 5.6
    best, most = (sum(xs) / len(xs), sum(ys) / len(ys)), 0.0
    for x in range(int(min(xs) + half) - 20, int(max(xs) - half) + 21, 6):
        for y in range(int(min(ys)) - 20, int(max(ys)) + 30, 5):
            room = min(clearance((x, y - 5, half, 9), box) for box in boxes(board))
            if room > most and MAP.x + half + 10 < x < MAP.x + MAP.width - half - 10:
                best, most = (float(x), float(y)), room
    return best


# What names keep away from: boxes, by their middle and half of their size.


@lru_cache(8)
def boxes(board: Board) -> tuple[Box, ...]:
    """What the names of regions keep away from in the forest: spaces with cubes, Markets, names of Hubs."""
    plates = []
    for number, space in enumerate(board.spaces):
        if space.kind == "hub":
            x, y = middles(board)[number]
            dx, dy = plate_spot(board, number)
            plates.append((x + dx, y + dy, plate_width(space.name) / 2, 9.0))
    return (*space_boxes(board), *plates)


@lru_cache(8)
def space_boxes(board: Board) -> tuple[Box, ...]:
    """The boxes that the forest leaves to spaces and their cubes, so that names keep away."""
    return tuple(
        (x, y + 5, *HALVES[space.kind]) for space, (x, y) in zip(board.spaces, middles(board), strict=True)
    )


def clearance(one: Box, other: Box) -> float:
    """How far two boxes are apart that the forest keeps clear, for names or for spaces."""
    return hypot(
        max(0.0, abs(one[0] - other[0]) - one[2] - other[2]),
        max(0.0, abs(one[1] - other[1]) - one[3] - other[3]),
    )


def plate_width(name: str) -> float:
    """How much room the forest leaves for the name plate of a Hub."""
    return len(name) * 6.6 + 14


@lru_cache(64)
def plate_spot(board: Board, hub: int) -> Point:
    """Where the forest has room for the name of a Hub, seen from its middle: below it, if that is free."""
    x, y = middles(board)[hub]
    half = plate_width(board.spaces[hub].name) / 2
    around = [box for number, box in enumerate(space_boxes(board)) if number != hub]
    spots: list[Point] = [(0, 40), (half + 27, 0), (-half - 27, 0), (0, -32)]
    room = [min(clearance((x + dx, y + dy, half, 9), box) for box in around) for dx, dy in spots]
    return next(
        (spot for spot, far in zip(spots, room, strict=True) if far >= 3), spots[room.index(max(room))]
    )
