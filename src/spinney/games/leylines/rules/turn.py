"""Chapters 4, 10 and 15: a player's turn, from the start window to the end window."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.leylines import actions, events
from spinney.games.leylines.arrival import (
    arrive,
    destinations,
    follow_pathfinder,
    free_cubes,
    take_secret_route,
)
from spinney.games.leylines.auction import has_display, open_auction
from spinney.games.leylines.cards import PATHFINDER, ROUTE, TABLET
from spinney.games.leylines.cubes import kinds, one
from spinney.games.leylines.goods import goods, use_goods
from spinney.games.leylines.quickness import gather, gathers, put_in_quickness
from spinney.games.leylines.table import LeylinesTable, Turn


def begin_turn(t: LeylinesTable, seat: i64) -> None:
    """L-4.1, L-4.2, L-4.10  A Movement die where a slot is open; else it is a leftover turn."""
    t.turn = Turn(seat, t.travellers[seat].space, 0, 0, 0, 0, 0, 0, 0, 0)
    if t.can_move(seat):
        offer_start(t, seat)
    else:
        offer_leftover(t, seat)


# Windows.


def cards(t: LeylinesTable, seat: i64) -> list[i64]:
    """L-15.1 to L-15.3, D-4, D-5  What can be used in the start or the end window."""
    traveller = t.travellers[seat]
    friends = traveller.friends & t.content.playable
    if friends == 0 and traveller.items & ~traveller.flipped == 0:
        return t.content.actions.uses[0]
    mask = goods(t, seat)
    if traveller.is_ready(TABLET) and has_display(t):
        mask |= 1 << actions.USE_TABLET
    if friends & t.content.friends_of[ROUTE] != 0:
        mask |= 1 << actions.USE_ROUTE
    if friends & t.content.friends_of[PATHFINDER] != 0:
        mask |= 1 << actions.USE_PATHFINDER
    return t.content.actions.uses[mask]


def use_card(t: LeylinesTable, seat: i64, use: i64) -> None:
    """L-15.2, L-15.7  Whoever calls this has planned to ask the same menu again."""
    if use == actions.USE_TABLET:
        consult_tablet(t, seat)
    elif use == actions.USE_ROUTE:
        take_secret_route(t, seat)
    elif use == actions.USE_PATHFINDER:
        follow_pathfinder(t, seat)
    else:
        use_goods(t, seat, use)


def consult_tablet(t: LeylinesTable, seat: i64) -> None:
    """L-14.4, R-46  An auction from any space, without Items."""
    t.tell(events.USED, seat, actions.USE_TABLET)
    t.travellers[seat].flipped |= 1 << TABLET
    open_auction(t, seat)


def offer_start(t: LeylinesTable, seat: i64) -> None:
    """L-15.1, L-15.7, L-17.7, D-3 to D-6  The Movement die, or first a start collection or a card."""
    moves = t.content.actions.moves[kinds(t.travellers[seat].dice)]
    gathering, usable = gathers(t, seat), cards(t, seat)
    if gathering or usable:
        t.ask(seat, [*gathering, *usable, *moves], start_answered)
    else:
        t.ask(seat, moves, start_answered)


def start_answered(t: LeylinesTable, seat: i64, action: i64) -> None:
    kind = t.content.actions.kind_of(action)
    if kind == actions.MOVE:
        place_movement_die(t, seat, t.content.actions.number_of(action))
    elif kind == actions.GATHER:
        t.plan((offer_start, seat))
        gather(t, seat, t.content.actions.number_of(action))
    else:
        t.plan((offer_start, seat))
        use_card(t, seat, t.content.actions.part_of(action))


def offer_end(t: LeylinesTable, seat: i64) -> None:
    """L-15.1, L-15.7, D-20  Cards after the arrival; nothing is asked where there is none to use."""
    usable = cards(t, seat)
    if usable:
        t.ask(seat, [*usable, t.content.actions.end], end_answered)


def end_answered(t: LeylinesTable, seat: i64, action: i64) -> None:
    if action != t.content.actions.end:
        t.plan((offer_end, seat))
        use_card(t, seat, t.content.actions.part_of(action))


def offer_leftover(t: LeylinesTable, seat: i64) -> None:
    """L-10.2, L-15.2, D-21, R-33  No Movement slot is open: a start collection, cards, or the end."""
    gathering, usable = gathers(t, seat), cards(t, seat)
    if gathering or usable:
        t.ask(seat, [*gathering, *usable, t.content.actions.end], leftover_answered)


def leftover_answered(t: LeylinesTable, seat: i64, action: i64) -> None:
    kind = t.content.actions.kind_of(action)
    if kind == actions.GATHER:
        t.plan((offer_leftover, seat))
        gather(t, seat, t.content.actions.number_of(action))
    elif kind == actions.USE:
        t.plan((offer_leftover, seat))
        use_card(t, seat, t.content.actions.part_of(action))


# The move.


def place_movement_die(t: LeylinesTable, seat: i64, value: i64) -> None:
    """L-4.2, L-4.3  One die a turn in a Movement slot, until the next Start of Day."""
    t.travellers[seat].dice -= one(value - 1)
    t.travellers[seat].moved += 1
    t.turn.placed = 1
    t.turn.used += 1
    t.tell(events.MOVED, seat, value)
    offer_destination(t, seat, value)


def offer_destination(t: LeylinesTable, seat: i64, steps: i64) -> None:
    """L-4.4, L-6.2, L-17.3, D-7, D-8, R-10, R-13  Where to go, or first another die for more steps."""
    traveller = t.travellers[seat]
    options = destinations(t, seat, steps)
    if traveller.dice != 0 and t.quick_slots(seat) > 0:
        options = t.content.actions.quicks[kinds(traveller.dice)] + options
    t.ask(seat, options, destination_chosen, steps)


def destination_chosen(t: LeylinesTable, seat: i64, action: i64, steps: i64) -> None:
    if t.content.actions.kind_of(action) == actions.QUICK:
        value = t.content.actions.number_of(action)
        put_in_quickness(t, seat, value)
        t.tell(events.QUICKENED, seat, value)
        offer_destination(t, seat, steps + value)
    else:
        space = t.content.actions.part_of(action)
        t.plan((offer_end, seat))
        arrive(t, seat, space, free_cubes(t, space), events.BY_FOOT)
