"""The forest that never changes: its ground, a river, four kinds of wood, paths that glow. Drawn once."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import dist, hypot
from typing import Final

from spinney.art.shapes import Hand, Point, tuft
from spinney.art.svg import Markup, ellipse, g, numbers, path, rect, text, use
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.content.spaces import Board
from spinney.games.leylines.picture.drawings.figures import TREES
from spinney.games.leylines.picture.keys import PREFIX
from spinney.games.leylines.picture.wood.places import HIGH, WIDE, middles, region_names, spots_of, ways
from spinney.games.leylines.picture.wood.plates import Box, boxes, clearance, name_spots

Tree = tuple[float, float, str, float]

KINDS: Final = tuple(TREES)
AROUND: Final = (240.0, 280.0)  # how far the wood goes on beyond the drawing
APART: Final = 33.0  # trees
KEPT: Final = 0.68  # of the trees on the drawing, so that there is room between them
OUTSIDE: Final = 60.0  # how far beyond the edge the wood is still dense


@lru_cache(8)
def ground(content: LeylinesContent) -> Markup:
    """Earth, regions, grass, a river, the banks of paths: all that night makes dark."""
    board = content.board
    bend = [way(board, *ends) for ends in ways(board)]
    shape = "".join(bend)
    return g(
        rect(x=-1400, y=-1000, width=WIDE + 2800, height=HIGH + 2000, fill="#6f8a4c"),
        regions(board),
        path(d=grass(), fill="none", stroke="#33461e", stroke_opacity=0.5, stroke_width=1.5),
        river(board),
        path(
            d=shape,
            fill="none",
            stroke="#2b2413",
            stroke_opacity=0.42,
            stroke_width=13,
            stroke_linecap="round",
        ),
        path(d=shape, fill="none", stroke="#efdcaa", stroke_width=8.6, stroke_linecap="round"),
        g([use_tree(*one) for one in trees(board)]),
        class_="terrain",
        pointer_events="none",
        id=f"{PREFIX}forest",
    )


@lru_cache(8)
def light(content: LeylinesContent) -> Markup:
    """What shines by day and by night: the middle of the paths, and the names of the regions."""
    board = content.board
    shape = "".join([way(board, *ends) for ends in ways(board)])
    return g(
        path(d=shape, fill="none", class_="s-ley-halo", stroke_width=5, stroke_opacity=0.28),
        path(
            d=shape,
            fill="none",
            class_="s-ley",
            stroke_width=2.2,
            stroke_dasharray="1 7",
            stroke_linecap="round",
        ),
        [region_name(*one) for one in name_spots(board)],
        pointer_events="none",
        id=f"{PREFIX}paths",
    )


def region_name(name: str, x: float, y: float) -> Markup:
    """The name of a region, pale with a dark edge, so that it reads on any wood."""
    return text(
        name,
        x=x,
        y=y,
        font_size=19,
        letter_spacing=1,
        font_style="italic",
        class_="serif bold middle",
        fill="#fffbe6",
        stroke="#2b3517",
        stroke_width=4,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def regions(board: Board) -> list[Markup]:
    """A wash of colour around the middle of each region."""
    drawn = []
    for number, name in enumerate(region_names(board)):
        spots = spots_of(board, name)
        x, y = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
        x, y = x + (x - WIDE / 2) * 0.3, y + (y - HIGH / 2) * 0.3
        drawn.append(ellipse(cx=x, cy=y, rx=430, ry=320, fill=f"url(#{PREFIX}ground-{number % len(KINDS)})"))
    return drawn


def river(board: Board) -> Markup | None:
    """A river that flows through the ford, where there is one."""
    course = river_course(board)
    if not course:
        return None
    (a, b), (c, d), (e, f) = course[0], course[2], course[4]
    shape = f"M{numbers(a, b)}Q{numbers(*course[1], c, d)}Q{numbers(*course[3], e, f)}"
    return g(
        path(
            d=shape,
            fill="none",
            stroke="#3d6b4a",
            stroke_opacity=0.5,
            stroke_width=27,
            stroke_linecap="round",
        ),
        path(d=shape, fill="none", stroke="#4f8fb0", stroke_width=20, stroke_linecap="round"),
        path(
            d=shape,
            fill="none",
            stroke="#cfeaf4",
            stroke_opacity=0.7,
            stroke_width=2,
            stroke_dasharray="14 16",
        ),
    )


@lru_cache(8)
def river_course(board: Board) -> tuple[Point, ...]:
    """Points of the river: from the edge, past a bend, to the ford, past a bend, to the edge."""
    for space, (x, y) in zip(board.spaces, middles(board), strict=True):
        if space.kind == "hub" and "ford" in space.name.casefold():
            return ((x + 900, y - 190), (x + 220, y - 20), (x, y + 10), (x - 130, y + 20), (x - 180, y + 520))
    return ()


def way(board: Board, one: int, other: int) -> str:
    """A path between two spaces, a little bent."""
    (a, b), (c, d) = middles(board)[one], middles(board)[other]
    bend = Hand(one * 97 + other * 13 + 3).between(-0.07, 0.07) * min(
        1.0, 110 / max(1.0, dist((a, b), (c, d)))
    )
    return f"M{numbers(a, b)}Q{numbers((a + c) / 2 - (d - b) * bend, (b + d) / 2 + (c - a) * bend, c, d)}"


# Trees and grass.


def use_tree(x: float, y: float, kind: str, size: float) -> Markup:
    """A tree with its foot at a point."""
    return use(f"{PREFIX}tree-{kind}", round(x), round(y - size * 0.42), round(size))


@lru_cache(8)
def trees(board: Board) -> tuple[Tree, ...]:
    """Where no space, path, name or water is near, from the back to the front."""
    hand, found = Hand(19), list[Tree]()
    homes = {name: spots_of(board, name) for name in region_names(board)}
    for row in range(int((HIGH + 2 * AROUND[1]) / APART)):
        for column in range(int((WIDE + 2 * AROUND[0]) / APART)):
            x = column * APART - AROUND[0] + hand.between(-12, 12) + (row % 2) * APART / 2
            y = row * APART - AROUND[1] + hand.between(-11, 11)
            grows = hand.between(0, 1) < KEPT if is_inside(x, y) else (row + 2 * column) % 3 == 0
            if grows and is_free(board, x, y):
                near = min(
                    homes, key=lambda name: min(dist((x, y), spot) for spot in homes[name]), default=""
                )
                kind = KINDS[list(homes).index(near) % len(KINDS)] if near else KINDS[0]
                found.append((x, y, kind, hand.between(36, 44)))
    return tuple(sorted(found, key=lambda one: one[1]))


def is_inside(x: float, y: float) -> bool:
    """Is a point on the drawing, or just beyond its edge?"""
    return -OUTSIDE < x < WIDE + OUTSIDE and -OUTSIDE < y < HIGH + OUTSIDE + 20


def is_free(board: Board, x: float, y: float) -> bool:
    """Far from spaces, from what lies below them, from names, paths and water; anything goes outside."""
    if not is_inside(x, y):
        return all(away((x, y), *ends) > 26 for ends in river_reaches(board))
    crown = (x, y - 16.0, 11.0, 17.0)
    if any(clearance(crown, box) < 1 for box in all_boxes(board) if abs(box[0] - x) < 140):
        return False
    near = (ends for ends in straight_ways(board) if min(ends[0][0], ends[1][0]) - 20 < x)
    beside = [ends for ends in near if max(ends[0][0], ends[1][0]) + 20 > x]
    return all(away((x, y - 5), *ends) > 14 and away((x, y - 26), *ends) > 16 for ends in beside) and all(
        away((x, y), *ends) > 26 for ends in river_reaches(board)
    )


@lru_cache(8)
def all_boxes(board: Board) -> tuple[Box, ...]:
    """What trees keep away from: spaces, plates, and names of regions."""
    return (*boxes(board), *[(x, y - 5, len(name) * 5.6, 11.0) for name, x, y in name_spots(board)])


@lru_cache(8)
def straight_ways(board: Board) -> tuple[tuple[Point, Point], ...]:
    """Every path as a line between two points."""
    spots = middles(board)
    return tuple((spots[one], spots[other]) for one, other in ways(board))


@lru_cache(8)
def river_reaches(board: Board) -> tuple[tuple[Point, Point], ...]:
    """The river in short straight pieces, for trees to keep away from."""
    course = river_course(board)
    found: list[Point] = []
    for a, b, c in (course[:3], course[2:]) if course else ():
        for step in range(9):
            t = step / 8
            one, two, three = (1 - t) ** 2, 2 * t * (1 - t), t * t
            found.append((one * a[0] + two * b[0] + three * c[0], one * a[1] + two * b[1] + three * c[1]))
    return tuple(pairwise(found))


def away(point: Point, one: Point, two: Point) -> float:
    """How far a tree would be from a path, a line between two points."""
    dx, dy = two[0] - one[0], two[1] - one[1]
    along = ((point[0] - one[0]) * dx + (point[1] - one[1]) * dy) / max(1, dx * dx + dy * dy)
    part = min(1, max(0, along))
    return hypot(point[0] - one[0] - part * dx, point[1] - one[1] - part * dy)


def grass() -> str:
    """Tufts of grass all over the ground."""
    hand = Hand(5)
    spots = [(hand.between(-180, WIDE + 180), hand.between(-200, HIGH + 200)) for _ in range(130)]
    return "".join([tuft(x, y) for x, y in spots])
