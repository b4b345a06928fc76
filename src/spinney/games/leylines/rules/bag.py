"""Chapters 5 and 6: cubes out of the bag, onto boards, and back onto the space where a standee is."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.leylines.rules.paying import can_complete_within
from spinney.games.leylines.state.cubes import FIELD, WIDTH, kinds, one, size
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import events


def draw_cubes(t: LeylinesTable, number: i64) -> i64:
    """Random cubes out of the bag, as many as there are."""
    bag = t.bag
    left = size(bag)
    drawn: i64 = 0
    for _ in range(min(number, left)):
        at: i64 = t.chance.below(left) if left > 1 else 0
        colour: i64 = 0
        fields = bag
        while at >= fields & FIELD:
            at -= fields & FIELD
            fields >>= WIDTH
            colour += 1
        cube = one(colour)
        bag -= cube
        drawn += cube
        left -= 1
    t.bag = bag
    return drawn


def take_all(t: LeylinesTable, seat: i64, space: i64) -> i64:
    """L-6.6  Every cube of a space."""
    cubes = t.heaps[space]
    t.heaps[space] = 0
    t.travellers[seat].cubes += cubes
    return cubes


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
    """L-5.9, L-9.12, R-59, R-64  Whoever has entered a Market keeps what a Contract there costs."""
    if not t.owes_contract(seat):
        return options
    return [option for option in options if is_spare(t, seat, t.content.actions.part_of(option))]


def is_spare(t: LeylinesTable, seat: i64, colour: i64) -> bool:
    """Could a Contract be completed here without a cube of this colour?"""
    held = t.travellers[seat].cubes - one(colour)
    return can_complete_within(t, seat, held, t.limit(seat))


def dropped(t: LeylinesTable, seat: i64, action: i64) -> None:
    """L-5.5, L-5.7, R-12  Onto the space where the standee is, whatever its kind."""
    traveller = t.travellers[seat]
    colour = t.content.actions.part_of(action)
    traveller.cubes -= one(colour)
    t.heaps[traveller.space] += one(colour)
    t.tell(events.DROPPED, seat, colour, traveller.space)
    drop_excess(t, seat)
