"""A realm: its hexes where the mist has cleared, the spirits on them, and the portals that lead here."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from spinney.art.board import part, spread
from spinney.art.hexes import hex_middle
from spinney.art.icons import icon
from spinney.art.layout import Zone
from spinney.art.marks import SEAT_MARKS
from spinney.art.offers import Offer
from spinney.art.svg import Markup, apart, at, g, path, use
from spinney.engine.text import many
from spinney.games.groves.content.cards import SPIRITS, WRAITH
from spinney.games.groves.picture.hexes import Face, face, face_words, glow, outline, points_shield, standing
from spinney.games.groves.picture.layout import PREFIX, fitted, turned
from spinney.games.groves.picture.tokens import TYPE_ICONS, TYPE_WORDS, badge, seal


class Cell(NamedTuple):
    """A hex of a realm: its key, what is printed on it, where it lies, who stands on it."""

    key: str
    printed: Face
    q: int
    r: int
    spirit: int  # a type, or NOBODY
    asked: bool  # is its reward being settled now?


@lru_cache(2048)
def realm(
    seat: int, cells: tuple[Cell, ...], offers: tuple[Offer, ...], zone: Zone, most: float, owner: str
) -> list[Markup]:
    """All hexes, then everybody who stands on them, so that nobody is cut off."""
    places = turned([(cell.q, cell.r) for cell in cells], zone)
    size, x, y = fitted(places, zone, most)
    size = int(2 * size) / 2  # few different sizes: faces are drawn once for each
    spots = [hex_middle(q, r, size) for q, r in places]
    return apart(
        "g",
        [
            hexagon(cell, seat, size, spot, offer, owner)
            for cell, spot, offer in zip(cells, spots, offers, strict=True)
        ],
        [spirit_on(cell, size, spot) for cell, spot in zip(cells, spots, strict=True) if cell.spirit >= 0],
        transform=at(x, y),
    )


def hexagon(
    cell: Cell, seat: int, size: float, spot: tuple[float, float], offer: Offer, owner: str
) -> list[Markup]:
    """One hex of a realm, as a part that can be clicked."""
    return spread(
        PREFIX,
        cell.key,
        cell_words(cell, owner) + offer.words,
        face(cell.printed, size),
        None if cell.printed.usable else home(seat, size),
        in_question(size) if cell.asked else None,
        glow(size) if offer else None,
        points_shield(cell.printed.dominion, size),
        actions=offer.actions,
        piece=cell.key,
        transform=at(*spot),
    )


@lru_cache(64)
def in_question(size: float) -> Markup:
    """The dashed outline of the hex of a realm that the question is about."""
    return path(d=outline(size, 6), class_="none line s-ink", stroke_dasharray="3 7")


@lru_cache(256)
def home(seat: int, size: float) -> Markup:
    """The hex in the middle shows whose realm it is."""
    return g(
        path(d=outline(size, size * 0.14), class_=f"none line s-seat-{seat + 1}"),
        use(f"{PREFIX}mark-{SEAT_MARKS[seat]}", 0, 0, size * 0.86, class_=f"f-seat-{seat + 1}"),
        pointer_events="none",
    )


def cell_words(cell: Cell, owner: str) -> str:
    """What is printed, whose it is, and who stands there."""
    there = f"\nOn it: {TYPE_WORDS[cell.spirit]}" if cell.spirit >= 0 else ""
    if cell.spirit == WRAITH:
        there += ", which stays until a white spirit takes its place"
    asked = "\nIts reward is being settled" if cell.asked else ""
    return f"{face_words(cell.printed)}\nIn {owner} realm{there}{asked}"


def spirit_on(cell: Cell, size: float, spot: tuple[float, float]) -> Markup:
    """Who stands there. It takes no clicks: those are for the hex."""
    kind = SPIRITS[cell.spirit]
    return part(
        PREFIX,
        f"on-{cell.key}",
        TYPE_WORDS[cell.spirit],
        standing(TYPE_ICONS[cell.spirit], size),
        piece=f"spirit-{kind}",
        transform=at(*spot),
        pointer_events="none",
    )


@lru_cache(256)
def arrivals(
    builders: tuple[tuple[int, str, int], ...], owner: str, target: int, x: float, y: float, size: float
) -> Markup:
    """Portals into this realm, with the mark of whoever built them."""
    return g(
        [
            part(
                PREFIX,
                f"portal-{builder}-{target}",
                f"{many(count, 'portal')} of {name}, who may place spirits in {owner} realm",
                icon(PREFIX, "portal", 0, 0, size, ""),
                seal(builder, size * 0.3, size * 0.36, size * 0.28),
                badge(count, -size * 0.36, size * 0.4, 8) if count > 1 else None,
                transform=at(x, y + step * size * 1.25),
            )
            for step, (builder, name, count) in enumerate(builders)
        ]
    )
