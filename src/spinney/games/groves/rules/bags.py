"""Chapters 4 and 14: bags, and draws from them. Every draw is uniform over tokens."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.groves.content.cards import TYPES
from spinney.games.groves.state.table import GrovesTable


def size(bag: list[i64]) -> i64:
    """How many tokens there are of all types, in a bag or in any other row of counts."""
    total: i64 = 0
    for number in bag:
        total += number
    return total


def draw_spirit(t: GrovesTable, bag: list[i64], tokens: i64) -> i64:
    """G-4.1, G-6.19  Take a random token out of a bag that holds so many."""
    at: i64 = t.chance.below(tokens) if tokens > 1 else 0
    spirit: i64 = 0
    while at >= bag[spirit]:
        at -= bag[spirit]
        spirit += 1
    bag[spirit] -= 1
    return spirit


def draw_spirits(t: GrovesTable, bag: list[i64], most: i64) -> list[i64]:
    """G-4.1, G-4.2  Draw so many out of a bag, or all there are; counted by type."""
    tokens = size(bag)
    if tokens <= most:
        drawn = bag[:]
        for spirit in range(TYPES):
            bag[spirit] = 0
        return drawn
    drawn = [0] * TYPES
    for taken in range(most):
        drawn[draw_spirit(t, bag, tokens - taken)] += 1
    return drawn
