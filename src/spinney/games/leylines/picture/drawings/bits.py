"""Small things: cubes one by one, what is lacking, Gold, plates with names."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.lettering import SMALLEST, WIDEST, fitting
from spinney.art.svg import Markup, g, rect, text, use
from spinney.games.leylines.picture.keys import PREFIX
from spinney.games.leylines.picture.reading import Heap, row_of

BROAD: Final = 0.7  # the width of a bold letter in the broadest of the common faces


@lru_cache(1 << 14)
def cube(colour: str, x: float, y: float, size: float, key: str = "", gap: bool = False) -> Markup:
    """A cube around a point. With a key it glides: cubes of a colour look the same."""
    return use(
        f"{PREFIX}{'gap' if gap else 'cube'}-{colour}",
        x,
        y,
        size,
        id=f"{PREFIX}{key}" if key else None,
        data_piece=f"cube-{colour}" if key else None,
        pointer_events="none",
    )


@lru_cache(1 << 12)
def cube_row(cubes: Heap, x: float, y: float, size: float, gap: float) -> Markup:
    """Cubes one by one, from the left."""
    return g([cube(colour, x + step * gap, y, size) for step, colour in enumerate(row_of(cubes))])


@lru_cache(1 << 12)
def price_row(need: Heap, have: Heap, x: float, y: float, size: float, gap: float) -> Markup:
    """Cubes that are wanted; those that are missing are only outlined."""
    drawn, step, there = [], 0, dict(have)
    for colour, count in need:
        for number in range(count):
            drawn.append(cube(colour, x + step * gap, y, size, gap=number >= there.get(colour, 0)))
            step += 1
    return g(drawn)


def icon(name: str, x: float, y: float, size: float, look: str | None = None) -> Markup:
    """A symbol of the game around a point."""
    return use(f"{PREFIX}icon-{name}", x, y, size, class_=look, pointer_events="none")


@lru_cache(1024)
def gold(amount: str, right: float, y: float, size: float = 14.0) -> Markup:
    """An amount and a coin, ending at the right."""
    return g(
        text(amount, x=right - size - 4, y=y, font_size=size, text_anchor="end", class_="bold f-ink"),
        icon("coin", right - size / 2, y - size * 0.36, size + 1),
        pointer_events="none",
    )


@lru_cache(512)
def plate(name: str, x: float, y: float, wide: float, fill: str = "#fbf3da", edge: str = "#2b2413") -> Markup:
    """A name on a small board of wood, the same by day and by night."""
    return g(
        rect(
            x=x - wide / 2,
            y=y - 10.5,
            width=wide,
            height=20.5,
            rx=6.5,
            fill=fill,
            stroke=edge,
            stroke_width=1.5,
        ),
        text(name, x=x, y=y + 4.4, font_size=12.6, class_="serif bold middle", fill="#2b2413"),
        pointer_events="none",
    )


@lru_cache(2048)
def name_text(
    name: str, x: float, y: float, room: float, most: float, look: str = "serif bold f-ink"
) -> Markup:
    """A name that always fits: smaller if it is long, and drawn together if even that is not enough."""
    size = fitting(name, room, BROAD, SMALLEST, most)
    tight = len(name) * size * WIDEST > room
    return text(
        name,
        x=x,
        y=y,
        font_size=size,
        textLength=room if tight else None,
        lengthAdjust="spacingAndGlyphs" if tight else None,
        class_=look,
        pointer_events="none",
    )
