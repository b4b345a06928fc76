"""Chapters 5 and 6: what a player picks up where a turn began and where a move ended."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.leylines.rules.dropping import drop_excess
from spinney.games.leylines.state.cubes import kinds, one, size
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import actions, events


def can_spare_die(t: LeylinesTable, seat: i64) -> bool:
    """L-4.11, R-58  Is there a die for collecting, besides the one for the move still to come?"""
    dice = size(t.travellers[seat].dice)
    return dice > 1 or (dice == 1 and (t.turn.placed == 1 or not t.can_move(seat)))


def can_collect(t: LeylinesTable, seat: i64) -> bool:
    """L-6.1  Collecting takes a die and an open Quickness slot."""
    return t.quick_slots(seat) > 0 and can_spare_die(t, seat)


def put_in_quickness(t: LeylinesTable, seat: i64, value: i64) -> None:
    """L-6.1, L-4.3  The die that collects, or adds steps, fills a Quickness slot until the next Day."""
    t.travellers[seat].dice -= one(value - 1)
    t.travellers[seat].quick += 1
    t.turn.used += 1


def take_all(t: LeylinesTable, seat: i64, space: i64) -> i64:
    """L-6.6  Collect every cube of a space."""
    cubes = t.heaps[space]
    t.heaps[space] = 0
    t.travellers[seat].cubes += cubes
    return cubes


# Where the turn began.


def gathers(t: LeylinesTable, seat: i64) -> list[i64]:
    """L-6.3, L-15.2, D-3, R-57  Start collection: once a turn, and before any move by card."""
    turn, traveller = t.turn, t.travellers[seat]
    if turn.gathered == 1 or turn.left == 1 or t.heaps[traveller.space] == 0 or not can_collect(t, seat):
        return t.content.actions.gathers[0]
    return t.content.actions.gathers[kinds(traveller.dice)]


def gather(t: LeylinesTable, seat: i64, value: i64) -> None:
    """L-6.3, L-6.6  All cubes of the space where the turn began."""
    space = t.travellers[seat].space
    put_in_quickness(t, seat, value)
    t.turn.gathered = 1
    cubes = take_all(t, seat, space)
    t.tell(events.GATHERED, seat, space, size(cubes), cubes)
    drop_excess(t, seat)


# Where a move ended.


def offer_cubes(t: LeylinesTable, seat: i64, free: i64) -> None:
    """L-5.1, L-6.3, D-9, D-10  Some cubes for nothing, or all of them for a die, or none."""
    traveller, possible = t.travellers[seat], t.content.actions
    heap = t.heaps[traveller.space]
    if heap == 0:
        return
    takes = possible.takes[kinds(heap) if free > 0 else 0]
    collects = possible.collects[kinds(traveller.dice) if can_collect(t, seat) else 0]
    if takes or collects:
        t.ask(seat, [*takes, *collects, possible.leave], cubes_chosen, free)


def cubes_chosen(t: LeylinesTable, seat: i64, action: i64, free: i64) -> None:
    """L-5.1, L-6.6, L-13.8  After the last free cube a die may still bring the rest."""
    kind = t.content.actions.kind_of(action)
    if kind == actions.COLLECT:
        collect(t, seat, t.content.actions.number_of(action))
    elif kind == actions.TAKE:
        take(t, seat, t.content.actions.part_of(action))
        go_on_taking(t, seat, free - 1)
    else:
        drop_excess(t, seat)


def go_on_taking(t: LeylinesTable, seat: i64, free: i64) -> None:
    """L-5.5, L-6.3, L-17.4  Cubes are dropped after the whole pick-up; a die may then collect the rest."""
    if free > 0 and t.heaps[t.travellers[seat].space] != 0:
        offer_cubes(t, seat, free)
    else:
        t.plan((offer_cubes, seat, 0))
        drop_excess(t, seat)


def take(t: LeylinesTable, seat: i64, colour: i64) -> None:
    """L-5.1  Pick up a free cube of the space."""
    traveller = t.travellers[seat]
    t.heaps[traveller.space] -= one(colour)
    traveller.cubes += one(colour)
    t.tell(events.TOOK, seat, colour, traveller.space)


def collect(t: LeylinesTable, seat: i64, value: i64) -> None:
    """L-6.3, L-6.6  Arrival collection: all that lies there, once per arrival."""
    space = t.travellers[seat].space
    put_in_quickness(t, seat, value)
    cubes = take_all(t, seat, space)
    t.tell(events.COLLECTED, seat, space, size(cubes), cubes)
    drop_excess(t, seat)
