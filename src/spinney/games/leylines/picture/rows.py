"""Contracts as rows: the Market's emblem, the name, the cubes, the Gold."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from spinney.art.svg import Child, Markup, Value, at, g, rect, text, use
from spinney.art.touch import part
from spinney.engine.faces.zones import SIDE, Item, Zone
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.picture.drawings.bits import cube_row, gold, icon, name_text, price_row
from spinney.games.leylines.picture.drawings.glyphs import TOKENS, token_colour, token_id
from spinney.games.leylines.picture.keys import PREFIX
from spinney.games.leylines.picture.reading import (
    Contracted,
    Heap,
    View,
    contract_words,
    contracted,
    cubes_words,
    how_many,
    lacking,
    me,
    my_cubes,
)
from spinney.games.leylines.words.places import contract_key

WIDE: Final = 244.0  # of the column beside the map
HIGH: Final = 38.0
LOW: Final = 33.0  # where there are many rows
MANY: Final = 8  # rows of both zones
GAP: Final = 3.0
TEXT: Final = 35.0  # where the lettering begins
PLAIN: Final = ""
MINE: Final = "mine"  # cubes that I lack are dashed
LOT: Final = "lot"  # in an auction now


def my_contracts(content: LeylinesContent, view: View) -> Zone | None:
    """The open Contracts of whoever looks, with what they still lack."""
    mine = me(view)
    if mine is None or not mine["contracts"]:
        return None
    have = my_cubes(view)
    open_ = [contracted(content, id_) for id_ in mine["contracts"]]
    ready = sum(not lacking(contract.cubes, have) for contract in open_)
    item = rows("contracts", [(contract, have, MINE) for contract in open_], height(view))
    done = f"{len(mine['completed'])} done"
    note = f"{ready} ready, {done}" if ready else done
    return Zone("contracts", SIDE, "My contracts", [item], note, tab="Contracts")


def on_offer(content: LeylinesContent, view: View) -> Zone | None:
    """The display: Contracts that are won by auction."""
    lot = view["auction"]["contract"] if view["auction"] else ""
    shown = [(contracted(content, id_), (), LOT if id_ == lot else PLAIN) for id_ in view["display"] if id_]
    if not shown:
        return None
    left = sum(len(layer) for layer in view["deck"])
    note = "won by auction" if left else "the last ones"
    return Zone("display", SIDE, "On offer", [rows("display", shown, height(view))], note, tab="Contracts")


def height(view: View) -> float:
    """How high a row is: lower if there are many."""
    mine = me(view)
    count = len(view["display"]) + (len(mine["contracts"]) if mine else 0)
    return LOW if count > MANY else HIGH


def rows(key: str, shown: Sequence[tuple[Contracted, Heap, str]], high: float) -> Item:
    """Contracts one below another."""
    said = "; ".join([words(*one) for one in shown])
    drawn = [row(*one, high, step * (high + GAP)) for step, one in enumerate(shown)]
    return Item(key, said, WIDE, len(shown) * (high + GAP) - GAP, drawn)


def words(contract: Contracted, have: Heap, look: str) -> str:
    """A Contract in words; for one of mine, what is still lacking."""
    said = contract_words(contract)
    if look != MINE:
        return said
    lacks = lacking(contract.cubes, have)
    return f"{said}; you lack {cubes_words(lacks)}" if lacks else f"{said}; all cubes are there"


@lru_cache(2048)
def row(contract: Contracted, have: Heap, look: str, high: float, y: float) -> Markup:
    """A Contract as a row that can be touched."""
    return part(
        PREFIX,
        contract_key(contract.id),
        words(contract, have, look),
        paper(contract.token, look, look == MINE and not lacking(contract.cubes, have), high),
        *face(contract, have, look, high),
        rim=rect(x=2.5, y=2.5, width=WIDE - 5, height=high - 5, rx=6.5),
        transform=at(0, y),
    )


def paper(token: int, look: str, ready: bool, high: float) -> Markup:
    """The paper of a row, in the colour of its Market; framed if it is ready, or auctioned now."""
    frame: dict[str, Value] = {"x": 1, "y": 1, "width": WIDE - 2, "height": high - 2, "rx": 8}
    edge: Child = rect(
        **frame, fill="none", stroke=token_colour(token), stroke_width=1.4, stroke_opacity=0.75
    )
    if ready or look == LOT:
        edge = rect(**frame, class_=f"none {'s-success' if ready else 's-dominion'}", stroke_width=2.2)
    return g(
        rect(**frame, class_="f-paper"), rect(**frame, fill=f"url(#{PREFIX}wash-{token % len(TOKENS)})"), edge
    )


def face(contract: Contracted, have: Heap, look: str, high: float) -> list[Markup]:
    """What stands on a row: its name and its Gold above, its cubes and its Market below."""
    room = WIDE - TEXT - 33 - 9 * len(str(contract.gold))
    market = 7.4 * len(contract.market) + 24
    pitch = min(16.5, (WIDE - TEXT - market) / max(1, how_many(contract.cubes)))
    ready = look == MINE and not lacking(contract.cubes, have)
    upper, lower = high * 0.4, high - 10.0
    cubes = (TEXT + 7.5, lower, min(15.5, pitch), pitch)
    where = "auction now" if look == LOT else contract.market
    ink = "bold f-success" if ready else "bold f-ink" if look == LOT else "f-ink-quiet"
    return [
        use(token_id(contract.token), 18, high / 2, 25),
        name_text(contract.name, TEXT, upper, room, 13.5),
        gold(str(contract.gold), WIDE - 7, upper, 13.5),
        price_row(contract.cubes, have, *cubes) if look == MINE else cube_row(contract.cubes, *cubes),
        text(
            where, x=WIDE - (24 if ready else 8), y=lower + 4.5, font_size=12, text_anchor="end", class_=ink
        ),
        icon("done", WIDE - 14.5, lower, 15) if ready else Markup(""),
    ]
