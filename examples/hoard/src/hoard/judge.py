"""How good a position is for each seat: who will be the first to have enough?"""

from __future__ import annotations

from typing import Final

from hoard.state import HoardTable

A_TURN: Final = 8.0  # what a turn brings, more or less


def judge(t: HoardTable) -> list[float]:
    """Each turn that a seat still needs halves its share. The pot counts for whoever may keep it."""
    if t.over:
        return [float(seat in t.winners) for seat in range(t.seats)]
    missing = [t.goal - points - (t.pot if seat == t.seat else 0) for seat, points in enumerate(t.kept)]
    values = [0.5 ** (max(0, int(points)) / A_TURN) for points in missing]
    return [value / sum(values) for value in values]
