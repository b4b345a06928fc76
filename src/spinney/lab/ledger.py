"""All games of a run added up for a report: facts by thing, points by source, lengths, leads, endings."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from spinney.engine.facts import CHOSE, OPTIONS
from spinney.lab.game_result import GameResult
from spinney.lab.results import read_results
from spinney.lab.rows import cells_of, facts_of
from spinney.lab.run import Run, game_of
from spinney.lab.stats import Estimate, mean_of, wilson
from spinney.lab.summary import Summary

STEPS: Final = 21  # points of the arc that all games are brought to


class Deed:
    """One thing of one kind of fact: how often it was done, by how many, and how those fared."""

    def __init__(self) -> None:
        self.count = 0
        self.games = 0  # in which somebody did it
        self.doers = 0  # seats of games that did it
        self.won = 0.0  # victories of those

    @property
    def win_rate(self) -> Estimate:
        return wilson(self.won, self.doers)


class Ledger:
    """The games of one run, with everything that was counted in them."""

    def __init__(self, run: Run, results: Iterable[GameResult]) -> None:
        self.run: Final = run
        self.summary: Final = Summary(run)
        self.deeds: Final[dict[str, dict[str, Deed]]] = {}
        self.per_seat: Final[dict[str, list[int]]] = defaultdict(list)  # of each fact, by seat of a game
        self.sources: Final[dict[str, list[int]]] = {}  # points, by seat of a game
        self.seen: Final[dict[tuple[str, str], set[int]]] = defaultdict(set)  # games in which it happened
        self.endings: Final[Counter[str]] = Counter()
        self.margins: Final[list[float]] = []
        self.lead_changes: Final[Counter[int]] = Counter()
        self.lead_taken: Final[list[int]] = []
        self.arcs: Final = ([0.0] * STEPS, [0.0] * STEPS)  # winners and others, scores added up
        self.arc_games = 0
        self.shared = 0
        self.cells: Final = cells_of(game_of(run).layout, run.seats)
        self.columns: Final = [column.name for column in game_of(run).layout.columns]
        for result in results:
            self.add(result)

    @classmethod
    def read(cls, path: str | Path) -> Ledger:
        header, results = read_results(path)
        return cls(Run.from_header(header), results)

    @property
    def games(self) -> int:
        return self.summary.games

    @property
    def fair(self) -> float:
        """The share of the victories that each seat has in a fair game."""
        return 1.0 / self.run.seats

    def add(self, result: GameResult) -> None:
        self.summary.add(result)
        self.endings[result.ended or "unknown"] += 1
        self.shared += len(result.winners) > 1
        for source, points in result.sources.items():
            self.sources.setdefault(source, []).extend(points)
        self.add_facts(result)
        self.add_arc(result)

    def add_facts(self, result: GameResult) -> None:
        totals: dict[str, list[int]] = defaultdict(lambda: [0] * self.run.seats)
        things: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0] * self.run.seats)
        for (column, item, seat), count in facts_of(result, self.cells):
            totals[column][seat] += count
            things[column, item][seat] += count
        for column in self.columns:
            self.per_seat[column].extend(totals[column])
        for (column, item), counts in things.items():
            self.note(self.deeds.setdefault(column, {}).setdefault(item, Deed()), counts, result)
            self.seen[column, item].add(result.number)
        for column in totals:
            self.seen[column, ""].add(result.number)

    def note(self, deed: Deed, counts: list[int], result: GameResult) -> None:
        deed.games += 1
        deed.count += sum(counts)
        for seat, count in enumerate(counts):
            if count:
                deed.doers += 1
                deed.won += 1.0 / len(result.winners) if seat in result.winners else 0.0

    def add_arc(self, result: GameResult) -> None:
        ranked = sorted(result.scores, reverse=True)
        if result.winners and len(ranked) > 1:
            self.margins.append(ranked[0] - ranked[1])
        if result.lead_changes is not None:
            self.lead_changes[result.lead_changes] += 1
        if result.lead_taken is not None:
            self.lead_taken.append(result.lead_taken)
        looks = result.looks()
        if not looks or not result.winners:
            return
        self.arc_games += 1
        others = [seat for seat in range(self.run.seats) if seat not in result.winners]
        for step in range(STEPS):
            look = looks[round(step * (len(looks) - 1) / (STEPS - 1))]
            self.arcs[0][step] += sum(look[seat] for seat in result.winners) / len(result.winners)
            self.arcs[1][step] += sum(look[seat] for seat in others) / max(1, len(others))

    # What reports and targets ask.

    def mean_per_seat(self, column: str) -> Estimate:
        return mean_of(self.per_seat.get(column, []))

    def uptake(self, column: str, shown: str, item: str) -> Estimate:
        """In which share of the games in which a thing was there it was taken."""
        there = self.seen.get((shown, item), set())
        return wilson(len(there & self.seen.get((column, item), set())), len(there))

    def source_share(self, source: str) -> Estimate:
        """The share of all points that came from a source, as the ratio of the means, with its interval."""
        points = self.sources.get(source, [])
        totals = [sum(each) for each in zip(*self.sources.values(), strict=True)]
        whole = sum(totals)
        if not whole:
            return Estimate(0.0, 0.0, 1.0)
        share = sum(points) / whole
        off = mean_of([part - share * total for part, total in zip(points, totals, strict=True)])
        spread = (off.high - off.value) / (whole / len(totals))
        return Estimate(share, share - spread, share + spread)

    def options_per_choice(self) -> list[tuple[str, int, float]]:
        """Each kind of action: how often it was chosen, and from how many options on average."""
        chosen, options = self.deeds.get(CHOSE, {}), self.deeds.get(OPTIONS, {})
        found = [(word, deed.count, options[word].count / deed.count) for word, deed in chosen.items()]
        return sorted(found, key=lambda row: -row[1])

    @property
    def draws(self) -> Estimate:
        return wilson(self.summary.draws, self.games)

    def ended(self, how: str) -> Estimate:
        return wilson(self.endings.get(how, 0), self.games)

    def won(self, bots: set[str] | None = None) -> Estimate:
        """The share of the victories of some bots among the seats they held."""
        standings = [one for name, one in self.summary.bots.items() if bots is None or name in bots]
        return wilson(sum(one.won for one in standings), sum(one.games for one in standings))
