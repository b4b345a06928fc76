"""The Tree of Idyll: the row of groves with their prices, and the three areas where spirits are placed."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from spinney.art.board import part
from spinney.art.icons import icon
from spinney.art.layout import Zone
from spinney.art.offers import Offer, touchable
from spinney.art.plates import paper
from spinney.art.shapes import card
from spinney.art.svg import Markup, apart, at, ellipse, g, joined, path, rect, text, title
from spinney.engine.text import many
from spinney.games.groves.content.cards import ELEMENT_NAMES, SPIRITS
from spinney.games.groves.picture.hexes import (
    Face,
    cost_words,
    face,
    face_words,
    glow,
    outline,
    points_shield,
)
from spinney.games.groves.picture.layout import PREFIX, SUPPLY
from spinney.games.groves.picture.offers import area_key
from spinney.games.groves.picture.tokens import (
    TYPE_ICONS,
    TYPE_WORDS,
    badge,
    chip,
)
from spinney.games.groves.terms.areas import TREE
from spinney.games.groves.words.rewards import Glyph

ROW_SIZE: Final = 58.0  # of a hex in the row
ROW_Y: Final = 140.0
ROW_X: Final = (68.0, 174.0, 280.0, 386.0)
AREAS: Final = (Zone(441, 132, 112, 128), Zone(618, 132, 102, 128), Zone(725, 132, 102, 128))
AREA_ICONS: Final = ("grove", "card", "portal")


@lru_cache(2048)
def row_slot(printed: Face | None, slot: int, receiver: str, offer: Offer) -> Markup:
    """A slot of the Tree's row: its price, and the grove that can be bought or the place where one was."""
    price = f"Slot {slot + 1}: {many(slot + 1, 'crystal')} to {receiver}"
    return g(
        path(d=f"M0-{ROW_SIZE}V-{ROW_SIZE + 22}", class_="none line s-bark") if printed else None,
        price_tag(printed, slot, price),
        row_grove(printed, price, offer) if printed else empty_slot(slot),
        transform=at(ROW_X[slot], ROW_Y),
    )


def row_grove(printed: Face, price: str, offer: Offer) -> Markup:
    """A grove in the Tree's row; it has the key that it will have in a realm, so that it glides there."""
    key = f"grove-{printed.key}"
    return part(
        PREFIX,
        key,
        f"{face_words(printed)}\n{price}{offer.words}",
        face(printed, ROW_SIZE),
        glow(ROW_SIZE) if offer else None,
        points_shield(printed.dominion, ROW_SIZE),
        actions=offer.actions,
        piece=key,
    )


def empty_slot(slot: int) -> Markup:
    """A slot of the Tree's row where no grove lies."""
    empty = path(
        d=outline(ROW_SIZE, 6), class_="f-mist thin s-line-soft", stroke_dasharray="7 6", opacity=0.7
    )
    return g(title(f"Slot {slot + 1} is empty"), empty)


def price_tag(printed: Face | None, slot: int, price: str) -> Markup:
    """Elements, then the crystals of the slot."""
    wide = 102.0
    cost = printed.cost if printed else (0, 0, 0)
    glyphs = tuple(Glyph(name, count) for name, count in zip(ELEMENT_NAMES, cost, strict=True) if count)
    return g(
        title(f"Cost: {cost_words(cost)}\n{price}" if glyphs else price),
        path(d=card(-wide / 2, 62, wide, 60, 61 + slot, 8), class_="f-paper line s-paper-edge"),
        cost_row(glyphs, 0, 77) if glyphs else None,
        rect(x=-wide / 2 + 8, y=91, width=wide - 16, height=1, class_="f-paper-edge"),
        icon(PREFIX, "crystal", 9, 106, 21, ""),
        text(str(slot + 1), x=-7, y=113, font_size=19, text_anchor="end", class_="bold f-ink"),
    )


def cost_row(glyphs: tuple[Glyph, ...], x: float, y: float) -> Markup:
    """The price on a slot of the Tree's row, number and icon of each element: `2` log, `1` sun."""
    pitch = 33.0
    left = x - pitch * len(glyphs) / 2 + 0.5
    return g(
        [
            g(
                text(
                    str(count),
                    x=left + pitch * step + 12.5,
                    y=y + 6,
                    font_size=16,
                    text_anchor="end",
                    class_="bold f-ink",
                ),
                icon(PREFIX, name, left + pitch * step + 21.5, y, 17, ""),
            )
            for step, (name, count) in enumerate(glyphs)
        ]
    )


@lru_cache(4096)
def area(number: int, spirits: tuple[int, ...], purpose: str, left: str, words: str, offer: Offer) -> Markup:
    """One of the three branches: what it is for, what is left there, and who stands on it."""
    x, y, wide, high = AREAS[number]
    plank = card(0, 0, wide, high, 71 + number, 12)
    there = ", ".join([many(count, TYPE_WORDS[kind]) for kind, count in enumerate(spirits) if count])
    return touchable(
        PREFIX,
        area_key(number),
        f"{purpose}\n{words}\nOn it: {there or 'nobody'}",
        offer,
        [
            path(d=f"M18 0V-40M{wide - 18} 0V-40", class_="none line s-bark"),
            path(d=plank, class_="f-path line s-line"),
        ],
        path(d=plank),
        icon(PREFIX, AREA_ICONS[number], 22, 23, 30, ""),
        text(TREE[number].name.capitalize(), x=41, y=23, font_size=18, class_="serif f-ink"),
        text(left, x=41, y=39, font_size=12.5, class_="f-ink-quiet"),
        standing_here(number, spirits, wide),
        transform=at(x, y),
    )


def standing_here(number: int, spirits: tuple[int, ...], wide: float) -> list[Markup]:
    """Each type once, with its number: in one row, or in two."""
    types = [kind for kind, count in enumerate(spirits) if count]
    rows = [types[:3], types[3:]] if len(types) > 3 else [types]
    size = 33.0 if len(rows) > 1 else min(46.0, (wide - 12) / max(1, len(types)))
    drawn = []
    for line, row in enumerate(rows):
        y = 86 + (line - (len(rows) - 1) / 2) * size
        for step, kind in enumerate(row):
            x = wide / 2 + (step - (len(row) - 1) / 2) * size
            drawn.append(stander(number, kind, spirits[kind], x, y, size))
    return drawn


def stander(number: int, kind: int, count: int, x: float, y: float, size: float) -> Markup:
    """Spirits of one type on an area of the Tree, with their number."""
    key = f"on-{area_key(number)}-{SPIRITS[kind]}"
    return part(
        PREFIX,
        key,
        many(count, TYPE_WORDS[kind]),
        ellipse(cx=x, cy=y + size * 0.42, rx=size * 0.36, ry=size * 0.1, class_="f-shadow", opacity=0.35),
        icon(PREFIX, TYPE_ICONS[kind], x, y, size * 0.9, ""),
        badge(count, x + size * 0.32, y + size * 0.3, 9) if count > 1 else None,
        piece=f"spirit-{SPIRITS[kind]}",
        pointer_events="none",
    )


def supply_strip(chips: list[Markup]) -> list[Markup]:
    """The strip at the foot of the Tree: everything that can still be taken from the supply."""
    x, y, _, _ = SUPPLY
    return apart("g", supply_paper(), chips, id=f"{PREFIX}supply", transform=at(x, y))


@cache
def supply_paper() -> Markup:
    """The paper under the supply strip at the foot of the Tree."""
    _, _, wide, high = SUPPLY
    return joined(
        paper(wide, high, 81, 10, "f-paper thin s-paper-edge"),
        text("Supply", x=10, y=24, font_size=15, class_="serif f-ink-quiet"),
    )


def supply_chip(step: int, name: str, icon_name: str, count: int, words: str, offer: Offer) -> Markup:
    """One thing of the supply strip at the foot of the Tree, with its number."""
    return chip(f"supply-{name}", icon_name, count, words, 70 + 57 * step, SUPPLY.height / 2, 21, offer)
