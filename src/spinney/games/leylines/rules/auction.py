"""Chapter 7B: the auction of a Contract."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.nothing import NOBODY, NONE
from spinney.games.leylines.rules import compensation, using
from spinney.games.leylines.state.table import Auction, LeylinesTable
from spinney.games.leylines.terms import actions, events

FOR_NOTHING: Final = 0  # how a Contract was sold, as the event counts it
MATCHED: Final = 1
TO_BIDDER: Final = 2


def refill_display(t: LeylinesTable) -> None:
    """L-2.3, L-7.14, L-7.15  New Contracts to be auctioned in empty places, while the deck lasts."""
    for place in range(len(t.display)):
        if t.display[place] == NONE and len(t.deck.layers) > 0:
            t.display[place] = t.draw(t.deck)
            t.tell(events.CONTRACT_SHOWN, t.first, t.display[place], place)


def has_display(t: LeylinesTable) -> bool:
    """L-7.15, R-23  Is there a Contract to auction?"""
    return max(t.display) != NONE


def open_auction(t: LeylinesTable, seat: i64) -> None:
    """L-7.1, L-7.9, L-7.15, L-7.25, R-62  One auction, unless the display is empty; later, if one runs."""
    if t.auction is not None:
        t.turn.due += 1
    elif has_display(t):
        t.auction = Auction(seat, 0, NONE, 0, NOBODY, 0)
        t.plan((close_auction,))
        offer_lot(t, seat)


def close_auction(t: LeylinesTable) -> None:
    """L-7.25  It is over; one that had to wait for it is held now."""
    t.auction = None
    if t.turn.due > 0:
        t.turn.due -= 1
        open_auction(t, t.turn.seat)


def running(t: LeylinesTable) -> Auction:
    """The auction that runs."""
    auction = t.auction
    assert auction is not None
    return auction


# What is auctioned.


def offer_lot(t: LeylinesTable, seat: i64) -> None:
    """L-7.7 to L-7.9, L-17.5, D-13, D-14  One of the display, or first a new display for 1 Gold."""
    possible = t.content.actions
    options = using.cards_at_hub_or_auction(t, seat)[:]
    if running(t).refreshed == 0 and t.travellers[seat].gold >= t.content.refresh and len(t.deck.layers) > 0:
        options.append(possible.refresh)
    for place in range(len(t.display)):
        if t.display[place] != NONE:
            options.append(possible.lots[place])
    t.ask(seat, options, lot_named)


def lot_named(t: LeylinesTable, seat: i64, action: i64) -> None:
    """L-7.9, L-7.10  The Contract that is auctioned is named, and the bidding begins on the left."""
    kind = t.content.actions.kind_of(action)
    if kind == actions.USE:
        t.plan((offer_lot, seat))
        using.use_card(t, seat, action)
    elif kind == actions.REFRESH:
        refresh(t, seat)
        offer_lot(t, seat)
    else:
        auction = running(t)
        auction.lot = t.content.actions.part_of(action)
        t.tell(events.AUCTIONED, seat, t.display[auction.lot])
        offer_bid(t, t.left_of(seat))


def refresh(t: LeylinesTable, seat: i64) -> None:
    """L-7.7, L-7.8, R-17, R-18  New Contracts to be auctioned; the old ones go under the deck."""
    running(t).refreshed = 1
    t.travellers[seat].gold -= t.content.refresh
    t.tell(events.REFRESHED, seat)
    aside = [contract for contract in t.display if contract != NONE]
    t.deck.put_at_bottom(aside, -1)  # a layer of its own, which is reached only when all others are dealt
    for place in range(len(t.display)):
        t.display[place] = NONE
    refill_display(t)


# Bidding.


def lowest_bid(t: LeylinesTable) -> i64:
    """L-7.10, R-19  From 0 on while there is no bid, then more than the high one; by rules 1 from 1 on."""
    auction = running(t)
    return 0 if auction.bidder == NOBODY and t.rules >= 2 else auction.high + 1


def lowest_bid_above(t: LeylinesTable, above: i64) -> i64:
    """L-7.11  The lowest bid of whoever has named so much already, by saying *more*."""
    return max(lowest_bid(t), above + 1) if above > 0 else lowest_bid(t)


def can_bid(t: LeylinesTable, seat: i64) -> bool:
    """L-7.11, R-20  Has a seat the Gold for a bid?"""
    return highest_bid(t, seat) >= lowest_bid(t)


def highest_bid(t: LeylinesTable, seat: i64) -> i64:
    """L-7.11, R-20  All the Gold of a seat; with a limit, no more than the highest bid of the edition."""
    gold = t.travellers[seat].gold
    return min(gold, t.content.highest_bid) if t.bid_limit == 1 else gold


def bids(t: LeylinesTable, seat: i64, above: i64 = 0) -> list[i64]:
    """L-7.10, L-7.11, L-15.8  Every bid that a seat can pay, or pass; or first a Special Delivery.

    The scale of bids has an end. Whoever can bid more says so, and is asked for the amount above it.
    """
    possible, scale = t.content.actions, t.content.highest_bid
    left = highest_bid(t, seat) - above
    options = possible.bids(lowest_bid_above(t, above) - above, min(left, scale))
    options.append(possible.pass_)
    if left > scale:
        options.append(possible.more)
    cards = using.usable(t, seat)
    return cards + options if cards else options


def say_more(t: LeylinesTable, above: i64) -> i64:
    """L-7.11  What *more* names: the end of the scale, and as many scales more as the high bid fills."""
    scale, lowest = t.content.highest_bid, lowest_bid(t)
    above += scale
    while above + scale < lowest:
        above += scale
    return above


def bid_above(t: LeylinesTable) -> i64:
    """L-7.11  How much whoever is asked for a bid has named already, by saying *more*."""
    bidding = t.answer is bid_made or t.answer is second_bid_made
    return t.about if bidding and t.about > 0 else 0


def offer_bid(t: LeylinesTable, seat: i64) -> None:
    """L-7.10, D-15  From the left, once each; whoever has too little Gold is not asked."""
    auction = running(t)
    while seat != auction.seat:
        if can_bid(t, seat):
            t.ask(seat, bids(t, seat), bid_made)
            return
        seat = t.left_of(seat)
    offer_decision(t, seat)


def bid_made(t: LeylinesTable, seat: i64, action: i64, above: i64 = 0) -> None:
    """L-7.10, L-7.11  A bid or a pass, and the next is asked; a bid above the scale takes two answers."""
    if action == t.content.actions.more:
        above = say_more(t, above)
        t.ask(seat, bids(t, seat, above), bid_made, above)
    elif t.content.actions.kind_of(action) == actions.USE:
        t.plan((offer_bid, seat))
        using.use_card(t, seat, action)
    else:
        take_bid(t, seat, action, above)
        offer_bid(t, t.left_of(seat))


def take_bid(t: LeylinesTable, seat: i64, action: i64, above: i64) -> None:
    """L-7.10  The bid is the high one now; a pass is told."""
    if action == t.content.actions.pass_:
        t.tell(events.PASSED, seat)
        return
    auction = running(t)
    auction.high = above + t.content.actions.part_of(action)
    auction.bidder = seat
    t.tell(events.BID, seat, auction.high)


# The active player's decision.


def offer_decision(t: LeylinesTable, seat: i64) -> None:
    """L-7.12, L-7.13, D-16, R-21  Match or pass; without a bid, take it for nothing or decline."""
    possible, auction = t.content.actions, running(t)
    options = using.cards_at_hub_or_auction(t, seat)[:]
    if auction.bidder == NOBODY:
        options.append(possible.claim)
        options.append(possible.decline)
    else:
        if t.travellers[seat].gold >= auction.high:
            options.append(possible.match)
        options.append(possible.pass_)
    t.ask(seat, options, decision_made)


def decision_made(t: LeylinesTable, seat: i64, action: i64) -> None:
    """L-7.12, L-7.13, L-7.16  The active player matched, passed, or answered without a bid."""
    kind, auction = t.content.actions.kind_of(action), running(t)
    if kind == actions.USE:
        t.plan((offer_decision, seat))
        using.use_card(t, seat, action)
    elif kind == actions.CLAIM:
        sell(t, seat, 0, FOR_NOTHING)
    elif kind == actions.DECLINE:
        t.tell(events.DECLINED, seat, t.display[auction.lot])
    elif kind == actions.PASS:
        sell(t, auction.bidder, auction.high, TO_BIDDER)
        compensation.compensate(t, seat)
    elif t.seats == 2 and auction.again == 0:
        offer_second_bid(t, auction.bidder)
    else:
        sell(t, seat, auction.high, MATCHED)
        compensation.compensate(t, auction.bidder)


def offer_second_bid(t: LeylinesTable, seat: i64) -> None:
    """L-7.16, D-17, R-24  Two players: whoever is matched may bid once more."""
    if can_bid(t, seat):
        t.ask(seat, bids(t, seat), second_bid_made)
    else:
        t.ask(seat, [t.content.actions.pass_], second_bid_made)


def second_bid_made(t: LeylinesTable, seat: i64, action: i64, above: i64 = 0) -> None:
    """L-7.16  No third bid: match or pass comes next, or the match stands."""
    if action == t.content.actions.more:
        above = say_more(t, above)
        t.ask(seat, bids(t, seat, above), second_bid_made, above)
        return
    if t.content.actions.kind_of(action) == actions.USE:
        t.plan((offer_second_bid, seat))
        using.use_card(t, seat, action)
        return
    auction = running(t)
    auction.again = 1
    take_bid(t, seat, action, above)
    if action == t.content.actions.pass_:
        sell(t, auction.seat, auction.high, MATCHED)
        compensation.compensate(t, seat)
    else:
        offer_decision(t, auction.seat)


def sell(t: LeylinesTable, seat: i64, gold: i64, how: i64) -> None:
    """L-7.12, L-7.14, R-22  The auctioned Contract to its owner, Gold to the supply, a new card there."""
    auction = running(t)
    place = auction.lot
    contract = t.display[place]
    auction.lot = NONE
    t.travellers[seat].gold -= gold
    t.travellers[seat].contracts.append(contract)
    t.display[place] = NONE
    t.tell(events.WON_CONTRACT, seat, contract, gold, how)
    refill_display(t)
