"""What lies in the question that a seat is asked: cubes within reach, an auction, a payment."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.leylines import actions, question
from spinney.games.leylines.cubes import KINDS, of, size
from spinney.games.leylines.judge_cards import item_prospect
from spinney.games.leylines.judge_plan import IDLE, STOP, plan_from, plan_worth, turns_left, wanted
from spinney.games.leylines.markets import negotiated
from spinney.games.leylines.quickness import can_collect
from spinney.games.leylines.table import EMPTY, Auction, LeylinesTable

NEEDED: Final = 1.9  # a cube that a Contract needs ...
OTHER: Final = 0.4  # ... and one that none does
COLLECT: Final = 1.1  # what the die costs that collects
HOPE: Final = 0.7  # of the best destination, while none is chosen
HUB: Final = 0.0  # an auction of one's own ...
OWN: Final = 0.2  # ... and the share of the best Contract in it
UNBID: Final = 0.7  # of a Contract that nobody has bid for yet
LOSER: Final = 1.6  # a Friend, less its price
FETCH: Final = 3.0  # a Companion under way
SALE: Final = 1.5


def visit_worth(t: LeylinesTable) -> float:
    """Gold of the Market visit that is going on, not paid out yet."""
    visit = t.visit
    if visit is None:
        return 0.0
    bonus = t.content.bonus[min(3, visit.contracts)]
    return float(visit.gold + bonus + negotiated(t, visit))


def payment_worth(t: LeylinesTable) -> float:
    """Changes that are used up by the payment that is going on."""
    payment = t.payment
    if payment is None:
        return 0.0
    return -0.9 * float(payment.potion) - 0.6 * float(payment.exchanged) - 0.3 * float(size(payment.given))


def asked_worth(t: LeylinesTable, seat: i64, rounds: float) -> float:
    """For the seat that is asked."""
    asked = question.question(t)
    if asked == question.CUBES:
        free: i64 = t.about
        return cubes_here(t, seat, t.travellers[seat].space, free)
    if asked == question.DESTINATION:
        return HOPE * best_destination(t, seat, 1)
    if asked == question.PATH:
        return HOPE * best_destination(t, seat, t.content.path_cubes)
    if asked == question.ROUTE:
        return HOPE * best_destination(t, seat, 1)
    if asked == question.ITEM:
        return best_lot(t, seat) + best_item(t, seat, rounds)
    if asked == question.LOT:
        return best_lot(t, seat)
    if asked == question.COMPANION or asked == question.FETCH:
        return FETCH if asked == question.COMPANION else FETCH * 0.4
    if asked == question.SALE:
        return SALE * 0.5
    if asked == question.REROLL:
        return reroll_worth(t)
    if asked == question.FRIEND:
        return LOSER
    return 0.0


def cube_values(t: LeylinesTable, seat: i64) -> list[float]:
    """What the next cube of each colour is worth to a seat."""
    return [NEEDED if number > 0 else OTHER for number in wanted(t, seat)]


def cubes_here(t: LeylinesTable, seat: i64, space: i64, free: i64) -> float:
    """The best that can be done with the cubes of a space."""
    heap = t.heaps[space]
    if heap == 0:
        return 0.0
    return best_cubes(
        heap, free, cube_values(t, seat), t.limit(seat) - size(t.travellers[seat].cubes), can_collect(t, seat)
    )


def best_cubes(heap: i64, free: i64, values: list[float], room: i64, collects: bool) -> float:
    """Free cubes, the best first, or all of them for a die."""
    everything = 0.0
    taken = 0.0
    left: i64 = free
    count: i64 = 0
    for needed in range(2):  # needed colours first
        for colour in range(KINDS):
            if (values[colour] >= 1.0) == (needed == 0):
                number = of(heap, colour)
                if number > 0:
                    fits = max(0, min(number, room - count))
                    everything += values[colour] * float(fits)
                    some = min(left, fits)
                    taken += values[colour] * float(some)
                    left -= some
                    count += number
    return max(taken, everything - COLLECT) if collects else taken


def best_destination(t: LeylinesTable, seat: i64, free: i64) -> float:
    """The best of the spaces that may be gone to: cubes there, and the way that it is nearer to Markets."""
    who, content = t.travellers[seat], t.content
    values = cube_values(t, seat)
    room = t.limit(seat) - size(who.cubes)
    collects = can_collect(t, seat)
    turns = turns_left(t, seat)
    before = plan_worth(t, seat, -1, turns)
    hub = best_lot(t, seat)
    best = 0.0
    for option in t.options:
        if content.actions.kind_of(option) == actions.TO:
            space = content.actions.part_of(option)
            heap = t.heaps[space]
            is_hub, is_market = content.board.is_hub(space), content.board.is_market(space)
            if heap == 0 and not is_hub and not is_market:
                continue
            worth = plan_from(t, seat, space, -1, turns) - before
            if heap != 0:
                taken: i64 = 0 if space == t.turn.start and free == 1 else free
                worth += best_cubes(heap, taken, values, room, collects)
            if is_market and space != who.space:
                worth += STOP * IDLE
            elif is_hub:
                worth += hub
            best = max(best, worth)
    return best


def best_lot(t: LeylinesTable, seat: i64) -> float:
    """An auction of one's own: the Contract that promises most, not always won and not always cheap."""
    turns = turns_left(t, seat)
    before = plan_worth(t, seat, -1, turns)
    best = 0.0
    for contract in t.display:
        if contract != EMPTY:
            best = max(best, plan_worth(t, seat, contract, turns) - before)
    return HUB + OWN * best


def best_item(t: LeylinesTable, seat: i64, rounds: float) -> float:
    """The Item that is worth most beyond its cubes."""
    best = 0.0
    for option in t.options:
        if t.content.actions.kind_of(option) == actions.BUY:
            item = t.content.actions.part_of(option)
            price = NEEDED * 0.7 * float(size(t.content.item_cost[item]))
            best = max(best, item_prospect(t, seat, item, rounds) - price)
    return best


def reroll_worth(t: LeylinesTable) -> float:
    """Dice that are marked will be better, for a Gold."""
    marked: i64 = t.more
    total = 0.0
    for value in range(KINDS):
        total += 0.35 * (2.5 - float(value)) * float(of(marked, value))
    return total - float(t.content.reroll) if marked != 0 else 0.0


# Auctions.


def add_auction(t: LeylinesTable, auction: Auction, values: list[float]) -> None:
    """What a Contract under the hammer promises: to the active player, and to the highest bidder so far."""
    if auction.lot == EMPTY or t.display[auction.lot] == EMPTY:
        return
    lot = t.display[auction.lot]
    active, bidder = auction.seat, auction.bidder
    own = lot_worth(t, active, lot)
    if bidder < 0:
        values[active] += max(0.0, UNBID * own)
        return
    price = float(auction.high)
    if float(t.travellers[active].gold) >= price and own - price > hire_worth(t, active):
        values[active] += own - price
        values[bidder] += hire_worth(t, bidder)
    else:
        values[active] += hire_worth(t, active)
        values[bidder] += lot_worth(t, bidder, lot) - price


def lot_worth(t: LeylinesTable, seat: i64, lot: i64) -> float:
    """What a Contract would add to a seat's plan."""
    turns = turns_left(t, seat)
    return plan_worth(t, seat, lot, turns) - plan_worth(t, seat, -1, turns) + 0.1


def hire_worth(t: LeylinesTable, seat: i64) -> float:
    """L-7.18  A Friend, for whoever has Gold."""
    return LOSER if t.travellers[seat].gold > 0 else 0.0
