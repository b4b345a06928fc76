"""Cubes that can be taken now, large, beside the space where they lie."""

from __future__ import annotations

from functools import lru_cache

from spinney.art.shapes import card
from spinney.art.svg import Markup, at, g, numbers, path, rect, text
from spinney.art.touch import part
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.picture.drawings.bits import cube
from spinney.games.leylines.picture.keys import PREFIX
from spinney.games.leylines.picture.reading import Heap, View, heap, is_asked
from spinney.games.leylines.picture.wood.places import WIDE, middles
from spinney.games.leylines.words.places import take_key


def bubble(content: LeylinesContent, view: View) -> Markup | None:
    """The bubble, for whoever is asked for cubes."""
    if not is_asked(view, "cubes", "fetch"):
        return None
    ids = content.board.ids
    here = view["travellers"][view["you"]]["space"]
    where = view["about"][0] if view["question"] == "fetch" else ids.index(here) if here else 0
    cubes = heap(view["spaces"][where]["cubes"])
    return taking(cubes, *middles(content.board)[where]) if cubes else None


@lru_cache(256)
def taking(cubes: Heap, x: float, y: float) -> Markup:
    """The bubble with the cubes that can be taken."""
    wide, high = 52.0 * len(cubes) + 12, 52.0
    left = min(max(x - wide / 2, 8), WIDE - wide - 8)
    up = y > 140
    top = y - 48 - high if up else y + 48
    foot, point = (top + high - 2, y - 32) if up else (top + 2, y + 32)
    tip = f"M{numbers(x - 9, foot)}L{numbers(x, point)}L{numbers(x + 9, foot)}"
    return g(
        path(d=card(left, top, wide, high, 29, 14), class_="f-paper line s-ink"),
        path(d=tip, class_="f-paper line s-ink"),
        [
            takable(colour, count, left + 31 + 52 * step, top + high / 2)
            for step, (colour, count) in enumerate(cubes)
        ],
        id=f"{PREFIX}taking",
    )


def takable(colour: str, count: int, x: float, y: float) -> Markup:
    """One colour of cubes in the bubble."""
    return part(
        PREFIX,
        take_key(colour),
        f"Cubes to take: {count} {colour}",
        rect(x=-21, y=-21, width=42, height=42, rx=9, class_="f-paper-2 s-paper-line", stroke_width=1.2),
        cube(colour, -5 if count > 1 else 0, 0, 27),
        text(f"×{count}", x=12.5, y=14, font_size=13, class_="bold middle f-ink") if count > 1 else None,
        rim=rect(x=-19, y=-19, width=38, height=38, rx=8),
        transform=at(x, y),
    )
