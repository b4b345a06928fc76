"""What Items, Forest Friends, dice and spare cubes are worth to a seat, in Gold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.leylines.cards import (
    CRITTER,
    DELIVERY,
    EXCHANGE,
    NEGOTIATOR,
    PATHFINDER,
    ROUTE,
    SHADOW,
)
from spinney.games.leylines.cubes import KINDS, members, of, size
from spinney.games.leylines.judge_plan import wanted
from spinney.games.leylines.table import LeylinesTable

# What an Item brings in each round to come, by kind: Lantern, Harp, Companion, Tablet, Potion, Satchel.
ROUND: Final[list[float]] = [0.7, 2.2, 3.2, 1.2, 1.4, 0.5]
READY: Final[list[float]] = [0.0, 0.0, 2.4, 0.8, 0.0, 0.0]  # and while it can still be used today
PIP: Final = 0.09  # a pip of an unused die
SPARE: Final = 0.32  # a cube that no Contract needs
FULL: Final = 0.5  # what a cube less of room costs, near the limit


def items_worth(t: LeylinesTable, seat: i64, rounds: float) -> float:
    """What they bring yet, besides the Gold at the end."""
    who = t.travellers[seat]
    total = 0.0
    for item in range(len(ROUND)):
        if who.has(item):
            total += ROUND[item] * rounds
            if who.is_ready(item) and size(who.dice) > 0:
                total += READY[item]
    return total


def friends_worth(t: LeylinesTable, seat: i64, rounds: float) -> float:
    """Cards to play, and Accountants by the Contracts to come."""
    who, content = t.travellers[seat], t.content
    friends = who.friends
    if friends == 0:
        return 0.0
    soon = min(1.0, 0.3 + 0.3 * rounds + 0.1 * float(size(who.dice)))
    total = 0.0
    total += 3.0 * soon * float(min(2, members(friends & content.friends_of[NEGOTIATOR])))
    total += 1.6 * soon * float(min(2, members(friends & content.friends_of[EXCHANGE])))
    total += (0.4 + 0.4 * rounds) * float(members(friends & content.friends_of[CRITTER]))
    total += 3.0 * soon * float(members(friends & content.friends_of[ROUTE]))
    total += 3.0 * soon * float(members(friends & content.friends_of[DELIVERY]))
    total += 1.6 * soon * float(members(friends & content.friends_of[SHADOW]))
    total += 3.2 * soon * float(members(friends & content.friends_of[PATHFINDER]))
    for colour in range(KINDS):
        if (friends >> content.accountant[colour]) & 1:
            total += 0.6 * float(content.accountant_gold) * (0.5 + rounds)
    return total


def dice_worth(t: LeylinesTable, seat: i64) -> float:
    """High dice go far."""
    dice = t.travellers[seat].dice
    total = 0.0
    for value in range(KINDS):
        total += PIP * float((value + 1) * of(dice, value))
    return total


def cubes_worth(t: LeylinesTable, seat: i64, rounds: float) -> float:
    """Cubes that no Contract needs pay for Items and for Contracts to come."""
    who = t.travellers[seat]
    over: i64 = 0
    for number in wanted(t, seat):
        if number < 0:
            over -= number
    room = t.limit(seat) - size(who.cubes)
    tight = FULL * float(2 - room) if room < 2 else 0.0
    return (SPARE + 0.1 * min(1.5, rounds)) * float(over) - tight * min(1.0, rounds + 0.3)


def item_prospect(t: LeylinesTable, seat: i64, item: i64, rounds: float) -> float:
    """What it would bring to own an Item from now on."""
    who, gold = t.travellers[seat], t.content.item_gold
    owned = members(who.items)
    return float(gold[min(len(gold) - 1, owned + 1)] - gold[owned]) + ROUND[item] * rounds + READY[item]
