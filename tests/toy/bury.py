"""Chapter 4: bury."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.events import all_but, only
from toy import actions, events
from toy.table import Fair


def pick_card(t: Fair, seat: i64, slot: i64, more: i64) -> None:
    t.plan((offer_place, seat, slot, more))


def offer_place(t: Fair, seat: i64, slot: i64, more: i64) -> None:
    """T-4.1  On top of the pile or at its bottom."""
    t.ask(seat, [actions.to_top(), actions.to_bottom()], place_chosen, slot, more)


def place_chosen(t: Fair, seat: i64, action: i64, slot: i64, more: i64) -> None:
    """T-4.1  Face down; seats that knew the card know where it is."""
    hand = t.hands[seat]
    card, known, denied = hand.cards[slot], hand.known[slot], hand.denied[slot]
    at_bottom = action == actions.to_bottom()
    hand.remove(slot)
    if at_bottom:
        t.pile.put_at_bottom([card], known)
        t.excluded.insert(0, denied)
    else:
        t.pile.put_on_top([card], known)
        t.excluded.append(denied)
    t.tell(events.BURIES, seat, slot, at_bottom, card, to=only(seat))
    t.tell(events.BURIED, seat, slot, at_bottom, to=all_but(seat))
    if more and hand.cards:
        t.plan((offer_second, seat, more - 1))


def offer_second(t: Fair, seat: i64, more: i64) -> None:
    """T-4.2  A second card, or done."""
    slots = range(len(t.hands[seat].cards))
    t.ask(seat, [*[actions.bury(slot) for slot in slots], actions.done()], second_chosen, more)


def second_chosen(t: Fair, seat: i64, action: i64, more: i64) -> None:
    if actions.kind_of(action) == actions.BURY:
        pick_card(t, seat, actions.part_of(action), more)
