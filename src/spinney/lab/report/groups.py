"""Games by what they were played with: lengths and endings for each set of things of a kind."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from spinney.lab.report.fact_counts import FactCounts
from spinney.lab.results.game_result import GameResult
from spinney.lab.stats import Estimate, median, wilson

BY: Final = re.compile(r"`(?:rounds|ended)_by\((\w+)(?:, [^)]*)?\)`")


class Groups:
    """The games of a run by the things of one kind that they had (the boards in play, the modules)."""

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind
        self.rounds: Final[dict[str, Counter[int]]] = {}
        self.endings: Final[dict[str, Counter[str]]] = {}

    def add(self, result: GameResult, facts: FactCounts) -> None:
        """A game whose facts have just been counted."""
        name = facts.there(self.kind, result.number)
        self.endings.setdefault(name, Counter())[result.ended or "unknown"] += 1
        if result.rounds is not None:
            self.rounds.setdefault(name, Counter())[result.rounds] += 1

    def median_rounds(self) -> dict[str, Estimate]:
        """The median length of the games of each group, in rounds."""
        return {name: median(counts) for name, counts in sorted(self.rounds.items())}

    def ended(self, how: str) -> dict[str, Estimate]:
        """The share of the games of each group that ended in this way."""
        return {
            name: wilson(counts[how], sum(counts.values())) for name, counts in sorted(self.endings.items())
        }
