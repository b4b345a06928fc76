"""Chapter 9: Contracts are completed at Markets."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.games.leylines.content.effects import NEGOTIATOR
from spinney.games.leylines.rules import using
from spinney.games.leylines.rules.friends import discard_friend
from spinney.games.leylines.rules.night import reveal_night_card
from spinney.games.leylines.rules.paying import begin_payment, payable_contracts
from spinney.games.leylines.state.cubes import COLOUR_COUNT
from spinney.games.leylines.state.table import LeylinesTable, Visit
from spinney.games.leylines.terms import actions, events


def visiting(t: LeylinesTable) -> Visit:
    """The Market visit that goes on."""
    visit = t.visit
    assert visit is not None
    return visit


def offer_contract(t: LeylinesTable, seat: i64) -> None:
    """L-9.3, L-9.5, L-15.1, D-19, R-30  At least one for whoever entered, then any number; cards between."""
    visit = t.visit
    if visit is None:
        return  # L-9.11
    completes = t.content.actions.completes
    contracts = payable_contracts(t, seat, t.travellers[seat].space)
    options = [*using.usable(t, seat), *sorted([completes[contract] for contract in contracts])]
    if options:
        if visit.owed == 0:
            options.append(t.content.actions.stop)
        t.ask(seat, options, contract_named)


def contract_named(t: LeylinesTable, seat: i64, action: i64) -> None:
    """L-9.5, L-9.6  A Contract is paid and completed, then the next is offered; or there is no more."""
    kind = t.content.actions.kind_of(action)
    if kind == actions.USE:
        t.plan((offer_contract, seat))
        using.use_card(t, seat, action)
    elif kind == actions.COMPLETE:
        contract = t.content.actions.part_of(action)
        t.plan((complete, seat, contract), (offer_contract, seat))
        begin_payment(t, seat, t.content.need[contract], t.two_for_one)


def complete(t: LeylinesTable, seat: i64, contract: i64) -> None:
    """L-9.6, L-13.9, R-43, R-50  The Contract, paid at its Market, is laid face down; Accountants count."""
    traveller, visit = t.travellers[seat], visiting(t)
    traveller.contracts.remove(contract)
    traveller.completed |= bit(contract)
    t.turn.completed += 1
    visit.owed = 0
    visit.contracts += 1
    visit.gold += t.content.gold[contract]
    t.tell(events.COMPLETED, seat, contract)
    bonus = accountants(t, seat, contract) * t.content.accountant_gold
    visit.gold += bonus
    tell_earned(t, seat, events.FOR_CONTRACTS, t.content.gold[contract])
    tell_earned(t, seat, events.FOR_ACCOUNTANTS, bonus)


def accountants(t: LeylinesTable, seat: i64, contract: i64) -> i64:
    """L-13.9  For a Contract completed at a Market: how many of one's Accountants have a colour of it."""
    number: i64 = 0
    for colour in range(COLOUR_COUNT):
        if (t.content.colours[contract] >> colour) & 1:
            number += (t.travellers[seat].friends >> t.content.accountant[colour]) & 1
    return number


def offer_negotiators(t: LeylinesTable, seat: i64) -> None:
    """L-13.1, L-17.6, L-15.4  In a Market, after completed Contracts: how many Negotiators to discard."""
    visit = t.visit
    held = t.friends_held(seat, NEGOTIATOR)
    if held > 0 and visit is not None and visit.contracts > 0:
        t.ask(seat, t.content.actions.negotiators(held), negotiators_chosen)


def negotiators_chosen(t: LeylinesTable, seat: i64, action: i64) -> None:
    """L-13.1, L-17.6  So many Negotiators are discarded for this visit."""
    number = t.content.actions.part_of(action)
    visiting(t).negotiators = number
    for _ in range(number):
        discard_friend(t, seat, NEGOTIATOR)
    if number > 0:
        t.tell(events.NEGOTIATED, seat, number)


def close_visit(t: LeylinesTable, seat: i64) -> None:
    """L-9.3, L-9.7, L-9.8, L-9.10, L-9.11, R-32  Once for the visit: Gold with bonus, and Night cards."""
    visit = t.visit
    if visit is None:
        return  # the player has left
    bonus = t.content.bonus[min(3, visit.contracts)]
    share = negotiated(t, visit)
    t.travellers[seat].gold += visit.gold + bonus + share
    tell_earned(t, seat, events.FOR_BONUS, bonus)
    tell_earned(t, seat, events.FOR_NEGOTIATORS, share)
    t.turn.negotiators += visit.negotiators
    t.turn.changes = 0
    t.visit = None
    for _ in range(visit.contracts):
        reveal_night_card(t, seat)


def negotiated(t: LeylinesTable, visit: Visit) -> i64:
    """L-13.1, R-39  New Negotiators count all Contracts of the turn, earlier ones those of this visit."""
    counted = visit.negotiators * t.turn.completed + t.turn.negotiators * visit.contracts
    return counted * t.content.negotiator


def tell_earned(t: LeylinesTable, seat: i64, source: i64, gold: i64) -> None:
    """Tell the Gold of a Market visit by its source, where there is any."""
    if gold > 0:
        t.tell(events.EARNED, seat, source, gold)
