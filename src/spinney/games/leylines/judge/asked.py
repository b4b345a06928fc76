"""What lies in the question that a seat is asked: cubes within reach, an auction, a payment."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.nothing import NOBODY, NONE
from spinney.games.leylines.judge.belongings import hire_value, item_prospect
from spinney.games.leylines.judge.plan import ENTER, cubes_wanted, idle, plan_from, plan_value, turns_left
from spinney.games.leylines.rules.collecting import can_collect
from spinney.games.leylines.rules.markets import negotiated
from spinney.games.leylines.state.cubes import COLOUR_COUNT, DIE_VALUES, covers, of, one, size
from spinney.games.leylines.state.table import Auction, LeylinesTable
from spinney.games.leylines.terms import actions, questions
from spinney.games.leylines.terms.questions import QUESTIONS

OTHER: Final = 0.4  # a cube that no Contract needs
NEVER: Final = 99.0  # Gold for what cannot be done
HOPE: Final = 0.6  # of the best destination, while none is chosen
HUB: Final = 0.5  # an auction of one's own ...
OWN: Final = 0.25  # ... and the share of the best Contract in it
UNBID: Final = 0.7  # of a Contract that nobody has bid for yet
WELL: Final = 3.0  # what it is worth at most that a space lies well
MANY: Final[i64] = 99  # more cubes than a space holds
SALE: Final = 0.75  # a Shadow Market under way
CUBE_QUESTIONS: Final[list[i64]] = [questions.CUBES, questions.COMPANION, questions.FETCH]
WAY_QUESTIONS: Final[list[i64]] = [questions.DESTINATION, questions.PATH, questions.ROUTE]


def visit_value(t: LeylinesTable) -> float:
    """Gold of the Market visit that the active player is in, not paid out yet."""
    visit = t.visit
    if visit is None:
        return 0.0
    bonus = t.content.bonus[min(3, visit.contracts)]
    return float(visit.gold + bonus + negotiated(t, visit))


def payment_value(t: LeylinesTable) -> float:
    """Changes of colour that the payment in progress uses up."""
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
        self.plan: Final = plan_value(t, seat, NONE, self.turns)

    def gain(self, t: LeylinesTable, space: i64, cubes: i64) -> float:
        """For the seat that is asked: the worth of standing on a space with other cubes."""
        return plan_from(t, self.seat, space, cubes, NONE, self.turns) - self.plan


def asked_value(t: LeylinesTable, seat: i64, rounds: float) -> float:
    """What the question that a seat is asked is worth to it."""
    asked = QUESTIONS.of(t)
    if asked == questions.REROLL:
        return reroll_value(t)
    if asked == questions.FRIEND:
        return hire_value(t, seat, rounds)
    if asked == questions.SALE:
        return SALE if min(cubes_wanted(t, seat)) < 0 else 0.0  # a cube that no Contract needs
    if asked in CUBE_QUESTIONS:
        return cubes_in_reach(t, Prospect(t, seat, rounds), asked)
    if asked in WAY_QUESTIONS:
        free: i64 = t.content.path_cubes if asked == questions.PATH else 1
        return HOPE * best_destination(t, Prospect(t, seat, rounds), free)
    if asked == questions.LOT:
        return best_lot(t, Prospect(t, seat, rounds))
    if asked == questions.ITEM or (asked == questions.PAYMENT and t.visit is None):
        return hub_value(t, Prospect(t, seat, rounds))
    return 0.0


# Cubes.


def cubes_in_reach(t: LeylinesTable, own: Prospect, asked: i64) -> float:
    """The best that can be done with the cubes of a space."""
    values = cube_values(t, own)
    about: i64 = t.about
    more: i64 = t.more
    if asked == questions.COMPANION:
        return max([best_cubes(heap, t.content.companion, values, MANY, NEVER) for heap in t.heaps])
    if asked == questions.FETCH:
        return best_cubes(t.heaps[about], t.content.companion - more, values, MANY, NEVER)
    who = t.travellers[own.seat]
    room = t.limit(own.seat) - size(who.cubes)
    return best_cubes(t.heaps[who.space], about, values, room, collecting(t, own))


def cube_values(t: LeylinesTable, own: Prospect) -> list[float]:
    """For the seat that is asked where to go or what to take: the worth of the next cube of each colour."""
    who = t.travellers[own.seat]
    values = [OTHER] * COLOUR_COUNT
    lacking = cubes_wanted(t, own.seat)
    for colour in range(COLOUR_COUNT):
        if lacking[colour] > 0:
            values[colour] = max(OTHER, own.gain(t, who.space, who.cubes + one(colour)))
    return values


def collecting(t: LeylinesTable, own: Prospect) -> float:
    """What it costs to collect with a die; NEVER where that is not possible."""
    return idle(own.turns) - idle(turns_left(t, own.seat, 1)) if can_collect(t, own.seat) else NEVER


def best_cubes(heap: i64, free: i64, values: list[float], room: i64, die: float) -> float:
    """Free cubes, the best first, or all of them for a die."""
    everything = 0.0
    taken = 0.0
    left = heap
    for at in range(min(size(heap), room)):
        best: i64 = NONE
        for colour in range(COLOUR_COUNT):
            if of(left, colour) > 0 and (best == NONE or values[colour] > values[best]):
                best = colour
        left -= one(best)
        everything += values[best]
        if at < free:
            taken += values[best]
    return max(taken, everything - die)


# Ways.


def best_destination(t: LeylinesTable, own: Prospect, free: i64) -> float:
    """The best of the spaces within reach: what can be done there, and how well it lies."""
    who, content = t.travellers[own.seat], t.content
    room = t.limit(own.seat) - size(who.cubes)
    values, die, hub = cube_values(t, own), collecting(t, own), hub_value(t, own)
    best = 0.0
    for option in t.options:
        if content.actions.kind_of(option) == actions.TO:
            space = content.actions.part_of(option)
            value = 0.0
            if t.heaps[space] != 0:
                taken: i64 = 0 if space == t.turn.start and free == 1 else free
                value = best_cubes(t.heaps[space], taken, values, room, die)
            if content.board.is_market(space):
                if space != who.space:  # the turn that the visit takes is already spent
                    visit = plan_from(t, own.seat, space, who.cubes, NONE, own.turns + ENTER)
                    best = max(best, value + visit - own.plan)
                continue
            if content.board.is_hub(space):
                value += hub
            if value > max(0.0, best - WELL):
                best = max(best, value + own.gain(t, space, who.cubes))
    return best


# Hubs.


def hub_value(t: LeylinesTable, own: Prospect) -> float:
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
        if contract != NONE:
            best = max(best, plan_value(t, own.seat, contract, own.turns) - own.plan)
    return HUB + OWN * best


# Dice.


def reroll_value(t: LeylinesTable) -> float:
    """Dice that are marked will be better, for a Gold."""
    marked: i64 = t.more
    total = 0.0
    for value in range(DIE_VALUES):
        total += 0.35 * (2.5 - float(value)) * float(of(marked, value))
    return total - float(t.content.reroll) if marked != 0 else 0.0


# Auctions.


def add_auction(t: LeylinesTable, auction: Auction, values: list[float], rounds: float) -> None:
    """What a Contract under the hammer promises: to the active player, and to the highest bidder so far."""
    if auction.lot == NONE or t.display[auction.lot] == NONE:
        return
    lot = t.display[auction.lot]
    active, bidder = auction.seat, auction.bidder
    own = lot_value(t, active, lot)
    if bidder == NOBODY:
        values[active] += max(0.0, UNBID * own)
        return
    price = float(auction.high)
    if float(t.travellers[active].gold) >= price and own - price > hire_value(t, active, rounds):
        values[active] += own - price
        values[bidder] += hire_value(t, bidder, rounds)
    else:
        values[active] += hire_value(t, active, rounds)
        values[bidder] += lot_value(t, bidder, lot) - price


def lot_value(t: LeylinesTable, seat: i64, lot: i64) -> float:
    """What a Contract under the hammer would add to a seat's plan."""
    turns = turns_left(t, seat, 0)
    return plan_value(t, seat, lot, turns) - plan_value(t, seat, NONE, turns) + 0.1
