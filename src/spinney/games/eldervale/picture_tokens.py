"""Small things: units as shapes, seals of seats, resources, chips."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.board import lantern, part
from spinney.art.marks import SEAT_MARKS
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, circle, g, path, rect, text, use
from spinney.games.eldervale.atoms import ELEMENTS
from spinney.games.eldervale.picture_layout import PREFIX
from spinney.games.eldervale.picture_offers import NOTHING, Offer

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
            "clearing",
        ),
        strict=True,
    )
)
RESOURCE_SIGNS: Final = {
    "gem": ("gem", "resource-crystal", "ink"), "potion": ("drop", "resource-water", "on-seat"),
    "scroll": ("leaf", "bone", "pip"), "tool": ("log", "bark", "on-seat"),
    "sword": ("flame", "resource-stone", "pip"), "gold": ("sun", "gold", "pip"),
}  # fmt: skip
MARKS: Final = (*SEAT_MARKS, "log", "sun", "drop", "gem", "spark", "pebble")
LETTERS: Final = 0.56  # the width of a letter, in font sizes


def shortened(words: str, room: float, size: float) -> str:
    """Words cut to a width, with a sign that something is missing."""
    fit = int(room / (size * LETTERS))
    return words if len(words) <= fit else words[: max(1, fit - 1)] + "…"


@lru_cache(512)
def seal(seat: int, x: float, y: float, radius: float) -> Markup:
    """The mark of a seat on its cloth."""
    return g(
        circle(cx=x, cy=y, r=radius, class_=f"f-seat-{seat + 1}-cloth s-on-seat", stroke_width=1.4),
        use(
            f"{PREFIX}mark-{SEAT_MARKS[seat]}", x, y, radius * 1.3, class_="f-on-seat", pointer_events="none"
        ),
    )


@lru_cache(4096)
def figure(seat: int, name: str, number: int, x: float, y: float, size: float) -> Markup:
    """A Unit by its shape: Worker round, Warrior a shield, Wizard pointed, Dragon winged, others square."""
    colours = f"thin f-seat-{seat + 1}-cloth s-on-seat"
    half = size / 2
    shapes = {
        "worker": f"M{-half} {half}a{half} {half} 0 1 1 {size} 0z",
        "warrior": f"M{-half} {-half}h{size}v{half}q0 {half} {-half} {half}q{-half} 0 {-half} {-half}z",
        "wizard": f"M0 {-half * 1.2}L{half} {half}H{-half}z",
        "dragon": f"M0 {half}L{-half * 1.3} {-half}L{-half * 0.4} {-half * 0.3}L0 {-half * 1.1}"
        f"L{half * 0.4} {-half * 0.3}L{half * 1.3} {-half}z",
    }
    shape = shapes.get(name, f"M{-half} {-half}h{size}v{size}h{-size}z")
    letter = str(number) if number > 1 else name[0].upper() if name in shapes else name[-3:-1].upper()
    return g(
        path(d=shape, class_=colours),
        text(letter, x=0, y=half * 0.75, font_size=max(9, size * 0.6), class_="bold middle f-on-seat"),
        transform=at(x, y),
        pointer_events="none",
    )


def chip(key: str, words: str, x: float, y: float, wide: float, offer: Offer) -> Markup:
    """Something that can be chosen and has no place of its own."""
    shape = card(0, 0, wide, 24, len(words) + 7, 7)
    return part(
        PREFIX,
        key,
        words,
        path(d=shape, class_="f-paper thin s-paper-edge"),
        lantern(path(d=shape)) if offer else None,
        text(shortened(words, wide - 12, 12), x=8, y=16.5, font_size=12, class_="f-ink"),
        actions=offer.actions,
        transform=at(x, y),
    )


def resource(seat: int, name: str, number: int, x: float, y: float, offer: Offer = NOTHING) -> Markup:
    """Tokens of a kind: silhouette, colour and count."""
    sign, fill, ink = RESOURCE_SIGNS[name]
    shape = rect(x=-15, y=-15, width=30, height=30, rx=8)
    return part(
        PREFIX,
        f"token-{name}" if offer else f"token-{name}-{seat}",
        f"{number} {name}{offer.words}",
        rect(x=-15, y=-15, width=30, height=30, rx=8, class_=f"thin f-{fill} s-edge"),
        lantern(shape) if offer else None,
        use(f"{PREFIX}mark-{sign}", 0, 0, 18, class_=f"f-{ink}", pointer_events="none"),
        text(str(number), x=20, y=5, font_size=15, class_="bold f-ink"),
        actions=offer.actions,
        transform=at(x, y),
    )
