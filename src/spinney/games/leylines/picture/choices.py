"""What is only sometimes on the table: a payment, characters to choose."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.marks import seal
from spinney.art.svg import Markup, g, rect, text
from spinney.art.touch import part
from spinney.engine.faces.zones import SIDE, Item, Zone
from spinney.engine.nothing import NOBODY
from spinney.games.leylines.content.effects import COLOURS
from spinney.games.leylines.picture.drawings.bits import cube, cube_row
from spinney.games.leylines.picture.keys import PREFIX, character_key
from spinney.games.leylines.picture.reading import Heap, View, cubes_words, heap, how_many
from spinney.games.leylines.words.names import CALLED, CHARACTERS

WIDE: Final = 244.0
CARD: Final = (77.0, 50.0)  # of a character


def payment(view: View) -> Zone | None:
    """L-8.6  A payment: what is needed as printed, and what is given for other colours."""
    going = view["payment"]
    if going is None:
        return None
    items = [paying(heap(going["need"]), heap(going["given"]))]
    return Zone("payment", SIDE, "A payment", items, "change colours", tab="Contracts")


@lru_cache(512)
def paying(need: Heap, given: Heap) -> Item:
    """What is still needed, and what is given with a change."""
    said = f"To pay: {cubes_words(need)}; given with a change: {cubes_words(given)}"
    drawn = g(
        rect(x=1, y=1, width=WIDE - 2, height=58, rx=8, class_="f-paper-2 s-paper-line", stroke_width=1.2),
        line("as printed", need, 17),
        line("changed", given, 43),
        id=f"{PREFIX}paying",
    )
    return Item("paying", said, WIDE, 60, [drawn])


def line(words: str, cubes: Heap, y: float) -> list[Markup]:
    """A heading and cubes after it."""
    pitch = min(19.0, 130 / max(1, how_many(cubes)))
    none = text("none so far", x=88, y=y + 4, font_size=12, class_="f-ink-quiet") if not cubes else Markup("")
    return [
        text(words, x=10, y=y + 4, font_size=12.5, class_="f-ink"),
        none,
        cube_row(cubes, 96, y, min(18, pitch), pitch),
    ]


def characters(view: View) -> Zone | None:
    """L-2.14  The six characters, while somebody has still to choose one."""
    chosen = {one["character"]: one["seat"] for one in view["travellers"]}
    if "" not in chosen:
        return None
    items = [character(colour, chosen.get(colour, NOBODY)) for colour in COLOURS]
    return Zone("characters", SIDE, "Characters", items, tab="Characters")


@lru_cache(64)
def character(colour: str, seat: int) -> Item:
    """A character to choose; whose it is already, if anybody's."""
    wide, high = CARD
    at = COLOURS.index(colour)
    said = f"{CHARACTERS[at]}, {colour} cubes{'' if seat == NOBODY else ', taken'}"
    drawn = part(
        PREFIX,
        character_key(colour),
        said,
        rect(
            x=1, y=1, width=wide - 2, height=high - 2, rx=8, class_="f-paper s-paper-line", stroke_width=1.2
        ),
        cube(colour, wide / 2, 18, 25),
        text(CALLED[at], x=wide / 2, y=44, font_size=12.5, class_="serif bold middle f-ink"),
        seal(PREFIX, seat, wide - 14, 14, 9) if seat != NOBODY else None,
        rim=rect(x=2.5, y=2.5, width=wide - 5, height=high - 5, rx=6.5),
    )
    return Item(character_key(colour), said, wide, high, [drawn])
