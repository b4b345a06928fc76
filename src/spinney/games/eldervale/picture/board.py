"""The board as SVG: the map of Realms at dawn, market and tracks beside it, boards of players."""

from __future__ import annotations

from functools import cache
from json import dumps
from typing import Any

from spinney.art.board import alone, drawing
from spinney.art.svg import Markup, defs
from spinney.engine.game import Game
from spinney.games.eldervale.picture_below import below
from spinney.games.eldervale.picture_board import own_board
from spinney.games.eldervale.picture_layout import MINE, PREFIX, SIZE, column, strips
from spinney.games.eldervale.picture_map import the_map
from spinney.games.eldervale.picture_market import market
from spinney.games.eldervale.picture_midst import midst
from spinney.games.eldervale.picture_offers import offers
from spinney.games.eldervale.picture_scenery import scenery
from spinney.games.eldervale.picture_strips import folded, other_board
from spinney.games.eldervale.picture_symbols import all_symbols
from spinney.games.eldervale.picture_told import described, ribbon
from spinney.games.eldervale.picture_tracks import tracks
from spinney.games.eldervale.table import EldervaleTable
from spinney.games.eldervale.view import view as view_of

View = dict[str, Any]


def draw(game: Game[EldervaleTable], t: EldervaleTable, seat: int) -> str:
    """The board as a seat, or a spectator (-1), sees it."""
    return alone(pieces(game, t, seat))


def pieces(game: Game[EldervaleTable], t: EldervaleTable, seat: int) -> list[Markup]:
    """The same in pieces; what has not changed is the same object as before."""
    view, content = view_of(t, seat), t.content
    names = [game.seat_name(number) for number in range(t.seats)]
    offered = offers(t, seat)
    front = max(0, seat)
    rest = [(front + step) % int(t.seats) for step in range(1, int(t.seats))]
    side = column(len(view["elements"]), len(rest))
    players = [dumps(player) for player in view["players"]]
    return drawing(
        PREFIX,
        "Dwellings of Eldervale",
        described(t, view, names),
        SIZE,
        symbols(),
        scenery(),
        ribbon(t, view, names),
        the_map(t, view, offered),
        market(t, view, side.market, offered),
        tracks(content, view, side.tracks, offered),
        below(content, view, front, side.below, offered),
        midst(t, view, front, names, side.midst, offered),
        own_board(t, view, players[front], front, names[front], MINE, offered),
        [
            other_board(t, view, players[one], one, names[one], zone)
            for one, zone in zip(rest, strips(side.theirs, len(rest)), strict=True)
        ],
        [folded(t, view, players[one], one, names[one]) for one in rest],
    )


@cache
def symbols() -> Markup:
    return defs(all_symbols())
