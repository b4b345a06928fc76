"""Section 16, law 6: the summoning cards that a seat does not know, dealt anew.

Whether another seat kept the first or the second card that it looked at is a coin; the cards that nobody can
name are shuffled. A coin or a deal that contradicts what the seat has seen is thrown again, all together, so
that every deal and every secret answer that is possible counts once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.chance import Chance
from spinney.engine.nothing import NONE
from spinney.games.groves.knowledge.worlds import seen_in
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.state.takes import (
    ABSENT,
    BACK,
    BIT,
    DENIED,
    FIRST,
    FRESH,
    KEPT,
    PENDING,
    SEAT,
    SECOND,
    SHOWN,
)

LOST: Final = -1  # a contradiction: throw again
MIXED: Final = -1  # a card that the seat may or may not have seen


class Deal:
    """A way in which the cards may have gone. A value is a card, or -2 - n for the n-th one not named yet."""

    def __init__(self, takes: i64) -> None:
        self.kept: list[i64] = [NONE] * takes
        self.back: list[i64] = [NONE] * takes
        self.bits: list[i64] = [0] * takes
        self.looked: list[i64] = []
        self.cards: list[i64] = []  # for each value not named at first: its card, or NONE
        self.named: i64 = 0  # the cards that the seat can name, as a mask


def deal_hidden(t: GrovesTable, seat: i64) -> None:
    """Cards that others took or returned change places with the fresh part of the deck."""
    count = t.takes.count()
    if t.over or count == 0:
        return
    hidden = unnamed_cards(t, seat)
    rooms = rooms_of(t, seat, hidden)
    while True:
        deal = Deal(count)
        if follow(t, seat, deal) and fill(t, deal, rooms, hidden[:]):
            lay_dealt_cards(t, deal)
            return


def rooms_of(t: GrovesTable, seat: i64, hidden: list[i64]) -> list[i64]:
    """For each take: how many hidden cards its kept card can be; MIXED where the seat may have seen it."""
    takes = t.takes
    rooms: list[i64] = []
    for take in range(takes.count()):
        first, second = takes.get(take, FIRST), takes.get(take, SECOND)
        mine = takes.get(take, SEAT) == seat
        if mine or (first >= 0 and rooms[first] == MIXED) or (second >= 0 and rooms[second] == MIXED):
            rooms.append(MIXED)
        else:
            rooms.append(cards_possible(hidden, takes.get(take, DENIED)))
    return rooms


def cards_possible(hidden: list[i64], denied: i64) -> i64:
    """How many hidden summoning cards a redeal can put in a place: those its draws have not denied."""
    cards: i64 = 0
    for card in hidden:
        if not (denied >> card) & 1:
            cards += 1
    return cards


def unnamed_cards(t: GrovesTable, seat: i64) -> list[i64]:
    """The cards of the game that the seat has never seen."""
    takes = t.takes
    seen: i64 = 0
    there: i64 = 0
    for card in t.looked:
        there |= 1 << card
    for layer in t.deck.layers:
        for card in layer.cards:
            there |= 1 << card
    for take in range(takes.count()):
        if takes.get(take, BIT) != PENDING:
            there |= 1 << takes.get(take, KEPT)
        if takes.get(take, SEAT) == seat:
            for card in seen_in(t, take):
                seen |= 1 << card
        elif takes.get(take, SHOWN) == 1:
            seen |= 1 << takes.get(take, KEPT)
    unseen = there & ~seen
    return [card for card in range(len(t.content.summoning)) if (unseen >> card) & 1]


def follow(t: GrovesTable, seat: i64, deal: Deal) -> bool:
    """Throw the coins, and follow every card from take to take; false where something contradicts."""
    takes = t.takes
    for take in range(takes.count()):
        first = value_from(deal, takes.get(take, FIRST))
        second = value_from(deal, takes.get(take, SECOND))
        bit = takes.get(take, BIT)
        if takes.get(take, SEAT) == seat:
            seen = seen_in(t, take)
            if not name_dealt(deal, first, seen[0]) or (
                len(seen) == 2 and not name_dealt(deal, second, seen[1])
            ):
                return False
        elif bit != PENDING and second != NONE:
            bit = t.chance.below(2)
        if bit == PENDING:
            deal.looked = [first, second]
        else:
            deal.kept[take] = first if bit == 0 else second
            deal.back[take] = second if bit == 0 else first
        deal.bits[take] = bit
        if takes.get(take, SHOWN) == 1 and not name_dealt(deal, deal.kept[take], takes.get(take, KEPT)):
            return False
    return True


def value_from(deal: Deal, source: i64) -> i64:
    """What comes from a source: nothing, a card that nobody has seen, or what a take returned."""
    if source == ABSENT:
        return NONE
    if source == FRESH:
        deal.cards.append(NONE)
        return -1 - len(deal.cards)
    return deal.back[source]


def name_dealt(deal: Deal, value: i64, card: i64) -> bool:
    """In a redeal the seat sees this card here: a contradiction if it is elsewhere, or another one here."""
    at = -2 - value
    if deal.cards[at] == NONE and not (deal.named >> card) & 1:
        deal.cards[at] = card
        deal.named |= 1 << card
        return True
    return deal.cards[at] == card


def fill(t: GrovesTable, deal: Deal, rooms: list[i64], hidden: list[i64]) -> bool:
    """Give the hidden cards to the places that are not named; false where a draw denied one.

    Places where no named card can lie come first: what is possible there is the same for every throw of the
    coins, so a possible card is picked and only clashes are thrown again. A place that may hold a named card
    picks among all cards that are left, so that every deal keeps its weight.
    """
    for mixed in (False, True):
        for take in range(len(rooms)):
            denied = t.takes.get(take, DENIED)
            if denied != 0 and (rooms[take] == MIXED) == mixed and t.takes.get(take, SHOWN) == 0:
                at = -2 - deal.kept[take]
                card = deal.cards[at]
                if card == NONE:
                    card = pick(t.chance, hidden, denied, rooms[take])
                    deal.cards[at] = card
                if card == LOST or (denied >> card) & 1:
                    return False
    t.chance.shuffle(hidden)
    for at in range(len(deal.cards)):
        if deal.cards[at] == NONE:
            deal.cards[at] = hidden.pop()
    deal.cards.extend(hidden)  # the fresh part of the deck
    return True


def pick(chance: Chance, hidden: list[i64], denied: i64, most: i64) -> i64:
    """Deal one of the hidden cards. `most` were possible at first: if some are gone, it may clash."""
    left: i64 = len(hidden)
    if left == 0:
        return LOST
    if most == MIXED:
        return hidden.pop(chance.below(left))
    if most == 0:
        return LOST
    at = chance.below(min(most, left))
    for place in range(left):
        if not (denied >> hidden[place]) & 1:
            if at == 0:
                return hidden.pop(place)
            at -= 1
    return LOST


def lay_dealt_cards(t: GrovesTable, deal: Deal) -> None:
    """Lay out the cards dealt anew: kept, returned, looked at, and the fresh part of the deck."""
    takes, layers = t.takes, t.deck.layers
    count = takes.count()
    for take in range(count):
        takes.set(take, BIT, deal.bits[take])
        takes.set(take, KEPT, dealt_card(deal, deal.kept[take]))
        takes.set(take, BACK, dealt_card(deal, deal.back[take]))
    t.looked = [dealt_card(deal, value) for value in deal.looked]
    bottom: i64 = 0
    for take in range(count - 1, takes.consumed - 1, -1):
        if deal.back[take] != NONE:
            layers[bottom].cards[0] = dealt_card(deal, deal.back[take])
            bottom += 1
    if bottom < len(layers):
        fresh = layers[bottom].cards
        first: i64 = len(deal.cards) - len(fresh)
        for at in range(len(fresh)):
            fresh[at] = deal.cards[first + at]


def dealt_card(deal: Deal, value: i64) -> i64:
    """The card that was dealt anew for a value of the deal, or none."""
    return NONE if value == NONE else deal.cards[-2 - value]
