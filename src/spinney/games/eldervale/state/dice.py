"""E-7.18: dice of one participant in one number, the highest first, missing ones as 0."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DICE: Final = 6
BASE: Final = 8


def packed(dice: list[i64]) -> i64:
    """Dice as one number, such that the better roll is the greater number."""
    ordered = sorted(dice, reverse=True)
    value: i64 = 0
    for at in range(DICE):
        value = value * BASE + (ordered[at] if at < len(ordered) else 0)
    return value


def unpacked(value: i64) -> list[i64]:
    """The dice that were packed into a number, the highest first."""
    dice: list[i64] = []
    while value != 0:
        if value % BASE != 0:
            dice.append(value % BASE)
        value //= BASE
    dice.reverse()
    return dice
