"""Games added up one by one, wherever they are played; the totals of two batches can be put together.

Everything in here is a whole number, so that the sum does not depend on how the games were cut into batches.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from spinney.lab.game_result import GameResult
from spinney.lab.run import Run
from spinney.lab.stats import Estimate, mean, mean_of, quantile, wilson

PIECES: Final = 27720  # of a victory: up to twelve seats can share it evenly


class Standing:
    """How somebody fared, a bot or a seat: each game that it sat in once, for every seat it held."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0  # alone
        self.shared = 0  # victories shared with others
        self.draws = 0
        self.losses = 0
        self.pieces = 0  # of victories
        self.scores: Final[Counter[int]] = Counter()

    def add(self, result: GameResult, seat: int) -> None:
        self.games += 1
        self.scores[result.scores[seat]] += 1
        winners = result.winners
        if seat in winners:
            self.pieces += PIECES // len(winners)
            self.wins += len(winners) == 1
            self.shared += len(winners) > 1
        elif is_draw(result):
            self.draws += 1
        else:
            self.losses += 1

    def join(self, other: Standing) -> None:
        self.games += other.games
        self.wins += other.wins
        self.shared += other.shared
        self.draws += other.draws
        self.losses += other.losses
        self.pieces += other.pieces
        self.scores.update(other.scores)

    @property
    def won(self) -> float:
        """Victories, a shared one as a share."""
        return self.pieces / PIECES

    @property
    def win_rate(self) -> Estimate:
        return wilson(self.won, self.games)

    @property
    def mean_score(self) -> Estimate:
        return mean(self.scores)

    def score_at(self, share: float) -> float:
        """The score below which a share of the games ended."""
        return quantile(self.scores, share)


class KeyShares:
    """The victories of each bot, key by key: duplicate play takes the luck of a key out of the comparison."""

    def __init__(self, run: Run) -> None:
        self.seatings: Final = len(run.bots) if run.rotate else 0  # games that share a key
        self.sums: Final[dict[str, dict[int, list[int]]]] = {name: {} for name in run.bots}

    def add(self, result: GameResult) -> None:
        if not self.seatings:
            return
        key = result.number // self.seatings
        for seat, bot in enumerate(result.bots):
            won = PIECES // len(result.winners) if seat in result.winners else 0
            self.enter(bot, key, won, 1)

    def enter(self, bot: str, key: int, pieces: int, seats: int) -> None:
        total = self.sums[bot].setdefault(key, [0, 0])
        total[0] += pieces
        total[1] += seats

    def join(self, other: KeyShares) -> None:
        for bot, keys in other.sums.items():
            for key, (pieces, seats) in keys.items():
                self.enter(bot, key, pieces, seats)

    def rate(self, bot: str) -> Estimate:
        """The mean over keys, with the interval of that mean."""
        found = mean_of([pieces / PIECES / seats for pieces, seats in self.sums[bot].values()])
        return Estimate(found.value, max(0.0, found.low), min(1.0, found.high))


class Totals:
    """Who won how often, from which seat, after how long, with which scores."""

    def __init__(self, run: Run) -> None:
        self.games = 0
        self.draws = 0  # games without a winner; a lost solo game is not one
        self.standings: Final = [{name: Standing() for name in run.bots} for _ in range(run.seats)]  # by seat
        self.lengths: Final[dict[str, Counter[int]]] = {}  # choices, and turns and rounds where counted
        self.keys: Final = KeyShares(run)

    def add(self, result: GameResult) -> None:
        self.games += 1
        self.draws += is_draw(result)
        self.keys.add(result)
        for seat, bot in enumerate(result.bots):
            self.standings[seat][bot].add(result, seat)
        self.add_length("choices", result.choices)
        if result.turns is not None:
            self.add_length("turns", result.turns)
        if result.rounds is not None:
            self.add_length("rounds", result.rounds)

    def add_length(self, what: str, number: int) -> None:
        if what not in self.lengths:
            self.lengths[what] = Counter()
        self.lengths[what][number] += 1

    def join(self, other: Totals) -> None:
        """Add the games of a batch."""
        self.games += other.games
        self.draws += other.draws
        self.keys.join(other.keys)
        for mine, theirs in zip(self.standings, other.standings, strict=True):
            for name, standing in theirs.items():
                mine[name].join(standing)
        for what, numbers in other.lengths.items():
            self.lengths.setdefault(what, Counter()).update(numbers)

    @property
    def bots(self) -> dict[str, Standing]:
        """How each bot fared, in all its seats together."""
        return {name: together(one[name] for one in self.standings) for name in self.standings[0]}

    @property
    def seats(self) -> list[Standing]:
        """How each seat fared, whoever sat in it."""
        return [together(one.values()) for one in self.standings]

    def win_rate(self, bot: str) -> Estimate:
        """The share of victories of a bot; where seats rotate, games with one key are not independent."""
        standing = self.bots[bot]
        return self.keys.rate(bot) if self.keys.seatings and standing.games else standing.win_rate

    @property
    def choices(self) -> int:
        """Of all games together."""
        return sum(number * games for number, games in self.lengths.get("choices", {}).items())

    def length_at(self, share: float, what: str = "choices") -> float:
        """The length within which a share of the games ended."""
        return quantile(self.lengths.get(what, {}), share)


def together(standings: Iterable[Standing]) -> Standing:
    total = Standing()
    for one in standings:
        total.join(one)
    return total


def is_draw(result: GameResult) -> bool:
    return not result.winners and len(result.bots) > 1
