"""The board as SVG: three realms side by side, tiles, decks and factions around them."""

from __future__ import annotations

from functools import cache
from typing import Any

from spinney.art.board import alone, drawing
from spinney.art.marks import mark_symbols
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, defs, g, path, rect, text, title
from spinney.engine.game import Game
from spinney.games.shifting_realms.picture_layout import PREFIX, RIBBON, SIZE, others
from spinney.games.shifting_realms.picture_map import ground, spaces
from spinney.games.shifting_realms.picture_offers import NOTHING, offers
from spinney.games.shifting_realms.picture_panels import goals, hand, other_panel, own_panel, piles, tray
from spinney.games.shifting_realms.picture_tokens import MARKS, cloth, seal
from spinney.games.shifting_realms.picture_told import described, turn
from spinney.games.shifting_realms.table import RealmsTable
from spinney.games.shifting_realms.view import view as view_of

View = dict[str, Any]


def draw(game: Game[RealmsTable], t: RealmsTable, seat: int) -> str:
    """The board as a seat, or a spectator (-1), sees it."""
    return alone(pieces(game, t, seat))


def pieces(game: Game[RealmsTable], t: RealmsTable, seat: int) -> list[Markup]:
    """The same in pieces; what has not changed is the same object as before."""
    view, content = view_of(t, seat), t.content
    names = [game.seat_name(number) for number in range(t.seats)]
    offered = offers(t, seat)
    front = max(0, seat)
    rest = [(front + step) % int(t.seats) for step in range(1, int(t.seats))]
    realms = [content.realm_names[content.realms.index(code)] for code in view["realms"]]
    return drawing(
        PREFIX,
        "Shifting Realms",
        described(view, names),
        SIZE,
        floor(),
        ground(tuple(realms)),
        spaces(view, content, offered),
        ribbon(view, names),
        piles(view, content, offered),
        goals(view, content, offered),
        own_panel(view, content, front, names[front], offered),
        [
            other_panel(view, content, number, names[number], zone, offered.get(f"seat-{number}", NOTHING))
            for number, zone in zip(rest, others(len(rest)), strict=True)
        ],
        hand(view, content, front, offered),
        tray(offered),
    )


@cache
def floor() -> Markup:
    return g(defs(mark_symbols(MARKS, PREFIX)), rect(width=SIZE[0], height=SIZE[1], class_="f-clearing"))


def ribbon(view: View, names: list[str]) -> Markup:
    """Whose choice it is, and what is asked."""
    first, second = turn(view, names)
    who = view["asked"] if not view["over"] else view["winners"][0]
    return g(
        title(f"{first}, {second}"),
        path(d=card(0, 0, RIBBON.width, RIBBON.height, 33, 12), class_=f"f-paper line s-{cloth(who)}"),
        seal(who, 24, RIBBON.height / 2, 14),
        text(first, x=48, y=27, font_size=19, class_="serif f-ink"),
        text(second, x=330, y=27, font_size=15, class_="f-ink"),
        id=f"{PREFIX}turn",
        transform=at(RIBBON.x, RIBBON.y),
    )
