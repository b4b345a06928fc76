"""The fair in zones, from a view alone: the market, and a hand for each seat. Purses are with the people."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from spinney.art.svg import Markup, rect, text
from spinney.art.touch import part
from spinney.engine.faces.names import Names, seat_mark
from spinney.engine.faces.zones import BOARD, MINE, SIDE, Board, Chip, Item, Lens, Person, Zone
from spinney.engine.parts import Sketch
from toy.content import POWERS, Content
from toy.fields import COLOURS

View = Mapping[str, Any]
SIGN: Final = "toy-"
WIDE, HIGH = 110, 40


def board(content: Content, view: View) -> Board:
    """The market in the middle, my hand below, the hands of others beside."""
    seats = range(len(view["coins"]))
    around = [(max(0, view["you"]) + n) % len(seats) for n in seats]
    zones = [market(content, view), *[hand(content, view, seat) for seat in around]]
    words = f"Turn {view['turns'] + 1}; {pile_size(view)} cards in the pile."
    return Board(zones, [person(view, seat) for seat in around], words)


def market(content: Content, view: View) -> Zone:
    """Signs to call for, cards for sale, and both ends of the pile."""
    signs = [place(f"sign-{word}", at, 0, f"The sign of {word}.", word) for at, word in enumerate(COLOURS)]
    names = [content.cards[card].name for card in view["display"]]
    lots = [place(f"lot-{at}", at, 1, f"{name} is for sale.", name) for at, name in enumerate(names)]
    size = pile_size(view)
    pile = [
        place("pile-top", 0, 2, f"The top of the pile of {size}.", f"top of {size}"),
        place("pile-bottom", 1, 2, "The bottom of the pile.", "bottom"),
    ]
    return Zone("market", BOARD, "Market", [Item("market", "The market", 330, 120, [*signs, *lots, *pile])])


def hand(content: Content, view: View, seat: int) -> Zone:
    """The cards of a seat, each by itself; an unknown one is a back."""
    items = []
    for slot, held in enumerate(view["hands"][seat]):
        name = "?" if held["card"] < 0 else content.cards[held["card"]].name
        drawn = place(f"hand-{seat}-{slot}", 0, 0, f"A card of {seat_mark(seat)}: {name}.", name)
        items.append(Item(f"hand-{seat}-{slot}", name, WIDE, HIGH, [drawn]))
    mine = seat == view["you"]
    return Zone(f"hand-{seat}", MINE if mine else SIDE, "Hand", items, tab="Hands", seat=seat)


def person(view: View, seat: int) -> Person:
    """A seat with its purse, from which it bids."""
    coins = view["coins"][seat]
    return Person(seat, str(coins), "", [Chip("", str(coins), "coins", f"purse-{seat}", coins == 0)])


def place(key: str, column: int, row: int, words: str, shown: str) -> Markup:
    """A place with its words, which can be touched."""
    x, y = column * WIDE, row * HIGH
    return part(
        SIGN,
        key,
        words,
        rect(x=x + 2, y=y + 2, width=WIDE - 4, height=HIGH - 4, class_="f-paper"),
        text(shown, x=x + 10, y=y + 25, font_size=14, class_="f-ink"),
        rim=rect(x=x + 4, y=y + 4, width=WIDE - 8, height=HIGH - 8),
    )


def pile_size(view: View) -> int:
    return sum(layer["size"] for layer in view["pile"])


def lens(content: Content, view: View, key: str) -> Lens | None:
    """A card that can be seen, with what it is worth; nothing for places and backs."""
    kind, *where = key.split("-")
    if kind == "lot":
        card, owner = view["display"][int(where[0])], -1
    elif kind == "hand":
        card, owner = view["hands"][int(where[0])][int(where[1])]["card"], int(where[0])
    else:
        return None
    if card < 0:
        return None
    shown = content.cards[card]
    lines = [f"{COLOURS[shown.colour]}, worth {shown.worth}", POWERS[shown.power]]
    return Lens(shown.name, "card", [line for line in lines if line], "T-1.1", owner)


def sketch(content: Content, view: View, names: Names, lit: Collection[str]) -> Sketch:
    """What the view says, as it stands; then what can be touched."""
    seats = ", ".join(f"{names[seat]} {coins}" for seat, coins in enumerate(view["coins"]))
    told = [[(f"{name}: {value}", "plain")] for name, value in view.items()]
    return [[(seats, "strong")], *told, [(", ".join(sorted(lit)), "glow")]]
