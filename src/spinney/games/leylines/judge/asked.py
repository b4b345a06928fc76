"""What lies in the question that a seat is asked: cubes within reach, an auction, a payment."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.leylines import actions, question
from spinney.games.leylines.cubes import KINDS, covers, of, one, size
from spinney.games.leylines.judge_cards import hire_worth, item_prospect
from spinney.games.leylines.judge_plan import ENTER, idle, plan_from, plan_worth, turns_left, wanted
from spinney.games.leylines.markets import negotiated
from spinney.games.leylines.quickness import can_collect
from spinney.games.leylines.table import EMPTY, Auction, LeylinesTable

OTHER: Final = 0.4  # a cube that no Contract needs
NEVER: Final = 99.0  # Gold for what cannot be done
HOPE: Final = 0.6  # of the best destination, while none is chosen
HUB: Final = 0.5  # an auction of one's own ...
OWN: Final = 0.25  # ... and the share of the best Contract in it
UNBID: Final = 0.7  # of a Contract that nobody has bid for yet
WELL: Final = 3.0  # what it is worth at most that a space lies well
MANY: Final[i64] = 99  # more cubes than a space holds
SALE: Final = 0.75  # a Shadow Market under way
CUBE_QUESTIONS: Final[list[i64]] = [question.CUBES, question.COMPANION, question.FETCH]
WAY_QUESTIONS: Final[list[i64]] = [question.DESTINATION, question.PATH, question.ROUTE]


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


class Prospect:
    """A seat that is asked, with what its plan is worth as it stands."""

    def __init__(self, t: LeylinesTable, seat: i64, rounds: float) -> None:
        self.seat: Final[i64] = seat
        self.rounds: Final = rounds
        self.turns: Final = turns_left(t, seat, 0)
        self.plan: Final = plan_worth(t, seat, -1, self.turns)

    def gain(self, t: LeylinesTable, space: i64, cubes: i64) -> float:
        """What it would be worth to stand on a space with other cubes."""
        return plan_from(t, self.seat, space, cubes, -1, self.turns) - self.plan


def asked_worth(t: LeylinesTable, seat: i64, rounds: float) -> float:
    """For the seat that is asked."""
    asked = question.question(t)
    if asked == question.REROLL:
        return reroll_worth(t)
    if asked == question.FRIEND:
        return hire_worth(t, seat, rounds)
    if asked == question.SALE:
        return SALE
    if asked in CUBE_QUESTIONS:
        return cubes_in_reach(t, Prospect(t, seat, rounds), asked)
    if asked in WAY_QUESTIONS:
        free: i64 = t.content.path_cubes if asked == question.PATH else 1
        return HOPE * best_destination(t, Prospect(t, seat, rounds), free)
    if asked == question.LOT:
        return best_lot(t, Prospect(t, seat, rounds))
    if asked == question.ITEM or (asked == question.PAYMENT and t.visit is None):
        return hub_worth(t, Prospect(t, seat, rounds))
    return 0.0


# Cubes.


def cubes_in_reach(t: LeylinesTable, own: Prospect, asked: i64) -> float:
    """The best that can be done with the cubes of a space."""
    values = cube_values(t, own)
    about: i64 = t.about
    more: i64 = t.more
    if asked == question.COMPANION:
        return max([best_cubes(heap, t.content.companion, values, MANY, NEVER) for heap in t.heaps])
    if asked == question.FETCH:
        return best_cubes(t.heaps[about], t.content.companion - more, values, MANY, NEVER)
    who = t.travellers[own.seat]
    room = t.limit(own.seat) - size(who.cubes)
    return best_cubes(t.heaps[who.space], about, values, room, collecting(t, own))


def cube_values(t: LeylinesTable, own: Prospect) -> list[float]:
    """What the next cube of each colour is worth to a seat."""
    who = t.travellers[own.seat]
    values = [OTHER] * KINDS
    lacking = wanted(t, own.seat)
    for colour in range(KINDS):
        if lacking[colour] > 0:
            values[colour] = max(OTHER, own.gain(t, who.space, who.cubes + one(colour)))
    return values


def collecting(t: LeylinesTable, own: Prospect) -> float:
    """What the die costs that collects; more than anything where none can."""
    return idle(own.turns) - idle(turns_left(t, own.seat, 1)) if can_collect(t, own.seat) else NEVER


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


# Ways.


def best_destination(t: LeylinesTable, own: Prospect, free: i64) -> float:
    """The best of the spaces that may be gone to: what can be done there, and how well it lies."""
    who, content = t.travellers[own.seat], t.content
    room = t.limit(own.seat) - size(who.cubes)
    values, die, hub = cube_values(t, own), collecting(t, own), hub_worth(t, own)
    best = 0.0
    for option in t.options:
        if content.actions.kind_of(option) == actions.TO:
            space = content.actions.part_of(option)
            worth = 0.0
            if t.heaps[space] != 0:
                taken: i64 = 0 if space == t.turn.start and free == 1 else free
                worth = best_cubes(t.heaps[space], taken, values, room, die)
            if content.board.is_market(space):
                if space != who.space:  # the turn that the visit takes is already spent
                    visit = plan_from(t, own.seat, space, who.cubes, -1, own.turns + ENTER)
                    best = max(best, worth + visit - own.plan)
                continue
            if content.board.is_hub(space):
                worth += hub
            if worth > max(0.0, best - WELL):
                best = max(best, worth + own.gain(t, space, who.cubes))
    return best


# Hubs.


def hub_worth(t: LeylinesTable, own: Prospect) -> float:
    """An Item, and an auction of one's own."""
    return best_item(t, own) + best_lot(t, own)


def best_item(t: LeylinesTable, own: Prospect) -> float:
    """The Item that is worth most beyond its cubes."""
    who, cost = t.travellers[own.seat], t.content.item_cost
    best = 0.0
    for item in range(len(cost)):
        if not who.has(item) and covers(who.cubes, cost[item]):
            price = max(OTHER * float(size(cost[item])), -own.gain(t, who.space, who.cubes - cost[item]))
            best = max(best, item_prospect(t, own.seat, item, own.rounds) - price)
    return best


def best_lot(t: LeylinesTable, own: Prospect) -> float:
    """The Contract that promises most, not always won and not always cheap."""
    best = 0.0
    for contract in t.display:
        if contract != EMPTY:
            best = max(best, plan_worth(t, own.seat, contract, own.turns) - own.plan)
    return HUB + OWN * best


# Dice.


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
