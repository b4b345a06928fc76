"""Paper, plates that can be touched, and buttons: plates with a word or a number."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.layout import Zone
from spinney.art.lettering import numeral
from spinney.art.offers import Offer, touchable
from spinney.art.shapes import card
from spinney.art.svg import Child, Markup, at, g, path, rect, text

PAPER: Final = "thin f-paper s-paper-edge"


@lru_cache(1024)
def paper(wide: float, high: float, seed: int, corner: float, look: str) -> Markup:
    """A sheet cut by hand, from the upper left corner: a card, a panel, a ribbon."""
    return path(d=card(0, 0, wide, high, seed, corner), class_=look)


def plate(
    prefix: str,
    key: str,
    words: str,
    zone: Zone,
    offer: Offer,
    *children: Child,
    look: str = PAPER,
    corner: float = 7,
    inset: float = 1,
    piece: str | None = None,
) -> Markup:
    """A plate with round corners that fills a zone, and what is on it; it glows just inside its edge."""
    wide, high = zone.width, zone.height
    outline = rect(
        x=inset or None, y=inset or None, width=wide - 2 * inset, height=high - 2 * inset, rx=corner
    )
    return touchable(
        prefix,
        key,
        words,
        offer,
        rect(width=wide, height=high, rx=corner, class_=look),
        outline,
        *children,
        piece=piece,
        transform=at(zone.x, zone.y),
    )


def button(
    prefix: str,
    key: str,
    words: str,
    hint: str,
    zone: Zone,
    offer: Offer,
    size: float,
    low: float = 5,
    corner: float = 7,
) -> Markup:
    """A plate with a few words in the middle; `low` is how far their baseline is below it."""
    inside = text(
        words,
        x=zone.width / 2,
        y=zone.height / 2 + low,
        font_size=size,
        class_="bold middle f-ink",
        pointer_events="none",
    )
    return plate(prefix, key, hint, zone, offer, inside, corner=corner)


@lru_cache(512)
def count_pill(count: int, x: float, y: float, high: float, edge: float = 1) -> Markup:
    """A number on a small oval plate of paper, centred at a point."""
    wide = high if count < 10 else round(high * 4 / 3)
    return g(
        rect(
            x=x - wide / 2,
            y=y - high / 2,
            width=wide,
            height=high,
            rx=high / 2,
            class_="f-paper s-edge",
            stroke_width=edge,
        ),
        numeral(count, x, y + round(0.311 * high, 1), high - 2, "middle f-ink"),
    )
