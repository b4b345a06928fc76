"""Chapter 6: what seats gain from the supply, and what they pay to it."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NOBODY
from spinney.games.groves.content.cards import WHITE
from spinney.games.groves.content.symbols import CRYSTAL, DOMINION, WHITES
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import events


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
