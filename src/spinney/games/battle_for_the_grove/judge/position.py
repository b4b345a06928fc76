"""How good a position is for each seat: the estimate that bots climb. The weights were found by playing."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from spinney.games.battle_for_the_grove.state.table import CONTROL, GROVE, LOCATIONS, Battle

READY: Final = 0.33  # a druid standing in the Grove
IN_PLACE: Final = 0.40  # a druid standing at a circle
CUBE: Final = 0.30  # a cube on a circle that is not controlled yet
HELD: Final = 3.90  # a controlled circle
SURPLUS: Final = -0.15  # an eighth and ninth cube: a defence, but missing elsewhere (B-9.6)
THIRD: Final = 1.25  # how much of the weakest circle does not count: two are enough
VERGE: Final = 1.00  # two circles: one more turn to hold them


def judge(t: Battle) -> list[float]:
    """Each seat's likely share of the victory."""
    if t.over:
        return [0.5, 0.5] if not t.winners else [float(0 in t.winners), float(1 in t.winners)]
    light = 1.0 / (1.0 + exp(strength(t, 1) - strength(t, 0)))
    return [light, 1.0 - light]


def strength(t: Battle, seat: i64) -> float:
    """How well a seat stands: druids on their feet, and cubes on its two best circles."""
    total = READY * float(t.standing_at(seat, GROVE))
    weakest = HELD
    for circle in range(1, LOCATIONS):
        value = circle_value(t, seat, circle)
        weakest = min(weakest, value)
        total += value + IN_PLACE * float(t.standing_at(seat, circle))
    total -= THIRD * weakest
    return total + VERGE if t.score(seat) >= 2 else total


def circle_value(t: Battle, seat: i64, circle: i64) -> float:
    """What the judge gives a seat for its cubes on a circle."""
    cubes = t.cubes_on(seat, circle)
    if cubes < CONTROL:
        return CUBE * float(cubes)
    return HELD + SURPLUS * float(min(cubes, CONTROL + 2) - CONTROL)
