"""Small things: cubes, Gold, marks of seats, travellers."""

from __future__ import annotations

from functools import lru_cache, partial

from spinney.art import marks, plates
from spinney.art.board import part
from spinney.art.layout import Zone
from spinney.art.lettering import numeral
from spinney.art.offers import NOTHING, Offer
from spinney.art.svg import Markup, at, circle, ellipse, g, path, title, use
from spinney.games.leylines.content.effects import COLOURS
from spinney.games.leylines.knowledge.view import cubes_by_colour
from spinney.games.leylines.picture.icons import TRAVELLER
from spinney.games.leylines.picture.layout import PREFIX
from spinney.games.leylines.state.cubes import of


@lru_cache(1 << 13)
def row_of(heap: int) -> tuple[str, ...]:
    """The cubes of a heap one by one."""
    return tuple(colour for colour, count in cubes_by_colour(heap) for _ in range(count))


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
def cube_row(heap: int, x: float, y: float, size: float, gap: float, key: str = "") -> Markup:
    """Cubes one by one, from the left."""
    return g(
        [
            cube(colour, x + step * gap, y, size, f"{key}-{step}" if key else "")
            for step, colour in enumerate(row_of(heap))
        ]
    )


@lru_cache(1 << 12)
def price_row(need: int, have: int, x: float, y: float, size: float, gap: float) -> Markup:
    """Cubes that are wanted; those that are missing are only outlined."""
    drawn, step = [], 0
    for kind, colour in enumerate(COLOURS):
        for number in range(int(of(need, kind))):
            drawn.append(cube(colour, x + step * gap, y, size, gap=number >= of(have, kind)))
            step += 1
    return g(drawn)


@lru_cache(512)
def button(key: str, words: str, hint: str, zone: Zone, offer: Offer = NOTHING) -> Markup:
    """A small thing to click: a sign with a number on it, as in a bid."""
    return plates.button(PREFIX, key, words, hint, zone, offer, 13, 4.5, 6)


@lru_cache(1024)
def coin(gold: int, x: float, y: float, radius: float, words: str) -> Markup:
    """Gold as a coin with its number."""
    return g(
        title(words),
        circle(cx=x, cy=y, r=radius, class_="thin f-gold s-edge"),
        circle(cx=x, cy=y, r=radius - 2.4, class_="none s-pip", stroke_width=0.7, opacity=0.5),
        numeral(gold, x, y + radius * 0.36 + 0.6, radius, "middle f-pip", "none"),
    )


seal = partial(marks.seal, PREFIX)


@lru_cache(1024)
def standee(seat: int, name: str, x: float, y: float, size: float) -> Markup:
    """A traveller that stands with its feet here, with the mark of its seat on the cloak."""
    return part(
        PREFIX,
        f"standee-{seat}",
        f"{name}'s traveller",
        ellipse(cx=12, cy=26.4, rx=11, ry=3.2, class_="f-shadow", opacity=0.45),
        path(
            d=TRAVELLER,
            class_=f"f-seat-{seat + 1}-cloth s-on-seat",
            stroke_width=1.8,
            stroke_linejoin="round",
        ),
        marks.seat_mark(PREFIX, seat, 12, 18.6, 11.5),
        piece=f"standee-{seat}",
        transform=at(x - size / 2, y - size * 27 / 24, size / 24),
        pointer_events="none",
    )
