"""The board as SVG: three realms side by side, what belongs to each of them, and the factions below."""

from __future__ import annotations

from functools import cache

from spinney.art.board import alone, drawing
from spinney.art.layout import from_seat
from spinney.art.marks import mark_symbols
from spinney.art.svg import Markup, defs
from spinney.games.shifting_realms.knowledge.view import view as view_of
from spinney.games.shifting_realms.picture.emblems import symbols
from spinney.games.shifting_realms.picture.hand import hand_and_tray
from spinney.games.shifting_realms.picture.layout import PREFIX, SIZE, others
from spinney.games.shifting_realms.picture.map import creatures, on_the_ground, spaces
from spinney.games.shifting_realms.picture.offers import offers
from spinney.games.shifting_realms.picture.others import other_board
from spinney.games.shifting_realms.picture.own_board import own_board
from spinney.games.shifting_realms.picture.piles import heads, piles
from spinney.games.shifting_realms.picture.routes import signposts, ways
from spinney.games.shifting_realms.picture.scenery import floor, sheets, wood
from spinney.games.shifting_realms.picture.status import described
from spinney.games.shifting_realms.picture.tokens import MARKS
from spinney.games.shifting_realms.picture.track import ribbon, track
from spinney.games.shifting_realms.state.table import RealmsTable


def draw(t: RealmsTable, seat: int) -> str:
    """The board as a seat, or a spectator (-1), sees it."""
    return alone(pieces(t, seat))


def pieces(t: RealmsTable, seat: int) -> list[Markup]:
    """The same in pieces; what has not changed is the same object as before."""
    view, content = view_of(t, seat), t.content
    names = [t.game.seat_name(number) for number in range(t.seats)]
    offered, asked = offers(t, seat), t.game.asked(t)
    front, *rest = from_seat(seat, int(t.seats))
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
        hand_and_tray(view, t, front, offered),
        [
            other_board(view, t, number, names[number], zone, offered)
            for number, zone in zip(rest, others(len(rest)), strict=True)
        ],
    )


@cache
def all_symbols() -> Markup:
    """All symbols of the whole board of the realms, marks and emblems, for the picture's `<defs>`."""
    return defs(mark_symbols(MARKS, PREFIX), symbols())
