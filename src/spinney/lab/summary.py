"""What a simulation comes to: who won how often, from which seat, after how long, with which scores."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from spinney.lab.game_result import GameResult
from spinney.lab.run import Run
from spinney.lab.stats import Estimate, mean, quantile, wilson


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

    def add(self, result: GameResult) -> None:
        self.games += 1
        self.draws += is_draw(result)
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

    def length_at(self, share: float, what: str = "choices") -> float:
        """The length within which a share of the games ended."""
        return quantile(self.lengths.get(what, {}), share)


def is_draw(result: GameResult) -> bool:
    return not result.winners and len(result.bots) > 1
