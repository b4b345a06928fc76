"""The land on the hexes: for each colour two small scenes, cut out and framed, as symbols.

They are drawn on a hex whose corners are 80 units from its middle.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from spinney.art.hexes import hex_corners
from spinney.art.shapes import Hand
from spinney.art.svg import Markup, element, g, numbers, path, rect, symbol, use
from spinney.games.groves.picture.layout import PREFIX

SIZE: Final = 80.0
BOX: Final = 172.0  # the symbol's own size: the hex and its shadow
OUTLINE: Final = "#2a1f0d"


class Land(NamedTuple):
    """The three colours of a kind of land: sky, frame, and what is dark."""

    pale: str
    frame: str
    deep: str


LANDS: Final = {
    "yellow": Land("#f6d978", "#d9a514", "#8a6206"),
    "orange": Land("#f2b184", "#cf6a2c", "#7d3510"),
    "green": Land("#b8d58a", "#5f8f3d", "#2f5318"),
    "blue": Land("#b3d6ea", "#3f86b4", "#15456a"),
    "": Land("#e6ddc6", "#a89c82", "#5c5340"),
    "home": Land("#cfe6d6", "#8fb06a", "#3d5a2a"),
}


@lru_cache(64)
def hexagon(size: float) -> str:
    """A hex that stands on a corner, around its middle, as path data."""
    return "M" + "L".join([numbers(x, y) for x, y in hex_corners(size)]) + "Z"


def flower(x: float, y: float, petals: str) -> str:
    """A flower on its stalk."""
    return (
        f"<path d='M{numbers(x, y)}v8' stroke='#6d5a0e' stroke-width='1.6'/>"
        f"<circle cx='{x:.0f}' cy='{y:.0f}' r='3.4' fill='{petals}'/>"
        f"<circle cx='{x:.0f}' cy='{y:.0f}' r='1.5' fill='#c26a12'/>"
    )


def flowers(seed: int, count: int, low: float, high: float, hues: tuple[str, ...]) -> str:
    """Flowers here and there, between two heights."""
    hand = Hand(seed)
    return "".join(
        [
            flower(round(hand.between(-60, 60)), round(hand.between(low, high)), hues[at % len(hues)])
            for at in range(count)
        ]
    )


def ridges(far: str, near: str, high: float = -22) -> str:
    """Two lines of hills."""
    return (
        f"<path d='M-80 {high}q36-26 80-6t80-10v60H-80Z' fill='{far}'/>"
        f"<path d='M-80 0q48-17 88-1t80-5v90H-80Z' fill='{near}'/>"
    )


RAYS: Final = "".join(
    [
        f"M30-46L{30 + dx} {-46 + dy}"
        for dx, dy in ((-46, 8), (-34, 32), (-8, 46), (20, 42), (42, 20), (-30, -34), (40, -24))
    ]
)
SUN: Final = (
    f"<path d='{RAYS}' stroke='#fff2b0' stroke-width='3.4' opacity='.75'/>"
    "<circle cx='30' cy='-46' r='15' fill='#fff2b0' stroke='#e6bf3f'/>"
)
SHEAF: Final = (
    "<path d='M-40 8c-6-14-10-26-6-40M-36 8c0-16 2-30 8-40M-34 8c4-12 10-20 18-26' fill='none'"
    " stroke='#a87a0c' stroke-width='3'/>"
    "<path d='M-48-34l4-10 5 9ZM-29-34l5-10 4 10ZM-17-20l9-7-2 10Z' fill='#fff2b0' stroke='#a87a0c'/>"
)


def tree(x: int, y: int, crown: str, dark: str, lit: str) -> str:
    """A round tree on its trunk."""
    return (
        f"<g transform='translate({x} {y})'><path d='M0 14V-4' stroke='#4a2712' stroke-width='4'/>"
        f"<circle cy='-14' r='14' fill='{crown}' stroke='{dark}' stroke-width='1.6'/>"
        f"<path d='M-7-18q5-6 11-3' stroke='{lit}' stroke-width='2.5' fill='none'/></g>"
    )


def trees(crown: str, dark: str, lit: str, places: tuple[tuple[int, int], ...]) -> str:
    """Trees of one colour, from the back to the front."""
    return "".join([tree(x, y, crown, dark, lit) for x, y in places])


def sprout(x: int, y: int) -> str:
    """Two leaves."""
    return (
        f"<path d='M{x} {y}c-10-2-16-12-14-22 10 2 14 12 14 22Zm0 0c8-4 12-14 8-24-8 4-12 14-8 24Z'"
        " fill='#477a2a' stroke='#20430f' stroke-width='1.5'/>"
    )


def fir(x: int, y: int) -> str:
    """A fir."""
    return (
        f"<path d='M{x} {y}v10' stroke='#3b2612' stroke-width='4'/>"
        f"<path d='M{x} {y - 38}l12 18h-6l9 20h-30l9-20h-6Z' fill='#4f8233' stroke='#20430f'/>"
    )


PEAKS: Final = (
    "<path d='M-80-30-46-60-22-34 6-66 34-34 54-52 80-28v60H-80Z' fill='#8ab4d0' stroke='#2f6188'"
    " stroke-width='1.6'/><path d='M-46-60-36-48-46-44-54-50ZM6-66 18-52 6-48-4-54Z' fill='#fff'/>"
)
WAVES: Final = (
    "<path d='M-80-12q40-10 80 0t80-4v96H-80Z' fill='#5b9cc6'/>"
    "<path d='M-60 0q12-7 24 0t24 0 24 0 24 0M-70 12q12-7 24 0t24 0 24 0 24 0 24 0' stroke='#dff3ff'"
    " stroke-width='2.2' fill='none'/>"
)
FALL: Final = (
    "<path d='M-80-70h48l8 60h-56ZM80-70H34l-8 60h54Z' fill='#7d9a8a' stroke='#2f6188' stroke-width='1.6'/>"
    "<path d='M-32-72h66l-8 70h-50Z' fill='#dff3ff'/>"
    "<path d='M-20-70v60M-4-72v66M12-70v60M24-70l-4 58' stroke='#7fb8dc' stroke-width='3'/>"
)
STANDING_STONES: Final = (
    "<path d='M-40-8l6-26 12-2 6 28ZM18-10l4-34 14-2 6 36Z' fill='#a89f8c' stroke='#5c5340'"
    " stroke-width='1.8'/>"
    "<path d='M-33-30l-3 20M24-40l-3 26' stroke='#cfc8b6' stroke-width='2'/>"
)
CAVE: Final = (
    "<path d='M-66 0c4-40 30-62 64-58s60 26 66 58Z' fill='#a89f8c' stroke='#5c5340' stroke-width='1.8'/>"
    "<path d='M-26 0c0-24 10-36 26-36s26 12 26 36Z' fill='#4a4438'/>"
    "<path d='M-40-30l8-6M44-34l-8-4M-52-8l8-2' stroke='#5c5340' stroke-width='2'/>"
)
PATH: Final = "<path d='M-14 80C-20 60-4 50-6 30h14c0 20 16 36 14 60Z' fill='#ead9a4'/>"
PETALS: Final = ("#fff", "#ffd9e4", "#ffe27a")

ART: Final = {
    "yellow": (
        SUN + ridges("#e6bf3f", "#d3a626") + flowers(4, 7, -16, 6, ("#fff6cf",)),
        ridges("#ecc95a", "#cf9f1e", -16) + SHEAF + flowers(9, 4, -10, 4, ("#fff6cf",)),
    ),
    "orange": (
        ridges("#dd8a4c", "#c26a2c")
        + trees("#d4562a", "#5c220c", "#f5a46a", ((4, -24), (32, -16), (-34, -12))),
        ridges("#e39a5c", "#b85f26", -30)
        + trees("#c8741c", "#5c330c", "#f5c46a", ((-14, -26), (40, -22), (-46, -14), (16, -10))),
    ),
    "green": (
        ridges("#8fb85c", "#6c9a3f", -26)
        + "".join([sprout(x, y) for x, y in ((-36, 0), (-8, -16), (22, -6), (44, -14))]),
        ridges("#9cc267", "#648f39", -18)
        + "".join([fir(x, y) for x, y in ((-40, -14), (-8, -22), (28, -12), (52, -18))]),
    ),
    "blue": (PEAKS + WAVES, FALL + WAVES),
    "": (
        "<path d='M-80-14q40-24 80-6t80-8v110H-80Z' fill='#d3c7a5'/>" + STANDING_STONES
        + "<path d='M-80 4q50-14 90-2t80-4v90H-80Z' fill='#c2b48c'/>",
        "<path d='M-80-24q40-24 80-6t80-8v110H-80Z' fill='#d3c7a5'/>" + CAVE
        + "<path d='M-80 0q50-8 90-2t80-4v90H-80Z' fill='#c2b48c'/>",
    ),
    "home": (ridges("#a9cf8a", "#7fb05a") + PATH + flowers(9, 12, 14, 58, PETALS),),
}  # fmt: skip


def ground_symbol(colour: str, number: int, art: str) -> Markup:
    """A hex of land, with its shadow, its scene and its frame."""
    land = LANDS[colour]
    return symbol(
        path(d=hexagon(SIZE), transform="translate(0 4.5)", fill="#120b04", opacity=0.4),
        g(
            rect(x=-80, y=-80, width=160, height=160, fill=land.pale),
            Markup(art),
            clip_path=f"url(#{PREFIX}hex)",
        ),
        path(d=hexagon(SIZE - 1), fill="none", stroke=OUTLINE, stroke_width=2.4),
        path(d=hexagon(SIZE - 5), fill="none", stroke=land.frame, stroke_width=4.6),
        id=f"{PREFIX}land-{colour or 'plain'}-{number}",
        viewBox=f"{-BOX / 2:.0f} {-BOX / 2:.0f} {BOX:.0f} {BOX:.0f}",
    )


def land_symbols() -> list[Markup]:
    """All kinds of land, and the shape that they are cut out with."""
    clip = element("clipPath", path(d=hexagon(SIZE)), id=f"{PREFIX}hex")
    lands = [
        ground_symbol(colour, at, art) for colour, scenes in ART.items() for at, art in enumerate(scenes)
    ]
    return [clip, *lands]


def land(colour: str, number: int, size: float) -> Markup:
    """The ground of a hex of this size around its middle; the number chooses one of its scenes."""
    id_ = f"{PREFIX}land-{colour or 'plain'}-{number % len(ART[colour])}"
    return use(id_, 0, 0, BOX * size / SIZE, class_="terrain")
