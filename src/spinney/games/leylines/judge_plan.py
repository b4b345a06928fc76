"""What a seat can still earn: its Contracts in a good order, in the turns that are left.

A plan goes from Market to Market. What a Contract costs is counted in turns: the way there, and the cubes
that are missing. Turns that are left over are worth what an idle turn brings.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.leylines.cubes import KINDS, of, size
from spinney.games.leylines.markets import accountants
from spinney.games.leylines.paying import changes_left
from spinney.games.leylines.table import LeylinesTable

STEP: Final = 4.2  # spaces that a turn goes
CUBE: Final = 0.62  # turns that a missing cube takes
STOP: Final = 0.35  # turns that entering a Market takes besides the way
IDLE: Final = 0.9  # Gold that a turn without a plan brings
HALF: Final = 0.55  # what the part of a Contract is worth for which no time is left
TURNS: Final = 4.0  # a Day
SPARE_DIE: Final = 0.45  # turns that a die is worth which finds no Movement slot


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
    """Gold that the open Contracts, and one more if there is one, are likely to bring in so many turns."""
    who, content = t.travellers[seat], t.content
    left = who.contracts[:]
    if extra >= 0:
        left.append(extra)
    held: list[i64] = [of(who.cubes, colour) for colour in range(KINDS)]
    changes = changes_left(t, seat)
    space = who.space
    total = 0.0
    chained = False
    while len(left) > 0:
        best: i64 = -1
        rate = -1.0
        effort = 0.0
        gain = 0.0
        for contract in left:
            market = t.market[content.token[contract]]
            short = shortage(held, content.need[contract]) - changes
            here = chained and market == space
            cost = CUBE * float(max(0, short))
            if not here:
                cost += STOP + float(content.steps[space][market]) / STEP
            pay = float(content.gold[contract] + content.accountant_gold * accountants(t, seat, contract))
            if here:
                pay += float(content.bonus[2])
            if pay / (cost + 0.15) > rate:
                best, rate, effort, gain = contract, pay / (cost + 0.15), cost, pay
        if effort >= turns:
            share = turns / effort
            return total + HALF * gain * share * share
        total += gain
        turns -= effort
        changes = max(0, changes - shortage(held, content.need[best]))
        use_cubes(held, content.need[best])
        space = t.market[content.token[best]]
        chained = True
        left.remove(best)
    return total + IDLE * turns


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
