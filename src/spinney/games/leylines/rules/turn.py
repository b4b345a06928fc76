"""Chapters 4, 10 and 15: a player's turn, from the start window to the end window."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.leylines.rules.arrival import arrive, destinations
from spinney.games.leylines.rules.collecting import gather, gathers, put_in_quickness
from spinney.games.leylines.rules.using import usable, usable_cards, use_card
from spinney.games.leylines.state.cubes import kinds, one
from spinney.games.leylines.state.table import LeylinesTable, Turn
from spinney.games.leylines.terms import actions, events


def begin_turn(t: LeylinesTable, seat: i64) -> None:
    """L-4.1, L-4.2, L-4.10, L-15.8  A Movement die where a slot is open; else it is a leftover turn."""
    t.turn = Turn(seat, t.travellers[seat].space, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    t.travellers[seat].resting = 0
    if t.can_move(seat):
        offer_start(t, seat)
    else:
        offer_leftover(t, seat)


# Windows.


def offer_start(t: LeylinesTable, seat: i64) -> None:
    """L-15.1, L-15.7, L-17.7, D-3 to D-6  The Movement die, or first a start collection or a card."""
    moves = t.content.actions.moves[kinds(t.travellers[seat].dice)]
    gathering, usable = gathers(t, seat), usable_cards(t, seat)
    if gathering or usable:
        t.ask(seat, [*gathering, *usable, *moves], start_answered)
    else:
        t.ask(seat, moves, start_answered)


def start_answered(t: LeylinesTable, seat: i64, action: i64) -> None:
    """L-15.1, L-15.7  The Movement die; after a collection or a card the turn's start is asked again."""
    kind = t.content.actions.kind_of(action)
    if kind == actions.MOVE:
        place_movement_die(t, seat, t.content.actions.number_of(action))
    elif kind == actions.GATHER:
        t.plan((offer_start, seat))
        gather(t, seat, t.content.actions.number_of(action))
    else:
        t.plan((offer_start, seat))
        use_card(t, seat, action)


def offer_end(t: LeylinesTable, seat: i64) -> None:
    """L-15.1, L-15.7, D-20  Cards after the arrival; nothing is asked where there is none to use."""
    usable = usable_cards(t, seat)
    if usable:
        t.ask(seat, [*usable, t.content.actions.end], end_answered)


def end_answered(t: LeylinesTable, seat: i64, action: i64) -> None:
    """L-15.7  The turn ends, or after a card its end is asked again."""
    if action != t.content.actions.end:
        t.plan((offer_end, seat))
        use_card(t, seat, action)


def offer_leftover(t: LeylinesTable, seat: i64) -> None:
    """L-10.2, L-15.2, D-21, R-33  No Movement slot is open: a start collection, cards, or the end."""
    gathering, usable = gathers(t, seat), usable_cards(t, seat)
    if gathering or usable:
        t.ask(seat, [*gathering, *usable, t.content.actions.end], leftover_answered)


def leftover_answered(t: LeylinesTable, seat: i64, action: i64) -> None:
    """L-10.2  A leftover turn ends, or after a collection or a card it is asked again."""
    kind = t.content.actions.kind_of(action)
    if kind == actions.GATHER:
        t.plan((offer_leftover, seat))
        gather(t, seat, t.content.actions.number_of(action))
    elif kind == actions.USE:
        t.plan((offer_leftover, seat))
        use_card(t, seat, action)


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
    """L-4.4, L-6.2, L-17.3, D-7, D-8, R-10, R-13  The turn's move: where to, or a die for more steps."""
    traveller = t.travellers[seat]
    options = destinations(t, seat, steps)
    if traveller.dice != 0 and t.quick_slots(seat) > 0:
        options = t.content.actions.quicks[kinds(traveller.dice)] + options
    using = usable(t, seat)
    t.ask(seat, using + options if using else options, destination_chosen, steps)


def destination_chosen(t: LeylinesTable, seat: i64, action: i64, steps: i64) -> None:
    """L-4.4, L-4.12  The turn's move goes there; after another die, or a card, it is asked again."""
    kind = t.content.actions.kind_of(action)
    if kind == actions.USE:
        t.plan((offer_destination, seat, steps))
        use_card(t, seat, action)
    elif kind == actions.QUICK:
        value = t.content.actions.number_of(action)
        put_in_quickness(t, seat, value)
        t.tell(events.QUICKENED, seat, value)
        offer_destination(t, seat, steps + value)
    else:
        t.plan((offer_end, seat))
        arrive(t, seat, t.content.actions.part_of(action), events.BY_FOOT)
