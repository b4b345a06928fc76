"""What the realm of a seat will bring, for the judge: its stock, its bag, its groves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.groves.content.cards import WRAITH
from spinney.games.groves.judge.rewards import soon
from spinney.games.groves.rules.bags import size
from spinney.games.groves.state.table import GrovesTable

LEFTOVER: Final = 0.2  # a point for five
ELEMENT: Final = 0.17  # the first element of a kind, for purchases to come ...
ELEMENT_FALL: Final = 0.72  # ... and how much less each further one is worth
CRYSTALS: Final = 0.12
CRYSTALS_FALL: Final = 0.85
AIM: Final = 0.2  # what a grove of the row is worth to a seat that can pay for it, for each point ...
NEAR: Final = 0.7  # ... and how much less for each element or crystal that is missing
SPIRIT_NEEDED: Final = 0.28  # a spirit, as long as there are few
USED_EACH: Final = 1.2  # spirits that leave a bag in a round
WRAITH_FEAR: Final = -0.15
ENGINE: Final = 0.6  # share of the rounds in which a grove's reward is really collected and useful
MATCH: Final = 0.8  # a matching spirit finds its way to the grove
SECOND: Final = 0.85  # the second best grove, as against the best
THIRD: Final = 0.45

MOST: Final = 12  # more pieces than that add nothing


def falling(first: float, fall: float) -> list[float]:
    """What 0, 1, 2, ... elements or crystals in stock are worth: each adds less than the one before."""
    totals, value = [0.0], first
    for _ in range(MOST):
        totals.append(totals[-1] + value)
        value *= fall
    return totals


ELEMENTS_VALUE: Final = falling(ELEMENT, ELEMENT_FALL)
CRYSTALS_VALUE: Final = falling(CRYSTALS, CRYSTALS_FALL)


def elements_value(t: GrovesTable, seat: i64, rounds: float) -> float:
    """The elements that a realm has in stock: points at the end, and purchases while there is time."""
    likely = soon(rounds)
    total = 0.0
    for number in t.realms[seat].elements:
        total += LEFTOVER * float(number) + likely * ELEMENTS_VALUE[min(number, MOST)]
    return total


def crystals_value(t: GrovesTable, seat: i64, rounds: float) -> float:
    """The crystals that a realm has in stock, valued like its elements."""
    crystals = t.realms[seat].crystals
    return LEFTOVER * float(crystals) + soon(rounds) * CRYSTALS_VALUE[min(crystals, MOST)]


def aim_value(t: GrovesTable, seat: i64, rounds: float) -> float:
    """G-9.1  The best grove of the row that the seat can pay for, or nearly can."""
    realm, best = t.realms[seat], 0.0
    held = realm.elements
    for slot in range(len(t.row)):
        tile = t.row[slot]
        if tile != NONE:
            cost = t.content.cost[tile]
            missing = max(0, slot + 1 - realm.crystals)
            for element in range(len(held)):
                missing += max(0, cost[element] - held[element])
            value = AIM * float(t.content.dominion[tile] + 1)
            for _ in range(missing):
                value *= NEAR
            best = max(best, value)
    return best * soon(rounds)


def own_spirits(t: GrovesTable, seat: i64) -> list[i64]:
    """The spirits that a realm will draw from: in its bag, still to place, and standing on its groves."""
    realm = t.realms[seat]
    counts = [realm.bag[spirit] + realm.drawn[spirit] for spirit in range(len(realm.bag))]
    for tile in realm.groves:
        spirit = t.spirit[tile]
        if spirit != NONE and spirit != WRAITH:
            counts[spirit] += 1
    return counts


def spirits_value(t: GrovesTable, counts: list[i64], rounds: float) -> float:
    """G-4.1  Enough spirits in the bag of a realm for every draw; a wraith is one that blocks a grove."""
    needed = float(t.content.draw) + USED_EACH * rounds
    return SPIRIT_NEEDED * min(float(size(counts)), needed) + WRAITH_FEAR * float(counts[WRAITH])


def engine_value(t: GrovesTable, seat: i64, counts: list[i64], rounds: float, rewards: list[float]) -> float:
    """The rewards of the best three groves of the realm, for the rounds to come."""
    content = t.content
    often = MATCH * float(content.draw) / float(max(1, size(counts)))
    best, second, third = 0.0, 0.0, 0.0
    for tile in t.realms[seat].groves:
        value = rewards[content.primary[tile]]
        colour = content.colour[tile]
        if colour > 0:
            value += min(1.0, often * float(counts[colour])) * rewards[content.bonus[tile]]
        if t.spirit[tile] == WRAITH:
            value *= 0.5
        if value > best:
            best, second, third = value, best, second
        elif value > second:
            second, third = value, second
        elif value > third:
            third = value
    return ENGINE * rounds * (best + SECOND * second + THIRD * third)
