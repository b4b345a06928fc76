"""What lies in the question that a seat is asked: cubes within reach, an auction, a payment."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.leylines import actions, question
from spinney.games.leylines.cubes import KINDS, of, size
from spinney.games.leylines.judge_cards import item_prospect
from spinney.games.leylines.judge_plan import CUBE, IDLE, STEP, plan_worth, wanted
from spinney.games.leylines.markets import negotiated
from spinney.games.leylines.quickness import can_collect
from spinney.games.leylines.table import EMPTY, Auction, LeylinesTable

NEEDED: Final = 1.7  # a cube that a Contract needs ...
OTHER: Final = 0.4  # ... and one that none does
COLLECT: Final = 1.1  # what the die costs that collects
HUB: Final = 1.6  # an auction of one's own
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
        return best_destination(t, seat, 1)
    if asked == question.PATH:
        return best_destination(t, seat, t.content.path_cubes)
    if asked == question.ROUTE:
        return best_destination(t, seat, 1)
    if asked == question.ITEM:
        return HUB + best_item(t, seat, rounds)
    if asked == question.LOT:
        return HUB
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
    """The best of the spaces that may be gone to."""
    who, content = t.travellers[seat], t.content
    values = cube_values(t, seat)
    room = t.limit(seat) - size(who.cubes)
    collects = can_collect(t, seat)
    target = nearest_market(t, seat)
    here = who.space
    best = 0.0
    for option in t.options:
        if content.actions.kind_of(option) == actions.TO:
            space = content.actions.part_of(option)
            worth = 0.0
            if t.heaps[space] != 0:
                taken: i64 = 0 if space == t.turn.start and free == 1 else free
                worth += best_cubes(t.heaps[space], taken, values, room, collects)
            if target != EMPTY:
                worth += IDLE * 1.6 * float(content.steps[here][target] - content.steps[space][target]) / STEP
            if content.board.is_market(space) and space != here:
                worth += 3.0
            elif content.board.is_hub(space):
                worth += HUB
            best = max(best, worth)
    return best


def nearest_market(t: LeylinesTable, seat: i64) -> i64:
    """The Market of the Contract that is nearest to completion."""
    who, content = t.travellers[seat], t.content
    best: i64 = EMPTY
    least = 1000.0
    for contract in who.contracts:
        market = t.market[content.token[contract]]
        short: i64 = 0
        for colour in range(KINDS):
            short += max(0, of(content.need[contract], colour) - of(who.cubes, colour))
        cost = 2.0 * CUBE * float(short) + float(content.steps[who.space][market]) / STEP
        if cost < least:
            least = cost
            best = market
    return best


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


def auction_worth(t: LeylinesTable, auction: Auction, seat: i64, turns: float) -> float:
    """What a Contract under the hammer promises a seat: to have it, or to be compensated."""
    if auction.lot == EMPTY or t.display[auction.lot] == EMPTY:
        return 0.0
    if seat != auction.seat and seat != auction.bidder:
        return 0.0
    lot = t.display[auction.lot]
    value = plan_worth(t, seat, lot, turns) - plan_worth(t, seat, -1, turns) + 0.4
    price = float(auction.high)
    hire = LOSER if t.travellers[seat].gold > 0 else 0.0
    if seat == auction.bidder:
        return 0.5 * (value - price) + 0.5 * hire
    if auction.bidder < 0:
        return max(0.0, 0.8 * value)
    return max(hire, value - price) if float(t.travellers[seat].gold) >= price else hire
