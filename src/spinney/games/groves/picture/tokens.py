"""Small things with a number: elements, crystals, spirits by type, whatever is counted."""

from __future__ import annotations

from functools import lru_cache

from spinney.art.icons import icon
from spinney.art.svg import Markup, at, circle, g, rect, text
from spinney.art.touch import part
from spinney.games.groves.picture.layout import PREFIX


@lru_cache(4096)
def chip(
    key: str,
    name: str,
    count: int,
    words: str,
    x: float,
    y: float,
    wide: float = 40,
    piece: str | None = None,
) -> Markup:
    """An icon with its number beside it, from the left edge; what there is none of is pale."""
    box = {"y": -13, "width": wide, "height": 26, "rx": 7}
    return part(
        PREFIX,
        key,
        words,
        rect(**box, fill_opacity=0),
        g(
            icon(PREFIX, name, 12, 0, 21, ""),
            text(str(count), x=24, y=5, font_size=14, class_="bold f-ink"),
            opacity=None if count else 0.45,
        ),
        rim=rect(x=1, y=-12, width=wide - 2, height=24, rx=6),
        piece=piece,
        transform=at(x, y),
    )


def badge(count: int, x: float, y: float, radius: float = 10) -> Markup:
    """A number on a dark disc, beside spirits of one type."""
    return g(
        circle(cx=x, cy=y, r=radius, fill="#2b261c", stroke="#fff8e6", stroke_width=1.2),
        text(str(count), x=x, y=y + 5, font_size=14.4, class_="bold middle", fill="#fff8e6"),
        pointer_events="none",
    )
