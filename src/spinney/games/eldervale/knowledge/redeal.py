"""Section 22, law 6: Magic hands that a seat does not see, dealt anew.

Tiles, Adventure Cards, Treasure and Troves have no order until they are seen: a new key is enough for them.
Of Magic Cards the seat has seen what was shown, and by whom: `past.py` deals what may lie behind it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.eldervale.content.heaps import count
from spinney.games.eldervale.content.vocabulary import ANY
from spinney.games.eldervale.knowledge.past import Past
from spinney.games.eldervale.rules.cards.draw_and_discard import card_discarded
from spinney.games.eldervale.rules.payment import FIRST_CARD
from spinney.games.eldervale.state.payment import Payment
from spinney.games.eldervale.state.table import EldervaleTable

PATIENCE: Final = 2000  # tries; in editions that ship one in ten succeeds, or more


def deal_hidden(t: EldervaleTable, seat: i64) -> None:
    """Redeal all that is hidden from a seat, until nothing contradicts what was seen."""
    if t.over:
        return
    past = Past(t, seat)
    tries: i64 = 0
    while True:
        tries += 1
        if past.explain(t.chance, tries < PATIENCE):
            past.lay_out(t, seat)
            if may_go_on_discarding(t, seat) and deal_payment(t, seat):
                return


def may_go_on_discarding(t: EldervaleTable, seat: i64) -> bool:
    """E-21.3  Does a redealt hand let its seat go on discarding in ascending order, as it has begun?"""
    if t.answer != card_discarded or t.seat == seat:
        return True
    later: i64 = 0
    for card in t.players[t.seat].hand:
        if card >= t.more:
            later += 1
    return later >= t.about


def deal_payment(t: EldervaleTable, seat: i64) -> bool:
    """E-12.9, E-12.10  Cards chosen for a payment are secret: any of the hand, each choice equally likely."""
    payment = t.payment
    if payment is None or t.seat == seat or len(payment.cards) == 0:
        return True
    hand = t.players[t.seat].hand[:]
    t.chance.shuffle(hand)
    chosen = sorted(hand[: len(payment.cards)])
    left = hand[len(chosen) :]
    if not is_in_order(payment, chosen, left) or t.chance.below(ways(chosen, left)) > 0:
        return False
    payment.cards = chosen
    payment.at = FIRST_CARD + chosen[-1]
    return True


def is_in_order(payment: Payment, chosen: list[i64], left: list[i64]) -> bool:
    """For a redealt payment: are enough cards left that come no earlier than the last one chosen?"""
    later: i64 = 0
    for card in left:
        if card >= chosen[-1]:
            later += 1
    return later >= count(payment.cost, ANY)


def ways(chosen: list[i64], left: list[i64]) -> i64:
    """For the redeal of a payment: in how many ways the same cards could have been chosen, each once."""
    number: i64 = 1
    for design in sorted(set(chosen)):
        taken: i64 = chosen.count(design)
        together: i64 = taken + left.count(design)
        for at in range(taken):
            number = number * (together - at) // (at + 1)
    return number
