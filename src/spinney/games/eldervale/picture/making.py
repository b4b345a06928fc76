"""What is in the making: a payment, or a Realm that is being laid; and Mercenaries for hire."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.kept import kept
from spinney.art.svg import Markup, at, circle, g, rect, text
from spinney.art.touch import part
from spinney.engine.faces.names import seat_mark
from spinney.engine.faces.zones import SIDE, Item, Zone
from spinney.engine.text import many
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.tile_kinds import LAIR
from spinney.games.eldervale.content.vocabulary import COST_LETTERS, SHAPESHIFTER, UNITS
from spinney.games.eldervale.picture.effects import flow
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.lookups import View, tile_numbers
from spinney.games.eldervale.picture.realm import label, scene
from spinney.games.eldervale.picture.symbols import silhouette, thing
from spinney.games.eldervale.picture.tile import kind_words
from spinney.games.eldervale.picture.tokens import drawn_figure, seal
from spinney.games.eldervale.words.icons import Items, letters, words

WIDE: Final = 360.0
PAYING: Final = 25.0
BILL: Final = 226.0
REALM: Final = 96.0
HIRE: Final = 50.0


@kept
def making(content: EldervaleContent, view: View) -> list[Zone]:
    """The Realm that is being laid now."""
    if not view["turn"]["drawn"]:
        return []
    return [Zone("new-realm", SIDE, "A new Realm", [new_realm(content, view["turn"]["drawn"])], tab="Map")]


def paying(view: View) -> list[Item]:
    """What whoever looks is paying now."""
    found = view["payment"]
    if found is None:
        return []
    cost = heap(found["cost"]) or words("nothing")
    less = words(f"−{found['discount']}") if found["discount"] else ()
    paid = (*heap(found["tokens"]), *letters("M" * found["cards"])) or words("nothing")
    told = "What is to be paid, and what has been paid"
    return [Item("payment", told, BILL, PAYING, [payment((*cost, *less), paid)])]


def heap(numbers: list[int]) -> Items:
    """Tokens by their numbers as icons."""
    return letters("".join([COST_LETTERS[kind] * number for kind, number in enumerate(numbers)]))


@lru_cache(512)
def payment(cost: Items, paid: Items) -> Markup:
    """The cost, and beside it what has been paid."""
    return g(
        rect(x=0.5, y=0.5, width=BILL - 1, height=PAYING - 1, rx=7, class_="f-paper-3"),
        text("To pay", x=6, y=17, font_size=12, class_="bold f-ink"),
        flow(cost, 56, 12.5, 58, 16),
        text("Paid", x=122, y=17, font_size=12, class_="f-ink-quiet"),
        flow(paid, 154, 12.5, 72, 16),
    )


@lru_cache(64)
def new_realm(content: EldervaleContent, id_: str) -> Item:
    """The tile that has been drawn and has no place yet; its Treasure is not dealt."""
    number = tile_numbers(content)[id_]
    found = content.tiles[number]
    told = [kind_words(content, number)]
    told += [many(found.stacks, "Treasure stack")] if found.stacks else []
    told += ["its Monster comes with it"] if found.kind == LAIR else []
    told.append("choose an empty hex that glows")
    drawn = part(
        PREFIX,
        f"tile-{id_}",
        f"{found.name}: {', '.join(told)}",
        g(scene(content, number), label(content, number, 36), transform=at(44, 42, 0.4)),
        text(found.name, x=96, y=22, font_size=15, class_="serif bold f-ink"),
        [text(line, x=96, y=41 + 15.5 * row, font_size=13, class_="f-ink") for row, line in enumerate(told)],
        rim=circle(cx=44, cy=42, r=38),
    )
    return Item("new-realm", found.name, WIDE, REALM, [drawn])


# Mercenaries.


@kept
def mercenaries(content: EldervaleContent, view: View) -> list[Zone]:
    """E-16.5  Mercenaries that may be hired, if the game is played with them."""
    items = [
        mercenary(name, owner, name in view["for_good"], view["shape"])
        for name, owner in view["mercenaries"].items()
    ]
    return [Zone("supply", SIDE, "Mercenaries", items, tab="Power")] if items else []


@lru_cache(64)
def mercenary(name: str, owner: int, for_good: bool, shape: str) -> Item:
    """E-16.5  A Mercenary: whom it serves, what it was paid with, what a Shapeshifter counts as."""
    told = mercenary_words(name, owner, for_good, shape)
    shifted = name == UNITS[SHAPESHIFTER] and shape
    wide = 172.0
    box = {"x": 1, "y": 1, "width": wide - 2, "height": HIRE - 2, "rx": 9}
    drawn = part(
        PREFIX,
        f"hire-{name}",
        told,
        rect(**box, class_="f-paper-2 s-paper-line"),
        drawn_figure(name, 26, HIRE - 6, 42, f"seat-{owner + 1}" if owner >= 0 else "f-stone s-edge"),
        silhouette(f"unit-{shape}", 46, 14, 16) if shifted else None,
        text(name.capitalize(), x=54, y=23, font_size=13, class_="serif bold f-ink"),
        text("for hire" if owner < 0 else "serves", x=54, y=41, font_size=12.5, class_="f-ink-quiet"),
        (seal(owner, 116, 37, 9), thing("orb" if for_good else "gold", 142, 37, 18)) if owner >= 0 else None,
        rim=rect(x=3, y=3, width=wide - 6, height=HIRE - 6, rx=7),
    )
    return Item(f"hire-{name}", told, wide, HIRE, [drawn])


def mercenary_words(name: str, owner: int, for_good: bool, shape: str) -> str:
    """A Mercenary in words: whom it serves, how it was hired, what it counts as."""
    called = name.capitalize()
    as_ = f"; it counts as a {shape.capitalize()}" if name == UNITS[SHAPESHIFTER] and shape else ""
    if owner < 0:
        return f"The {called} waits to be hired"
    paid = "with an Orb, for good" if for_good else "with Gold, until the next Regroup"
    return f"The {called} serves {seat_mark(owner)}, hired {paid}{as_}"
