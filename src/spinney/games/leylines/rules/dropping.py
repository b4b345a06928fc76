"""Chapter 5: cubes above the limit are dropped, onto the space where the standee is."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.leylines.rules.paying import can_pay_contract_within
from spinney.games.leylines.state.cubes import kinds, one, size
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import events


def drop_excess(t: LeylinesTable, seat: i64) -> None:
    """L-5.5, D-11  Above the limit, cubes of the player's choice are dropped one by one until it is met."""
    traveller = t.travellers[seat]
    if size(traveller.cubes) <= t.limit(seat):
        return
    mask = kinds(traveller.cubes)
    drops = t.content.actions.drops
    options = [drops[colour] for colour in range(len(drops)) if (mask >> colour) & 1]
    t.ask(seat, can_part_with(t, seat, options), dropped)


def can_part_with(t: LeylinesTable, seat: i64, options: list[i64]) -> list[i64]:
    """L-5.9, L-9.12, R-59, R-64  Cubes that may be given up: not what a Contract of the Market costs."""
    if not t.owes_contract(seat):
        return options
    return [option for option in options if is_spare(t, seat, t.content.actions.part_of(option))]


def is_spare(t: LeylinesTable, seat: i64, colour: i64) -> bool:
    """May a cube of this colour be dropped, and a Contract still be completed here?"""
    held = t.travellers[seat].cubes - one(colour)
    return can_pay_contract_within(t, seat, held, t.limit(seat))


def dropped(t: LeylinesTable, seat: i64, action: i64) -> None:
    """L-5.5, L-5.7, R-12  The cube that was chosen, onto the space where the standee is."""
    traveller = t.travellers[seat]
    colour = t.content.actions.part_of(action)
    traveller.cubes -= one(colour)
    t.heaps[traveller.space] += one(colour)
    t.tell(events.DROPPED, seat, colour, traveller.space)
    drop_excess(t, seat)
