"""Two editions compared: what is measured in each game, and how sure a difference is.

The same key and the same bots' seeds give both editions the same luck wherever they are alike, so the
difference between the two games of a pair has less noise than that between unrelated games.
"""

from __future__ import annotations

from math import inf, sqrt
from statistics import NormalDist
from typing import Final

from spinney.lab.diff.changes import VICTORIES, Change
from spinney.lab.results.beginner import BEGAN, OTHERS
from spinney.lab.results.game_result import GameResult
from spinney.lab.results.rows import Cell, facts_of
from spinney.lab.results.totals import Outcome
from spinney.lab.simulation.run import Run, game_of
from spinney.lab.stats import Estimate

SURE: Final = 0.05  # how often, at most, a whole comparison may call something changed that is not


class Pairs:
    """One measure, compared between two editions: sums over the pairs of games."""

    def __init__(self) -> None:
        self.size = 0
        self.a = 0.0
        self.b = 0.0
        self.squares = 0.0  # of the differences

    def add(self, a: float, b: float) -> None:
        """Add a pair of games to the comparison: what was measured in A and in B."""
        self.size += 1
        self.a += a
        self.b += b
        self.squares += (b - a) ** 2

    def difference(self, z: float) -> Estimate:
        """B minus A, with its interval. Pairs that are all alike say nothing about the spread."""
        if self.size < 2:
            return Estimate(0.0, -inf, inf)
        middle = (self.b - self.a) / self.size
        variance = max(0.0, self.squares - self.size * middle * middle) / (self.size - 1)
        spread = z * sqrt(variance / self.size)
        if variance == 0.0:
            spread = 3.0 / self.size  # never seen in so many pairs: the rule of three
        return Estimate(middle, middle - spread, middle + spread)


def measures(run: Run, result: GameResult, cells: list[Cell]) -> dict[str, float]:
    """Everything that is measured in one game of a comparison, by name; a share is 0 or 1 here."""
    ranked = sorted(result.scores, reverse=True)
    found: dict[str, float] = {"choices": float(result.choices)}
    for name, number in (("turns", result.turns), ("rounds", result.rounds)):
        if number is not None:
            found[name] = float(number)
    found["points per seat"] = sum(result.scores) / run.seats
    if run.seats > 1:
        found["winner's margin"] = float(ranked[0] - ranked[1])
        found["% shared victories"] = float(len(result.winners) > 1)
    found["% no winner"] = float(not result.winners)
    found |= victories(run, Outcome.of(result))
    for source, points in result.sources.items():
        found[f"points from {source} per seat"] = sum(points) / run.seats
    for (column, item, _), count in facts_of(result, cells):
        name = " ".join([column.replace("_", " "), item]).strip()
        if column not in ("options", "chose"):
            found[name] = found.get(name, 0.0) + count
    return found


def victories(run: Run, outcome: Outcome) -> dict[str, float]:
    """The share of whoever began and of each other seat, whichever seats these are; then seat by seat."""
    if run.seats == 1:
        return {f"% {VICTORIES}": outcome.share(0)}
    found = {}
    if outcome.order:
        shares = [outcome.share(seat) for seat in outcome.order]
        found[f"% {VICTORIES} of {BEGAN}"] = shares[0]
        found[f"% {VICTORIES} of {OTHERS}"] = sum(shares[1:]) / (run.seats - 1)
    game = game_of(run)
    for seat in range(run.seats):
        found[f"% {VICTORIES} of {game.seat_name(seat)}"] = outcome.share(seat)
    return found


class Comparison:
    """The pairs so far, measure by measure."""

    def __init__(self, a: Run, b: Run, looks: int) -> None:
        self.a: Final = a
        self.b: Final = b
        self.looks: Final = looks  # how often somebody may look and stop
        self.pairs: Final[dict[str, Pairs]] = {}
        self.size = 0

    def add(self, a: dict[str, float], b: dict[str, float]) -> None:
        """Add a pair of games, measure by measure; what was not measured in a game counts as 0."""
        for name in {**a, **b}:
            if name not in self.pairs:
                fresh = self.pairs[name] = Pairs()
                for _ in range(self.size):
                    fresh.add(0.0, 0.0)
            self.pairs[name].add(a.get(name, 0.0), b.get(name, 0.0))
        for name, pairs in self.pairs.items():
            if name not in a and name not in b:
                pairs.add(0.0, 0.0)
        self.size += 1

    def changes(self, lines: int | None = None) -> list[Change]:
        """Every measure; the intervals are wide enough for that many lines, each looked at that often."""
        z = strictness(self.looks * (lines or len(self.pairs) or 1))
        found = []
        for name, pairs in self.pairs.items():
            unit = "%" if name.startswith("% ") else ""
            size = max(1, pairs.size)
            found.append(
                Change(name.removeprefix("% "), pairs.a / size, pairs.b / size, pairs.difference(z), unit)
            )
        return found


def strictness(chances: int) -> float:
    """How wide a comparison's intervals are, in deviations, with so many chances to be wrong (Bonferroni)."""
    return NormalDist().inv_cdf(1.0 - SURE / (2.0 * max(1, chances)))
