"""Small things: units as shapes with their counts, resources, marks of factions, signs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.board import lantern, part
from spinney.art.marks import SEAT_MARKS
from spinney.art.svg import Markup, at, circle, g, path, rect, text, title, use
from spinney.games.shifting_realms.picture_layout import PREFIX
from spinney.games.shifting_realms.picture_offers import NOTHING, Offer

FILLS: Final = {"wood": "bark", "stone": "resource-stone", "gold": "gold", "magic": "resource-magic"}
SILHOUETTES: Final = {"wood": "log", "stone": "pebble", "gold": "sun", "magic": "spark"}
PALE: Final = ("wood", "magic")  # a pale mark goes on these
SEAT_OF: Final = (5, 0, 2, 3)  # black, green, red and blue among the colours of seats
MARKS: Final = (*SEAT_MARKS, "log", "pebble", "sun", "spark", "tick")


def cloth(seat: int) -> str:
    """The colour of a faction."""
    return f"seat-{SEAT_OF[seat] + 1}"


@lru_cache(512)
def seal(seat: int, x: float, y: float, radius: float) -> Markup:
    """The mark of a faction on its cloth."""
    return g(
        circle(cx=x, cy=y, r=radius, class_=f"f-{cloth(seat)}-cloth s-on-seat", stroke_width=1.4),
        use(
            f"{PREFIX}mark-{SEAT_MARKS[SEAT_OF[seat]]}",
            x,
            y,
            radius * 1.3,
            class_="f-on-seat",
            pointer_events="none",
        ),
    )


@lru_cache(4096)
def figures(seat: int, spot: int, waiting: int, standing: int, flat: int, x: float, y: float) -> Markup:
    """Units of one faction in a row: scouts round, soldiers as shields, flat ones lying."""
    signs: list[Markup] = []
    for count, shape in ((spot, "spot"), (waiting, "scout"), (standing, "soldier"), (flat, "flat")):
        if count:
            signs.append(figure(seat, shape, count, x + 14.5 * len(signs), y))
    return g(signs, pointer_events="none")


@lru_cache(4096)
def figure(seat: int, shape: str, count: int, x: float, y: float) -> Markup:
    colours = f"thin f-{cloth(seat)}-cloth s-on-seat"
    drawn = {
        "spot": lambda: g(
            circle(cx=x, cy=y, r=7.2, class_=colours), circle(cx=x, cy=y, r=7.2, class_="none thin s-gold")
        ),
        "scout": lambda: circle(cx=x, cy=y, r=6.6, class_=colours),
        "soldier": lambda: path(
            d=f"M{x - 6.5} {y - 7}h13v7c0 4 -3 6.500 -6.500 8c-3.500 -1.500 -6.500 -4 -6.500 -8z",
            class_=colours,
        ),
        "flat": lambda: rect(x=x - 7, y=y - 4, width=14, height=8, rx=3, class_=colours),
    }[shape]()
    return g(drawn, text(str(count), x=x, y=y + 4, font_size=11, class_="bold middle f-on-seat"))


@lru_cache(1024)
def resource(name: str, x: float, y: float, size: float) -> Markup:
    half = size / 2
    ink = "f-on-seat" if name in PALE else "f-ink"
    return g(
        rect(
            x=x - half,
            y=y - half,
            width=size,
            height=size,
            rx=size * 0.25,
            class_=f"thin f-{FILLS[name]} s-edge",
        ),
        use(f"{PREFIX}mark-{SILHOUETTES[name]}", x, y, size * 0.74, class_=ink),
        pointer_events="none",
    )


@lru_cache(2048)
def cost_row(goods: tuple[tuple[str, int], ...], x: float, y: float, size: float) -> Markup:
    """Resources with their numbers, from the left."""
    row: list[Markup] = []
    for at_, (name, count) in enumerate(goods):
        left = x + at_ * (size + 17)
        row.append(resource(name, left, y, size))
        row.append(text(str(count), x=left + size / 2 + 2, y=y + 4, font_size=12, class_="bold f-ink"))
    return g(row, pointer_events="none")


@lru_cache(1024)
def chip(key: str, name: str, count: int, x: float, y: float, offer: Offer) -> Markup:
    """A resource of the supply that may be touched."""
    return part(
        PREFIX,
        key,
        f"{count} {name}{offer.words}",
        rect(x=-13, y=-14, width=56, height=28, rx=9, fill_opacity=0),
        lantern(rect(x=-13, y=-14, width=56, height=28, rx=9)) if offer else None,
        resource(name, 0, 0, 22),
        text(str(count), x=16, y=6, font_size=17, class_="bold f-ink", pointer_events="none"),
        actions=offer.actions,
        transform=at(x, y),
    )


@lru_cache(1024)
def button(key: str, words: str, x: float, y: float, wide: float, offer: Offer = NOTHING) -> Markup:
    """A sign with a few words on it."""
    high = 26
    return part(
        PREFIX,
        key,
        words + offer.words,
        rect(width=wide, height=high, rx=7, class_="thin f-paper s-paper-edge"),
        lantern(rect(width=wide, height=high, rx=7)) if offer else None,
        text(words, x=wide / 2, y=18, font_size=13, class_="bold middle f-ink", pointer_events="none"),
        actions=offer.actions,
        transform=at(x, y),
    )


@lru_cache(1024)
def medal(vp: int, x: float, y: float, radius: float = 10) -> Markup:
    """VP on a crimson disc."""
    return g(
        title(f"{vp} VP"),
        circle(cx=x, cy=y, r=radius, class_="thin f-dominion s-edge"),
        text(str(vp), x=x, y=y + 4, font_size=max(11, radius * 1.1), class_="bold middle f-on-seat"),
        pointer_events="none",
    )
