"""The forest map: regions as washes, links as paths, spaces with their cubes and standees."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from spinney.art.board import lantern, part
from spinney.art.shapes import Hand, blob, card, cloud
from spinney.art.svg import Markup, at, circle, g, numbers, path, rect, text
from spinney.games.leylines.content import Content
from spinney.games.leylines.picture_layout import MAP, PREFIX, Places
from spinney.games.leylines.picture_offers import NOTHING, Offer, Offers
from spinney.games.leylines.picture_tokens import cube, in_order, seal

RADIUS: Final = {"letter": 17, "hub": 20, "plain": 9, "market": 20}
WASHES: Final = ("grove-green", "grove-blue", "grove-orange", "grove-yellow")  # of the regions
WORDS: Final = {"letter": "Letter space", "hub": "Hub", "plain": "Plain space", "market": "Market"}
CUBE: Final = 13
STALL: Final = 68  # the width of a Market


@lru_cache(8)
def ground(content: Content) -> Markup:
    """What never changes: paper, regions, trees, paths, names of regions."""
    x, y, wide, high = MAP
    return g(
        path(d=card(x, y, wide, high, 11, 16), class_="f-clearing line s-paper-edge"),
        regions(content),
        trees(content),
        links(content),
    )


def regions(content: Content) -> Markup:
    """A wash around every space of a region, and its name in the middle."""
    places, board = Places(content.board), content.board
    names = list(dict.fromkeys(space.region for space in board.spaces if space.region))
    drawn: list[Markup] = []
    for number, name in enumerate(names):
        middle = [places.at(space.x, space.y) for space in board.spaces if space.region == name]
        xs, ys = [x for x, _ in middle], [y for _, y in middle]
        x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
        rx, ry = (max(xs) - min(xs)) / 2 + 26, (max(ys) - min(ys)) / 2 + 24
        wash = blob(x, y, rx, ry, 31 + number, 0.03, 16, 0.45)
        drawn.append(path(d=wash, class_=f"f-{WASHES[number % 4]}", opacity=0.75))
    return g(drawn)


def trees(content: Content) -> Markup:
    """Bushes where no space is near."""
    places = Places(content.board)
    middle = [places.at(space.x, space.y) for space in content.board.spaces]
    hand, found = Hand(7), []
    for step in range(160):
        x, y = (
            hand.between(MAP.x + 26, MAP.x + MAP.width - 26),
            hand.between(MAP.y + 26, MAP.y + MAP.height - 26),
        )
        if all((x - px) ** 2 + (y - py) ** 2 > 46**2 for px, py in middle):
            found.append(path(d=cloud(x, y, 12, 9, step), class_="f-crown", opacity=0.45))
    return g(found)


def links(content: Content) -> Markup:
    """Paths between linked spaces, each drawn once."""
    places, board = Places(content.board), content.board
    lines = []
    for space, others in enumerate(board.links):
        for other in others:
            if other > space:
                one = places.at(board.spaces[space].x, board.spaces[space].y)
                two = places.at(board.spaces[other].x, board.spaces[other].y)
                lines.append(f"M{numbers(*one)}L{numbers(*two)}")
    ways = "".join(lines)
    return g(
        path(d=ways, class_="line none s-line-soft", stroke_width=7, opacity=0.5),
        path(d=ways, class_="line none s-path", stroke_width=4),
    )


def spaces(
    view: dict[str, Any], content: Content, names: list[str], offered: Offers, steps: dict[str, int]
) -> Markup:
    """Every space with what is on it; `steps` is the way to those that can be reached now."""
    places = Places(content.board)
    return g(
        [
            space(
                one["id"],
                one["kind"],
                one["name"] or one["token"],
                in_order(one["cubes"]),
                tuple((seat, names[seat]) for seat in one["standees"]),
                *places.at(printed.x, printed.y),
                steps.get(one["id"], -1),
                offered.get(f"space-{one['id']}", NOTHING),
            )
            for one, printed in zip(view["spaces"], content.board.spaces, strict=True)
        ]
    )


@lru_cache(4096)
def space(
    id_: str,
    kind: str,
    name: str,
    cubes: tuple[tuple[str, int], ...],
    standees: tuple[tuple[int, str], ...],
    x: float,
    y: float,
    steps: int,
    offer: Offer,
) -> Markup:
    radius = RADIUS[kind]
    there = ", ".join([f"{count} {colour}" for colour, count in cubes])
    words = f"{WORDS[kind]} {id_}" + (f", {name}" if name else "") + (f": {there}" if there else "")
    return part(
        PREFIX,
        f"space-{id_}",
        words + offer.words,
        outline(kind, radius),
        lantern(bare(kind, radius)) if offer else None,
        emblem(id_, kind, name, radius),
        heap(cubes, radius),
        figures(standees, radius),
        distance(steps, radius) if offer and steps > 0 else None,
        actions=offer.actions,
        transform=at(x, y),
    )


def bare(kind: str, radius: float) -> Markup:
    if kind == "market":
        return rect(x=-STALL / 2, y=-radius * 0.8, width=STALL, height=radius * 1.6, rx=7)
    if kind == "hub":
        return path(d=hexagon(radius))
    return circle(cx=0, cy=0, r=radius)


def outline(kind: str, radius: float) -> Markup:
    if kind == "market":
        return rect(
            x=-STALL / 2,
            y=-radius * 0.8,
            width=STALL,
            height=radius * 1.6,
            rx=7,
            class_="line f-paper s-gold",
        )
    if kind == "hub":
        return path(d=hexagon(radius), class_="line f-stone s-line")
    return circle(cx=0, cy=0, r=radius, class_=f"line f-{'paper' if kind == 'letter' else 'path'} s-line")


def hexagon(radius: float) -> str:
    a, b = radius, radius * 0.87
    return f"M{numbers(-a, 0)}L{numbers(-a / 2, -b, a / 2, -b, a, 0, a / 2, b, -a / 2, b)}Z"


def emblem(id_: str, kind: str, name: str, radius: float) -> Markup | None:
    """The Letter, or the first letters of a Hub's or a token's name."""
    if kind == "plain":
        return None
    if kind == "letter":
        return text(id_, x=0, y=6, font_size=18, class_="serif bold middle f-ink", pointer_events="none")
    size = 11 if kind == "market" else 13
    words = name or id_ if kind == "market" else name[:5] or id_
    return text(words, x=0, y=4, font_size=size, class_="serif bold middle f-ink", pointer_events="none")


def heap(cubes: tuple[tuple[str, int], ...], radius: float) -> Markup | None:
    """Cubes below a space; more than five of them are counted by colour."""
    row = [colour for colour, count in cubes for _ in range(count)]
    if not row:
        return None
    y = radius * (0.8 if radius > 12 else 1) + CUBE * 0.45
    if len(row) <= 5:
        left = -(len(row) - 1) * CUBE / 2
        return g([cube(colour, left + step * CUBE, y, CUBE) for step, colour in enumerate(row)])
    left = -(len(cubes) - 1) * 12.0
    return g(
        [
            g(
                cube(colour, left + step * 24 - 5, y, CUBE),
                text(str(count), x=left + step * 24 + 3, y=y + 4, font_size=11, class_="bold f-ink"),
                pointer_events="none",
            )
            for step, (colour, count) in enumerate(cubes)
        ]
    )


def figures(standees: tuple[tuple[int, str], ...], radius: float) -> Markup | None:
    """Standees above a space."""
    if not standees:
        return None
    left, y = -(len(standees) - 1) * 8.0, -radius - 7
    return g([seal(seat, left + step * 16, y, 10, name) for step, (seat, name) in enumerate(standees)])


def distance(steps: int, radius: float) -> Markup:
    """How many steps it is to a space that can be reached."""
    return g(
        circle(cx=radius, cy=-radius * 0.6, r=8, class_="f-ink"),
        text(str(steps), x=radius, y=-radius * 0.6 + 4, font_size=11, class_="bold middle f-paper"),
        pointer_events="none",
    )
