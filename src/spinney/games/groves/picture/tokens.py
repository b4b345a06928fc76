"""Small things with a number: elements, crystals, spirits by type, whatever is counted."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from spinney.art import marks
from spinney.art.icons import icon
from spinney.art.lettering import numeral
from spinney.art.offers import NOTHING, Offer, touchable
from spinney.art.svg import Markup, at, circle, g, rect, text, title
from spinney.games.groves.content.cards import SPIRITS
from spinney.games.groves.picture.layout import PREFIX

TYPE_ICONS: Final = (*(f"spirit-{name}" for name in SPIRITS[:-1]), "spirit-black")
TYPE_WORDS: Final = (*(f"{name} spirit" for name in SPIRITS[:-1]), "wraith")


@lru_cache(4096)
def chip(
    key: str,
    name: str,
    count: int,
    words: str,
    x: float,
    y: float,
    size: float,
    offer: Offer = NOTHING,
) -> Markup:
    """An icon and how many there are of it, from the left edge; what there is none of is pale."""
    letters = max(12, size * 0.8)
    wide = max(size * 2.15, size + 8 + len(str(count)) * letters * 0.68)
    return touchable(
        PREFIX,
        key,
        words,
        offer,
        rect(x=-3, y=-size * 0.65, width=wide, height=size * 1.3, rx=size * 0.35, fill_opacity=0),
        rect(x=-3, y=-size * 0.65, width=wide, height=size * 1.3, rx=size * 0.35),
        g(
            icon(PREFIX, name, size / 2, 0, size, ""),
            text(str(count), x=size + 4, y=size * 0.3, font_size=letters, class_="bold f-ink"),
            opacity=None if count or offer else 0.5,
        ),
        transform=at(x, y),
    )


@lru_cache(4096)
def wisps(
    key: str, kind: int, count: int, words: str, x: float, y: float, size: float, offer: Offer
) -> Markup:
    """Spirits of one type around a middle, with their number if there is more than one."""
    return touchable(
        PREFIX,
        key,
        words,
        offer,
        circle(cx=0, cy=0, r=size * 0.62, fill_opacity=0) if offer else None,  # icons let a touch through
        circle(cx=0, cy=0, r=size * 0.62),
        icon(PREFIX, TYPE_ICONS[kind], 0, 0, size, ""),
        badge(count, size * 0.4, size * 0.36, max(8, size * 0.24)) if count > 1 else None,
        piece=f"spirit-{SPIRITS[kind]}",
        transform=at(x, y),
    )


def badge(count: int, x: float, y: float, radius: float) -> Markup:
    """A number on a dark disc, beside spirits of one type."""
    return g(
        circle(cx=x, cy=y, r=radius, class_="f-ink"),
        numeral(count, x, y + radius * 0.5, radius * 1.4, "middle f-paper"),
        pointer_events="none",
    )


seal = partial(marks.seal, PREFIX)


@lru_cache(256)
def score_shield(points: int, x: float, y: float, size: float, words: str) -> Markup:
    """Dominion with a number on it."""
    return g(
        title(words),
        icon(PREFIX, "shield", x, y, size, ""),
        numeral(points, x, y + size * 0.2, size * 0.52, "middle f-on-seat", "none"),
    )
