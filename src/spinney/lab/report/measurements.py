"""What reports and targets ask about a run: facts by thing, points by source, lengths, leads, endings.

Games are added one by one and forgotten, so a file of any size can be read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import inf
from pathlib import Path
from typing import Final

from spinney.engine.facts import CHOSE, OPTIONS
from spinney.lab.report.fact_counts import FactCount, FactCounts, Uptake
from spinney.lab.report.groups import BY, Groups
from spinney.lab.report.point_sources import Sources
from spinney.lab.results.game_result import GameResult
from spinney.lab.results.result_file import games_of
from spinney.lab.results.totals import Totals
from spinney.lab.simulation.run import Run, game_of
from spinney.lab.stats import Estimate, Moments, wilson

STEPS: Final = 21  # points of the arc that all games are brought to


class Measurements:
    """The games of one run, with everything that was counted in them."""

    def __init__(self, run: Run, results: Iterable[GameResult]) -> None:
        game = game_of(run)
        self.run: Final = run
        self.summary: Final = Totals(run)
        self.facts: Final = FactCounts(game.layout, run.seats, game.rulebook().text)
        self.sources: Final = Sources()
        self.endings: Final[Counter[str]] = Counter()
        self.margins: Final = Moments()
        self.highest: Final = Moments()  # the best score of each game
        self.lead_changes: Final[Counter[int]] = Counter()
        self.lead_taken: Final[Counter[int]] = Counter()  # in thousandths of the game
        self.arcs: Final = ([0.0] * STEPS, [0.0] * STEPS)  # winners and others, scores added up
        self.arc_games = 0
        self.shared = 0
        self.groups: Final = {kind: Groups(kind) for kind in BY.findall(game.rulebook().text)}
        for result in results:
            self.add(result)
        self.counted: Final[dict[str, dict[str, FactCount]]] = self.facts.done()

    @classmethod
    def read(cls, path: str | Path) -> Measurements:
        """Everything that was counted in the games of a result file."""
        with games_of(Path(path)) as (header, results):
            return cls(Run.from_header(header), results)

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.summary.games

    @property
    def fair(self) -> float:
        """The share of the victories that each seat has in a fair game."""
        return 1.0 / self.run.seats

    def add(self, result: GameResult) -> None:
        """Count a game."""
        self.summary.add(result)
        self.endings[result.ended or "unknown"] += 1
        self.shared += len(result.winners) > 1
        self.sources.add(result)
        self.facts.add(result)
        for groups in self.groups.values():
            groups.add(result, self.facts)
        self.add_arc(result)

    def add_arc(self, result: GameResult) -> None:
        """Count how the scores of a game grew, and who led when."""
        ranked = sorted(result.scores, reverse=True)
        self.highest.add(ranked[0])
        if result.winners and len(ranked) > 1:
            self.margins.add(ranked[0] - ranked[1])
        if result.lead_changes is not None:
            self.lead_changes[result.lead_changes] += 1
        if result.lead_taken is not None:
            self.lead_taken[result.lead_taken] += 1
        looks = result.arc
        if not looks or not result.winners:
            return
        self.arc_games += 1
        others = [seat for seat in range(self.run.seats) if seat not in result.winners]
        for step in range(STEPS):
            look = looks[round(step * (len(looks) - 1) / (STEPS - 1))]
            self.arcs[0][step] += sum(look[seat] for seat in result.winners) / len(result.winners)
            self.arcs[1][step] += sum(look[seat] for seat in others) / max(1, len(others))

    # What reports and targets ask.

    def mean_per_seat(self, kind: str) -> Estimate:
        """How often a seat does something of a kind in a game."""
        for one in self.facts.kinds:
            if one.name == kind:
                moments = Moments()
                moments.size = self.games * self.run.seats
                moments.total, moments.squares = float(one.total), float(one.squares)
                return moments.mean()
        return Estimate(0.0, -inf, inf)

    def players_without(self, kind: str) -> Estimate:
        """The share of the players who did nothing of a kind in their game."""
        players = self.games * self.run.seats
        return wilson(players - sum(one.doers for one in self.facts.kinds if one.name == kind), players)

    def players_with(self, kind: str) -> dict[str, Estimate]:
        """For each thing of a kind: the share of the players who did it."""
        players = self.games * self.run.seats
        return {fact.name: wilson(fact.doers, players) for fact in self.facts.of(kind)}

    def part(self, kind: str, things: list[str]) -> Estimate:
        """The share of some things in all that was done of a kind."""
        counts = {fact.name: fact.count for fact in self.facts.of(kind)}
        return wilson(sum(counts[name] for name in things), sum(counts.values()))

    def games_with(self, kind: str) -> Estimate:
        """The share of the games in which anything of a kind happened."""
        return wilson(sum(one.games for one in self.facts.kinds if one.name == kind), self.games)

    def uptake(self, taken: str, shown: str) -> dict[str, Estimate]:
        """For each thing that was there: in which share of those games it was taken."""
        return {pair.shown.name: wilson(pair.games, pair.shown.games) for pair in self.pairs(taken, shown)}

    def times(self, taken: str, shown: str) -> dict[str, Estimate]:
        """For each thing that was there: how often it was taken in a game."""
        return {pair.shown.name: pair.times.mean() for pair in self.pairs(taken, shown)}

    def pairs(self, taken: str, shown: str) -> list[Uptake]:
        """Each thing that could be taken, beside how often it was there."""
        names = [kind.name for kind in self.facts.kinds]
        return [
            pair
            for pair in self.facts.uptakes
            if pair.shown.games and (names[pair.taken.column], names[pair.shown.column]) == (taken, shown)
        ]

    def options_per_choice(self) -> list[tuple[str, int, float]]:
        """Each kind of action: how often it was chosen, and from how many options on average."""
        chosen, options = self.counted.get(CHOSE, {}), self.counted.get(OPTIONS, {})
        found = [(word, fact.count, options[word].count / fact.count) for word, fact in chosen.items()]
        return sorted(found, key=lambda row: -row[1])

    @property
    def began(self) -> Estimate | None:
        """The share of the victories of whoever began; None if nobody could or it is not known."""
        first = self.summary.began
        return None if first is None else first.win_rate

    @property
    def others(self) -> Estimate:
        """The share of the victories of each seat that did not begin."""
        rest = self.summary.places[1:]
        return wilson(sum(one.won for one in rest), sum(one.games for one in rest))

    @property
    def draws(self) -> Estimate:
        """The share of the games without a winner."""
        return wilson(self.summary.draws, self.games)

    def ended(self, how: str) -> Estimate:
        """The share of the games that ended in this way."""
        return wilson(self.endings.get(how, 0), self.games)

    def won(self, bots: set[str] | None = None) -> Estimate:
        """The share of the victories of some bots among the seats they held."""
        standings = [one for name, one in self.summary.bots.items() if bots is None or name in bots]
        return wilson(sum(one.won for one in standings), sum(one.games for one in standings))
