"""Bags and the supply: what moves between them. Every draw is uniform over tokens."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NOBODY
from spinney.games.groves.content.cards import TYPES, WHITE
from spinney.games.groves.content.symbols import CRYSTAL, DOMINION, WHITES
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import events


def size(bag: list[i64]) -> i64:
    total: i64 = 0
    for number in bag:
        total += number
    return total


def draw_spirit(t: GrovesTable, bag: list[i64], tokens: i64) -> i64:
    """G-4.1, G-6.19  Take a random token out of a bag that holds so many."""
    at: i64 = t.chance.below(tokens) if tokens > 1 else 0
    spirit: i64 = 0
    while at >= bag[spirit]:
        at -= bag[spirit]
        spirit += 1
    bag[spirit] -= 1
    return spirit


def draw_spirits(t: GrovesTable, bag: list[i64], most: i64) -> list[i64]:
    """G-4.1, G-4.2  Draw so many, or all there are; counted by type."""
    tokens = size(bag)
    if tokens <= most:
        drawn = bag[:]
        for spirit in range(TYPES):
            bag[spirit] = 0
        return drawn
    drawn = [0] * TYPES
    for taken in range(most):
        drawn[draw_spirit(t, bag, tokens - taken)] += 1
    return drawn


def gain_elements(t: GrovesTable, seat: i64, element: i64, number: i64) -> None:
    """G-6.10, G-6.6  Take elements, as many as there are."""
    taken = min(number, t.supply.elements[element])
    t.supply.elements[element] -= taken
    t.realms[seat].elements[element] += taken
    if taken > 0:
        t.tell(events.GAINED, seat, element, taken)


def pay_elements(t: GrovesTable, seat: i64, element: i64, number: i64) -> None:
    """G-6.8, G-6.25  Spent elements return to the supply at once."""
    if number > 0:
        t.realms[seat].elements[element] -= number
        t.supply.elements[element] += number
        t.tell(events.PAID, seat, element, number, NOBODY)


def gain_crystals(t: GrovesTable, seat: i64, number: i64) -> None:
    """G-6.12, G-6.6  Take crystals, as many as there are."""
    taken = min(number, t.supply.crystals)
    t.supply.crystals -= taken
    t.realms[seat].crystals += taken
    if taken > 0:
        t.tell(events.GAINED, seat, CRYSTAL, taken)


def pay_crystals(t: GrovesTable, seat: i64, number: i64) -> None:
    """G-6.25, G-14.28  Crystals paid for a swap or a power go to the supply."""
    if number > 0:
        t.realms[seat].crystals -= number
        t.supply.crystals += number
        t.tell(events.PAID, seat, CRYSTAL, number, NOBODY)


def gain_dominion(t: GrovesTable, seat: i64, number: i64) -> None:
    """G-6.13, G-6.6  Take dominion, as much as there is."""
    taken = min(number, t.supply.dominion)
    t.supply.dominion -= taken
    t.realms[seat].dominion += taken
    if taken > 0:
        t.tell(events.GAINED, seat, DOMINION, taken)


def gain_whites(t: GrovesTable, seat: i64, number: i64) -> None:
    """G-6.16, G-6.6  White spirits from the supply into the bag."""
    taken = min(number, t.supply.spirits[WHITE])
    t.supply.spirits[WHITE] -= taken
    t.realms[seat].bag[WHITE] += taken
    if taken > 0:
        t.tell(events.GAINED, seat, WHITES, taken)
