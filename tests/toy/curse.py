"""Chapter 7: hex."""

from __future__ import annotations

from mypy_extensions import i64

from toy import actions, events
from toy.content import WARD
from toy.table import Curse, Fair


def offer_target(t: Fair, seat: i64) -> None:
    """T-7.1  Another seat. With two seats there is only one, and the engine plays it."""
    t.ask(seat, [actions.at(other) for other in sorted(t.left_of(seat))], target_named)


def target_named(t: Fair, seat: i64, action: i64) -> None:
    target = actions.part_of(action)
    t.curse = Curse(seat, target)
    t.tell(events.HEXES, seat, target)
    t.plan(*((offer_ward, other) for other in t.left_of(seat)), (strike,))


def offer_ward(t: Fair, seat: i64) -> None:
    """T-7.2  Everybody is asked while the hex is on its way, so that being asked gives nothing away."""
    if t.curse is not None:
        t.ask_secretly(seat, reactions, reaction_chosen)


def reactions(t: Fair, seat: i64) -> list[i64]:
    """T-7.2  A ward from the hand, or nothing."""
    cards = t.hands[seat].cards
    wards = [actions.ward(slot) for slot in range(len(cards)) if t.content.cards[cards[slot]].power == WARD]
    return [*wards, actions.pass_()]


def reaction_chosen(t: Fair, seat: i64, action: i64) -> None:
    """T-7.2  A ward is discarded, and the hex is gone."""
    if actions.kind_of(action) == actions.PASS:
        t.tell(events.PASSES, seat)
        return
    slot = actions.part_of(action)
    card = t.hands[seat].cards[slot]
    t.show(seat, slot)
    t.hands[seat].remove(slot)
    t.discard.append(card)
    t.tell(events.WARDS, seat, card)
    t.curse = None


def strike(t: Fair) -> None:
    """T-7.1  A hex that nobody stopped costs a coin."""
    curse = t.curse
    if curse is None:
        return
    coins = min(1, t.coins[curse.target])
    t.pay(curse.target, curse.by, coins)
    t.tell(events.GIVES, curse.target, curse.by, coins)
    t.curse = None
