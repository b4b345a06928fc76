"""Chapter 9: buying groves."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NOBODY, NONE
from spinney.games.groves.content.symbols import CRYSTAL, ELEMENTS
from spinney.games.groves.rules.realm_cards import award_lightning
from spinney.games.groves.rules.supply import pay_elements
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import events


def offer_purchase(t: GrovesTable, seat: i64) -> None:
    """G-9.1, D-9  One grove that the seat can pay for, or none; no question where it can pay for none."""
    actions = t.content.actions
    options = [actions.buy(slot) for slot in range(len(t.row)) if can_buy(t, seat, slot)]
    if options:
        options.append(actions.pass_)
        t.ask(seat, options, purchase_made)


def can_buy(t: GrovesTable, seat: i64, slot: i64) -> bool:
    """G-9.1 to G-9.3  Every element of its cost, and as many crystals as the slot's number."""
    tile = t.row[slot]
    if tile == NONE:
        return False
    realm, cost = t.realms[seat], t.content.cost[tile]
    held = realm.elements
    return realm.crystals > slot and held[0] >= cost[0] and held[1] >= cost[1] and held[2] >= cost[2]


def purchase_made(t: GrovesTable, seat: i64, action: i64) -> None:
    """G-9.1  Buy the grove that was chosen, or nothing."""
    if action == t.content.actions.pass_:
        t.tell(events.BOUGHT_NOTHING, seat)
    else:
        buy(t, seat, t.content.actions.part_of(action))


def buy(t: GrovesTable, seat: i64, slot: i64) -> None:
    """G-13.4, G-9.4, G-9.5  Elements, crystals, the hex into the realm, lightning cards, in this order."""
    tile = t.row[slot]
    for element in range(ELEMENTS):
        pay_elements(t, seat, element, t.content.cost[tile][element])
    pay_price(t, seat, slot + 1)
    t.row[slot] = NONE
    t.owner[tile] = seat
    t.realms[seat].groves.append(tile)
    t.tell(events.BOUGHT, seat, tile, slot)
    award_lightning(t, seat)


def pay_price(t: GrovesTable, seat: i64, crystals: i64) -> None:
    """G-9.3, G-9.7, R-38  Crystals of a purchase go to the crown holder, who pays the supply instead."""
    t.realms[seat].crystals -= crystals
    if seat == t.crown:
        t.supply.crystals += crystals
    else:
        t.realms[t.crown].crystals += crystals
    t.tell(events.PAID, seat, CRYSTAL, crystals, NOBODY if seat == t.crown else t.crown)
