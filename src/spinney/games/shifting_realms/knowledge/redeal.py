"""Section 5, law 6: what a seat does not know, dealt anew.

Hidden are bids until all are in, tasks of others, and story cards face down. A face-down card is never a Now
card, because those are played at once; everything else of its realm that the seat has not seen is equally
likely.
"""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, bits_of
from spinney.engine.nothing import NONE
from spinney.games.shifting_realms.state.table import RealmsTable


def deal_hidden(t: RealmsTable, seat: i64) -> None:
    """Deal anew what a seat does not see. Bids, tasks and cards say nothing about one another."""
    if t.over:
        return
    deal_bids(t, seat)
    for realm in t.land.realms:
        deal_tasks(t, seat, realm)
        deal_cards(t, seat, realm)


def deal_bids(t: RealmsTable, seat: i64) -> None:
    """S-2.2  Sealed bids that a seat does not see may be anything, while some are missing."""
    if NONE not in t.bids:
        return
    for other in range(t.seats):
        if other != seat and t.bids[other] != NONE:
            t.bids[other] = t.chance.below(t.content.gold + 1)


def deal_tasks(t: RealmsTable, seat: i64, realm: i64) -> None:
    """S-1.7  The other players' tasks of a realm, dealt anew; nobody has seen the rest."""
    of_realm = t.content.tasks_of[realm]
    unseen = t.aside & of_realm
    for other in range(t.seats):
        if other != seat:
            unseen |= t.factions[other].tasks & of_realm
    tasks = bits_of(unseen)
    t.chance.shuffle(tasks)
    t.aside |= unseen
    for other in range(t.seats):
        if other != seat:
            task = bit(tasks.pop())
            t.factions[other].tasks = (t.factions[other].tasks & ~of_realm) | task
            t.aside &= ~task


def deal_cards(t: RealmsTable, seat: i64, realm: i64) -> None:
    """S-8.5, A-70  Face-down cards of a realm, dealt anew: they change places with those of its deck."""
    cards = t.content.deck_of[realm]
    looked_at = t.drawn != NONE and t.turn.seat != seat and (cards >> t.drawn) & 1 == 1
    unseen = t.deck & cards & ~t.content.now_cards
    if looked_at:
        unseen |= bit(t.drawn)
    hidden = unseen
    for other in range(t.seats):
        if other != seat:
            for card in t.factions[other].hand:
                if (cards >> card) & 1:
                    unseen |= bit(card)
    if unseen == t.deck & cards & ~t.content.now_cards:
        return
    t.deck &= ~hidden
    left = bits_of(unseen)
    t.chance.shuffle(left)
    if looked_at:
        t.drawn = left.pop()
    for other in range(t.seats):
        if other != seat:
            hand = t.factions[other].hand
            for at in range(len(hand)):
                if (cards >> hand[at]) & 1:
                    hand[at] = left.pop()
    for card in left:
        t.deck |= bit(card)
