"""Points by source over the games of a run: the mean of each source, and its share of all points."""

from __future__ import annotations

from math import inf, sqrt
from typing import Final

from spinney.lab.results.game_result import GameResult
from spinney.lab.stats import Z95, Estimate, Moments


class Source:
    """The points of one source, seat by seat, beside all points of the same seats."""

    def __init__(self) -> None:
        self.points: Final = Moments()
        self.products = 0.0  # of the points and all points


class Sources:
    """The sources of a run; a seat of a game is one measurement."""

    def __init__(self) -> None:
        self.each: Final[dict[str, Source]] = {}
        self.whole: Final = Moments()

    def add(self, result: GameResult) -> None:
        """Add the points of a game, source by source."""
        if not result.sources:
            return
        totals = [sum(points) for points in zip(*result.sources.values(), strict=True)]
        for total in totals:
            self.whole.add(total)
        for name, points in result.sources.items():
            source = self.each.get(name)
            if source is None:
                source = self.each[name] = Source()
            for part, total in zip(points, totals, strict=True):
                source.points.add(part)
                source.products += part * total

    def mean(self, name: str) -> Estimate:
        """The mean points of a seat from a source; without bounds if nobody had any."""
        return self.each[name].points.mean() if name in self.each else Estimate(0.0, -inf, inf)

    def share(self, name: str) -> Estimate:
        """The share of all points that came from a source, as the ratio of the means, with its interval."""
        source, whole = self.each.get(name), self.whole
        if source is None or not whole.total:
            return Estimate(0.0, 0.0, 1.0)
        share = source.points.total / whole.total
        if whole.size < 2:
            return Estimate(share, -inf, inf)
        off = source.points.squares - 2.0 * share * source.products + share * share * whole.squares
        spread = Z95 * sqrt(max(0.0, off) / (whole.size - 1) / whole.size) * whole.size / whole.total
        return Estimate(share, share - spread, share + spread)
