"""What a simulation comes to: who won how often, from which seat, after how long, with which scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from spinney.lab.game_result import GameResult
from spinney.lab.results import results_in
from spinney.lab.rows import Row, rows
from spinney.lab.run import Run
from spinney.lab.stats import Estimate, mean, mean_of, quantile, wilson


class Standing:
    """How somebody fared, a bot or a seat: each game that it sat in once, for every seat it held."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0  # alone
        self.shared = 0  # victories shared with others
        self.draws = 0
        self.losses = 0
        self.won = 0.0  # victories, a shared one as a share
        self.scores: Final[Counter[int]] = Counter()

    def add(self, result: GameResult, seat: int) -> None:
        self.games += 1
        self.scores[result.scores[seat]] += 1
        winners = result.winners
        if seat in winners:
            self.won += 1.0 / len(winners)
            self.wins += len(winners) == 1
            self.shared += len(winners) > 1
        elif is_draw(result):
            self.draws += 1
        else:
            self.losses += 1

    @property
    def win_rate(self) -> Estimate:
        return wilson(self.won, self.games)

    @property
    def mean_score(self) -> Estimate:
        return mean(self.scores)

    def score_at(self, share: float) -> float:
        """The score below which a share of the games ended."""
        return quantile(self.scores, share)


@dataclass(frozen=True)
class Effort:
    """What was played just now, and how fast."""

    games: int = 0
    choices: int = 0
    seconds: float = 0.0
    jobs: int = 0

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def choices_per_second(self) -> float:
        return self.choices / self.seconds if self.seconds else 0.0


class KeyShares:
    """The victories of each bot, key by key: duplicate play takes the luck of a key out of the comparison."""

    def __init__(self, run: Run) -> None:
        self.run: Final = run
        self.sums: Final[dict[str, dict[int, list[float]]]] = {name: {} for name in run.bots}

    def add(self, result: GameResult) -> None:
        if not self.run.rotate:
            return
        key = self.run.key_of(result.number)
        for seat, bot in enumerate(result.bots):
            won = 1.0 / len(result.winners) if seat in result.winners else 0.0
            total = self.sums[bot].setdefault(key, [0.0, 0.0])
            total[0] += won
            total[1] += 1.0

    def rate(self, bot: str) -> Estimate:
        """The mean over keys, with the interval of that mean."""
        found = mean_of([won / seats for won, seats in self.sums[bot].values()])
        return Estimate(found.value, max(0.0, found.low), min(1.0, found.high))


class Summary:
    """The games of a run, added up one by one."""

    def __init__(self, run: Run) -> None:
        self.run: Final = run
        self.games = 0
        self.draws = 0  # games without a winner; a lost solo game is not one
        self.bots: Final = {name: Standing() for name in run.bots}
        self.seats: Final = [Standing() for _ in range(run.seats)]
        self.lengths: Final[dict[str, Counter[int]]] = {}  # choices, and turns and rounds where counted
        self.effort = Effort()  # of the last simulation; games that were found in a file cost none

        self.keys: Final = KeyShares(run)
        self.file: Path | None = None  # where the results are, if they are in a file; else they are here:
        self.results: Final[list[GameResult]] = []

    def add(self, result: GameResult) -> None:
        self.games += 1
        self.draws += is_draw(result)
        self.keys.add(result)
        if self.file is None:
            self.results.append(result)
        for seat, bot in enumerate(result.bots):
            self.bots[bot].add(result, seat)
            self.seats[seat].add(result, seat)
        for what, number in (
            ("choices", result.choices),
            ("turns", result.turns),
            ("rounds", result.rounds),
        ):
            if number is not None:
                self.lengths.setdefault(what, Counter())[number] += 1

    def win_rate(self, bot: str) -> Estimate:
        """The share of victories of a bot; where seats rotate, games with one key are not independent."""
        standing = self.bots[bot]
        return self.keys.rate(bot) if self.run.rotate and standing.games else standing.win_rate

    def each(self) -> Iterator[GameResult]:
        """Every game, from memory or from the file."""
        for result in self.results if self.file is None else results_in(self.file):
            if result.number < self.games:
                yield result

    def rows(self) -> Iterator[Row]:
        """One row for each seat of each game: `pandas.DataFrame(summary.rows())`."""
        return rows(self.run, self.each())

    def length_at(self, share: float, what: str = "choices") -> float:
        """The length within which a share of the games ended."""
        return quantile(self.lengths.get(what, {}), share)


def is_draw(result: GameResult) -> bool:
    return not result.winners and len(result.bots) > 1
