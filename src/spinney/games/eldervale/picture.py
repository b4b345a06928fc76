"""The board as SVG: the map of Realms at dawn, market and tracks beside it, boards of players."""

from __future__ import annotations

from functools import cache
from typing import Any

from spinney.art.board import alone, drawing
from spinney.art.marks import mark_symbols
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, defs, g, path, rect, text, title
from spinney.engine.game import Game
from spinney.games.eldervale.picture_layout import PREFIX, RIBBON, SIZE, others
from spinney.games.eldervale.picture_map import the_map
from spinney.games.eldervale.picture_offers import offers
from spinney.games.eldervale.picture_panels import market, tracks, tray
from spinney.games.eldervale.picture_players import battle, other_board, own_board
from spinney.games.eldervale.picture_tokens import MARKS, seal
from spinney.games.eldervale.question import WORDS, question
from spinney.games.eldervale.table import EldervaleTable
from spinney.games.eldervale.view import view as view_of

View = dict[str, Any]


def draw(game: Game[EldervaleTable], t: EldervaleTable, seat: int) -> str:
    """The board as a seat, or a spectator (-1), sees it."""
    return alone(pieces(game, t, seat))


def pieces(game: Game[EldervaleTable], t: EldervaleTable, seat: int) -> list[Markup]:
    """The same, piece by piece and without stylesheet."""
    view = view_of(t, seat)
    names = [game.seat_name(number) for number in range(t.seats)]
    offered = offers(t, seat)
    front = max(0, seat)
    rest = [(front + step) % int(t.seats) for step in range(1, int(t.seats))]
    return drawing(
        PREFIX,
        "Dwellings of Eldervale",
        " ".join(told(t, view, names)),
        SIZE,
        floor(),
        ribbon(t, view, names),
        the_map(t, view, offered),
        market(t, view, offered),
        tracks(view),
        tray(t, offered),
        own_board(view, t.content, front, names[front], offered),
        [other_board(view, one, names[one], zone) for one, zone in zip(rest, others(len(rest)), strict=True)],
        battle(view, names),
    )


@cache
def floor() -> Markup:
    return g(defs(mark_symbols(MARKS, PREFIX)), rect(width=SIZE[0], height=SIZE[1], class_="f-clearing"))


def told(t: EldervaleTable, view: View, names: list[str]) -> tuple[str, str]:
    """Whose choice it is and what is asked; how late it is."""
    if view["over"]:
        return f"{' and '.join([names[winner] for winner in view['winners']])} won.", "The game is over."
    when = f"Round {view['round']}{', peaceful' if view['peaceful'] else ''}"
    if view["trigger"] >= 0:
        when += ", the last turns"
    return f"{names[view['asked']]} {WORDS[question(t)]}.", f"{when}. {names[view['active']]}'s turn."


def ribbon(t: EldervaleTable, view: View, names: list[str]) -> Markup:
    first, second = told(t, view, names)
    who = view["winners"][0] if view["over"] else view["asked"]
    return g(
        title(f"{first} {second}"),
        path(d=card(0, 0, RIBBON.width, RIBBON.height, 33, 12), class_=f"f-paper line s-seat-{who + 1}"),
        seal(who, 24, RIBBON.height / 2, 14),
        text(first, x=48, y=27, font_size=19, class_="serif f-ink"),
        text(second, x=560, y=27, font_size=15, class_="f-ink"),
        id=f"{PREFIX}turn",
        transform=at(RIBBON.x, RIBBON.y),
    )
