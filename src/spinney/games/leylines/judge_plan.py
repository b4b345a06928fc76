"""What a seat can still earn: its Contracts, Market by Market, in the turns that are left.

A plan goes from Market to Market and completes at each what is worth the turns: the way there, and the cubes
that are missing, each by the detour to where it lies. Turns left over bring what an idle turn brings.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.leylines.cards import ACCOUNTANT
from spinney.games.leylines.cubes import KINDS, bit, missing, of, one, size
from spinney.games.leylines.markets import accountants
from spinney.games.leylines.paying import changes_left
from spinney.games.leylines.table import LeylinesTable

ENTER: Final = 1.0  # turns that entering a Market takes ...
NEAR: Final = 3.0  # ... from so many spaces away ...
STEP: Final = 0.2  # ... and more for each space beyond
CUBE: Final = 0.8  # turns that a missing cube takes where it lies on the way ...
DETOUR: Final = 0.08  # ... and more for each space of the detour ...
NOWHERE: Final = 9.0  # ... which is so long where no such cube lies on the board
IDLE: Final = 2.2  # Gold that a turn without a plan brings ...
LAST: Final = 1.4  # ... and each of the last turns ...
FEW: Final = 4.0  # ... which are too few to win a Contract and to complete it
RISK: Final = 0.05  # how much less sure a Contract is for each cube that is missing ...
LATE: Final = 0.05  # ... and for each turn until it is completed
PART: Final = 0.3  # what cubes are worth, as a share of a Contract that is not worth its turns yet
TURNS: Final = 4.0  # a Day
SPARE_DIE: Final = 0.8  # turns that a die is worth which finds no Movement slot


class Plan:
    """What a seat has to plan with, and what its plan brings so far."""

    def __init__(
        self, seat: i64, space: i64, cubes: i64, contracts: list[i64], turns: float, changes: i64
    ) -> None:
        self.seat: i64 = seat
        self.space: i64 = space
        self.cubes: i64 = cubes
        self.contracts = contracts
        self.turns = turns
        self.began = turns
        self.changes: i64 = changes
        self.gold = 0.0


def turns_left(t: LeylinesTable, seat: i64, fewer: i64) -> float:
    """Moves that a seat still has: today's dice, some fewer if wanted, and those of the Days to come."""
    who = t.travellers[seat]
    dice = size(who.dice) - fewer
    slots = t.content.movement - who.moved
    today = float(min(dice, slots)) + SPARE_DIE * float(max(0, dice - slots))
    if who.finished == 1:
        today = 0.0
    owned = min(TURNS, float(t.content.movement)) + SPARE_DIE * float(max(0, who.owned - t.content.movement))
    return today + owned * float(t.content.rounds - t.round)


def plan_worth(t: LeylinesTable, seat: i64, extra: i64, turns: float) -> float:
    """Gold that the open Contracts, and one more if there is one, are likely to bring in so many turns."""
    who = t.travellers[seat]
    return plan_from(t, seat, who.space, who.cubes, extra, turns)


def plan_from(t: LeylinesTable, seat: i64, space: i64, cubes: i64, extra: i64, turns: float) -> float:
    """The same from another space and with other cubes."""
    contracts = t.travellers[seat].contracts[:]
    if extra >= 0:
        contracts.append(extra)
    plan = Plan(seat, space, cubes, contracts, turns, changes_left(t, seat))
    first = t.visit is not None and t.turn.seat == seat and t.travellers[seat].space == space
    while visit_next(t, plan, first):
        first = False
    return plan.gold + idle(plan.turns) + unfinished(t, plan)


def visit_next(t: LeylinesTable, plan: Plan, inside: bool) -> bool:
    """Add the Market to the plan that brings most beyond its turns, if there is one."""
    best: Plan | None = None
    most = 0.0
    seen: i64 = 0
    for contract in plan.contracts:
        market = t.market[t.content.token[contract]]
        if not (seen >> market) & 1:
            seen |= bit(market)
            after = visit_market(t, plan, market, inside and market == plan.space)
            if after.turns < 0.0:
                continue
            net = after.gold - plan.gold + idle(after.turns) - idle(plan.turns)
            if net > most:
                best, most = after, net
    if best is None:
        return False
    plan.space = best.space
    plan.cubes = best.cubes
    plan.contracts = best.contracts
    plan.turns = best.turns
    plan.changes = best.changes
    plan.gold = best.gold
    return True


def visit_market(t: LeylinesTable, plan: Plan, market: i64, inside: bool) -> Plan:
    """The plan after a visit to a Market: the best Contracts first, as long as they are worth their turns."""
    content = t.content
    after = Plan(plan.seat, market, plan.cubes, plan.contracts[:], plan.turns, plan.changes)
    after.gold = plan.gold
    after.began = plan.began
    detours = detours_to(t, plan.space, market)
    done: i64 = 0
    visit = t.visit
    if inside and visit is not None:
        done = visit.contracts
    else:
        after.turns -= way(float(content.steps[plan.space][market]))
    while True:
        best: i64 = -1
        most = 0.0
        effort = 0.0
        gold = 0.0
        bonus = float(content.bonus[min(3, done + 1)] - content.bonus[min(3, done)])
        for contract in after.contracts:
            if t.market[content.token[contract]] == market:
                short = missing(after.cubes, content.need[contract])
                cost = fetching(after, content.need[contract], short, detours)
                if cost <= after.turns:
                    doubt = RISK * float(max(0, short - after.changes)) + LATE * (
                        plan.began - after.turns + cost
                    )
                    sure = max(0.2, 1.0 - doubt)
                    earned = (pay(t, plan.seat, contract) + bonus) * sure
                    net = earned + idle(after.turns - cost) - idle(after.turns)
                    if net > most:
                        best, most, effort, gold = contract, net, cost, earned
        if best < 0:
            return after
        after.contracts.remove(best)
        after.turns -= effort
        after.gold += gold
        after.changes = max(0, after.changes - missing(after.cubes, content.need[best]))
        after.cubes = without(after.cubes, content.need[best])
        done += 1


def idle(turns: float) -> float:
    """Gold that so many turns bring without a plan."""
    return LAST * min(FEW, turns) + IDLE * max(0.0, turns - FEW)


def way(steps: float) -> float:
    """Turns that it takes to enter a Market so many steps away."""
    return ENTER + STEP * max(0.0, steps - NEAR)


def fetching(plan: Plan, need: i64, short: i64, detours: list[float]) -> float:
    """Turns that the missing cubes of a price take; the longest detours are spared by changes of colour."""
    if short <= plan.changes:
        return 0.0
    cost = 0.0
    longest = 0.0
    for colour in range(KINDS):
        lacking = of(need, colour) - of(plan.cubes, colour)
        if lacking > 0:
            each = CUBE + DETOUR * detours[colour]
            cost += each * float(lacking)
            longest = max(longest, each)
    return max(0.0, cost - longest * float(plan.changes))


def detours_to(t: LeylinesTable, space: i64, market: i64) -> list[float]:
    """By colour: how much longer the way to a Market is that passes such a cube."""
    there, back = t.content.steps[space], t.content.steps[market]
    direct = float(there[market])
    found = [NOWHERE] * KINDS
    for at in range(t.content.board.first_plain):
        heap = t.heaps[at]
        if heap != 0:
            detour = float(there[at] + back[at]) - direct
            for colour in range(KINDS):
                if detour < found[colour] and of(heap, colour) > 0:
                    found[colour] = detour
    return found


def unfinished(t: LeylinesTable, plan: Plan) -> float:
    """Cubes for Contracts that the plan leaves open: a share of their Gold, or what the end pays for them."""
    total = 0.0
    for contract in plan.contracts:
        need = t.content.need[contract]
        held = size(need) - missing(plan.cubes, need)
        if held > 0:
            share = PART * pay(t, plan.seat, contract) / float(size(need)) * min(1.0, plan.turns / TURNS)
            total += max(float(t.content.needed_gold), share) * float(held)
            plan.cubes = without(plan.cubes, need)
    return total


def pay(t: LeylinesTable, seat: i64, contract: i64) -> float:
    """Its Gold, with Accountants."""
    gold = t.content.gold[contract]
    if t.travellers[seat].friends & t.content.friends_of[ACCOUNTANT] != 0:
        gold += t.content.accountant_gold * accountants(t, seat, contract)
    return float(gold)


def without(cubes: i64, need: i64) -> i64:
    """Cubes after a price, as far as they pay it."""
    for colour in range(KINDS):
        cubes -= one(colour) * min(of(cubes, colour), of(need, colour))
    return cubes


def wanted(t: LeylinesTable, seat: i64) -> list[i64]:
    """By colour: cubes that all open Contracts need beyond those held; below zero where some are over."""
    who = t.travellers[seat]
    found: list[i64] = [-of(who.cubes, colour) for colour in range(KINDS)]
    for contract in who.contracts:
        need = t.content.need[contract]
        for colour in range(KINDS):
            found[colour] += of(need, colour)
    return found
