"""Everybody else's realm, each in a zone of its own: a line of the spirits that they have, and the realm."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art import layout
from spinney.art.icons import icon
from spinney.art.svg import Markup, rect, text
from spinney.art.touch import part
from spinney.engine.faces.names import seat_mark
from spinney.engine.faces.zones import SIDE, Item, Zone
from spinney.engine.text import many
from spinney.games.groves.content.cards import SPIRITS
from spinney.games.groves.picture.figures import NAMES, WORDS
from spinney.games.groves.picture.layout import PREFIX, WIDE
from spinney.games.groves.picture.realm import realm
from spinney.games.groves.picture.scene import Scene, Seat
from spinney.games.groves.picture.tokens import chip
from spinney.games.groves.words.places import drawn_key

HIGH: Final = (0.0, 588.0, 268.0, 162.0)  # of a realm, by how many there are
LINE: Final = 27.0  # the line above it: who is to be placed, who is in the bag
LARGEST: Final = 76.0
LETTERS: Final = 13.4
CHIP: Final = 35.0  # a spirit with its number
BARE: Final = 25.0  # and without


def neighbours(scene: Scene) -> list[Zone]:
    """A zone for each of the others, clockwise."""
    high = HIGH[len(scene.rest)]
    return [neighbour(scene, number, high) for number in scene.rest]


def neighbour(scene: Scene, number: int, high: float) -> Zone:
    """One neighbour's realm, below the spirits that they have."""
    land = realm(scene, number, layout.Zone(1, LINE, WIDE - 2, high - LINE - 2), LARGEST)
    above = spirits(scene.seat(number).only("drawn", "bag"), scene.view["round"] == 0)
    return realm_zone(number, scene.names[number], len(scene.cells(number)), above, land, high)


@lru_cache(256)
def realm_zone(
    number: int, name: str, groves: int, above: tuple[Markup, ...], land: tuple[Markup, ...], high: float
) -> Zone:
    """A neighbour's realm, from its drawings."""
    words = f"{name}'s realm with {many(groves, 'grove')}"
    pieces = [*above, *land]
    item = Item(f"realm-{number}", words, WIDE, high, pieces)
    return Zone(f"realm-{number}", SIDE, "Realm", [item], tab="Neighbours", seat=number)


def kinds(counts: tuple[int, ...]) -> list[int]:
    """The types of which there are any."""
    return [kind for kind, count in enumerate(counts) if count]


# The line of spirits.


@lru_cache(256)
def spirits(seat: Seat, setup: bool) -> tuple[Markup, ...]:
    """In one line: to place, and the bag."""
    waits, held = kinds(seat.drawn), kinds(seat.bag)
    to_place = "" if setup else "to place" if waits else "all placed"
    bag = "bag" if held else "bag empty"
    left = letters_wide(to_place) + 6 if to_place else -12
    taken = left + letters_wide(bag) + 18 + sum(BARE if seat.drawn[kind] == 1 else CHIP for kind in waits)
    pitch = min(CHIP, (WIDE - taken) / max(1, len(held)))
    pieces = [label(to_place, 0)] if to_place else []
    for kind in waits:
        pieces.append(waiting(seat.number, kind, seat.drawn[kind], left))
        left += BARE if seat.drawn[kind] == 1 else CHIP
    left += 12
    pieces.append(bag_label(seat, bag, left))
    left += letters_wide(bag) + 4
    return (*pieces, *[in_bag(seat, kind, left + step * pitch) for step, kind in enumerate(held)])


def letters_wide(words: str) -> float:
    """How wide a word of the line is."""
    return len(words) * LETTERS * 0.57


@lru_cache(64)
def label(words: str, x: float) -> Markup:
    """A word before spirits."""
    return text(words, x=x, y=17, font_size=LETTERS, class_="f-ink-quiet")


@lru_cache(256)
def waiting(seat: int, kind: int, count: int, x: float) -> Markup:
    """A neighbour's spirits of one type that are to be placed."""
    return part(
        PREFIX,
        drawn_key(seat, kind),
        f"{many(count, WORDS[kind])} to place, {seat_mark(seat)}'s",
        rect(x=x, width=24, height=24, fill_opacity=0),
        icon(PREFIX, NAMES[kind], x + 12, 12, 24, ""),
        text(str(count), x=x + 24, y=17, font_size=14, class_="bold f-ink") if count > 1 else None,
        piece=f"spirit-{SPIRITS[kind]}",
    )


def in_bag(seat: Seat, kind: int, x: float) -> Markup:
    """Spirits of one type in a neighbour's bag."""
    count = seat.bag[kind]
    words = f"{many(count, WORDS[kind])} in {seat.name}'s bag"
    return chip(f"bag-{seat.number}-{SPIRITS[kind]}", NAMES[kind], count, words, x, 12, 34)


def bag_label(seat: Seat, words: str, x: float) -> Markup:
    """The word before a neighbour's bag."""
    return part(
        PREFIX,
        f"bag-{seat.number}",
        f"{seat.name}'s bag: {many(sum(seat.bag), 'spirit')}",
        rect(x=x - 2, width=letters_wide(words) + 4, height=24, fill_opacity=0),
        label(words, x),
    )
