"""What lies in the question that a seat is asked: cubes within reach, an auction, a payment."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.leylines import actions, question
from spinney.games.leylines.cubes import KINDS, covers, of, one, size
from spinney.games.leylines.judge_cards import hire_worth, item_prospect
from spinney.games.leylines.judge_plan import ENTER, IDLE, idle, plan_from, plan_worth, turns_left
from spinney.games.leylines.markets import negotiated
from spinney.games.leylines.quickness import can_collect
from spinney.games.leylines.table import EMPTY, Auction, LeylinesTable

OTHER: Final = 0.4  # a cube that no Contract needs
NEVER: Final = 99.0  # Gold for what cannot be done
HOPE: Final = 0.7  # of the best destination, while none is chosen
HUB: Final = 0.0  # an auction of one's own ...
OWN: Final = 0.2  # ... and the share of the best Contract in it
UNBID: Final = 0.7  # of a Contract that nobody has bid for yet
MANY: Final[i64] = 99  # more cubes than a space holds
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
        return HOPE * best_destination(t, seat, 1, rounds)
    if asked == question.PATH:
        return HOPE * best_destination(t, seat, t.content.path_cubes, rounds)
    if asked == question.ROUTE:
        return HOPE * best_destination(t, seat, 1, rounds)
    if asked == question.ITEM:
        return best_lot(t, seat) + best_item(t, seat, rounds)
    if asked == question.LOT:
        return best_lot(t, seat)
    if asked == question.COMPANION:
        return best_fetch(t, seat)
    if asked == question.FETCH:
        space: i64 = t.about
        fetched: i64 = t.more
        values = cube_values(t, seat, turns_left(t, seat, 0))
        return best_cubes(t.heaps[space], t.content.companion - fetched, values, MANY, NEVER)
    if asked == question.SALE:
        return SALE * 0.5
    if asked == question.REROLL:
        return reroll_worth(t)
    if asked == question.FRIEND:
        return hire_worth(t, seat, rounds)
    return 0.0


def cube_values(t: LeylinesTable, seat: i64, turns: float) -> list[float]:
    """What the next cube of each colour is worth to a seat."""
    who = t.travellers[seat]
    before = plan_worth(t, seat, -1, turns)
    return [
        max(OTHER, plan_from(t, seat, who.space, who.cubes + one(colour), -1, turns) - before)
        for colour in range(KINDS)
    ]


def cubes_here(t: LeylinesTable, seat: i64, space: i64, free: i64) -> float:
    """The best that can be done with the cubes of a space."""
    heap = t.heaps[space]
    if heap == 0:
        return 0.0
    turns = turns_left(t, seat, 0)
    room = t.limit(seat) - size(t.travellers[seat].cubes)
    return best_cubes(heap, free, cube_values(t, seat, turns), room, collecting(t, seat, turns))


def collecting(t: LeylinesTable, seat: i64, turns: float) -> float:
    """What the die costs that collects; more than anything where none can."""
    return idle(turns) - idle(turns_left(t, seat, 1)) if can_collect(t, seat) else NEVER


def best_cubes(heap: i64, free: i64, values: list[float], room: i64, die: float) -> float:
    """Free cubes, the best first, or all of them for a die."""
    everything = 0.0
    taken = 0.0
    left = heap
    for at in range(min(size(heap), room)):
        best: i64 = -1
        for colour in range(KINDS):
            if of(left, colour) > 0 and (best < 0 or values[colour] > values[best]):
                best = colour
        left -= one(best)
        everything += values[best]
        if at < free:
            taken += values[best]
    return max(taken, everything - die)


def best_fetch(t: LeylinesTable, seat: i64) -> float:
    """The best that a Companion can bring from anywhere."""
    values = cube_values(t, seat, turns_left(t, seat, 0))
    best = 0.0
    for heap in t.heaps:
        if heap != 0:
            best = max(best, best_cubes(heap, t.content.companion, values, MANY, NEVER))
    return best


def best_destination(t: LeylinesTable, seat: i64, free: i64, rounds: float) -> float:
    """The best of the spaces that may be gone to: cubes there, and the way that it is nearer to Markets."""
    who, content = t.travellers[seat], t.content
    room = t.limit(seat) - size(who.cubes)
    turns = turns_left(t, seat, 0)
    values = cube_values(t, seat, turns)
    die = collecting(t, seat, turns)
    before = plan_worth(t, seat, -1, turns)
    hub = best_lot(t, seat) + best_item(t, seat, rounds)
    best = 0.0
    for option in t.options:
        if content.actions.kind_of(option) == actions.TO:
            space = content.actions.part_of(option)
            heap = t.heaps[space]
            is_hub, is_market = content.board.is_hub(space), content.board.is_market(space)
            if heap == 0 and not is_hub and not is_market:
                continue
            worth = plan_from(t, seat, space, who.cubes, -1, turns) - before
            if heap != 0:
                taken: i64 = 0 if space == t.turn.start and free == 1 else free
                worth += best_cubes(heap, taken, values, room, die)
            if is_market and space != who.space:
                worth += ENTER * IDLE
            elif is_hub:
                worth += hub
            best = max(best, worth)
    return best


def best_lot(t: LeylinesTable, seat: i64) -> float:
    """An auction of one's own: the Contract that promises most, not always won and not always cheap."""
    turns = turns_left(t, seat, 0)
    before = plan_worth(t, seat, -1, turns)
    best = 0.0
    for contract in t.display:
        if contract != EMPTY:
            best = max(best, plan_worth(t, seat, contract, turns) - before)
    return HUB + OWN * best


def best_item(t: LeylinesTable, seat: i64, rounds: float) -> float:
    """The Item that is worth most beyond its cubes."""
    who, cost = t.travellers[seat], t.content.item_cost
    turns = turns_left(t, seat, 0)
    before = plan_worth(t, seat, -1, turns)
    best = 0.0
    for item in range(len(cost)):
        if not who.has(item) and covers(who.cubes, cost[item]):
            price = before - plan_from(t, seat, who.space, who.cubes - cost[item], -1, turns)
            best = max(
                best, item_prospect(t, seat, item, rounds) - max(price, OTHER * float(size(cost[item])))
            )
    return best


def reroll_worth(t: LeylinesTable) -> float:
    """Dice that are marked will be better, for a Gold."""
    marked: i64 = t.more
    total = 0.0
    for value in range(KINDS):
        total += 0.35 * (2.5 - float(value)) * float(of(marked, value))
    return total - float(t.content.reroll) if marked != 0 else 0.0


# Auctions.


def add_auction(t: LeylinesTable, auction: Auction, values: list[float], rounds: float) -> None:
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
    if float(t.travellers[active].gold) >= price and own - price > hire_worth(t, active, rounds):
        values[active] += own - price
        values[bidder] += hire_worth(t, bidder, rounds)
    else:
        values[active] += hire_worth(t, active, rounds)
        values[bidder] += lot_worth(t, bidder, lot) - price


def lot_worth(t: LeylinesTable, seat: i64, lot: i64) -> float:
    """What a Contract would add to a seat's plan."""
    turns = turns_left(t, seat, 0)
    return plan_worth(t, seat, lot, turns) - plan_worth(t, seat, -1, turns) + 0.1
