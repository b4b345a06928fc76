"""Drawings for a lens: the same pictures, but nothing in them can be touched or found."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from spinney.art.svg import Markup, at, g
from spinney.engine.faces.zones import Item
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.picture.realm import label, scene
from spinney.games.eldervale.picture.tokens import drawn_figure, shape_of, treasure

NAMED: Final = re.compile(r" (?:id|data-key|data-piece)='[^']*'| class='part'")
HEX: Final = 150.0
FIGURE: Final = 120.0


def still(item: Item) -> Item:
    """An item whose parts have no keys."""
    return drawn(item.words, item.width, item.height, item.pieces)


def drawn(words: str, wide: float, high: float, pieces: Sequence[str]) -> Item:
    """An item of a lens."""
    return Item("lens", words, wide, high, [Markup(NAMED.sub("", piece)) for piece in pieces])


def realm(content: EldervaleContent, number: int) -> Item:
    """The tile of a Realm."""
    inside = g(scene(content, number), label(content, number, 22), transform=at(HEX / 2, HEX / 2 - 2, 0.72))
    return drawn(content.tiles[number].name, HEX, HEX, [inside])


def standing(content: EldervaleContent, kind: str, seat: int) -> Item:
    """A Unit or a Monster; a Unit in the colours of a seat."""
    look = f"seat-{seat + 1}" if seat >= 0 else "f-stone s-edge"
    shape = shape_of(content, kind)
    figure = drawn_figure(shape, FIGURE / 2, FIGURE - 6, FIGURE - 14, look if kind == shape else None)
    return drawn(kind, FIGURE, FIGURE, [figure])


def token(content: EldervaleContent, id_: str) -> Item:
    """A Treasure Token."""
    return drawn(id_, 120, 76, [g(treasure(content, id_, 104, 60), transform=at(60, 38))])
