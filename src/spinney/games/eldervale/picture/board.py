"""The board as SVG: the map of Realms at dawn, market and tracks beside it, boards of players."""

from __future__ import annotations

from functools import cache
from json import dumps

from spinney.art.board import alone, drawing
from spinney.art.layout import from_seat
from spinney.art.svg import Markup, defs
from spinney.engine.text import seat_name
from spinney.games.eldervale.knowledge.view import view as view_of
from spinney.games.eldervale.picture.in_progress import in_progress
from spinney.games.eldervale.picture.layout import MINE, PREFIX, SIZE, column, strips
from spinney.games.eldervale.picture.map import the_map
from spinney.games.eldervale.picture.market import market
from spinney.games.eldervale.picture.offers import offers
from spinney.games.eldervale.picture.other_players import folded, other_board
from spinney.games.eldervale.picture.player_board import own_board
from spinney.games.eldervale.picture.scenery import scenery
from spinney.games.eldervale.picture.status import described, ribbon
from spinney.games.eldervale.picture.symbols import all_symbols
from spinney.games.eldervale.picture.tracks import tracks
from spinney.games.eldervale.picture.underworld import underworld
from spinney.games.eldervale.state.table import EldervaleTable


def draw(t: EldervaleTable, seat: int) -> str:
    """The board as a seat, or a spectator (-1), sees it."""
    return alone(pieces(t, seat))


def pieces(t: EldervaleTable, seat: int) -> list[Markup]:
    """The board in pieces; what has not changed is the same object as before."""
    view, content = view_of(t, seat), t.content
    names = [seat_name(number) for number in range(t.seats)]
    offered = offers(t, seat)
    front, *rest = from_seat(seat, int(t.seats))
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
        underworld(content, view, front, side.underworld, offered),
        in_progress(t, view, front, names, side.in_progress, offered),
        own_board(t, view, players[front], front, names[front], MINE, offered),
        [
            other_board(t, view, players[one], one, names[one], zone)
            for one, zone in zip(rest, strips(side.theirs, len(rest)), strict=True)
        ],
        [folded(t, view, players[one], one, names[one]) for one in rest],
    )


@cache
def symbols() -> Markup:
    """The symbols that all parts of the Eldervale board draw by name."""
    return defs(all_symbols())
