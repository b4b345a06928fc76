"""Chapter 6: feast."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.events import all_but, only
from toy import actions, events
from toy.auction import take_prize
from toy.content import LANTERN
from toy.table import Fair, Sealed


def feast(t: Fair, seat: i64) -> None:
    """T-6.1  Each seat seals a bid in turn, this one first; then all are opened."""
    t.sealed = Sealed(seat, [-1] * t.seats)
    t.plan((offer_seal, seat), *((offer_seal, other) for other in t.left_of(seat)), (open_bids,))


def offer_seal(t: Fair, seat: i64) -> None:
    """T-6.1  How much a seat can bid is its secret."""
    t.ask_secretly(seat, sealable, seal_made)


def sealable(t: Fair, seat: i64) -> list[i64]:
    return [actions.seal(coins) for coins in range(highest_bid(t, seat) + 1)]


def highest_bid(t: Fair, seat: i64) -> i64:
    """T-6.1  Up to the seat's coins, or one more with a lantern."""
    return t.coins[seat] + (1 if t.slot_with(seat, LANTERN) >= 0 else 0)


def seal_made(t: Fair, seat: i64, action: i64) -> None:
    assert t.sealed is not None
    t.sealed.bids[seat] = actions.coins_in(action)
    t.tell(events.SEALS, seat, t.sealed.bids[seat], to=only(seat))
    t.tell(events.SEALED, seat, to=all_but(seat))


def open_bids(t: Fair) -> None:
    """T-6.2, T-6.3  The highest bid wins, the earlier one on a tie; it costs no more than the coins."""
    sealed = t.sealed
    assert sealed is not None
    t.reveal()
    winner = sealed.by
    for seat in [sealed.by, *t.left_of(sealed.by)]:
        open_bid(t, seat, sealed.bids[seat])
        if sealed.bids[seat] > sealed.bids[winner]:
            winner = seat
    t.opened = sealed.bids
    t.sealed = None
    take_prize(t, winner, 0, min(sealed.bids[winner], t.coins[winner]), -1)


def open_bid(t: Fair, seat: i64, bid: i64) -> None:
    """T-6.4  A bid beyond the coins shows the lantern."""
    t.tell(events.OPENS, seat, bid)
    if bid > t.coins[seat]:
        slot = t.slot_with(seat, LANTERN)
        t.show(seat, slot)
        t.tell(events.SHOWS, seat, slot, t.hands[seat].cards[slot])
