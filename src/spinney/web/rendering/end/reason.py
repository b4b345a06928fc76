"""Why somebody won, in a sentence or two: what was ahead of the second, and since when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spinney.web.rendering.end.stage import Item

NOTABLE: Final = 2  # points by which a source must differ to be told
LONG: Final = 40  # percent of a game: who led from here on led for most of it


def made_the_difference(names: Sequence[str], items: Sequence[Item], winner: int, second: int) -> str:
    """The source in which the winner was furthest ahead, and the one where the second was."""
    gaps = [(points[winner] - points[second], name, points) for name, points in items]
    best, worst = max(gaps, key=lambda gap: gap[0]), min(gaps, key=lambda gap: gap[0])
    told = []
    if best[0] >= NOTABLE:
        name = best[1][:1].upper() + best[1][1:]
        told.append(
            f"{name} made the difference: {best[2][winner]} to {names[second]}\u2019s {best[2][second]}."
        )
    if worst[0] <= -NOTABLE:
        told.append(f"{names[second]} was ahead in {worst[1]}, {worst[2][second]} to {worst[2][winner]}.")
    return " ".join(told)


def lead_words(name: str, points: Sequence[Sequence[int]], winner: int) -> str:
    """Since when the winner has led alone; empty until the story of the game is told."""
    last = len(points) - 1
    if last < 2:
        return ""
    behind = [
        at
        for at, row in enumerate(points)
        if any(row[winner] <= one for seat, one in enumerate(row) if seat != winner)
    ]
    since = 100 * (behind[-1] + 1) // last if behind else 0
    if not behind or behind[-1] == last:
        return ""
    if behind[-1] >= last - 1:
        return f"Only the last count put {name} ahead."
    if since <= LONG:
        return f"{name} led for most of the game."
    return f"{name} took the lead for good after {since} % of the game."


def leads_alone(row: Sequence[int], seat: int) -> bool:
    """Has a seat more points than every other?"""
    return all(row[seat] > points for other, points in enumerate(row) if other != seat)
