"""Chapter 12: costs, and how a payment is chosen symbol by symbol."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.heaps import count, one, symbols
from spinney.games.eldervale.content.vocabulary import ANY, COST_KINDS, GOLD, TOKEN_KINDS
from spinney.games.eldervale.state import ledger
from spinney.games.eldervale.state.payment import Payment, affordable, named_symbol, reducible
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import actions, events

FIRST_CARD: Final = 6  # in the order of E-12.9: a Magic Card is this and its design


def can_pay(t: EldervaleTable, seat: i64, cost: i64, discount: i64, apart: i64 = 0) -> bool:
    """E-12.8  Can a cost be paid? So many cards of the hand are set apart."""
    if cost == 0:
        return True
    player = t.players[seat]
    cards: i64 = len(player.hand) - apart
    if discount <= 0:
        return affordable(player.tokens, cards, cost)
    if discount >= symbols(cost):
        return True
    return reducible(player.tokens, cards, cost, discount, 0)


def can_pay_both(
    t: EldervaleTable, seat: i64, first: i64, off: i64, second: i64, discount: i64, apart: i64
) -> bool:
    """E-10.12  Can one cost be paid after another? Each has a discount of its own."""
    if first == 0:
        return can_pay(t, seat, second, discount, apart)
    if off > 0:
        for kind in range(COST_KINDS):
            if count(first, kind) > 0:
                less = first - one(kind)
                if can_pay_both(t, seat, less, off - 1, second, discount, apart):
                    return True
        return False
    if discount > 0 and second != 0:
        for kind in range(COST_KINDS):
            if count(second, kind) > 0:
                less = second - one(kind)
                if can_pay_both(t, seat, first, 0, less, discount - 1, apart):
                    return True
        return False
    return can_pay(t, seat, first + second, 0, apart)


# Paying.


def pay(t: EldervaleTable, seat: i64, cost: i64, discount: i64) -> None:
    """E-12.6, E-12.9  The cost is fixed; now it is paid, one small choice after the other."""
    if cost == 0 or discount >= symbols(cost):
        return
    t.payment = Payment(cost, discount, 0, NONE, [0] * TOKEN_KINDS, [], 0)
    choose_payment(t, seat)


def choose_payment(t: EldervaleTable, seat: i64) -> None:
    """E-12.9, E-12.10  The next symbol of a payment: discount, `$`, named, `*`; the forced is not asked."""
    payment = t.payment
    assert payment is not None
    while True:
        if payment.discount > 0:
            options = discounts(t, seat, payment)
        elif count(payment.cost, GOLD) > 0:
            payment.tokens[GOLD] += count(payment.cost, GOLD)
            payment.cost -= count(payment.cost, GOLD) * one(GOLD)
            continue
        elif named_symbol(payment) != NONE:
            options = named_payments(t, seat, payment, named_symbol(payment))
        else:
            choose_any(t, seat, payment)
            return
        if len(options) > 1:
            t.ask(seat, options, payment_chosen)
            return
        note_choice(t, payment, options[0])


def discounts(t: EldervaleTable, seat: i64, payment: Payment) -> list[i64]:
    """E-12.9 (1)  Which kind of symbol is removed: after it the rest must be payable."""
    player = t.players[seat]
    cards: i64 = len(player.hand)
    return [
        t.content.actions.less[kind]
        for kind in range(payment.at, COST_KINDS)
        if count(payment.cost, kind) > 0
        and reducible(player.tokens, cards, payment.cost - one(kind), payment.discount - 1, kind)
    ]


def left_after(t: EldervaleTable, seat: i64, payment: Payment) -> list[i64]:
    """The tokens that are not part of the payment."""
    held = t.players[seat].tokens
    return [held[kind] - payment.tokens[kind] for kind in range(TOKEN_KINDS)]


def named_payments(t: EldervaleTable, seat: i64, payment: Payment, kind: i64) -> list[i64]:
    """E-12.1, E-12.9 (3)  The token or Gold; after Gold only Gold for the same kind."""
    pays = t.content.actions.pays
    if payment.gilded == kind:
        return [pays[GOLD]]
    left = left_after(t, seat, payment)
    cards: i64 = len(t.players[seat].hand)
    same = count(payment.cost, kind)
    options: list[i64] = []
    if left[kind] > 0:
        left[kind] -= 1
        if affordable(left, cards, payment.cost - one(kind)):
            options.append(pays[kind])
        left[kind] += 1
    if left[GOLD] >= same:
        left[GOLD] -= same
        if affordable(left, cards, payment.cost - same * one(kind)):
            options.append(pays[GOLD])
    return options


def choose_any(t: EldervaleTable, seat: i64, payment: Payment) -> None:
    """E-12.2, E-12.9 (4)  The next `*`. Asked secretly where the hand decides what the options are."""
    number = count(payment.cost, ANY)
    if number == 0:
        hand_over(t, seat, payment)
        return
    tokens = tokens_for_any(t, seat, payment, number)
    cards: i64 = len(t.players[seat].hand) - len(payment.cards)
    if cards < number:
        t.ask(seat, tokens, payment_chosen)
    elif len(tokens) == 0 and cards == number:
        payment.cards = sorted(t.players[seat].hand)
        payment.cost = 0
        hand_over(t, seat, payment)
    else:
        t.ask_secretly(seat, payments_for_any, payment_chosen)


def tokens_for_any(t: EldervaleTable, seat: i64, payment: Payment, number: i64) -> list[i64]:
    """Tokens from the last kind on, such that what comes later is enough for the rest."""
    options: list[i64] = []
    if payment.at >= FIRST_CARD:
        return options
    left = left_after(t, seat, payment)
    if payment.fort == 1:
        left[GOLD] = min(left[GOLD], 1 if payment.at < GOLD else 0)
    later: i64 = len(t.players[seat].hand)
    for kind in range(TOKEN_KINDS - 1, payment.at - 1, -1):
        later += left[kind]
        if left[kind] > 0 and later >= number:
            options.append(t.content.actions.pays[kind])
    options.reverse()
    return options


def payments_for_any(t: EldervaleTable, seat: i64) -> list[i64]:
    """Tokens as above, then Magic Cards by design."""
    payment = t.payment
    assert payment is not None
    number = count(payment.cost, ANY)
    options = tokens_for_any(t, seat, payment, number)
    left = sorted(t.players[seat].hand)
    for card in payment.cards:
        left.remove(card)
    size: i64 = len(left)
    for at in range(size):
        card = left[at]
        if card + FIRST_CARD >= payment.at and size - at >= number and (at == 0 or left[at - 1] != card):
            options.append(t.content.actions.hands[card])
    return options


def payment_chosen(t: EldervaleTable, seat: i64, action: i64) -> None:
    """E-12.9  A symbol of the cost is paid or taken off; then the next one."""
    payment = t.payment
    assert payment is not None
    note_choice(t, payment, action)
    choose_payment(t, seat)


def note_choice(t: EldervaleTable, payment: Payment, action: i64) -> None:
    """The payment notes a choice: one symbol of the cost is done."""
    kind, part = t.content.actions.kind_of(action), t.content.actions.part_of(action)
    if kind == actions.LESS:
        payment.cost -= one(part)
        payment.discount -= 1
        payment.at = part if payment.discount > 0 else 0
        return
    if kind == actions.HAND_OVER:
        payment.cards.append(part)
        payment.at = FIRST_CARD + part
        payment.cost -= one(ANY)
        return
    payment.tokens[part] += 1
    named = named_symbol(payment)
    if named == NONE:
        payment.at = part
        payment.cost -= one(ANY)
    else:
        payment.gilded = named if part == GOLD else NONE
        payment.cost -= one(named)


def hand_over(t: EldervaleTable, seat: i64, payment: Payment) -> None:
    """E-12.10, E-14.7  The payment is handed over all at once; Magic Cards are shown and discarded."""
    player = t.players[seat]
    t.payment = None
    for kind in range(TOKEN_KINDS):
        number = payment.tokens[kind]
        if number > 0:
            player.tokens[kind] -= number
            t.tell(events.PAID, seat, kind, number)
    for card in payment.cards:
        ledger.show(t, seat, card)
        t.discard.append(card)
        t.tell(events.HANDED_OVER, seat, card)
