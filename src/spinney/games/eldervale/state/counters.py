"""19.0: the counters of Vaults, Prophecies and Quests: how many of something a player has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from spinney.engine.bits import bit, bit_count
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.counters import (
    CARDS,
    CASTLES,
    DWELLINGS,
    GLORY_SPACE,
    HAND,
    HELD,
    HUES,
    LEAD,
    PEAK,
    POWERED,
    RUINS,
    SLAIN,
    SLOT,
    SLOTSET,
    SPREAD,
    TOKENS,
    UNDER,
    UNITS_OUT,
)
from spinney.games.eldervale.content.vocabulary import ELEMENT_COUNT
from spinney.games.eldervale.state.units import total

if TYPE_CHECKING:
    from spinney.games.eldervale.state.table import EldervaleTable


def count_for(t: EldervaleTable, seat: i64, counter: i64, card: i64) -> i64:
    """How many of something a player has; `card` is the card on which the counter stands."""
    player = t.players[seat]
    if counter in (SLOT, SLOTSET):
        return slotted(t, card, counter == SLOTSET)
    if counter == HAND:
        return len(player.hand)
    if HELD <= counter < TOKENS:
        return player.tokens[counter - HELD]
    if counter == TOKENS:
        return player.token_count()
    if counter == CASTLES:
        return bit_count(player.castles)
    if counter == DWELLINGS:
        return bit_count(player.dwellings)
    if counter == UNDER:
        return total(player.under)
    if counter == UNITS_OUT:
        return units_out(t, seat)
    if counter == SPREAD:
        return bit_count(player.here)
    if counter == CARDS:
        return len(player.cards)
    return count_more(t, seat, counter)


def count_more(t: EldervaleTable, seat: i64, counter: i64) -> i64:
    """The counters for Elements, neighbours and fame."""
    player = t.players[seat]
    if counter == HUES:
        hues: i64 = 0
        for card in player.cards:
            hues |= bit(t.content.card_element[card])
        return bit_count(hues)
    if counter == POWERED:
        return ELEMENT_COUNT - player.power.count(0)
    if counter == PEAK:
        return max(player.power)
    if counter == LEAD:
        return leads(t, seat)
    if counter == RUINS:
        return bit_count(t.spread(player.dwellings) & t.content.ruins)
    if counter == GLORY_SPACE:
        return max(0, player.glory)
    return player.slain if counter == SLAIN else 0


def slotted(t: EldervaleTable, card: i64, different: bool) -> i64:
    """The counters for Slots: tokens on a card, or how many different Elements they have."""
    number: i64 = 0
    elements: i64 = 0
    for slot in range(t.content.card_slots[card]):
        kind = t.slot_of(card, slot)
        if kind != NONE:
            number += 1
            elements |= bit(t.content.token_element[kind])
    return bit_count(elements) if different else number


def units_out(t: EldervaleTable, seat: i64) -> i64:
    """The counter `units`: neither in the tray nor converted, hired and dominated ones included."""
    player = t.players[seat]
    number = total(player.ready) + total(player.under) + total(player.pool) + total(player.acting)
    for units in player.units:
        if units != 0:
            number += total(units)
    return number


def leads(t: EldervaleTable, seat: i64) -> i64:
    """The counter `lead`: Elements in play in which nobody else is as high."""
    number: i64 = 0
    for element in range(ELEMENT_COUNT):
        own = t.players[seat].power[element]
        ahead = own > 0 and bool((t.elements >> element) & 1)
        for other in range(t.seats):
            if other != seat and t.players[other].power[element] >= own:
                ahead = False
        if ahead:
            number += 1
    return number


def holds(t: EldervaleTable, seat: i64, design: i64) -> bool:
    """E-14.3  Have the counters in the condition of a Quest reached their numbers?"""
    condition = t.content.magic[design].condition
    if condition is None:
        return False
    for at in range(len(condition.counters)):
        if count_for(t, seat, condition.counters[at], NONE) < condition.least[at]:
            return False
    return True
