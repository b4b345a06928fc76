"""How good a position is for each seat: the estimate that bots climb."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from spinney.games.battle_for_the_grove.table import GROVE, LOCATIONS, Battle


def judge(t: Battle) -> list[float]:
    """Each seat's likely share of the victory."""
    if t.over:
        return [0.5, 0.5] if not t.winners else [float(0 in t.winners), float(1 in t.winners)]
    light = 1.0 / (1.0 + exp(strength(t, 1) - strength(t, 0)))
    return [light, 1.0 - light]


def strength(t: Battle, seat: i64) -> float:
    """Cubes on the two best circles count most, then druids who can channel, then druids who stand at all."""
    total = 0.10 * float(t.standing_at(seat, GROVE))
    least = 99.0
    for circle in range(1, LOCATIONS):
        worth = circle_worth(t, seat, circle)
        least = min(least, worth)
        total += worth
        total += 0.28 * float(t.standing_at(seat, circle)) - 0.02 * float(t.lying_at(seat, circle))
    total -= 0.8 * least
    if t.score(seat) >= 2:
        total += 1.5
    return total


def circle_worth(t: Battle, seat: i64, circle: i64) -> float:
    """A circle is won at seven cubes; a few more are a defence, many more are stuck there (B-9.6)."""
    cubes = t.cubes_on(seat, circle)
    if cubes >= 7:
        return 2.6 + 0.12 * float(min(cubes, 9) - 7)
    return 0.30 * float(cubes)
