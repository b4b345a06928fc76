"""The board as SVG: the forest map in four regions, cards and players around it."""

from __future__ import annotations

from functools import cache
from typing import Any

from spinney.art.board import board
from spinney.art.marks import mark_symbols
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, defs, g, path, rect, text, title
from spinney.engine.game import Game
from spinney.games.leylines.cards import COLOURS
from spinney.games.leylines.picture_cards import display, friends, night_cards, shop
from spinney.games.leylines.picture_layout import PREFIX, RIBBON, SIZE, TRAY, others
from spinney.games.leylines.picture_map import ground, spaces
from spinney.games.leylines.picture_offers import CHIPS, Offers, offers, take_key
from spinney.games.leylines.picture_panels import other_panel, own_panel
from spinney.games.leylines.picture_tokens import MARKS, button, chip, seal
from spinney.games.leylines.picture_told import described, turn
from spinney.games.leylines.table import EMPTY, LeylinesTable
from spinney.games.leylines.view import view as view_of

View = dict[str, Any]


def draw(game: Game[LeylinesTable], t: LeylinesTable, seat: int, standalone: bool = True) -> str:
    """The board as a seat, or a spectator (-1), sees it. Not standalone, it comes without stylesheet."""
    view, content = view_of(t, seat), t.content
    names = [game.seat_name(number) for number in range(t.seats)]
    offered = offers(t, seat)
    front = max(0, seat)
    rest = [(front + step) % int(t.seats) for step in range(1, int(t.seats))]
    return board(
        PREFIX,
        "Leylines",
        described(view, names),
        SIZE,
        symbols(),
        rect(width=SIZE[0], height=SIZE[1], class_="f-floor"),
        ground(content),
        spaces(view, content, names, offered, steps_from(t)),
        ribbon(view, names),
        display(view, offered),
        friends(view, content, offered),
        night_cards(view, content),
        shop(view, content, offered),
        tray(view, offered),
        own_panel(view, content, front, names[front], offered),
        [
            other_panel(view, content, number, names[number], zone)
            for number, zone in zip(rest, others(len(rest)), strict=True)
        ],
        standalone=standalone,
    )


@cache
def symbols() -> Markup:
    return defs(mark_symbols(MARKS, PREFIX))


def steps_from(t: LeylinesTable) -> dict[str, int]:
    """How far every space is from the standee of whoever is asked."""
    here = t.travellers[t.seat].space if t.seat >= 0 else EMPTY
    if here == EMPTY:
        return {}
    return {name: int(steps) for name, steps in zip(t.content.board.ids, t.content.steps[here], strict=True)}


def ribbon(view: View, names: list[str]) -> Markup:
    """Whose choice it is, and the round track."""
    first, second = turn(view, names)
    x, y, wide, high = RIBBON
    who = view["asked"] if not view["over"] else view["winners"][0]
    return g(
        title(f"{first}, {second}"),
        path(d=card(0, 0, wide, high, 33, 12), class_=f"f-paper line s-seat-{who + 1}"),
        seal(who, 24, high / 2, 16),
        text(first, x=48, y=19, font_size=17, class_="serif f-ink"),
        text(second, x=48, y=36, font_size=13, class_="f-ink"),
        [
            rect(
                x=wide - 22 * (view["rounds"] - step) - 6,
                y=12,
                width=18,
                height=18,
                rx=9,
                class_=f"thin s-line {'f-gold' if step < view['round'] else 'f-paper'}",
            )
            for step in range(view["rounds"])
        ],
        id=f"{PREFIX}turn",
        transform=at(x, y),
    )


def tray(view: View, offered: Offers) -> Markup:
    """What is chosen by number or colour: cubes to take, bids, Negotiators."""
    x, y = TRAY.x, TRAY.y
    chips = [
        chip(take_key(colour), colour, cubes_here(view, colour), colour, 0, 0, 20, offered[take_key(colour)])
        for colour in COLOURS
        if take_key(colour) in offered
    ]
    placed = [g(one, transform=at(x + 8 + step * 60, y + 21)) for step, one in enumerate(chips)]
    numbers = [key for key in offered if key.startswith(("bid-", "negotiators-"))]
    wide = min(64.0, TRAY.width / max(1, min(len(numbers), CHIPS + 1)) - 3)
    placed += [
        button(
            key,
            key.rpartition("-")[2].replace("more", "…"),
            "",
            x + step * (wide + 3),
            y + 6,
            wide,
            offered[key],
        )
        for step, key in enumerate(numbers)
    ]
    return g(placed or gold_note(view))


def cubes_here(view: View, colour: str) -> int:
    """How many cubes of a colour lie where they can be taken from."""
    if view["question"] == "fetch":
        place = view["spaces"][view["about"][0]]
    else:
        here = view["travellers"][view["asked"]]["space"]
        place = next(space for space in view["spaces"] if space["id"] == here)
    return int(place["cubes"].get(colour, 0))


def gold_note(view: View) -> Markup:
    """Nothing to choose by number: what the bag holds."""
    left = ", ".join([f"{count} {colour}" for colour, count in view["bag"].items()]) or "nothing"
    return text(f"In the bag: {left}", x=TRAY.x + 2, y=TRAY.y + 26, font_size=13, class_="f-ink-quiet")
