"""Small things: marks of seats, Units, Monsters, Treasure Tokens, counts, chips; and words that fit."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from spinney.art import marks
from spinney.art.board import lantern, part
from spinney.art.lettering import numeral, shortened
from spinney.art.offers import Offer
from spinney.art.plates import count_pill
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, g, path, rect, text, use
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import BIFROST_TILE, ELEMENTS, UNITS
from spinney.games.eldervale.picture.effects import LETTER, symbol
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.symbols import silhouette, thing

WASHES: Final = dict(
    zip(
        ELEMENTS,
        (
            "mist-pale",
            "moss",
            "grove-orange",
            "grove-blue",
            "grove-yellow",
            "mist-deep",
            "grove-plain",
            "grove-green",
        ),
        strict=True,
    )
)


seal = partial(marks.seal, PREFIX, edge=1.2, silent=True)


@lru_cache(512)
def shape_of(content: EldervaleContent, kind: str) -> str:
    """How a Unit or Monster looks as a token: its silhouette by name or id, Element or Lair."""
    if kind in UNITS:
        return f"unit-{kind}"
    found = next(one for one in content.monsters if one.id == kind)
    if found.element != NONE:
        return f"beast-{ELEMENTS[found.element][:3].upper()}"
    return "beast-FRO" if found.lair == BIFROST_TILE else "beast-MOD"


@lru_cache(8192)
def figure(
    content: EldervaleContent,
    seat: int,
    kind: str,
    number: int,
    x: float,
    y: float,
    size: float,
    place: str = "",
) -> Markup:
    """Units of a kind by their shape, with cloth and mark of their owner; with a place they glide."""
    shape = f"{PREFIX}{shape_of(content, kind)}"
    return g(
        use(shape, 0, 0, size, class_=f"f-seat-{seat + 1}-cloth s-on-seat", stroke_width=1.3),
        marks.seat_mark(PREFIX, seat, 0, size * 0.12, size * 0.46),
        count_pill(number, size * 0.36, size * 0.36, 15, 0.9) if number > 1 else None,
        transform=at(x, y),
        id=f"{PREFIX}figure-{seat}-{kind}-{place}" if place else None,
        data_piece=f"{kind}-{seat}" if place else None,
        pointer_events="none",
    )


@lru_cache(1024)
def beast(content: EldervaleContent, id_: str, x: float, y: float, size: float, place: str = "") -> Markup:
    """A Monster: a dark silhouette with its dice; a Legendary one with a crown."""
    found = next(one for one in content.monsters if one.id == id_)
    shape = f"{PREFIX}{shape_of(content, id_)}"
    return g(
        use(shape, 0, 0, size, class_="f-dusk s-edge", stroke_width=1.2),
        thing("glory", -size * 0.32, -size * 0.4, size * 0.4) if found.legendary else None,
        rect(x=size * 0.2, y=size * 0.1, width=15, height=15, rx=3.5, class_="f-bone s-pip", stroke_width=1),
        text(
            str(found.dice), x=size * 0.2 + 7.5, y=size * 0.1 + 12.2, font_size=13, class_="bold middle f-pip"
        ),
        transform=at(x, y),
        id=f"{PREFIX}beast-{id_}" if place else None,
        data_piece=f"beast-{id_}" if place else None,
        pointer_events="none",
    )


@lru_cache(2048)
def face(content: EldervaleContent, id_: str, x: float, y: float, high: float, below: int = 0) -> Markup:
    """A Treasure Token by its two items around a middle; what lies below shows at its edge."""
    wide = high * 1.75
    signs = content.token_of[id_].printed.icons
    return g(
        [
            rect(
                x=x - wide / 2 + 2.2 * step,
                y=y - high / 2 + 2.2 * step,
                width=wide,
                height=high,
                rx=high * 0.26,
                class_="f-gold s-pip",
                stroke_width=1,
            )
            for step in range(below, -1, -1)
        ],
        [
            symbol(sign, x + (place - (len(signs) - 1) / 2) * high * 0.8, y, round(high * 0.76, 2))
            for place, sign in enumerate(signs)
        ],
        pointer_events="none",
    )


@lru_cache(2048)
def counted_thing(name: str, number: int, x: float, y: float, size: float) -> Markup:
    """A Treasure, token or other small thing of Eldervale, and how many there are."""
    quiet = "f-ink" if number else "f-ink-quiet"
    return g(
        thing(name, x, y, size),
        numeral(number, x + size * 0.64, y + size * 0.3, size * 0.74, quiet, least=13),
        opacity=None if number else 0.45,
        pointer_events="none",
    )


def chip(key: str, words: str, x: float, y: float, wide: float, offer: Offer) -> Markup:
    """A chip, like a small token: something that can be chosen and has no place of its own."""
    shape = card(0, 0, wide, 24, len(words) + 7, 7)
    return part(
        PREFIX,
        key,
        offer.words.strip() or words,
        path(d=shape, class_="f-paper thin s-paper-edge"),
        lantern(path(d=shape)),
        text(shortened(words, wide - 12, 13, LETTER), x=8, y=17, font_size=13, class_="f-ink"),
        actions=offer.actions,
        transform=at(x, y),
    )


@lru_cache(512)
def emblem(element: str, x: float, y: float, size: float, ink: str = "ink") -> Markup:
    """A small sign of an Element, as on tokens."""
    return silhouette(f"element-{element}", x, y, size, ink)
