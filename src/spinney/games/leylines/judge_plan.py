"""What a seat can still earn: its Contracts in a good order, in the turns that are left.

A plan goes from Market to Market. What a Contract costs is counted in turns: the way there, and the cubes
that are missing. Turns that are left over are worth what an idle turn brings.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.leylines.cards import ACCOUNTANT
from spinney.games.leylines.cubes import KINDS, of, size
from spinney.games.leylines.markets import accountants
from spinney.games.leylines.paying import changes_left
from spinney.games.leylines.table import LeylinesTable

STEP: Final = 3.0  # spaces that a turn goes
CUBE: Final = 0.8  # turns that a missing cube takes
STOP: Final = 1.0  # turns that entering a Market takes besides the way
IDLE: Final = 1.4  # Gold that a turn without a plan brings
RISK: Final = 0.1  # how much less sure a Contract is for each cube that is missing
PART: Final = 0.3  # what cubes are worth, as a share of a Contract that is not worth its turns yet
TURNS: Final = 4.0  # a Day
SPARE_DIE: Final = 0.8  # turns that a die is worth which finds no Movement slot


def turns_left(t: LeylinesTable, seat: i64) -> float:
    """Moves that a seat still has: today's dice, and those of the Days to come."""
    who = t.travellers[seat]
    dice = size(who.dice)
    slots = t.content.movement - who.moved
    today = float(min(dice, slots)) + SPARE_DIE * float(max(0, dice - slots))
    if who.finished == 1:
        today = 0.0
    owned = min(TURNS, float(t.content.movement)) + SPARE_DIE * float(max(0, who.owned - t.content.movement))
    return today + owned * float(t.content.rounds - t.round)


def plan_worth(t: LeylinesTable, seat: i64, extra: i64, turns: float) -> float:
    return plan_from(t, seat, t.travellers[seat].space, extra, turns)


def plan_from(t: LeylinesTable, seat: i64, space: i64, extra: i64, turns: float) -> float:
    """Gold that the open Contracts, and one more if there is one, are likely to bring in so many turns."""
    who, content = t.travellers[seat], t.content
    left = who.contracts[:]
    if extra >= 0:
        left.append(extra)
    held: list[i64] = [of(who.cubes, colour) for colour in range(KINDS)]
    changes = changes_left(t, seat)
    total = IDLE * turns
    chained = False
    while len(left) > 0:
        best: i64 = -1
        most = -1.0
        effort = 0.0
        for contract in left:
            market = t.market[content.token[contract]]
            short = float(max(0, shortage(held, content.need[contract]) - changes))
            way = 0.0
            if not chained or market != space:
                way = STOP + float(content.steps[space][market]) / STEP
            worth, cost = outlook(t, seat, contract, short, way, turns)
            if worth > most:
                best, most, effort = contract, worth, cost
        left.remove(best)
        total += most
        if effort > 0.0:
            turns -= effort
            changes = max(0, changes - shortage(held, content.need[best]))
            use_cubes(held, content.need[best])
            space = t.market[content.token[best]]
            chained = True
    return total


def outlook(
    t: LeylinesTable, seat: i64, contract: i64, short: float, way: float, turns: float
) -> tuple[float, float]:
    """What a Contract is worth beyond its turns, and those turns; none where it is not worth them yet."""
    content = t.content
    pay = float(content.gold[contract])
    if t.travellers[seat].friends & content.friends_of[ACCOUNTANT] != 0:
        pay += float(content.accountant_gold * accountants(t, seat, contract))
    some = PART * pay * (1.0 - short / float(size(content.need[contract])))
    cost = CUBE * short + way + 0.01
    if cost > turns:
        return some * turns / cost * turns / cost, 0.0
    bonus = float(content.bonus[2]) if way == 0.0 else 0.0
    net = (pay + bonus) * max(0.2, 1.0 - RISK * short) - IDLE * cost
    return (net, cost) if net > some else (some, 0.0)


def shortage(held: list[i64], need: i64) -> i64:
    """Cubes of a price that are not held."""
    short: i64 = 0
    for colour in range(KINDS):
        missing = of(need, colour) - held[colour]
        if missing > 0:
            short += missing
    return short


def use_cubes(held: list[i64], need: i64) -> None:
    for colour in range(KINDS):
        held[colour] = max(0, held[colour] - of(need, colour))


def wanted(t: LeylinesTable, seat: i64) -> list[i64]:
    """By colour: cubes that all open Contracts need beyond those held; below zero where some are over."""
    who = t.travellers[seat]
    found: list[i64] = [-of(who.cubes, colour) for colour in range(KINDS)]
    for contract in who.contracts:
        need = t.content.need[contract]
        for colour in range(KINDS):
            found[colour] += of(need, colour)
    return found
