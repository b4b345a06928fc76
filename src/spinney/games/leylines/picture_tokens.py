"""Small things: cubes with the silhouette of their colour, Gold, marks of seats."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.board import lantern, part
from spinney.art.marks import SEAT_MARKS
from spinney.art.svg import Markup, at, circle, g, rect, text, title, use
from spinney.games.leylines.cards import COLOURS
from spinney.games.leylines.picture_layout import PREFIX
from spinney.games.leylines.picture_offers import NOTHING, Offer

FILLS: Final = {
    "purple": "resource-magic",
    "blue": "resource-water",
    "green": "resource-earth",
    "yellow": "resource-light",
    "red": "dominion",
    "white": "spirit-white",
}
SILHOUETTES: Final = {
    "purple": "spark",
    "blue": "drop",
    "green": "log",
    "yellow": "sun",
    "red": "flame",
    "white": "pebble",
}
DARK: Final = ("purple", "blue", "green", "red")  # a pale mark goes on these
MARKS: Final = (*SEAT_MARKS, *[mark for mark in SILHOUETTES.values() if mark not in SEAT_MARKS], "tick")


@lru_cache(2048)
def cube(colour: str, x: float, y: float, size: float) -> Markup:
    """A cube around a middle."""
    ink = "f-on-seat" if colour in DARK else "f-ink"
    half = size / 2
    return g(
        rect(
            x=x - half,
            y=y - half,
            width=size,
            height=size,
            rx=size * 0.2,
            class_=f"thin f-{FILLS[colour]} s-edge",
        ),
        use(f"{PREFIX}mark-{SILHOUETTES[colour]}", x, y, size * 0.72, class_=ink) if size >= 12 else None,
        pointer_events="none",
    )


@lru_cache(1024)
def cube_row(cubes: tuple[tuple[str, int], ...], x: float, y: float, size: float, gap: float) -> Markup:
    """Cubes one by one, from the left."""
    row = [colour for colour, count in cubes for _ in range(count)]
    return g([cube(colour, x + step * gap, y, size) for step, colour in enumerate(row)])


def in_order(cubes: dict[str, int]) -> tuple[tuple[str, int], ...]:
    """Cubes of a view in the order of the colours."""
    return tuple((colour, cubes[colour]) for colour in COLOURS if cubes.get(colour))


@lru_cache(512)
def chip(
    key: str, colour: str, count: int, words: str, x: float, y: float, size: float, offer: Offer
) -> Markup:
    """A cube and how many there are, from the left edge; what there is none of is pale."""
    wide = size * 2.1
    outline = rect(x=-3, y=-size * 0.65, width=wide, height=size * 1.3, rx=size * 0.35)
    return part(
        PREFIX,
        key,
        words + offer.words,
        rect(x=-3, y=-size * 0.65, width=wide, height=size * 1.3, rx=size * 0.35, fill_opacity=0),
        lantern(outline) if offer else None,
        g(
            cube(colour, size / 2, 0, size),
            text(str(count), x=size + 5, y=size * 0.3, font_size=max(12, size * 0.75), class_="bold f-ink"),
            opacity=None if count or offer else 0.45,
        ),
        actions=offer.actions,
        transform=at(x, y),
    )


@lru_cache(512)
def button(
    key: str, words: str, hint: str, x: float, y: float, wide: float, offer: Offer = NOTHING
) -> Markup:
    """A sign with a few words on it."""
    high = 30
    return part(
        PREFIX,
        key,
        hint + offer.words,
        rect(width=wide, height=high, rx=8, class_="thin f-paper s-paper-edge"),
        lantern(rect(width=wide, height=high, rx=8)) if offer else None,
        text(words, x=wide / 2, y=20, font_size=14, class_="bold middle f-ink", pointer_events="none"),
        actions=offer.actions,
        transform=at(x, y),
    )


@lru_cache(512)
def coin(gold: int, x: float, y: float, radius: float, words: str) -> Markup:
    return g(
        title(words),
        circle(cx=x, cy=y, r=radius, class_="thin f-gold s-edge"),
        text(
            str(gold),
            x=x,
            y=y + radius * 0.38,
            font_size=max(11, radius),
            class_="bold middle f-pip",
            pointer_events="none",
        ),
    )


@lru_cache(512)
def seal(seat: int, x: float, y: float, radius: float, words: str = "") -> Markup:
    """The mark of a seat on its cloth."""
    return g(
        title(words) if words else None,
        circle(cx=x, cy=y, r=radius, class_=f"f-seat-{seat + 1}-cloth s-on-seat", stroke_width=1.4),
        use(
            f"{PREFIX}mark-{SEAT_MARKS[seat]}", x, y, radius * 1.3, class_="f-on-seat", pointer_events="none"
        ),
    )
