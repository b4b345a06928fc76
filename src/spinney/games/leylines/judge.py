"""How good a position is for each seat: the estimate that bots climb."""

from __future__ import annotations

from spinney.games.leylines.table import LeylinesTable


def judge(t: LeylinesTable) -> list[float]:
    """Each seat's likely share of the victory."""
    worth = [float(score) + 1.0 for score in t.scores]
    return [value / sum(worth) for value in worth]
