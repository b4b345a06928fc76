"""The market: an Adventure Card for each Element in play that still has one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from spinney.art.kept import kept
from spinney.art.svg import Markup, g, text
from spinney.art.touch import part
from spinney.engine.faces.zones import SIDE, Item, Zone
from spinney.engine.text import many
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import CARD_KINDS, ELEMENTS
from spinney.games.eldervale.picture import cards
from spinney.games.eldervale.picture.effects import card_items, flow
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.lookups import View, card_numbers
from spinney.games.eldervale.picture.shapes.lands import HUES
from spinney.games.eldervale.picture.tokens import emblem
from spinney.games.eldervale.words.cards import card_words
from spinney.games.eldervale.words.phrases import cost_words

WIDE: Final = 176.5
TIGHT: Final = 184.0  # if there are many, and all is tight
MANY: Final = 7
WIDEST: Final = 360.0  # of a card that lies alone in its row
LOWEST: Final = 62.0
HIGHEST: Final = 132.0
TOLERANCE: Final = 5.0  # what a row may be less than it should, before cards are closed
ICON: Final = 15.0
GAP: Final = 6.5  # between rows
CLOSED: Final = 40.0  # a card of which only the name and the cost are shown ...
OPENED: Final = 57.0  # ... and below them what it does as icons
NOTE: Final = "buy at a Dungeon or an Oracle"


@kept
def market(content: EldervaleContent, view: View, room: float, aside: bool) -> Zone:
    """The market, two cards in a row, in a room of a height; a last one alone has the whole row.

    If something else is going on and there is too little room, cards are low and have no words.
    """
    lying = [(element, found["card"], len(found["left"])) for element, found in view["market"].items()]
    rows = [lying[at : at + 2] for at in range(0, len(lying), 2)]
    items = [
        market_item(content, *one, (width_in(row, len(lying)), high))
        for row, high in zip(rows, heights(least(content, view), room, aside), strict=True)
        for one in row
    ]
    return Zone("market", SIDE, "Market", items, NOTE)


def width_in(row: Sequence[object], number: int) -> float:
    """How wide the cards of a row are, of so many cards."""
    if len(row) < 2:
        return WIDEST
    return TIGHT if number >= MANY else WIDE


@kept
def least(content: EldervaleContent, view: View) -> list[float]:
    """How high each row must be, so that everything on its cards can be read."""
    lying = [found["card"] for found in view["market"].values()]
    rows = [lying[at : at + 2] for at in range(0, len(lying), 2)]
    return [max([card_height(content, id_, width_in(row, len(lying))) for id_ in row]) for row in rows]


@lru_cache(1024)
def card_height(content: EldervaleContent, id_: str, wide: float) -> float:
    """How high a market card of a width must be."""
    if not id_:
        return LOWEST
    number = card_numbers(content)[id_]
    found = content.adventures[number]
    look = cards.Look(wide, LOWEST, "")
    right = cards.cost_width(int(found.cost), cards.cost_size(look, found.name, int(found.cost)))
    return max(LOWEST, cards.needed(wide, found.name, cards.adventure_text(content, number), right))


def heights(rows: list[float], room: float, aside: bool) -> list[float]:
    """How high each row is: as it must be, and its share of what is left or missing."""
    spare = room - sum(rows) - GAP * (len(rows) - 1)
    if aside and spare < -TOLERANCE * len(rows):
        return lowered(rows, room - GAP * (len(rows) - 1))
    share = spare / max(1, len(rows))
    return [round(min(max(high, HIGHEST), high + share), 1) for high in rows]


def lowered(rows: list[float], room: float) -> list[float]:
    """How high rows are where not all have room for words: as many as have it keep them."""
    low = round(max(CLOSED, min(OPENED, room / len(rows))), 1)
    found, left = [low] * len(rows), room - low * len(rows)
    for row in sorted(range(len(rows)), key=lambda row: rows[row]):
        if low < rows[row] <= low + left:
            found[row] = rows[row]
            left -= rows[row] - low
    return found


@lru_cache(2048)
def market_item(
    content: EldervaleContent, element: str, id_: str, left: int, size: tuple[float, float]
) -> Item:
    """A market card as it lies there."""
    words = told(content, element, id_, left)
    drawn = market_card(content, element, id_, left, cards.Look(*size, HUES[element].sign))
    return Item(f"market-{element}", words, *size, [drawn])


def market_card(content: EldervaleContent, element: str, id_: str, left: int, look: cards.Look) -> Markup:
    """A market card: Element, name and cost, what it does; or why there is none."""
    sign = emblem(element, 17, 15, 11)
    if id_:
        number = card_numbers(content)[id_]
        found = content.adventures[number]
        size = cards.cost_size(look, found.name, int(found.cost))
        pill = cards.cost_pill(int(found.cost), look.wide - 5, 16, size)
        top, low = cards.head(look, sign, found.name, cards.cost_width(int(found.cost), size), pill)
        inside = [top]
        inside += doing(content, number, look, low)
    else:
        top, low = cards.head(look, sign, element.capitalize())
        shown = {"x": 10, "y": low + 18} if look.high > OPENED else {"x": look.wide - 10, "y": 19}
        end = None if look.high > OPENED else "end"
        inside = [top, text(gone(left), **shown, font_size=12.5, text_anchor=end, class_="f-ink-quiet")]
    return part(
        PREFIX,
        f"market-{element}",
        told(content, element, id_, left),
        cards.frame(look),
        g(inside),
        rim=cards.outline(look),
    )


def doing(content: EldervaleContent, number: int, look: cards.Look, top: float) -> list[Markup]:
    """What a market card does: in words above a faint picture; as icons where there is too little room."""
    if look.high <= CLOSED:
        return []
    told, wide = cards.adventure_text(content, number), look.wide - 18
    last = cards.fitted(look, f"{told.lead} {told.words}".strip(), top)[0][-1]
    if look.high > OPENED and not last.endswith("…"):
        picture = cards.vignette(cards.VIGNETTES[kind_of(content, number)], look)
        return [picture, cards.body(look, told, top)]
    rows = max(1, int((look.high - top - 4) / (1.16 * ICON)))
    middle = top + 1 + ICON * 0.7 if rows > 1 else (top + look.high - 3) / 2
    return [flow(card_items(content, number), 9, round(middle, 1), wide, ICON, rows)]


def kind_of(content: EldervaleContent, number: int) -> str:
    """The kind of an Adventure Card, as an edition names it."""
    return CARD_KINDS[content.adventures[number].kind]


def told(content: EldervaleContent, element: str, id_: str, left: int) -> str:
    """A market card in words, and how many lie below it."""
    if not id_:
        return f"{element.capitalize()}: {gone(left)}"
    number = card_numbers(content)[id_]
    found = content.adventures[number]
    return (
        f"{found.name} ({ELEMENTS[found.element].capitalize()}), for {cost_words(found.cost)}\n"
        f"{card_words(content, number)}\n{many(left, 'card')} below"
    )


def gone(left: int) -> str:
    """Why no market card lies face up: the next one is turned up when the action is over (E-6.5)."""
    return "next card soon" if left else "no card left"
