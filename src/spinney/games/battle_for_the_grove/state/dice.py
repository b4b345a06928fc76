"""Reading the dice."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.battle_for_the_grove.state.table import Battle
from spinney.games.battle_for_the_grove.terms import actions


def successes(dice: list[i64], druids: i64) -> i64:
    """B-6.2  How many dice are successes: they show no more than the standing druids."""
    hits: i64 = 0
    for die in dice:
        if die <= druids:
            hits += 1
    return hits


def sixes(dice: list[i64]) -> i64:
    """B-8.2  How many dice show a 6."""
    hits: i64 = 0
    for die in dice:
        if die == 6:
            hits += 1
    return hits


def dice_counted(t: Battle) -> list[bool]:
    """B-7.2  Which dice of the last roll were successes that counted, die by die."""
    kind = actions.kind_of(t.rolled)
    hits = [die == 6 if kind == actions.BANISH else die <= t.reach for die in t.dice]
    if kind == actions.STUN:
        return [hit and sum(hits[:at]) < t.reach for at, hit in enumerate(hits)]
    return hits


def as_number(dice: list[i64]) -> i64:
    """A roll as one int of an event: 2, 5, 6 is 256."""
    number: i64 = 0
    for die in dice:
        number = number * 10 + die
    return number
