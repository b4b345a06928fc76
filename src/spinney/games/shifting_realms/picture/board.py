"""The board as SVG: three realms side by side, what belongs to each of them, and the factions below."""

from __future__ import annotations

from functools import cache
from typing import Any

from spinney.art.board import alone, drawing
from spinney.art.marks import mark_symbols
from spinney.art.svg import Markup, defs
from spinney.engine.game import Game
from spinney.games.shifting_realms.picture_emblems import symbols
from spinney.games.shifting_realms.picture_hand import hand_and_tray
from spinney.games.shifting_realms.picture_layout import PREFIX, SIZE, others
from spinney.games.shifting_realms.picture_map import creatures, on_the_ground, spaces
from spinney.games.shifting_realms.picture_mine import own_board
from spinney.games.shifting_realms.picture_offers import offers
from spinney.games.shifting_realms.picture_others import other_board
from spinney.games.shifting_realms.picture_piles import heads, piles
from spinney.games.shifting_realms.picture_scenery import floor, sheets, wood
from spinney.games.shifting_realms.picture_tokens import MARKS
from spinney.games.shifting_realms.picture_told import described
from spinney.games.shifting_realms.picture_track import ribbon, track
from spinney.games.shifting_realms.picture_ways import signposts, ways
from spinney.games.shifting_realms.table import RealmsTable
from spinney.games.shifting_realms.view import view as view_of
from spinney.games.shifting_realms.words_asked import asked_words

View = dict[str, Any]


def draw(game: Game[RealmsTable], t: RealmsTable, seat: int) -> str:
    """The board as a seat, or a spectator (-1), sees it."""
    return alone(pieces(game, t, seat))


def pieces(game: Game[RealmsTable], t: RealmsTable, seat: int) -> list[Markup]:
    """The same in pieces; what has not changed is the same object as before."""
    view, content = view_of(t, seat), t.content
    names = [game.seat_name(number) for number in range(t.seats)]
    offered, asked = offers(t, seat), asked_words(t)
    front = max(0, seat)
    rest = [(front + step) % int(t.seats) for step in range(1, int(t.seats))]
    realms = tuple(view["realms"])
    return drawing(
        PREFIX,
        "Shifting Realms",
        described(view, content, asked, names),
        SIZE,
        all_symbols(),
        floor(),
        wood() if t.seats == 2 else None,
        sheets(
            realms,
            tuple(content.realm_names[content.realms.index(code)] for code in realms),
            tuple(place["terrain"] for place in view["spaces"]),
        ),
        ways(t, seat),
        on_the_ground(view),
        spaces(view, content, offered),
        creatures(view, content),
        ribbon(view, asked, names, int(content.turn_actions)),
        track(view, names),
        heads(view, content, offered),
        piles(view, content, offered),
        signposts(t, seat),
        own_board(view, t, front, names[front], offered),
        hand_and_tray(view, content, front, offered),
        [
            other_board(view, content, number, names[number], zone, offered)
            for number, zone in zip(rest, others(len(rest)), strict=True)
        ],
    )


@cache
def all_symbols() -> Markup:
    return defs(mark_symbols(MARKS, PREFIX), symbols())
