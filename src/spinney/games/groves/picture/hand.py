"""What lies before whoever looks: spirits to place, summoning cards, groves to choose from, the bag."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.icons import icon
from spinney.art.marks import seal
from spinney.art.svg import Markup, at, rect, text
from spinney.art.touch import part
from spinney.engine.faces.zones import ME, MINE, Item, Zone
from spinney.engine.text import many
from spinney.games.groves.content.cards import SPIRITS
from spinney.games.groves.picture.cards import CARD, SLIMMEST, backs_item, summoning_item, summons_words
from spinney.games.groves.picture.figures import NAMES, WORDS
from spinney.games.groves.picture.hexes import face, face_words, rim
from spinney.games.groves.picture.layout import PREFIX
from spinney.games.groves.picture.placing import SLIM, SPIRIT, placing
from spinney.games.groves.picture.scene import Cell, Scene, Seat
from spinney.games.groves.picture.taking import TAKE, taking
from spinney.games.groves.picture.tokens import chip
from spinney.games.groves.words.places import card_key

ROOM: Final = 640.0  # for all cards side by side
ONLY_YOU: Final = "only you see them"
CHOICE: Final = 53.0  # the size of a grove to choose


def hand(scene: Scene) -> list[Zone]:
    """All that is before the seat in front."""
    seat = scene.seat(scene.front)
    kinds, cards = sum(map(bool, seat.drawn)), len(seat.secret) + len(seat.shown) + len(seat.looked)
    offered = taking(scene)
    room = ROOM - sum(TAKE[0] * len(zone.items) for zone in offered)
    slim = kinds * SPIRIT[0] + cards * CARD[0] > room
    left = room - max(1, kinds) * (SLIM if slim and kinds else SPIRIT[0])
    wide = max(SLIMMEST, min(CARD[0], left / max(1, cards) - 8))
    return [
        *choosing(scene),
        *keeping(seat),
        *offered,
        *(placing(scene, seat, slim) if kinds or not offered else []),
        *summoning(seat.only("secret", "hidden", "shown"), wide),
        bag_zone(seat.only("bag", "portals", "base")),
    ]


# Cards.


def keeping(seat: Seat) -> list[Zone]:
    """The cards that a seat looks at, to keep one."""
    items = [summoning_item(card_key(seat.number, one.key), one, False, "Looked-at") for one in seat.looked]
    return [Zone("looked", MINE, "Keep one of these", items, ONLY_YOU, tab="Mine")] if items else []


@lru_cache(256)
def summoning(seat: Seat, wide: float) -> tuple[Zone, ...]:
    """The summoning cards of a seat: those that only it knows, or their backs, and those revealed."""
    zones: list[Zone] = []
    if seat.secret or seat.hidden:
        items = [
            summoning_item(card_key(seat.number, one.key), one, False, "Face-down", wide)
            for one in seat.secret
        ]
        note = ONLY_YOU if seat.you else ""
        title = "Secret summoning cards"
        backs = [backs_item(seat.number, seat.hidden, backs_words(seat))]
        zones.append(Zone("secret", MINE, title, items or backs, note, tab="Mine"))
    if seat.shown:
        items = [
            summoning_item(card_key(seat.number, one.key), one, True, "Revealed", wide) for one in seat.shown
        ]
        zones.append(Zone("shown", MINE, "Revealed cards", items, "they count", tab="Mine"))
    return tuple(zones)


def backs_words(seat: Seat) -> str:
    """How many cards lie face down, and what they are where that is known."""
    known = "".join([f"\n{summons_words(one)}" for one in seat.secret])
    return f"{many(seat.hidden, 'summoning card')} face down, {seat.owner}{known}"


# Groves to choose.


def choosing(scene: Scene) -> list[Zone]:
    """G-2.8  While groves are chosen: those that are left."""
    items = [choice_item(cell) for cell in scene.unchosen()]
    return [Zone("choice", MINE, "Resource groves to choose from", items, tab="Mine")] if items else []


def choice_item(cell: Cell) -> Item:
    """One grove to choose."""
    words = face_words(cell.printed)
    return Item(cell.key, words, 98, 112, [choice(cell, words)])


@lru_cache(64)
def choice(cell: Cell, words: str) -> Markup:
    """A grove to choose; it glides into the realm of whoever takes it."""
    return part(
        PREFIX,
        cell.key,
        words,
        face(cell.printed, CHOICE),
        rim=rim(CHOICE),
        piece=cell.key,
        transform=at(49, 55),
    )


# The bag and what else stands beside a seat's own panel.


@lru_cache(256)
def bag_zone(seat: Seat) -> Zone:
    """The bag of the seat in front, and its portals."""
    items = [bag_item(seat)]
    if seat.portals or seat.base:
        items.append(portal_item(seat))
    return Zone("bag", ME, "Bag", items)


def bag_item(seat: Seat) -> Item:
    """What is in the bag, by type."""
    here = [kind for kind, count in enumerate(seat.bag) if count]
    told = ", ".join([many(seat.bag[kind], WORDS[kind]) for kind in here]) or "nothing"
    words = f"{seat.whose[0].upper()}{seat.whose[1:]} bag holds {told}"
    chips = [
        chip(
            f"bag-{seat.number}-{SPIRITS[kind]}",
            NAMES[kind],
            seat.bag[kind],
            f"{many(seat.bag[kind], WORDS[kind])} in {seat.whose} bag",
            32 + step * 34,
            15,
            34,
        )
        for step, kind in enumerate(here)
    ]
    empty = None if here else text("empty", x=36, y=20, font_size=14, class_="f-ink-quiet")
    pieces = [bag_sign(seat.number, words), *chips, *([empty] if empty else [])]
    return Item(f"bag-{seat.number}", words, 236, 30, pieces)


@lru_cache(32)
def bag_sign(seat: int, words: str) -> Markup:
    """The bag itself."""
    return part(
        PREFIX,
        f"bag-{seat}",
        words,
        rect(width=30, height=30, fill_opacity=0),
        icon(PREFIX, "sack", 15, 15, 28, ""),
    )


def portal_item(seat: Seat) -> Item:
    """The portals that a seat has built, with the marks of the realms that they lead to."""
    base = "the base of a portal; its mirror comes next" if seat.base else ""
    led = f"{many(len(seat.portals), 'portal')}" if seat.portals else ""
    words = f"{' and '.join([part_ for part_ in (led, base) if part_])}, {seat.owner}"
    drawn = part(
        PREFIX,
        f"has-{seat.number}-portals",
        words,
        rect(width=236, height=30, fill_opacity=0),
        [gate(other, step * 50) for step, other in enumerate(seat.portals[:3])],
        lone_base(len(seat.portals[:3]) * 50) if seat.base else None,
    )
    return Item(f"portals-{seat.number}", words, 236, 30, [drawn])


def gate(to: int, x: float) -> list[Markup]:
    """A portal, with the mark of the seat that it leads to."""
    return [icon(PREFIX, "portal", x + 15, 15, 28, ""), seal(PREFIX, to, x + 37, 17, 10, silent=True)]


def lone_base(x: float) -> list[Markup]:
    """The base of a portal that waits for its mirror."""
    return [
        icon(PREFIX, "portal-base", x + 15, 15, 26, ""),
        text("base", x=x + 33, y=20, font_size=13.4, class_="f-ink-quiet"),
    ]
