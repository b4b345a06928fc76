"""The ground of Realms: eight Elements and the stone of Ruins, each drawn once into `<defs>`."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from spinney.art.hexes import rounded_hex
from spinney.art.svg import Markup, at, element, g, joined, path
from spinney.games.eldervale.content.vocabulary import ELEMENTS
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.shapes.landscapes import GROUNDS, STONE
from spinney.games.eldervale.picture.shapes.ruins import LAIRS, ORACLE, RUINS

SIZE: Final = 97.0  # from the middle of a hex to a corner, where its neighbours are 100 apart
OUTLINE: Final = rounded_hex(SIZE, 0.1)
RIM: Final = rounded_hex(87, 0.1)  # what glows, inside the border
THICK: Final = 9.0  # how far the side of a tile is seen


class Hues(NamedTuple):
    """The colours of a ground: where it is lit, where it is in shadow, its edge, and its sign on cards."""

    lit: str
    deep: str
    edge: str
    sign: str


HUES: Final = {
    "air": Hues("#f3f8f8", "#bcd0da", "#7d95a1", "#64879a"),
    "earth": Hues("#dfe9b4", "#93b45c", "#5d7b33", "#5f8a35"),
    "fire": Hues("#f4bd93", "#c4603a", "#7f3218", "#b9482a"),
    "water": Hues("#c9e8f0", "#62a6c8", "#2f6d8e", "#2d79a8"),
    "light": Hues("#fdf0bb", "#e3b94b", "#9a7417", "#b88a12"),
    "darkness": Hues("#a9a1c0", "#5f5780", "#3b3556", "#57506f"),
    "order": Hues("#f0e6cd", "#c9b27c", "#7d6c46", "#7d6c46"),
    "chaos": Hues("#efd3e6", "#b07fa8", "#74446b", "#934a86"),
    STONE: Hues("#e6dcc6", "#b3a688", "#74684e", "#74684e"),
}


def ground(name: str) -> Markup:
    """A hex of a kind of land, with the side of its tile below it."""
    hue = HUES[name]
    return g(
        path(d=OUTLINE, fill=hue.edge, transform=at(0, THICK)),
        g(
            path(d=OUTLINE, fill=f"url(#{PREFIX}g-{name})"),
            GROUNDS[name](),
            clip_path=f"url(#{PREFIX}hex)",
        ),
        path(d=OUTLINE, fill="none", stroke=hue.edge, stroke_width=2.6),
        id=f"{PREFIX}land-{name}",
    )


def shade(name: str) -> Markup:
    """The gradient of a ground, lit from above."""
    hue = HUES[name]
    return element(
        "linearGradient",
        element("stop", stop_color=hue.lit),
        element("stop", offset=1, stop_color=hue.deep),
        id=f"{PREFIX}g-{name}",
        x1=0,
        y1=0,
        x2=0,
        y2=1,
    )


@cache
def land_symbols() -> Markup:
    """All grounds, Ruins, Lairs and the Oracle, to be drawn by name."""
    buildings = {f"ruin-{name}": body for name, body in RUINS.items()}
    lairs = {f"lair-{name}": LAIRS[name] for name in ELEMENTS}
    return joined(
        element("clipPath", path(d=OUTLINE), id=f"{PREFIX}hex"),
        [shade(name) for name in HUES],
        [ground(name) for name in GROUNDS],
        [
            g(Markup(body), id=f"{PREFIX}site-{name}")
            for name, body in {**buildings, **lairs, "oracle": ORACLE}.items()
        ],
    )
