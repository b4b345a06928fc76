"""Small things: marks of seats, Units, Monsters, Treasure Tokens, and the signs of Elements."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from spinney.art import marks
from spinney.art.svg import Markup, at, circle, g, path, rect, text, use
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.monsters import Monster
from spinney.games.eldervale.content.vocabulary import BIFROST_TILE, ELEMENTS, UNITS
from spinney.games.eldervale.picture.effects import symbol
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.shapes.lands import HUES

INK: Final = "#2b261c"
SIZES: Final = {"castle": 60 / 58, "dwelling": 1.0, "dragon": 1.0}  # width to height; others are Units
UNIT: Final = 48 / 52
BEAST: Final = 64 / 60
LARGE: Final = 29.0  # dice of Monsters that are so large lie higher, so that the name below can be read

seal = partial(marks.seal, PREFIX, edge=1.2, silent=True)


@lru_cache(256)
def monster(content: EldervaleContent, id_: str) -> Monster:
    """A Monster of the edition by its id."""
    return next(one for one in content.monsters if one.id == id_)


@lru_cache(512)
def shape_of(content: EldervaleContent, kind: str) -> str:
    """How a Unit or Monster looks: its figure by name, Element or Lair."""
    if kind in UNITS:
        return kind
    found = monster(content, kind)
    if found.element != NONE:
        return ELEMENTS[found.element][:3].upper()
    return "FRO" if found.lair == BIFROST_TILE else "MOD"


def drawn_figure(name: str, x: float, bottom: float, high: float, look: str | None = None) -> Markup:
    """A figure that stands at a point."""
    wide = high * SIZES.get(name, UNIT if name in UNITS else BEAST)
    return use(
        f"{PREFIX}figure-{name}",
        round(x - wide / 2, 1),
        round(bottom - high, 1),
        width=round(wide, 1),
        height=round(high, 1),
        class_=look,
    )


@lru_cache(8192)
def figure(
    content: EldervaleContent, seat: int, kind: str, number: int, high: float, least: float = 13
) -> Markup:
    """Units of a kind that stand at (0, 0), with the mark of their owner, and how many they are."""
    shape = shape_of(content, kind)
    radius = round(high * 0.19, 1)
    size = max(least, high * 0.36)
    low = -radius - 2.6 * (size - high * 0.36)  # a large number stands clear of the name below
    return g(
        drawn_figure(shape, 0, 0, high, f"seat-{seat + 1}"),
        seal(seat, round(high * 0.3, 1), -radius, radius),
        count(number, round(-high * 0.3, 1), round(low, 1), size) if number > 1 else None,
        pointer_events="none",
    )


@lru_cache(512)
def count(number: int, x: float, y: float, size: float) -> Markup:
    """How many there are of something, on a round plate."""
    return g(
        circle(cx=x, cy=y, r=size * 0.62, fill="#fffaf0", stroke=INK, stroke_width=1.2),
        text(str(number), x=x, y=y + size * 0.36, font_size=round(size, 1), fill=INK, class_="bold middle"),
    )


@lru_cache(1024)
def beast(content: EldervaleContent, id_: str, high: float, least: float = 13) -> Markup:
    """A Monster that stands at (0, 0) with its dice; a Legendary one with a crown."""
    found = monster(content, id_)
    size = round(max(least, high * 0.34), 1)
    lift = 0.62 if size < LARGE else 1.1
    return g(
        drawn_figure(shape_of(content, id_), 0, 0, high),
        path(
            d="M-14 0-17-13-7-6 0-17 7-6 17-13 14 0Z",
            fill="#f2c230",
            stroke=INK,
            stroke_width=2,
            transform=at(0, round(-high * 0.94, 1), round(high / 80, 2)),
        )
        if found.legendary
        else None,
        dice_plate(int(found.dice), round(high * 0.4, 1), round(-size * lift, 1), size),
        pointer_events="none",
    )


def dice_plate(number: int, x: float, y: float, size: float) -> Markup:
    """How many dice a Monster rolls, on a dark plate."""
    return g(
        rect(
            x=x - size * 0.72,
            y=y - size * 0.58,
            width=size * 1.44,
            height=size * 1.16,
            rx=size * 0.3,
            fill="#201a26",
            stroke="#ffd257",
            stroke_width=size * 0.07,
        ),
        text(
            str(number),
            x=x - size * 0.26,
            y=y + size * 0.35,
            font_size=size,
            fill="#ffd257",
            class_="bold middle",
        ),
        rect(
            x=x + size * 0.1,
            y=y - size * 0.25,
            width=size * 0.5,
            height=size * 0.5,
            rx=size * 0.12,
            fill="#ffd257",
        ),
        circle(cx=x + size * 0.35, cy=y, r=size * 0.09, fill="#201a26"),
    )


@lru_cache(2048)
def treasure(content: EldervaleContent, id_: str, wide: float, high: float, below: int = 0) -> Markup:
    """A Treasure Token around (0, 0) by its items, upright or lying; what lies below shows at its edge."""
    signs = content.token_of[id_].printed.icons
    upright = high > wide
    size = round(min(wide, high) * 0.82, 1)
    pitch = (high if upright else wide) * 0.46
    spots = [pitch * (place - (len(signs) - 1) / 2) for place in range(len(signs))]
    body = {"x": -wide / 2, "y": -high / 2, "width": wide, "height": high, "rx": min(wide, high) * 0.24}
    return g(
        [
            rect(**body, fill="#b98e2d", stroke="#4b3606", stroke_width=1.6, transform=at(3 * step, 3 * step))
            for step in range(below, 0, -1)
        ],
        rect(**body, fill="#f6df9a", stroke="#4b3606", stroke_width=1.8),
        [
            symbol(sign, 0 if upright else spot, spot if upright else 0, size)
            for sign, spot in zip(signs, spots, strict=True)
        ],
        pointer_events="none",
    )


@lru_cache(512)
def emblem(element: str, x: float, y: float, radius: float) -> Markup:
    """The sign of an Element on a round piece of its colour."""
    return g(
        circle(cx=x, cy=y, r=radius, fill=HUES[element].sign),
        use(f"{PREFIX}element-{element}", x, y, radius * 1.4, fill="#fffaf0"),
        pointer_events="none",
    )
