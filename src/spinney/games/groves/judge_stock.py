"""What a seat's stock, bag and groves will bring, for the judge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.groves.cards import WRAITH
from spinney.games.groves.rewards import (
    EITHER,
    NO_REWARD,
    SWAP,
)
from spinney.games.groves.table import EMPTY, GrovesTable

LEFTOVER: Final = 0.2  # a point for five
ELEMENT: Final = 0.17  # the first element of a kind, for purchases to come ...
ELEMENT_FALL: Final = 0.72  # ... and how much less each further one is worth
CRYSTALS: Final = 0.12
CRYSTALS_FALL: Final = 0.85
AIM: Final = 0.2  # what a grove of the row is worth to who can pay it, for each point ...
NEAR: Final = 0.7  # ... and how much less for each element or crystal that is missing
SOON: Final = 2.5  # rounds in which a purchase is still likely
SPIRIT_NEEDED: Final = 0.28  # a spirit, as long as there are few
USED_EACH: Final = 1.2  # spirits that leave a bag in a round
WRAITH_FEAR: Final = -0.15
ENGINE: Final = 0.6  # share of the rounds in which a grove's reward is really collected and useful
MATCH: Final = 0.8  # a matching spirit finds its way to the grove
SECOND: Final = 0.85  # the second best grove, as against the best
THIRD: Final = 0.45

WORTH: Final = (0.30, 0.30, 0.30, 0.34, 0.26, 1.0, 0.34, 0.14, 0.05, 0.36)  # by symbol, in mid-game


def soon(rounds: float) -> float:
    """How likely stock is still turned into groves: surely at first, hardly in the last round."""
    return min(1.0, (rounds + 0.25) / SOON)


def falling(number: i64, first: float, fall: float) -> float:
    """Each further piece is worth less than the one before."""
    total, worth = 0.0, first
    for _ in range(min(number, 12)):
        total += worth
        worth *= fall
    return total


def elements_worth(t: GrovesTable, seat: i64, rounds: float) -> float:
    likely = soon(rounds)
    total = 0.0
    for number in t.realms[seat].elements:
        total += LEFTOVER * float(number) + likely * falling(number, ELEMENT, ELEMENT_FALL)
    return total


def crystals_worth(t: GrovesTable, seat: i64, rounds: float) -> float:
    crystals = t.realms[seat].crystals
    return LEFTOVER * float(crystals) + soon(rounds) * falling(crystals, CRYSTALS, CRYSTALS_FALL)


def aim_worth(t: GrovesTable, seat: i64, rounds: float) -> float:
    """G-9.1  The best grove of the row that the seat can pay, or nearly."""
    realm, best = t.realms[seat], 0.0
    held = realm.elements
    for slot in range(len(t.row)):
        tile = t.row[slot]
        if tile != EMPTY:
            cost = t.content.cost[tile]
            missing = max(0, slot + 1 - realm.crystals)
            for element in range(len(held)):
                missing += max(0, cost[element] - held[element])
            worth = AIM * float(t.content.dominion[tile] + 1)
            for _ in range(missing):
                worth *= NEAR
            best = max(best, worth)
    return best * soon(rounds)


def own_spirits(t: GrovesTable, seat: i64) -> list[i64]:
    """Spirits that will be in the bag: those there, those to place, those standing in the realm."""
    realm = t.realms[seat]
    counts = [realm.bag[spirit] + realm.drawn[spirit] for spirit in range(len(realm.bag))]
    for tile in realm.groves:
        spirit = t.spirit[tile]
        if spirit != EMPTY and spirit != WRAITH:
            counts[spirit] += 1
    return counts


def spirits_worth(t: GrovesTable, seat: i64, rounds: float) -> float:
    """G-4.1  Enough spirits for every draw; a wraith is one that blocks a grove."""
    counts = own_spirits(t, seat)
    total = float(sum(counts))
    needed = float(t.content.draw) + USED_EACH * rounds
    return SPIRIT_NEEDED * min(total, needed) + WRAITH_FEAR * float(counts[WRAITH])


def engine_worth(t: GrovesTable, seat: i64, rounds: float) -> float:
    """The rewards of the best three groves, for the rounds to come."""
    counts = own_spirits(t, seat)
    total = float(max(1, sum(counts)))
    best, second, third = 0.0, 0.0, 0.0
    for tile in t.realms[seat].groves:
        colour = t.content.colour[tile]
        worth = reward_worth(t, t.content.primary[tile])
        if colour > 0:
            match = min(1.0, MATCH * float(t.content.draw) * float(counts[colour]) / total)
            worth += match * reward_worth(t, t.content.bonus[tile])
        if t.spirit[tile] == WRAITH:
            worth *= 0.5
        if worth > best:
            best, second, third = worth, best, second
        elif worth > second:
            second, third = worth, second
        elif worth > third:
            third = worth
    return ENGINE * rounds * (best + SECOND * second + THIRD * third)


def reward_worth(t: GrovesTable, reward: i64) -> float:
    """A reward in mid-game, whatever there is in the supply."""
    if reward == NO_REWARD:
        return 0.0
    symbols = t.content.rewards[reward]
    total = 0.0
    for at in range(len(symbols.kinds)):
        kind = symbols.kinds[at]
        if kind == SWAP:
            total += max(0.0, reward_worth(t, symbols.b[at]) - reward_worth(t, symbols.a[at]))
        elif kind == EITHER:
            total += max(reward_worth(t, symbols.a[at]), reward_worth(t, symbols.b[at]))
        else:
            total += WORTH[kind] * float(symbols.a[at])
    return total
