"""What a seat's stock, bag and groves will bring, for the judge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.groves.bags import size
from spinney.games.groves.cards import WRAITH
from spinney.games.groves.content import Content
from spinney.games.groves.rewards import EITHER, SWAP
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

MOST: Final = 12  # more pieces than that add nothing
WORTH: Final = (0.30, 0.30, 0.30, 0.34, 0.26, 1.0, 0.34, 0.14, 0.05, 0.36)  # by symbol, in mid-game


def soon(rounds: float) -> float:
    """How likely stock is still turned into groves: surely at first, hardly in the last round."""
    return min(1.0, (rounds + 0.25) / SOON)


def falling(first: float, fall: float) -> list[float]:
    """What 0, 1, 2, ... pieces are worth, where each further one is worth less than the one before."""
    totals, worth = [0.0], first
    for _ in range(MOST):
        totals.append(totals[-1] + worth)
        worth *= fall
    return totals


ELEMENTS_WORTH: Final = falling(ELEMENT, ELEMENT_FALL)
CRYSTALS_WORTH: Final = falling(CRYSTALS, CRYSTALS_FALL)


def elements_worth(t: GrovesTable, seat: i64, rounds: float) -> float:
    likely = soon(rounds)
    total = 0.0
    for number in t.realms[seat].elements:
        total += LEFTOVER * float(number) + likely * ELEMENTS_WORTH[min(number, MOST)]
    return total


def crystals_worth(t: GrovesTable, seat: i64, rounds: float) -> float:
    crystals = t.realms[seat].crystals
    return LEFTOVER * float(crystals) + soon(rounds) * CRYSTALS_WORTH[min(crystals, MOST)]


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


def spirits_worth(t: GrovesTable, counts: list[i64], rounds: float) -> float:
    """G-4.1  Enough spirits for every draw; a wraith is one that blocks a grove."""
    needed = float(t.content.draw) + USED_EACH * rounds
    return SPIRIT_NEEDED * min(float(size(counts)), needed) + WRAITH_FEAR * float(counts[WRAITH])


def engine_worth(t: GrovesTable, seat: i64, counts: list[i64], rounds: float) -> float:
    """The rewards of the best three groves, for the rounds to come."""
    content = t.content
    worths = reward_worths(content)
    often = MATCH * float(content.draw) / float(max(1, size(counts)))
    best, second, third = 0.0, 0.0, 0.0
    for tile in t.realms[seat].groves:
        worth = worths[content.primary[tile]]
        colour = content.colour[tile]
        if colour > 0:
            worth += min(1.0, often * float(counts[colour])) * worths[content.bonus[tile]]
        if t.spirit[tile] == WRAITH:
            worth *= 0.5
        if worth > best:
            best, second, third = worth, best, second
        elif worth > second:
            second, third = worth, second
        elif worth > third:
            third = worth
    return ENGINE * rounds * (best + SECOND * second + THIRD * third)


def reward_worths(content: Content) -> list[float]:
    """Every reward in mid-game, whatever there is in the supply; the last place is no reward."""
    if len(content.worths) == 0:
        content.worths = [reward_worth(content, reward) for reward in range(len(content.rewards))] + [0.0]
    return content.worths


def reward_worth(content: Content, reward: i64) -> float:
    symbols = content.rewards[reward]
    total = 0.0
    for at in range(len(symbols.kinds)):
        kind, a, b = symbols.kinds[at], symbols.a[at], symbols.b[at]
        if kind == SWAP:
            total += max(0.0, reward_worth(content, b) - reward_worth(content, a))
        elif kind == EITHER:
            total += max(reward_worth(content, a), reward_worth(content, b))
        else:
            total += WORTH[kind] * float(a)
    return total
