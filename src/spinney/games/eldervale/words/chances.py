"""E-7.16 to E-7.19: the exact chance to win a battle, by counting every roll."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final, NamedTuple

FACES: Final = (6, 5, 4, 3, 2, 1)
WAYS: Final = 36  # what the weights of a die add up to
Roll = tuple[int, ...]  # the highest die first; a longer roll beats its own beginning


class Side(NamedTuple):
    """A participant before the roll: its dice, and what a Monster's abilities do to them (E-7.30)."""

    dice: int
    fury: bool = False  # its 1s are rolled again once
    rote: bool = False  # its sixes count as fives


def weights(side: Side) -> dict[int, int]:
    """For the chances of a battle: how often a die shows each face in the end, of 36 times."""
    found = {face: (1 if face == 1 else 7) if side.fury else 6 for face in FACES}
    if side.rote:
        found[5] += found.pop(6)
    return found


@lru_cache(64)
def rolls(side: Side) -> tuple[list[Roll], list[int]]:
    """All results in ascending order, and in how many of 36 ** dice ways each comes about."""
    chance = weights(side)
    found: dict[Roll, int] = {}
    for roll in combinations_with_replacement(sorted(chance, reverse=True), side.dice):
        orders = factorial(side.dice) // prod([factorial(many) for many in Counter(roll).values()])
        found[roll] = orders * prod([chance[face] for face in roll])
    ordered = sorted(found)
    return ordered, [found[roll] for roll in ordered]


@lru_cache(64)
def up_to(side: Side) -> list[int]:
    """In how many ways a side rolls worse than its n-th result."""
    sums = [0]
    for ways in rolls(side)[1]:
        sums.append(sums[-1] + ways)
    return sums


def worse(side: Side, roll: Roll) -> int:
    """In how many ways a side rolls worse than this."""
    return up_to(side)[bisect_left(rolls(side)[0], roll)]


@lru_cache(4096)
def chances(sides: tuple[Side, ...]) -> tuple[Fraction, ...]:
    """The chance of each side to be the single best; what is missing to 1 is a true tie (E-7.19)."""
    every = WAYS ** sum(side.dice for side in sides)
    found = []
    for at, side in enumerate(sides):
        others = [*sides[:at], *sides[at + 1 :]]
        results, ways = rolls(side)
        wins = sum(
            many * prod([worse(other, roll) for other in others])
            for roll, many in zip(results, ways, strict=True)
        )
        found.append(Fraction(wins, every))
    return tuple(found)


@lru_cache(1024)
def chance_again(kept: Roll, again: int, best: Roll) -> Fraction:
    """The chance to beat the best of the others after some dice are rolled again (E-7.30)."""
    results, ways = rolls(Side(again))
    wins = sum(
        many
        for roll, many in zip(results, ways, strict=True)
        if tuple(sorted([*kept, *roll], reverse=True)) > best
    )
    return Fraction(wins, WAYS**again)


def percent(chance: Fraction) -> str:
    """A chance for people: whole percents; the possible is never 0, what may fail never 100."""
    if chance in (0, 1):
        return f"{int(chance) * 100} %"
    return f"{min(99, max(1, round(100 * chance)))} %"
