"""The board as SVG: the forest map in four regions, cards and players around it.

All that lies on the table is open to everybody, but for the order of decks and of the bag (section 18); of
those only the numbers are drawn.
"""

from __future__ import annotations

from functools import cache, lru_cache

from spinney.art.board import alone, drawing
from spinney.art.layout import from_seat
from spinney.art.lettering import shortened
from spinney.art.marks import SEAT_MARKS, mark_symbols
from spinney.art.ribbon import on_ribbon, ribbon_ink
from spinney.art.svg import Markup, circle, defs, g, path, text, title
from spinney.engine.text import many
from spinney.games.leylines.picture import status
from spinney.games.leylines.picture.cards import display, friends, night_cards
from spinney.games.leylines.picture.icons import sign, symbols
from spinney.games.leylines.picture.items_and_auction import items_or_auction
from spinney.games.leylines.picture.layout import PREFIX, RIBBON, SIZE, others
from spinney.games.leylines.picture.map import bubble, spaces, travellers
from spinney.games.leylines.picture.offers import offers
from spinney.games.leylines.picture.other_boards import other_board
from spinney.games.leylines.picture.own_board import own_board
from spinney.games.leylines.picture.scenery import ground, tree_symbols, wood
from spinney.games.leylines.picture.tokens import seal
from spinney.games.leylines.state.table import LeylinesTable


def draw(t: LeylinesTable, seat: int) -> str:
    """The board as a seat, or a spectator (-1), sees it."""
    return alone(pieces(t, seat))


def pieces(t: LeylinesTable, seat: int) -> list[Markup]:
    """The same, piece by piece and without stylesheet."""
    names = tuple(t.game.seat_name(number) for number in range(t.seats))
    offered = offers(t, seat)
    front, *rest = from_seat(seat, int(t.seats))
    return drawing(
        PREFIX,
        "Leylines",
        status.described(t, names, seat),
        SIZE,
        all_symbols(),
        ground(t.content),
        wood() if t.seats == 2 else None,
        spaces(t, offered),
        travellers(t, names),
        ribbon(t, names, seat),
        display(t, offered),
        items_or_auction(t, names, offered),
        friends(t, offered),
        night_cards(t),
        own_board(t, front, names[front], offered),
        [other_board(t, one, names[one], zone) for one, zone in zip(rest, others(len(rest)), strict=True)],
        bubble(t, offered),
    )


@cache
def all_symbols() -> Markup:
    """The `<defs>` of the whole board: every symbol that a part of it uses."""
    return defs(mark_symbols(SEAT_MARKS, PREFIX), symbols(), tree_symbols())


def ribbon(t: LeylinesTable, names: tuple[str, ...], seat: int) -> Markup:
    """The ribbon at the top of the board, put together from the table."""
    first, second = status.turn(t, names, seat)
    won = bool(t.over and t.winners)
    who = int(t.winners[0] if t.over else t.seat)
    return turn_ribbon(first, second, who, won, int(t.round), int(t.content.rounds))


@lru_cache(1024)
def turn_ribbon(first: str, second: str, seat: int, won: bool, day: int, days: int) -> Markup:
    """The ribbon at the top of the board: what is asked, of whom; the round track. Dyed for a winner."""
    _, _, wide, high = RIBBON
    ink = ribbon_ink(won)
    room = wide - 60 - track_width(days) - 20
    return on_ribbon(
        PREFIX,
        RIBBON,
        f"{first}, {second}",
        seat,
        won,
        seal(seat, 26, high / 2, 17),
        text(first, x=52, y=20, font_size=18, class_=f"serif {ink}"),
        text(shortened(second, room, 13), x=52, y=38, font_size=13, class_=ink),
        track(day, days, won, wide - track_width(days) - 12, high / 2, ink),
    )


def track_width(days: int) -> float:
    """How wide the round track at the top of the board is, with so many Days."""
    return 24 + (days - 1) * min(56.0, 240 / days)


def track(day: int, days: int, over: bool, x: float, y: float, ink: str) -> Markup:
    """The round track atop the board: Days as suns, nights as moons, a ring around the present Day."""
    pitch = min(56.0, 240 / days)
    drawn: list[Markup] = [
        path(d=f"M{x + 12} {y}H{x + 12 + pitch * (days - 1)}", class_=f"thin none {ink.replace('f-', 's-')}")
    ]
    for step in range(days):
        middle_ = x + 12 + step * pitch
        drawn.append(sun(step + 1, day, over, middle_, y))
        if step:
            drawn.append(circle(cx=middle_ - pitch / 2, cy=y, r=9, class_="f-dusk thin s-paper-edge"))
            drawn.append(sign("sign-moon", middle_ - pitch / 2, y, 11, "f-dusk-pale"))
    return g(
        title(f"Day {day} of {days}" if day else f"Setup; {many(days, 'Day')} to come"),
        drawn,
        id=f"{PREFIX}track",
    )


def sun(number: int, day: int, over: bool, x: float, y: float) -> Markup:
    """A Day on the round track atop the board: done, present or to come."""
    present = number == day and not over
    past = number < day or over
    return g(
        circle(cx=x, cy=y, r=17, class_="none line s-ink") if present else None,
        circle(
            cx=x,
            cy=y,
            r=12.5,
            class_=f"thin s-edge {'f-bone-dull' if past else 'f-gold' if present else 'f-bone'}",
        ),
        text(str(number), x=x, y=y + 5, font_size=14, class_="bold middle f-pip"),
    )
