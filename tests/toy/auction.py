"""Chapter 5: auction."""

from __future__ import annotations

from mypy_extensions import i64

from toy import actions, events
from toy.drawing import fill_display
from toy.table import Auction, Fair


def name_lot(t: Fair, seat: i64, lot: i64) -> None:
    """T-5.1  Each other seat bids once; then the card goes away."""
    t.auction = Auction(lot, seat, seat, 0)
    t.tell(events.AUCTIONS, seat, t.display[lot])
    t.plan(*((offer_bid, other) for other in t.left_of(seat)), (award,))


def offer_bid(t: Fair, seat: i64) -> None:
    """T-5.1  Bid more, or pass. A seat that cannot pay more has to pass, and everybody can see that."""
    assert t.auction is not None
    bids = [actions.bid(coins) for coins in range(t.auction.high + 1, t.coins[seat] + 1)]
    t.ask(seat, [*bids, actions.pass_()], bid_made)


def bid_made(t: Fair, seat: i64, action: i64) -> None:
    auction = t.auction
    assert auction is not None
    if actions.kind_of(action) == actions.PASS:
        t.tell(events.PASSES, seat)
        return
    auction.high = actions.coins_in(action)
    auction.leader = seat
    t.tell(events.BIDS, seat, auction.high)


def award(t: Fair) -> None:
    """T-5.2, T-5.3  The highest bidder pays the caller; the caller pays the bank a coin."""
    auction = t.auction
    assert auction is not None
    leader, caller = auction.leader, auction.caller
    if leader == caller:
        price, to = min(1, t.coins[caller]), -1
    else:
        price, to = auction.high, caller
    take_prize(t, leader, auction.lot, price, to)
    t.close_auction()


def take_prize(t: Fair, seat: i64, lot: i64, price: i64, to: i64) -> None:
    """T-5.2, T-5.3  Pay, take the card, and fill the gap."""
    card = t.display.pop(lot)
    t.pay(seat, to, price)
    t.prizes[seat].append(card)
    t.tell(events.TAKES, seat, card, price)
    fill_display(t)
