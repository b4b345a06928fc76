"""The spaces of the map: stepping stones, Letters with their cubes, Hubs, caravans as Markets."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final, NamedTuple

from spinney.art.svg import Child, Markup, at, circle, ellipse, g, numbers, path, rect, text, use
from spinney.art.touch import part
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.picture.drawings.bits import cube, icon, plate
from spinney.games.leylines.picture.drawings.glyphs import HUBS, token_colour, token_id
from spinney.games.leylines.picture.keys import PREFIX
from spinney.games.leylines.picture.reading import Heap, cubes_words, how_many, place_name, row_of, short_id
from spinney.games.leylines.picture.wood.places import WIDE, middles
from spinney.games.leylines.picture.wood.plates import flag_shift, plate_spot, plate_width
from spinney.games.leylines.words.places import space_key

RADIUS: Final = {"letter": 20.5, "hub": 26.0, "plain": 13.0, "market": 30.0}
BELOW: Final = {"letter": 22.0, "hub": 30.0, "plain": 15.0, "market": 51.0}  # how far down cubes lie
CUBE: Final = 16.5
FEW: Final = 4  # cubes in one row
MANY: Final = 8  # cubes that lie one by one
PAPER: Final = "#fbf3da"
INK: Final = "#2b2413"
AWNING: Final = 0.82  # the scale of a caravan


class Shown(NamedTuple):
    """What is on a space now."""

    heap: Heap = ()
    token: int = -1  # of a Market
    fed: int = 0  # Night cards that show this Letter
    wanted: bool = False  # does one of my Contracts go there?
    deliver: int = 0  # Gold that I could deliver for, with the cubes I have


@lru_cache(1 << 13)
def space(content: LeylinesContent, number: int, shown: Shown) -> Markup:
    """One space of the map, as a part that can be touched."""
    printed = content.board.spaces[number]
    x, y = middles(content.board)[number]
    return part(
        PREFIX,
        space_key(printed.id),
        words(content, number, shown),
        ground(printed.kind, shown.token),
        *on_it(content, number, shown, f"cube-{printed.id}", x),
        rim=rim(printed.kind),
        transform=at(x, y),
    )


def on_it(content: LeylinesContent, number: int, shown: Shown, key: str, x: float) -> list[Child]:
    """All that is on a space. Without a key its cubes do not glide."""
    kind = content.board.spaces[number].kind
    low = BELOW[kind]
    if kind == "hub" and plate_spot(content.board, number)[1] > 0:
        low = 56.0
    return [
        emblem(content, number, shown),
        heap_of_cubes(key, shown.heap, x, low),
        [moon(step) for step in range(min(2, shown.fed))],
        flag(shown.deliver, flag_shift(content.board, number, flag_width(shown.deliver) / 2))
        if shown.deliver
        else None,
    ]


def words(content: LeylinesContent, number: int, shown: Shown) -> str:
    """What a space is, and what lies there."""
    printed = content.board.spaces[number]
    token = content.tokens[shown.token] if shown.token >= 0 else ""
    kind = {"hub": "the Hub ", "market": "the Market "}.get(printed.kind, "")
    name = f"{kind}{place_name(content, printed.id, token)}"
    there = f" with {cubes_words(shown.heap)}" if shown.heap else ""
    fed = ", fed tonight" if shown.fed else ""
    can = f"; you can deliver here for {shown.deliver} Gold" if shown.deliver else ""
    return f"{name[:1].upper()}{name[1:]}{there}{fed}{can}"


# Shapes.


def hexagon(radius: float) -> str:
    """The outline of a Hub."""
    corners = [(radius * cos(pi * step / 3), radius * sin(pi * step / 3)) for step in range(6)]
    return "M" + "L".join([numbers(*corner) for corner in corners]) + "Z"


@lru_cache(8)
def rim(kind: str) -> Markup:
    """The outline that glows."""
    if kind == "market":
        return path(d="M-29-3c2-11 14-17 29-17s27 6 29 17v15q0 3-3 3h-52q-3 0-3-3Z")
    if kind == "hub":
        return path(d=hexagon(RADIUS["hub"] - 3))
    return circle(r=RADIUS[kind] - (2.2 if kind == "plain" else 3))


@lru_cache(64)
def ground(kind: str, token: int) -> Markup:
    """A caravan, a hexagon of stone, or a round clearing, with its shadow."""
    if kind == "market":
        return use(f"{PREFIX}caravan", 0, 0, 92 * AWNING, fill=token_colour(token))
    if kind == "hub":
        return g(
            path(d=hexagon(RADIUS["hub"]), transform="translate(0 4)", fill="#120b04", opacity=0.45),
            path(
                d=hexagon(RADIUS["hub"]),
                fill="#e9e2cf",
                stroke=INK,
                stroke_width=2.3,
                stroke_linejoin="round",
            ),
        )
    radius, edge = RADIUS[kind], 2.3 if kind == "letter" else 1.8
    return g(
        ellipse(cy=radius * 0.2, rx=radius + 1, ry=radius, fill="#120b04", opacity=0.45),
        circle(r=radius, fill=PAPER, stroke=INK, stroke_width=edge),
    )


def emblem(content: LeylinesContent, number: int, shown: Shown) -> Markup:
    """The Letter or the number; the sign and the name of a Hub; the emblem and the name of a Market."""
    printed = content.board.spaces[number]
    if printed.kind == "letter":
        return label(printed.id, 7.4, 21 if len(printed.id) < 3 else 14, "serif bold")
    if printed.kind == "hub":
        hub = (number - int(content.board.letters)) % len(HUBS)
        x, y = plate_spot(content.board, number)
        name = printed.name or printed.id
        return g(icon(f"hub-{hub}", 0, 0, 35), plate(name, x, y, plate_width(name)))
    if printed.kind == "market":
        return market_plate(content.tokens[shown.token] if shown.token >= 0 else "Market", shown)
    return label(short_id(printed.id), 4.8, 13, "")


def label(words_: str, y: float, size: float, look: str) -> Markup:
    """What stands in the middle of a space."""
    return text(
        words_, x=0, y=y, font_size=size, class_=f"{look} middle".strip(), fill=INK, pointer_events="none"
    )


@lru_cache(256)
def market_plate(name: str, shown: Shown) -> Markup:
    """The name of a Market with its emblem, on gold if one of my Contracts goes there."""
    wide = len(name) * 8.5 + 36
    fill, edge = ("#fff0bd", "#7d4a00") if shown.wanted else (PAPER, INK)
    return g(
        rect(x=-wide / 2, y=24, width=wide, height=20.5, rx=6.5, fill=fill, stroke=edge, stroke_width=1.5),
        use(token_id(shown.token), -wide / 2 + 12, 34.3, 18) if shown.token >= 0 else None,
        text(
            name,
            x=10.5 if shown.token >= 0 else 0,
            y=38.8,
            font_size=12.6,
            class_="serif bold middle",
            fill=INK,
        ),
        pointer_events="none",
    )


# What lies there.


def heap_of_cubes(key: str, heap: Heap, space_x: float, y: float) -> list[Markup]:
    """Cubes one by one, in two rows if there are many; a great many by colour, with their number."""
    if how_many(heap) > MANY:
        return counted(key, heap, space_x, y)
    row = row_of(heap)
    across = len(row) if len(row) <= FEW else -(-len(row) // 2)
    drawn = []
    for step, colour in enumerate(row):
        x = (step % across - (min(across, len(row) - step // across * across) - 1) / 2) * CUBE
        id_ = f"{key}-{colour}-{row[:step].count(colour)}" if key else ""
        drawn.append(cube(colour, x, y + step // across * (CUBE - 1), CUBE, id_))
    return drawn


def counted(key: str, heap: Heap, space_x: float, y: float) -> list[Markup]:
    """Cubes by colour with their number, three colours in a row, and not beyond the map."""
    across = min(3, len(heap))
    wide, high = 29.0 * across + 5, 18.0 * -(-len(heap) // 3) + 2
    x = min(max(space_x, 6 + wide / 2), WIDE - 6 - wide / 2) - space_x if key else 0.0
    paper = rect(
        x=x - wide / 2, y=y - 10, width=wide, height=high, rx=6, fill=PAPER, stroke=INK, stroke_width=1
    )
    left = x - (across - 1) * 14.5
    return [
        paper,
        *[with_number(key, *one, left + step % 3 * 29, y + step // 3 * 18) for step, one in enumerate(heap)],
    ]


def with_number(key: str, colour: str, count: int, x: float, y: float) -> Markup:
    """Cubes of one colour on a space, with their number."""
    return g(
        cube(colour, x - 5, y, CUBE - 2, f"{key}-{colour}-0" if key else ""),
        text(str(count), x=x + 3.5, y=y + 4.6, font_size=13, class_="bold", fill=INK),
        pointer_events="none",
    )


@lru_cache(4)
def moon(step: int) -> Markup:
    """A moon at the shoulder of a Letter that is fed tonight; two of them if two cards show it."""
    return g(
        circle(r=9.5, fill="#2a2450", stroke="#fff3c9", stroke_width=1.4),
        icon("moon", 0, 0, 12),
        transform=at(-18 + step * 11, -16 - step * 5),
        pointer_events="none",
    )


def flag_width(deliver: int) -> float:
    """How wide the flag above a Market is."""
    return len(f"deliver +{deliver}") * 8.4 + 32


@lru_cache(128)
def flag(deliver: int, shift: float) -> Markup:
    """Above a Market where my cubes are enough: what they would bring."""
    wide = flag_width(deliver)
    return g(
        rect(x=-wide / 2, y=-48, width=wide, height=23, rx=8, fill="#fff0bd", stroke="#7d4a00",
             stroke_width=1.8),
        text(f"deliver +{deliver}", x=-10, y=-31.6, font_size=13, class_="bold middle", fill="#5a3500"),
        icon("coin", wide / 2 - 14, -36.5, 17),
        transform=at(shift, 0) if shift else None,
        pointer_events="none",
    )  # fmt: skip
