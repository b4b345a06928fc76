"""T-2.3, T-5.3  Drawing from the pile, to a hand or to the display."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.events import all_but, only
from toy import events
from toy.table import Fair


def fill_hand(t: Fair, seat: i64) -> None:
    """T-2.3  Draw up to the hand size while the pile lasts."""
    hand = t.hands[seat]
    while len(hand.cards) < t.content.hand and len(t.pile):
        card, known, denied = t.take_from_pile()
        hand.add(card, known | only(seat), denied)
        t.tell(events.DRAWS, seat, card, to=only(seat))
        t.tell(events.DRAWS_HIDDEN, seat, to=all_but(seat))


def fill_display(t: Fair) -> None:
    """T-5.3  Face-up cards from the pile while it lasts."""
    while len(t.display) < t.content.display and len(t.pile):
        card, _, _ = t.take_from_pile()
        t.display.append(card)
        t.tell(events.DISPLAYED, 0, card)
