"""The market: an Adventure Card for each Element in play that still has one, and how cards look."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from spinney.art.layout import Zone
from spinney.art.lettering import SERIF, text_lines, wrapped
from spinney.art.offers import NOTHING, Offer, Offers, touchable
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, path, text
from spinney.engine.nothing import NONE
from spinney.engine.text import many
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import ELEMENTS
from spinney.games.eldervale.picture.effects import block, card_items, cost_items, flow, width
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.tokens import WASHES, emblem
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.words.cards import card_words
from spinney.games.eldervale.words.phrases import cost_words

View = dict[str, Any]
COLUMNS = 4


def market(t: EldervaleTable, view: View, zone: Zone, offered: Offers) -> list[Markup]:
    """Cards in rows of four; none before the map is laid out."""
    found = view["market"] if view["tiles"] else {}
    rows = max(1, -(-len(found) // COLUMNS))
    wide, high = zone.width / COLUMNS, zone.height / rows
    drawn: list[Markup] = []
    for place, element in enumerate(found):
        room = Zone(
            round(zone.x + wide * (place % COLUMNS), 2),
            round(zone.y + high * (place // COLUMNS), 2),
            round(wide - 4, 2),
            round(high - 4, 2),
        )
        number = int(t.faces[ELEMENTS.index(element)])
        offer = offered.get(f"market-{element}", NOTHING)
        drawn.append(market_card(t.content, element, number, len(found[element]["left"]), offer, room))
    return drawn


@lru_cache(2048)
def market_card(
    content: EldervaleContent, element: str, number: int, left: int, offer: Offer, room: Zone
) -> Markup:
    """Element and cost, name and effect, and how many lie below."""
    shape = card(0, 0, room.width, room.height, len(element), 8)
    wash = WASHES[element]
    return touchable(
        PREFIX,
        f"market-{element}",
        f"{told(content, element, number, left)}",
        offer,
        path(d=shape, class_=f"f-{wash} thin s-paper-edge"),
        path(d=shape),
        emblem(element, 14, 14, 15),
        text(f"+{left}", x=25, y=18.5, font_size=13, class_="f-ink-quiet"),
        printed(content, number, room.width, room.height) if number != NONE else nothing(room, left),
        transform=at(room.x, room.y),
    )


def told(content: EldervaleContent, element: str, number: int, left: int) -> str:
    """A market card in words, and how many lie below it."""
    if number == NONE:
        return f"{element.capitalize()}: {gone(left)}"
    found = content.adventures[number]
    return (
        f"{found.name} ({element.capitalize()}), for {cost_words(found.cost)}\n{card_words(content, number)}"
        f"\n{many(left, 'card')} below"
    )


def gone(left: int) -> str:
    """Why no market card lies face up: the next one is turned up when the action is over (E-6.5)."""
    return "next card soon" if left else "no card left"


def nothing(room: Zone, left: int) -> list[Markup]:
    """The place of a market card where none lies face up."""
    return [text(gone(left), x=room.width / 2, y=room.height / 2 + 4, font_size=13, class_="middle f-ink")]


@lru_cache(512)
def printed(content: EldervaleContent, number: int, wide: float, high: float) -> list[Markup]:
    """What is printed on a market card: cost, name and effect."""
    found = content.adventures[number]
    cost = cost_items(int(found.cost))
    size = 14.5 if high > 90 else 13
    lines = wrapped(found.name, wide - 14, size, 2 if high > 90 else 1, SERIF)
    top = 26 + (size + 2) * len(lines)
    return [
        flow(cost, round(wide - 7 - width(cost, 16), 1), 14, 100, 16, 1),
        *text_lines(lines, 8, 22 + size, size, size + 2, "serif bold f-ink", None),
        block(card_items(content, number), 8, top, wide - 14, high - top - 6),
    ]
