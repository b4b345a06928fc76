"""Contracts, Forest Friends, Night cards and Items, as they lie beside the board."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from spinney.art.board import lantern, part
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, g, path, rect, text
from spinney.games.leylines.cards import ITEM_KINDS
from spinney.games.leylines.content import Content
from spinney.games.leylines.picture_layout import CARDS, FRIENDS, NIGHT, PREFIX, SHOP
from spinney.games.leylines.picture_offers import NOTHING, Offer, Offers, hire_key, item_key, lot_key
from spinney.games.leylines.picture_tokens import coin, cube_row, in_order
from spinney.games.leylines.words import FRIEND_WORDS, item_words


@lru_cache(512)
def contract(
    key: str,
    name: str,
    market: str,
    cubes: tuple[tuple[str, int], ...],
    gold: int,
    x: float,
    y: float,
    wide: float,
    high: float,
    lit: bool,
    offer: Offer,
) -> Markup:
    """A Contract: what to bring, where to, and what it pays."""
    needs = ", ".join([f"{count} {colour}" for colour, count in cubes])
    size = min(16.0, (wide - 14) / max(1, sum(count for _, count in cubes)) - 2)
    return part(
        PREFIX,
        key,
        f"{name}: {needs} to {market} for {gold} Gold{offer.words}",
        path(d=card(0, 0, wide, high, 51, 9), class_=f"f-paper line {'s-gold' if lit else 's-paper-edge'}"),
        lantern(rect(width=wide, height=high, rx=9)) if offer else None,
        text(shortened(name, wide - 30, 11), x=7, y=15, font_size=11, class_="serif f-ink"),
        text(shortened(market, wide - 12, 11), x=7, y=high - 8, font_size=11, class_="f-ink-quiet"),
        cube_row(cubes, 8 + size / 2, high / 2 + 2, size, size + 2),
        coin(gold, wide - 13, 14, 11, f"{gold} Gold"),
        actions=offer.actions,
        transform=at(x, y),
    )


def shortened(words: str, wide: float, size: float) -> str:
    """As much of the words as there is room for."""
    most = max(3, int(wide / (size * 0.55)))
    return words if len(words) <= most else f"{words[: most - 1]}…"


def display(view: dict[str, Any], offered: Offers) -> Markup:
    """The Contracts that can be auctioned."""
    places = view["display"]
    wide = (CARDS.width - 6 * (len(places) - 1)) / len(places)
    auction = view["auction"] or {"contract": ""}
    drawn = []
    for place, id_ in enumerate(places):
        if id_:
            face = view["contracts"][id_]
            drawn.append(
                contract(
                    lot_key(place),
                    face["name"],
                    face["market"],
                    in_order(face["cubes"]),
                    face["gold"],
                    CARDS.x + place * (wide + 6),
                    CARDS.y,
                    wide,
                    CARDS.height - 22,
                    id_ == auction["contract"],
                    offered.get(lot_key(place), NOTHING),
                )
            )
    left = sum(len(layer) for layer in view["deck"])
    return g(drawn, note(f"{left} Contracts in the deck", CARDS.x, CARDS.y + CARDS.height - 5))


def note(words: str, x: float, y: float) -> Markup:
    return text(words, x=x + 2, y=y, font_size=12, class_="f-ink-quiet")


def friends(view: dict[str, Any], content: Content, offered: Offers) -> Markup:
    """The two Forest Friends that can be hired, with the Gold on them."""
    faces = {friend.id: friend for friend in content.friends}
    wide = (FRIENDS.width - 6) / 2
    drawn = []
    for place, lying in enumerate(view["friends"]):
        if lying["id"]:
            face = faces[lying["id"]]
            kind = FRIEND_WORDS[face.kind]
            offer = offered.get(hire_key(place), NOTHING)
            x = FRIENDS.x + place * (wide + 6)
            drawn.append(friend(place, face.name, kind, lying["gold"], x, FRIENDS.y, wide, offer))
    left = sum(len(layer) for layer in view["friend_deck"])
    return g(drawn, note(f"{left} Friends in the deck", FRIENDS.x, FRIENDS.y + FRIENDS.height - 4))


@lru_cache(256)
def friend(
    place: int, name: str, kind: str, gold: int, x: float, y: float, wide: float, offer: Offer
) -> Markup:
    high = FRIENDS.height - 20
    return part(
        PREFIX,
        hire_key(place),
        f"{name}, {kind}" + (f", with {gold} Gold" if gold else "") + offer.words,
        path(d=card(0, 0, wide, high, 61, 9), class_="f-paper line s-paper-edge"),
        lantern(rect(width=wide, height=high, rx=9)) if offer else None,
        text(shortened(kind, wide - 10, 13), x=6, y=20, font_size=13, class_="serif bold f-ink"),
        text(shortened(name, wide - 10, 11), x=6, y=38, font_size=11, class_="f-ink-quiet"),
        coin(gold, wide - 14, high - 14, 11, f"{gold} Gold on it") if gold else None,
        actions=offer.actions,
        transform=at(x, y),
    )


def night_cards(view: dict[str, Any], content: Content) -> Markup:
    """Night cards face up: which Letters will grow."""
    faces = {face.id: face for face in content.night_cards}
    ids = content.board.ids
    shown = ["+".join([ids[space] for space in faces[id_].spaces]) for id_ in view["night"]["shown"]]
    left = sum(len(layer) for layer in view["night"]["deck"])
    rows = [" ".join(shown[at_ : at_ + 7]) for at_ in range(0, len(shown), 7)][:3] or ["none yet"]
    return night_sheet(tuple(rows), left)


@lru_cache(256)
def night_sheet(rows: tuple[str, ...], left: int) -> Markup:
    x, y, wide, high = NIGHT
    return g(
        path(d=card(x, y, wide, high - 20, 71, 9), class_="f-dusk line s-paper-edge"),
        text("Tonight grow", x=x + 8, y=y + 18, font_size=13, class_="serif f-on-seat"),
        [
            text(row, x=x + 8, y=y + 36 + 16 * step, font_size=14, class_="bold f-on-seat")
            for step, row in enumerate(rows)
        ],
        note(f"{left} Night cards in the deck", x, y + high - 4),
    )


def shop(view: dict[str, Any], content: Content, offered: Offers) -> Markup:
    """The Items, with their prices and how many are left."""
    wide = (SHOP.width - 4 * (len(ITEM_KINDS) - 1)) / len(ITEM_KINDS)
    return g(
        [
            item(
                name,
                item_words(content, at_),
                in_order(view["items"][name]["cost"]),
                view["items"][name]["supply"],
                SHOP.x + at_ * (wide + 4),
                SHOP.y,
                wide,
                offered.get(item_key(name), NOTHING),
            )
            for at_, name in enumerate(ITEM_KINDS)
        ]
    )


@lru_cache(256)
def item(
    name: str,
    does: str,
    cost: tuple[tuple[str, int], ...],
    supply: int,
    x: float,
    y: float,
    wide: float,
    offer: Offer,
) -> Markup:
    return part(
        PREFIX,
        item_key(name),
        f"{does}; {supply} left{offer.words}",
        path(d=card(0, 0, wide, SHOP.height, 81, 7), class_="f-paper line s-paper-edge"),
        lantern(rect(width=wide, height=SHOP.height, rx=7)) if offer else None,
        text(name.capitalize(), x=wide / 2, y=16, font_size=11, class_="serif middle f-ink"),
        cube_row(cost, 14, 34, 14, 15),
        text(f"×{supply}", x=wide - 18, y=44, font_size=11, class_="f-ink-quiet"),
        actions=offer.actions,
        transform=at(x, y),
    )
