"""A Contract large: a scene, its name, its cubes, where it goes and what it brings."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.svg import Markup, element, g, path, rect, text, use
from spinney.engine.faces.zones import Item
from spinney.engine.text import many
from spinney.games.leylines.picture.drawings.bits import cube_row, icon, name_text, price_row
from spinney.games.leylines.picture.drawings.glyphs import token_colour, token_id
from spinney.games.leylines.picture.keys import PREFIX
from spinney.games.leylines.picture.reading import (
    Contracted,
    Heap,
    contract_words,
    cubes_words,
    how_many,
    lacking,
)

WIDE: Final = 224.0
HIGH: Final = 176.0
SCENE: Final = 70.0
CARD: Final = (WIDE, HIGH)


@lru_cache(512)
def large_contract(key: str, contract: Contracted, have: Heap, mine: bool, steps: int) -> Item:
    """A Contract as a large card of its own."""
    drawn = large_card(key, contract, have, mine, steps)
    return Item(f"{key}-card", contract_words(contract), WIDE, HIGH, [drawn])


@lru_cache(512)
def large_card(key: str, contract: Contracted, have: Heap, mine: bool, steps: int) -> Markup:
    """A Contract large; for somebody who plays, the cubes that they lack are dashed."""
    colour = token_colour(contract.token)
    return g(
        rect(
            x=1.5,
            y=1.5,
            width=WIDE - 3,
            height=HIGH - 3,
            rx=12,
            class_="f-paper",
            stroke=colour,
            stroke_width=3,
        ),
        scene(contract.token),
        payment(contract.gold),
        lettering(contract, have, mine, steps),
        id=f"{PREFIX}{key}-card",
        pointer_events="none",
    )


def scene(token: int) -> Markup:
    """A caravan of the Market at dusk, with its emblem."""
    return g(
        element("use", href=f"#{PREFIX}scene", x=3, y=3, width=WIDE - 6, height=SCENE),
        use(f"{PREFIX}caravan", WIDE / 2, SCENE - 18, 74, fill=token_colour(token)),
        use(token_id(token), WIDE / 2, SCENE - 12, 17),
        path(d=f"M3 {SCENE + 3}h{WIDE - 6}", stroke=token_colour(token), stroke_width=2),
    )


def payment(amount: int) -> Markup:
    """What it brings, at the upper right."""
    wide = 38.0 + 9 * len(str(amount))
    return g(
        rect(
            x=WIDE - wide - 9,
            y=9,
            width=wide,
            height=27,
            rx=13.5,
            fill="#fff0bd",
            stroke="#7d4a00",
            stroke_width=2,
        ),
        text(
            str(amount),
            x=WIDE - 34,
            y=29,
            font_size=18,
            text_anchor="end",
            class_="serif bold",
            fill="#3a2200",
        ),
        icon("coin", WIDE - 23, 22.5, 19),
    )


def lettering(contract: Contracted, have: Heap, mine: bool, steps: int) -> list[Markup]:
    """The name, the cubes, the Market, and what is lacking."""
    pitch = min(31.0, (WIDE - 24) / max(1, how_many(contract.cubes)))
    left = WIDE / 2 - (how_many(contract.cubes) - 1) * pitch / 2
    row = (left, 118, min(28.0, pitch - 2), pitch)
    lacks = lacking(contract.cubes, have)
    said = f"you lack {cubes_words(lacks)}" if lacks else "you have all its cubes"
    far = f", {many(steps, 'step')} from you" if steps >= 0 else ""
    middle = WIDE / 2
    return [
        name_text(contract.name, middle, 96, WIDE - 22, 19, "serif bold middle f-ink"),
        price_row(contract.cubes, have, *row) if mine else cube_row(contract.cubes, *row),
        name_text(f"to {contract.market}{far}", middle, 150, WIDE - 16, 13, "middle bold f-ink"),
        name_text(said, middle, 166, WIDE - 16, 12, f"middle {'f-ink-quiet' if lacks else 'f-success bold'}")
        if mine
        else Markup(""),
    ]
