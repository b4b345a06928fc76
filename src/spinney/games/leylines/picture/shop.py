"""Items to buy as small cells, the Letters that are fed tonight, and what is in the bag."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.svg import Markup, at, g, rect, text
from spinney.art.touch import part
from spinney.engine.faces.zones import SIDE, Item, Zone
from spinney.engine.text import many
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.content.effects import COLOURS
from spinney.games.leylines.picture.drawings.bits import cube, cube_row, icon
from spinney.games.leylines.picture.keys import PREFIX
from spinney.games.leylines.picture.reading import Heap, View, cubes_words, heap, how_many, item_does
from spinney.games.leylines.words.places import item_key

WIDE: Final = 244.0
CELL: Final = 46.0  # the height of an Item
MARGIN: Final = 3.0  # between Items
NIGHT: Final = 26.0  # the height of a row of Night cards
CARDS: Final = 76.0  # where they begin

Cell = tuple[str, Heap, int]  # an Item, its price, and how many are left


def shop(content: LeylinesContent, view: View) -> Zone:
    """All Items with their prices, the night to come, and the bag."""
    cells = tuple((name, heap(lying["cost"]), lying["supply"]) for name, lying in view["items"].items())
    drawn = [items_row(content, cells), *tonight(content, view), bag(heap(view["bag"]))]
    return Zone("items", SIDE, "Items", drawn, "bought at a Hub", tab="Friends")


@lru_cache(64)
def items_row(content: LeylinesContent, cells: tuple[Cell, ...]) -> Item:
    """All Items side by side."""
    wide = (WIDE + MARGIN) / max(1, len(cells))
    said = "; ".join([item_words(content, cell) for cell in cells])
    drawn = [item_cell(content, cell, step * wide, wide - MARGIN) for step, cell in enumerate(cells)]
    return Item("items", said, WIDE, CELL, drawn)


def item_words(content: LeylinesContent, cell: Cell) -> str:
    """An Item in words: what it does, what it costs."""
    name, cost, left = cell
    return f"{name.capitalize()}: {item_does(content, name)}; costs {cubes_words(cost)}; {left} left"


def item_cell(content: LeylinesContent, cell: Cell, x: float, wide: float) -> Markup:
    """An Item that can be bought: its picture over its price."""
    name, cost, left = cell
    count = how_many(cost)
    pitch = min(15.0, (wide - 6) / max(1, count))
    return part(
        PREFIX,
        item_key(name),
        item_words(content, cell),
        rect(x=0.7, y=0.7, width=wide - 1.4, height=CELL - 1.4, rx=7, class_="f-paper s-paper-line",
             stroke_width=1.2),
        g(
            icon(f"item-{name}", wide / 2, 15.5, 25),
            cube_row(cost, wide / 2 - (count - 1) * pitch / 2, 36, min(14.5, pitch + 1), pitch),
            opacity=None if left else 0.4,
        ),
        rim=rect(x=2.5, y=2.5, width=wide - 5, height=CELL - 5, rx=5.5),
        transform=at(x, 0),
    )  # fmt: skip


@lru_cache(1024)
def bag(cubes: Heap) -> Item:
    """What is still in the bag, by colour."""
    counts = dict(cubes)
    said = f"{many(how_many(cubes), 'cube')} in the bag: {cubes_words(cubes)}"
    drawn = part(
        PREFIX,
        "bag",
        said,
        rect(x=1, y=1, width=WIDE - 2, height=22, rx=7, class_="f-paper-2 s-paper-line", stroke_width=1),
        icon("sack", 13, 12, 17),
        [counted(colour, counts.get(colour, 0), 30 + step * 36) for step, colour in enumerate(COLOURS)],
    )
    return Item("bag", said, WIDE, 24, [drawn])


def counted(colour: str, count: int, x: float) -> Markup:
    """The cubes of one colour in the bag, with their number."""
    return g(
        cube(colour, x + 5, 12, 13),
        text(str(count), x=x + 12.5, y=16.3, font_size=12, class_="bold f-ink"),
        opacity=None if count else 0.45,
        pointer_events="none",
    )


def tonight(content: LeylinesContent, view: View) -> list[Item]:
    """The Night cards face up: what they feed when the Day ends."""
    shown = tuple(view["night"]["shown"])
    if not shown or view["over"]:
        return []
    cards = {card.id: card for card in content.night_cards}
    letters = tuple("·".join([content.board.ids[space] for space in cards[id_].spaces]) for id_ in shown)
    return [night_item(letters, int(content.night_revealed))]


@lru_cache(1024)
def night_item(letters: tuple[str, ...], each: int) -> Item:
    """Night cards in rows on the dark sky."""
    drawn, x, row = list[Markup](), CARDS, 0
    for one in letters:
        wide = card_width(one)
        if x + wide > WIDE - 3:
            x, row = CARDS, row + 1
        drawn.append(night_card(one, x, 4 + row * NIGHT))
        x += wide + 2
    high = 4 + NIGHT * (row + 1)
    names = ", ".join([one.replace("·", " and ") for one in letters])
    said = f"Letters fed tonight, with {many(each, 'cube')} each: {names}"
    night = part(
        PREFIX,
        "tonight",
        said,
        rect(x=0.5, y=0.5, width=WIDE - 1, height=high - 1, rx=8, fill="#2a2450", stroke="#4a4478"),
        icon("moon", 12, high / 2, 15),
        text("Tonight", x=21, y=high / 2 + 4.3, font_size=12, class_="serif", fill="#f4edd8",
             pointer_events="none"),
        drawn,
    )  # fmt: skip
    return Item("tonight", said, WIDE, high, [night])


def card_width(letters: str) -> float:
    """How wide a Night card is: wider with two Letters."""
    return 14.0 + 12.5 * (len(letters) + 1) / 2


def night_card(letters: str, x: float, y: float) -> Markup:
    """The Letters of one Night card."""
    wide = card_width(letters)
    return g(
        rect(x=x, y=y, width=wide, height=22, rx=5, fill="#f4edd8"),
        text(letters, x=x + wide / 2, y=y + 16, font_size=13.5, class_="serif bold middle", fill="#2a2450"),
        pointer_events="none",
    )
