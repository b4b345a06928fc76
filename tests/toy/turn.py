"""Chapter 2: turns; and chapter 8: the end."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.events import EVERYONE
from toy import actions, events
from toy.auction import name_lot
from toy.bury import pick_card
from toy.call import call
from toy.curse import offer_target
from toy.drawing import fill_hand
from toy.feast import feast
from toy.fields import COLOURS
from toy.table import Fair


def begin_turn(t: Fair, seat: i64) -> None:
    """T-2.1  So many rounds, then the end."""
    if t.turns == t.rounds * t.seats:
        t.plan((lay_open,))
    else:
        t.plan((offer_deed, seat, 1), (end_turn, seat))


def offer_deed(t: Fair, seat: i64, boasts: i64) -> None:
    """T-2.1  One deed, and possibly a boast before it (T-2.2)."""
    t.ask(seat, deeds(t, seat, boasts), deed_chosen, boasts)


def deeds(t: Fair, seat: i64, boasts: i64) -> list[i64]:
    """The deeds, in the order of the action space; all of them follow from public facts."""
    legal = [actions.call(colour) for colour in range(len(COLOURS))]
    legal += [actions.auction(lot) for lot in range(len(t.display))]
    legal += [actions.bury(slot) for slot in range(len(t.hands[seat].cards))]
    legal.append(actions.hex_())
    if t.display:
        legal.append(actions.feast())
    if boasts:
        known = t.hands[seat].known
        legal += [actions.boast(slot) for slot in range(len(known)) if known[slot] != EVERYONE]
    return legal


def deed_chosen(t: Fair, seat: i64, action: i64, boasts: i64) -> None:
    kind, part = actions.kind_of(action), actions.part_of(action)
    if kind == actions.CALL:
        call(t, seat, part)
    elif kind == actions.AUCTION:
        name_lot(t, seat, part)
    elif kind == actions.BURY:
        pick_card(t, seat, part, 1)
    elif kind == actions.HEX:
        t.plan((offer_target, seat))
    elif kind == actions.FEAST:
        feast(t, seat)
    else:
        boast(t, seat, part)
        t.plan((offer_deed, seat, boasts - 1))


def boast(t: Fair, seat: i64, slot: i64) -> None:
    """T-2.2  Show a hidden card to all, for a coin from the bank if it has one."""
    coins = min(1, t.bank)
    t.show(seat, slot)
    t.pay(-1, seat, coins)
    t.tell(events.BOASTS, seat, slot, t.hands[seat].cards[slot], coins)


def end_turn(t: Fair, seat: i64) -> None:
    """T-2.3  Draw up; the turn passes to the left."""
    fill_hand(t, seat)
    t.turns += 1
    t.plan((begin_turn, (seat + 1) % t.seats))


def lay_open(t: Fair) -> None:
    """T-8.1, T-8.2  Hands are shown; the highest score wins, then most coins."""
    for seat in range(t.seats):
        for slot in range(len(t.hands[seat].cards)):
            t.show(seat, slot)
    ranks = [(t.score(seat), t.coins[seat]) for seat in range(t.seats)]
    winners: list[i64] = [seat for seat in range(t.seats) if ranks[seat] == max(ranks)]
    for seat in winners:
        t.tell(events.WINS, seat, t.score(seat))
    t.finish(winners)
