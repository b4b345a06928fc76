"""A cost while it is paid, and whether tokens and cards are enough for it."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.heaps import count, one
from spinney.games.eldervale.content.vocabulary import ANY, COST_KINDS, GOLD, PLAIN_KINDS


class Payment:
    """E-12.9: a cost while it is paid. The cards in it are secret until all is handed over."""

    def __init__(
        self,
        cost: i64,
        discount: i64,
        at: i64,
        gilded: i64,
        tokens: list[i64],
        cards: list[i64],
        fort: i64,
    ) -> None:
        self.cost: i64 = cost  # symbols left
        self.discount: i64 = discount  # left
        self.at: i64 = at  # the kind that comes next at the earliest: orders never go backwards
        self.gilded: i64 = gilded  # the named symbol that is paid with Gold from now on
        self.tokens = tokens  # chosen so far
        self.cards = cards  # Magic Cards chosen so far, by design
        self.fort: i64 = fort  # 1 at the Fortress, where only one Gold pays (E-6.12)

    def clone(self) -> Payment:
        """A copy of the payment, for a copy of the table."""
        return Payment(
            self.cost, self.discount, self.at, self.gilded, self.tokens[:], self.cards[:], self.fort
        )


def affordable(tokens: list[i64], cards: i64, cost: i64) -> bool:
    """E-12.8  Are tokens and cards enough for a cost? Gold for `$` and what is short, and enough in all."""
    short: i64 = 0
    held: i64 = cards
    needed: i64 = 0
    for kind in range(PLAIN_KINDS):
        symbols_of = (cost >> (4 * kind)) & 15
        have = tokens[kind]
        held += have
        needed += symbols_of
        if symbols_of > have:
            short += symbols_of - have
    gold = tokens[GOLD]
    dollars = count(cost, GOLD)
    if short + dollars > gold:
        return False
    return needed + dollars + count(cost, ANY) <= held + gold


def reducible(tokens: list[i64], cards: i64, cost: i64, discount: i64, least: i64) -> bool:
    """E-12.5, E-12.8  Are they enough after a discount of so many symbols, of kinds from `least` on?"""
    if discount <= 0:
        return affordable(tokens, cards, cost)
    for kind in range(least, COST_KINDS):
        if count(cost, kind) > 0 and reducible(tokens, cards, cost - one(kind), discount - 1, kind):
            return True
    return False


def named_symbol(payment: Payment) -> i64:
    """The first named symbol that is not paid yet, or NONE."""
    for kind in range(PLAIN_KINDS):
        if count(payment.cost, kind) > 0:
            return kind
    return NONE
