"""How good a position is for each seat: the estimate that bots climb. The weights were found by playing."""

from __future__ import annotations

from spinney.games.groves.table import GrovesTable


def judge(t: GrovesTable) -> list[float]:
    """Each seat's likely share of the victory."""
    if t.over:
        return [1.0 / float(len(t.winners)) if seat in t.winners else 0.0 for seat in range(t.seats)]
    total = float(sum(t.scores)) + float(t.seats)
    return [(float(score) + 1.0) / total for score in t.scores]
