"""What a seat may know of the fair, and the fairs that it must believe possible."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from spinney.engine.chance import Chance
from spinney.engine.piles import deal_anew
from toy.feast import highest_bid
from toy.table import Fair, Hand, knows


def view(t: Fair, seat: i64) -> dict[str, Any]:
    """Everything public, and what this seat knows of the rest; an unknown card is -1."""
    return {
        "you": int(seat),
        "asked": int(t.seat),
        "about": [int(t.about), int(t.more)],
        "turns": int(t.turns),
        "rounds": int(t.rounds),
        "bank": int(t.bank),
        "coins": [int(coins) for coins in t.coins],
        "hands": [view_of_hand(hand, seat) for hand in t.hands],
        "pile": view_of_pile(t, seat),
        "display": [int(card) for card in t.display],
        "prizes": [[int(card) for card in prizes] for prizes in t.prizes],
        "discard": [int(card) for card in t.discard],
        "auction": view_of_auction(t),
        "curse": None if t.curse is None else [int(t.curse.by), int(t.curse.target)],
        "sealed": view_of_sealed(t, seat),
        "opened": [int(bid) for bid in t.opened],
        "over": t.over,
        "winners": [int(winner) for winner in t.winners],
    }


def view_of_hand(hand: Hand, seat: i64) -> list[dict[str, int]]:
    return [
        {
            "card": int(hand.cards[slot]) if knows(hand.known[slot], seat) else -1,
            "not": int(hand.denied[slot]),
        }
        for slot in range(len(hand.cards))
    ]


def view_of_pile(t: Fair, seat: i64) -> list[dict[str, Any]]:
    """The layers from bottom to top; only the size of a layer that the seat does not know."""
    return [
        {
            "size": len(layer.cards),
            "cards": sorted(int(card) for card in layer.cards) if knows(layer.known, seat) else [],
            "not": int(t.excluded[at]),
        }
        for at, layer in enumerate(t.pile.layers)
    ]


def view_of_auction(t: Fair) -> list[int] | None:
    auction = t.auction
    if auction is None:
        return None
    return [int(auction.lot), int(auction.caller), int(auction.leader), int(auction.high)]


def view_of_sealed(t: Fair, seat: i64) -> dict[str, Any] | None:
    """T-6.1  Who has sealed a bid is public, how much is not."""
    if t.sealed is None:
        return None
    bids = t.sealed.bids
    mine = int(bids[seat]) if seat >= 0 else -1
    return {"by": int(t.sealed.by), "made": [bid >= 0 for bid in bids], "mine": mine}


def deal_hidden(t: Fair, seat: i64) -> None:
    """Deal and bid again until nothing contradicts what everybody saw.

    Cards and bids are drawn together and refused together: a hand with the lantern can seal one bid more, so
    it is that much likelier while a bid lies sealed.
    """
    while True:
        deal_cards(t, seat)
        seal_bids(t, seat, t.chance)
        if is_possible(t):
            return


def deal_cards(t: Fair, seat: i64) -> None:
    """All cards that the seat does not know change places."""
    places = [
        (hand.cards, slot)
        for hand in t.hands
        for slot in range(len(hand.cards))
        if not knows(hand.known[slot], seat)
    ]
    in_hands = [cards[slot] for cards, slot in places]
    in_pile = [layer.cards for layer in t.pile.layers if not knows(layer.known, seat)]
    deal_anew(t.chance, [in_hands, *in_pile])
    for (cards, slot), card in zip(places, in_hands, strict=True):
        cards[slot] = card


def seal_bids(t: Fair, seat: i64, chance: Chance) -> None:
    """Any bid that some hand allows."""
    if t.sealed is None:
        return
    for other in range(t.seats):
        if other != seat and t.sealed.bids[other] >= 0:
            t.sealed.bids[other] = chance.below(t.coins[other] + 2)


def is_possible(t: Fair) -> bool:
    """Does every card fit what its holder denied, and every sealed bid its hand?"""
    for hand in t.hands:
        for card, denied in zip(hand.cards, hand.denied, strict=True):
            if (denied >> t.colour(card)) & 1:
                return False
    for layer, excluded in zip(t.pile.layers, t.excluded, strict=True):
        if any((excluded >> t.colour(card)) & 1 for card in layer.cards):
            return False
    return t.sealed is None or all(bid <= highest_bid(t, who) for who, bid in enumerate(t.sealed.bids))
