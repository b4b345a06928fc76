"""How good a position is for each seat: the estimate that bots climb."""

from __future__ import annotations

from spinney.games.shifting_realms.table import RealmsTable


def judge(t: RealmsTable) -> list[float]:
    """Each seat's likely share of the victory."""
    if t.over:
        return [1.0 / float(len(t.winners)) if seat in t.winners else 0.0 for seat in range(t.seats)]
    worth = [float(t.score(seat)) + 1.0 for seat in range(t.seats)]
    return [value / sum(worth) for value in worth]
