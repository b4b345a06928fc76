"""Chapter 8A: prices in cubes, and the changes that help to pay them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit, bit_count
from spinney.games.leylines.content.effects import EXCHANGE, POTION
from spinney.games.leylines.rules.friends import discard_friend
from spinney.games.leylines.state.cubes import COLOUR_COUNT, covers, kinds, of, one, size
from spinney.games.leylines.state.table import LeylinesTable, Payment
from spinney.games.leylines.terms import actions, events

NEVER: Final = -1  # not payable


def least_pairs(need: i64, held: i64, changes: i64, pairs: i64) -> i64:
    """L-8.5  The payable test: how many pairs a price takes at least, or NEVER."""
    if covers(held, need):
        return 0
    if changes == 0 and pairs == 0:
        return NEVER
    short: i64 = 0
    spare: i64 = 0
    odd: i64 = 0
    twos: i64 = 0
    for colour in range(COLOUR_COUNT):
        over = of(held, colour) - of(need, colour)
        if over < 0:
            short -= over
        else:
            spare += over
            odd += over & 1
            twos += over >> 1
    most = min(short, min(changes, spare))
    if most == short:
        return 0
    if pairs == 0:
        return NEVER
    for single in range(most, -1, -1):
        broken = (max(0, single - odd) + 1) // 2  # pairs that single changes break up
        if short <= single + twos - broken:
            return short - single
    return NEVER


def changes_left(t: LeylinesTable, seat: i64) -> i64:
    """L-8.5  Potion and Exchange changes that are still available, those of an Exchange in use included."""
    return changes_elsewhere(t, seat) + (t.turn.changes if t.turn.seat == seat else 0)


def changes_elsewhere(t: LeylinesTable, seat: i64) -> i64:
    """L-8.4, L-9.2  Changes that a player takes along: an Exchange in use ends with the visit."""
    traveller = t.travellers[seat]
    left: i64 = 0
    exchanges = traveller.friends & t.content.friends_of[EXCHANGE]
    if exchanges != 0:
        left += t.content.exchange * bit_count(exchanges)
    if traveller.is_ready(POTION):
        left += 1
    return left


def can_pay_item(t: LeylinesTable, seat: i64, item: i64, changes: i64) -> bool:
    """L-7.3, L-7.5, R-16  Is an Item payable? Pairs are not for Items."""
    return least_pairs(t.content.item_cost[item], t.travellers[seat].cubes, changes, 0) != NEVER


def can_pay_contract(t: LeylinesTable, seat: i64, contract: i64, changes: i64) -> bool:
    """L-8.5, L-9.2  Is a Contract payable, with so many changes and, where agreed, with pairs?"""
    return least_pairs(t.content.need[contract], t.travellers[seat].cubes, changes, t.two_for_one) != NEVER


def payable_contracts(t: LeylinesTable, seat: i64, market: i64) -> list[i64]:
    """L-8.2, L-9.2  Contracts of a Market whose price can be paid with the cubes and changes held now."""
    changes = changes_left(t, seat)
    place, token = t.market, t.content.token
    return [
        contract
        for contract in t.travellers[seat].contracts
        if place[token[contract]] == market and can_pay_contract(t, seat, contract, changes)
    ]


def can_pay_contract_within(t: LeylinesTable, seat: i64, held: i64, most: i64) -> bool:
    """L-5.9  Could a Contract of this Market be paid with at most so many cubes?"""
    traveller, changes = t.travellers[seat], changes_left(t, seat)
    for contract in traveller.contracts:
        if t.market[t.content.token[contract]] == traveller.space:
            need = t.content.need[contract]
            pairs = least_pairs(need, held, changes, t.two_for_one)
            if pairs != NEVER and size(need) + pairs <= most:
                return True
    return False


def enterable_markets(t: LeylinesTable, seat: i64, steps: i64) -> i64:
    """L-9.2, L-4.8, R-28  Other Markets in reach where a Contract's price can be paid, as a mask."""
    traveller = t.travellers[seat]
    place, token = t.market, t.content.token
    distance = t.content.steps[traveller.space]
    found: i64 = 0
    changes: i64 = -1
    for contract in traveller.contracts:
        market = place[token[contract]]
        if distance[market] <= steps and market != traveller.space and not (found >> market) & 1:
            if changes < 0:
                changes = changes_elsewhere(t, seat)
            if can_pay_contract(t, seat, contract, changes):
                found |= bit(market)
    return found


# Paying: changes one by one, then all at once.


def begin_payment(t: LeylinesTable, seat: i64, need: i64, pairs: i64) -> None:
    """L-8.6  The price is named. Where no change is possible, it is simply paid."""
    if changes_left(t, seat) == 0 and pairs == 0:
        spend(t, seat, need)
        return
    t.payment = Payment(need, 0, 0, 0, pairs)
    offer_change(t, seat, t.payment)


def offer_change(t: LeylinesTable, seat: i64, payment: Payment) -> None:
    """L-8.6, L-8.4  Changes after which the rest stays payable; pay where the cubes held cover the rest."""
    left = changes_left(t, seat) - payment.potion - payment.exchanged
    held = t.travellers[seat].cubes - payment.given
    options: list[i64] = []
    if t.travellers[seat].is_ready(POTION) and payment.potion == 0:
        add_changes(t, options, actions.POTION, payment, held, left - 1)
    if left > (1 if t.travellers[seat].is_ready(POTION) and payment.potion == 0 else 0):
        add_changes(t, options, actions.EXCHANGE, payment, held, left - 1)
    if payment.pairs == 1:
        add_changes(t, options, actions.PAIR, payment, held, left)
    if covers(held, payment.need):
        options.append(t.content.actions.pay)
    t.ask(seat, options, payment_made)


def add_changes(
    t: LeylinesTable, options: list[i64], means: i64, payment: Payment, held: i64, left: i64
) -> None:
    """L-8.3  One or, as a pair, two held cubes of another colour for one that is needed."""
    each: i64 = 2 if means == actions.PAIR else 1
    needed, owned = kinds(payment.need), kinds(held)
    for need in range(COLOUR_COUNT):
        if not (needed >> need) & 1:
            continue
        for given in range(COLOUR_COUNT):
            if (owned >> given) & 1 and given != need and of(held, given) >= each:
                rest = payment.need - one(need)
                if least_pairs(rest, held - each * one(given), left, payment.pairs) != NEVER:
                    options.append(t.content.actions.change(means, need, given))


def payment_made(t: LeylinesTable, seat: i64, action: i64) -> None:
    """L-8.6  One more change of colour, or the whole price is paid."""
    payment = t.payment
    assert payment is not None
    if action == t.content.actions.pay:
        t.payment = None
        use_up(t, seat, payment)
        spend(t, seat, payment.need + payment.given)
        return
    means = t.content.actions.kind_of(action)
    need, given = t.content.actions.part_of(action), t.content.actions.given_of(action)
    payment.need -= one(need)
    payment.given += one(given) * 2 if means == actions.PAIR else one(given)
    if means == actions.POTION:
        payment.potion = 1
    elif means == actions.EXCHANGE:
        payment.exchanged += 1
    t.tell(events.CHANGED, seat, means - actions.POTION, need, given)
    offer_change(t, seat, payment)


def use_up(t: LeylinesTable, seat: i64, payment: Payment) -> None:
    """L-8.6, L-14.5, L-13.2, R-40  The Potion is flipped, and every Exchange begun is discarded."""
    if payment.potion == 1:
        t.travellers[seat].flipped |= 1 << POTION
    t.turn.changes -= payment.exchanged
    while t.turn.changes < 0:
        discard_friend(t, seat, EXCHANGE)
        t.turn.changes += t.content.exchange


def spend(t: LeylinesTable, seat: i64, cubes: i64) -> None:
    """L-5.8  Cubes paid go to the bag at once."""
    t.travellers[seat].cubes -= cubes
    t.bag += cubes
    t.tell(events.PAID, seat, cubes)
