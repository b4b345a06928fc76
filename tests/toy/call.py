"""Chapter 3: call."""

from __future__ import annotations

from mypy_extensions import i64

from toy import actions, events
from toy.table import Fair


def call(t: Fair, seat: i64, colour: i64) -> None:
    """T-3.1  Each other seat in turn answers the call."""
    t.tell(events.CALLS, seat, colour)
    t.plan(*((offer_show, other, colour) for other in t.left_of(seat)))


def offer_show(t: Fair, seat: i64, colour: i64) -> None:
    """T-3.1  What a seat can show is its secret, so it is asked secretly."""
    t.ask_secretly(seat, showable, show_chosen, colour)


def showable(t: Fair, seat: i64, colour: i64) -> list[i64]:
    """T-3.1, T-3.2  Show a card of that colour; a seat without one has to say so."""
    cards = t.hands[seat].cards
    shows = [actions.show(slot) for slot in range(len(cards)) if t.colour(cards[slot]) == colour]
    return shows or [actions.no_such_card()]


def show_chosen(t: Fair, seat: i64, action: i64, colour: i64) -> None:
    if actions.kind_of(action) == actions.NO_SUCH_CARD:
        deny(t, seat, colour)
    else:
        slot = actions.part_of(action)
        t.show(seat, slot)
        t.tell(events.SHOWS, seat, slot, t.hands[seat].cards[slot])


def deny(t: Fair, seat: i64, colour: i64) -> None:
    """T-3.2  None of the cards now in this hand has that colour."""
    denied = t.hands[seat].denied
    for slot in range(len(denied)):
        denied[slot] |= 1 << colour
    t.reveal()
    t.tell(events.DENIES, seat, colour)
