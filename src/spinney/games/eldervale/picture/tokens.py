"""Small things: marks of seats, Units, Monsters, Treasure Tokens, counts, chips; and words that fit."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.board import lantern, part
from spinney.art.marks import SEAT_MARKS
from spinney.art.offers import Offer
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, circle, g, path, rect, text, use
from spinney.games.eldervale.atoms import BIFROST_TILE, ELEMENTS, NONE, UNITS
from spinney.games.eldervale.box import Box
from spinney.games.eldervale.picture_effects import LETTER, icons
from spinney.games.eldervale.picture_layout import PREFIX
from spinney.games.eldervale.picture_symbols import silhouette, thing

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
SERIF: Final = 0.5  # the width of a letter of a serif, as part of its size


def shortened(words: str, room: float, size: float, letter: float = LETTER) -> str:
    """Words cut to a width, with a sign that something is missing."""
    fit = int(room / (size * letter))
    return words if len(words) <= fit else words[: max(1, fit - 1)].rstrip() + "…"


@lru_cache(4096)
def wrapped(words: str, room: float, size: float, most: int, letter: float = SERIF) -> tuple[str, ...]:
    """Words on at most so many lines of a width."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) * size * letter <= room or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return tuple(shortened(line, room, size, letter) for line in lines)


@lru_cache(512)
def seal(seat: int, x: float, y: float, radius: float) -> Markup:
    """The mark of a seat on its cloth."""
    return g(
        circle(cx=x, cy=y, r=radius, class_=f"f-seat-{seat + 1}-cloth s-on-seat", stroke_width=1.2),
        use(f"{PREFIX}mark-{SEAT_MARKS[seat]}", x, y, radius * 1.3, class_="f-on-seat"),
        pointer_events="none",
    )


@lru_cache(512)
def shape_of(content: Box, kind: str) -> str:
    """The silhouette of a Unit by its name, or of a Monster by its id: it depends on its Element or Lair."""
    if kind in UNITS:
        return f"unit-{kind}"
    found = next(one for one in content.monsters if one.id == kind)
    if found.element != NONE:
        return f"beast-{ELEMENTS[found.element][:3].upper()}"
    return "beast-FRO" if found.lair == BIFROST_TILE else "beast-MOD"


@lru_cache(8192)
def figure(
    content: Box, seat: int, kind: str, number: int, x: float, y: float, size: float, place: str = ""
) -> Markup:
    """Units of a kind by their shape, with cloth and mark of their owner; with a place they glide."""
    shape = f"{PREFIX}{shape_of(content, kind)}"
    return g(
        use(shape, 0, 0, size, class_=f"f-seat-{seat + 1}-cloth s-on-seat", stroke_width=1.3),
        use(f"{PREFIX}mark-{SEAT_MARKS[seat]}", 0, size * 0.12, size * 0.46, class_="f-on-seat"),
        count_badge(number, size * 0.36, size * 0.36) if number > 1 else None,
        transform=at(x, y),
        id=f"{PREFIX}figure-{seat}-{kind}-{place}" if place else None,
        data_piece=f"{kind}-{seat}" if place else None,
        pointer_events="none",
    )


@lru_cache(512)
def count_badge(number: int, x: float, y: float) -> Markup:
    wide = 15 if number < 10 else 20
    return g(
        rect(
            x=x - wide / 2,
            y=y - 7.5,
            width=wide,
            height=15,
            rx=7.5,
            class_="f-paper s-edge",
            stroke_width=0.9,
        ),
        text(str(number), x=x, y=y + 4.7, font_size=13, class_="bold middle f-ink"),
    )


@lru_cache(1024)
def beast(content: Box, id_: str, x: float, y: float, size: float, place: str = "") -> Markup:
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
def face(token: str, x: float, y: float, high: float, below: int = 0) -> Markup:
    """A Treasure Token by its two items around a middle; what lies below shows at its edge."""
    wide = high * 1.75
    letters = token.rpartition("-")[2]
    signs = [item.name.removeprefix("thing-") for item in icons(letters)]
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
            thing(sign, x + (place - (len(signs) - 1) / 2) * high * 0.8, y, round(high * 0.76, 2))
            for place, sign in enumerate(signs)
        ],
        pointer_events="none",
    )


@lru_cache(2048)
def counted_thing(name: str, number: int, x: float, y: float, size: float) -> Markup:
    """A thing and how many there are."""
    quiet = "f-ink" if number else "f-ink-quiet"
    return g(
        thing(name, x, y, size),
        text(
            str(number),
            x=x + size * 0.64,
            y=y + size * 0.3,
            font_size=max(13, size * 0.74),
            class_=f"bold {quiet}",
        ),
        opacity=None if number else 0.45,
        pointer_events="none",
    )


def chip(key: str, words: str, x: float, y: float, wide: float, offer: Offer) -> Markup:
    """Something that can be chosen and has no place of its own."""
    shape = card(0, 0, wide, 24, len(words) + 7, 7)
    return part(
        PREFIX,
        key,
        offer.words.strip() or words,
        path(d=shape, class_="f-paper thin s-paper-edge"),
        lantern(path(d=shape)),
        text(shortened(words, wide - 12, 13), x=8, y=17, font_size=13, class_="f-ink"),
        actions=offer.actions,
        transform=at(x, y),
    )


@lru_cache(512)
def emblem(element: str, x: float, y: float, size: float, ink: str = "ink") -> Markup:
    return silhouette(f"element-{element}", x, y, size, ink)
