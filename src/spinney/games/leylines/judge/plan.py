"""What a seat can still earn: its Contracts, Market by Market, in the turns that are left.

A plan goes from Market to Market and completes at each what is worth the turns: the way there, and the cubes
that are missing, each by the detour to where it lies. Turns left over bring what an idle turn brings.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.engine.nothing import NONE
from spinney.games.leylines.content.effects import ACCOUNTANT
from spinney.games.leylines.rules.markets import accountants
from spinney.games.leylines.rules.paying import changes_left
from spinney.games.leylines.state.cubes import (
    COLOUR_COUNT,
    DIE_VALUES,
    fields_of,
    missing,
    of,
    size,
    without,
)
from spinney.games.leylines.state.table import LeylinesTable

ENTER: Final = 1.0  # turns that entering a Market takes ...
NEAR: Final = 2.4  # ... from so many spaces away ...
STEP: Final = 0.2  # ... and more for each space beyond
CUBE: Final = 1.0  # turns that a missing cube takes where it lies on the way ...
DETOUR: Final = 0.08  # ... and more for each space of the detour ...
NOWHERE: Final = 9.0  # ... which is so long where no such cube lies on the board
CROWDED: Final = 1.0  # turns more that a cube takes for which there is no room
ELSEWHERE: Final[list[float]] = [3.0] * COLOUR_COUNT  # detours of later visits, by colour
IDLE: Final = 2.2  # Gold that a turn without a plan brings ...
LAST: Final = 1.4  # ... and each of the last turns ...
FEW: Final = 4.0  # ... which are too few to win a Contract and to complete it
RISK: Final = 0.05  # how much less sure a Contract is for each cube that is missing ...
LATE: Final = 0.055  # ... and for each turn until it is completed
UNSURE: Final = 0.2  # the least sure
PART: Final = 0.3  # what cubes are worth, as a share of a Contract that is not worth its turns yet
CHOICE: Final = 0.6  # what it is worth to have an open Contract more to choose from ...
ENOUGH: Final = 6.0  # ... up to so many ...
LONG: Final = 8.0  # ... with so many turns to come
TURNS: Final = 4.0  # a Day
SPARE_DIE: Final = 0.65  # turns that a die is worth which finds no Movement slot


class Plan:
    """A plan at some point: what the seat has to go on with, and the Gold that it has brought so far."""

    def __init__(
        self,
        seat: i64,
        space: i64,
        cubes: i64,
        changes: i64,
        contracts: list[i64],
        began: float,
        turns: float,
        gold: float,
        room: i64,
    ) -> None:
        self.seat: Final[i64] = seat
        self.space: i64 = space
        self.cubes: i64 = cubes
        self.changes: i64 = changes  # of colours
        self.contracts = contracts  # still open
        self.began: Final = began  # turns at the beginning ...
        self.turns = turns  # ... and now
        self.gold = gold
        self.room: i64 = room  # for more cubes, until the next visit ...
        self.freed: i64 = 0  # ... which makes so much more

    def to(self, space: i64, effort: float) -> Plan:
        """The plan continued: at a space, after some turns."""
        return Plan(
            self.seat,
            space,
            self.cubes,
            self.changes,
            self.contracts[:],
            self.began,
            self.turns - effort,
            self.gold,
            self.room + self.freed,
        )

    @property
    def value(self) -> float:
        """The Gold of the plan, and that of the turns that are left."""
        return self.gold + idle(self.turns)


def turns_left(t: LeylinesTable, seat: i64, fewer: i64) -> float:
    """Moves that a seat still has: today's dice, without `fewer` of them, and those of the Days to come."""
    who = t.travellers[seat]
    dice = size(who.dice) - fewer
    slots = t.content.movement - who.moved
    today = float(min(dice, slots)) + SPARE_DIE * float(max(0, dice - slots))
    if who.finished == 1:
        today = 0.0
    owned = min(TURNS, float(t.content.movement)) + SPARE_DIE * float(max(0, who.owned - t.content.movement))
    return today + owned * float(t.content.rounds - t.round)


def plan_value(t: LeylinesTable, seat: i64, extra: i64, turns: float) -> float:
    """Gold that the open Contracts, and one more if there is one, are likely to bring in so many turns."""
    who = t.travellers[seat]
    return plan_from(t, seat, who.space, who.cubes, extra, turns)


def plan_from(t: LeylinesTable, seat: i64, space: i64, cubes: i64, extra: i64, turns: float) -> float:
    """The value of a plan that begins on another space and with other cubes."""
    contracts = t.travellers[seat].contracts[:]
    if extra != NONE:
        contracts.append(extra)
    room = t.limit(seat) - size(cubes)
    plan = Plan(seat, space, cubes, changes_left(t, seat), contracts, turns, turns, 0.0, room)
    following: Plan | None = plan
    while following is not None:
        plan = following
        following = best_visit(t, plan)
    choice = CHOICE * min(ENOUGH, float(len(contracts))) * min(1.0, turns / LONG)
    return plan.value + unfinished(t, plan) + choice


def best_visit(t: LeylinesTable, plan: Plan) -> Plan | None:
    """The plan after the visit that brings most beyond its turns, if there is one."""
    best: Plan | None = None
    most = plan.value
    seen: i64 = 0
    for contract in plan.contracts:
        market = t.market[t.content.token[contract]]
        if not (seen >> market) & 1:
            seen |= bit(market)
            after = visit_market(t, plan, market)
            if after.turns >= 0.0 and after.value > most:
                best, most = after, after.value
    return best


def visit_market(t: LeylinesTable, plan: Plan, market: i64) -> Plan:
    """The best Contracts first, as long as they are worth their turns."""
    visit = t.visit
    done: i64 = 0
    first = plan.turns == plan.began
    if first and visit is not None and t.turn.seat == plan.seat and plan.space == market:
        after = plan.to(market, 0.0)  # it goes on just now
        done = visit.contracts
    else:
        near = NEAR if not first else max(NEAR, best_die(t, plan.seat))
        after = plan.to(market, ENTER + STEP * max(0.0, float(t.content.steps[plan.space][market]) - near))
    detours = detours_to(t, plan, market) if first else ELSEWHERE
    while complete_best(t, after, done, detours):
        done += 1
    return after


def complete_best(t: LeylinesTable, plan: Plan, done: i64, detours: list[float]) -> bool:
    """Complete the Contract of this Market that is worth most beyond the turns for its cubes."""
    content = t.content
    bonus = float(content.bonus[min(3, done + 1)] - content.bonus[min(3, done)])
    best: i64 = NONE
    most = plan.value
    gold = 0.0
    turns = 0.0
    for contract in plan.contracts:
        if t.market[content.token[contract]] == plan.space:
            short = max(0, missing(plan.cubes, content.need[contract]) - plan.changes)
            left = plan.turns
            if short > 0:
                crowd = CROWDED * float(max(0, short - plan.room))
                left -= fetching(plan, content.need[contract], detours) + crowd
            if left >= 0.0:
                sure = max(UNSURE, 1.0 - RISK * float(short) - LATE * (plan.began - left))
                earned = plan.gold + (contract_pay(t, plan.seat, contract) + bonus) * sure
                if earned + idle(left) > most:
                    best, most, gold, turns = contract, earned + idle(left), earned, left
    if best == NONE:
        return False
    need = content.need[best]
    plan.contracts.remove(best)
    plan.gold = gold
    plan.turns = turns
    plan.room = max(0, plan.room - max(0, missing(plan.cubes, need) - plan.changes))
    plan.freed += size(need)
    plan.changes = max(0, plan.changes - missing(plan.cubes, need))
    plan.cubes = without(plan.cubes, need)
    return True


def idle(turns: float) -> float:
    """Gold that so many turns bring without a plan."""
    return LAST * min(FEW, turns) + IDLE * max(0.0, turns - FEW)


def best_die(t: LeylinesTable, seat: i64) -> float:
    """How far a plan can go with one die today."""
    dice = t.travellers[seat].dice if t.can_move(seat) else 0
    for value in range(DIE_VALUES, 0, -1):
        if of(dice, value - 1) > 0:
            return float(value)
    return 0.0


def fetching(plan: Plan, need: i64, detours: list[float]) -> float:
    """Turns that the missing cubes of a price take; changes of colour spare the longest detour."""
    total = 0.0
    longest = 0.0
    for colour in range(COLOUR_COUNT):
        lacking = of(need, colour) - of(plan.cubes, colour)
        if lacking > 0:
            each = CUBE + DETOUR * detours[colour]
            total += each * float(lacking)
            longest = max(longest, each)
    return max(0.0, total - longest * float(plan.changes))


def detours_to(t: LeylinesTable, plan: Plan, market: i64) -> list[float]:
    """For each colour lacking there: how much longer the way to a Market is if it passes such a cube."""
    content = t.content
    there, back = content.steps[plan.space], content.steps[market]
    found = [NOWHERE] * COLOUR_COUNT
    lacking = lacking_at(t, plan, market)
    if len(lacking) > 0:
        fields = fields_of(lacking)
        for at in range(content.board.first_plain):
            heap = t.heaps[at] & fields
            if heap != 0:
                detour = float(there[at] + back[at] - there[market])
                for colour in lacking:
                    if of(heap, colour) > 0 and detour < found[colour]:
                        found[colour] = detour
    return found


def lacking_at(t: LeylinesTable, plan: Plan, market: i64) -> list[i64]:
    """Colours of which a Contract for a Market needs more than are held."""
    need = t.content.need
    here = [contract for contract in plan.contracts if t.market[t.content.token[contract]] == market]
    found: list[i64] = []
    for colour in range(COLOUR_COUNT):
        wanted: i64 = 0
        for contract in here:
            wanted += of(need[contract], colour)
        if wanted > of(plan.cubes, colour):
            found.append(colour)
    return found


def unfinished(t: LeylinesTable, plan: Plan) -> float:
    """Cubes for Contracts that the plan leaves open: a share of their Gold, or what the end pays for them."""
    total = 0.0
    for contract in plan.contracts:
        need = t.content.need[contract]
        held = size(need) - missing(plan.cubes, need)
        if held > 0:
            share = (
                PART * contract_pay(t, plan.seat, contract) / float(size(need)) * min(1.0, plan.turns / TURNS)
            )
            total += max(float(t.content.needed_gold), share) * float(held)
            plan.cubes = without(plan.cubes, need)
    return total


def contract_pay(t: LeylinesTable, seat: i64, contract: i64) -> float:
    """The Gold of a Contract, with Accountants, for whoever plans to complete it."""
    gold = t.content.gold[contract]
    if t.travellers[seat].friends & t.content.friends_of[ACCOUNTANT] != 0:
        gold += t.content.accountant_gold * accountants(t, seat, contract)
    return float(gold)


def cubes_wanted(t: LeylinesTable, seat: i64) -> list[i64]:
    """By colour: cubes that all open Contracts need beyond those held; below zero where some are spare."""
    who = t.travellers[seat]
    found: list[i64] = [-of(who.cubes, colour) for colour in range(COLOUR_COUNT)]
    for contract in who.contracts:
        need = t.content.need[contract]
        for colour in range(COLOUR_COUNT):
            found[colour] += of(need, colour)
    return found
