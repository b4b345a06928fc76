"""Games added up one by one, wherever they are played; the totals of two batches can be put together.

Everything in here is a whole number, so that the sum does not depend on how the games were cut into batches.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final, NamedTuple

from spinney.lab.results.game_result import GameResult
from spinney.lab.simulation.run import Run
from spinney.lab.stats import Estimate, mean, mean_of, quantile, wilson

PIECES: Final = 27720  # of a victory: up to twelve seats can share it evenly


class Outcome(NamedTuple):
    """A game to be added to the totals: who sat where, who won, and who began, if that is known."""

    bots: tuple[str, ...]
    winners: tuple[int, ...]
    began: int | None = None

    @classmethod
    def of(cls, result: GameResult) -> Outcome:
        return cls(result.bots, result.winners, result.began)

    @property
    def is_draw(self) -> bool:
        """Nobody has won; a lost solo game is not a draw."""
        return not self.winners and len(self.bots) > 1

    @property
    def order(self) -> list[int]:
        """The seats round the table from whoever began; nothing if that is not known."""
        seats = len(self.bots)
        return [(self.began + place) % seats for place in range(seats)] if self.began is not None else []

    def share(self, seat: int) -> float:
        """The part of the victory that a seat has."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0


class Standing:
    """The totals of a bot or a seat. A game counts once for every seat that it held."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0  # alone
        self.shared = 0  # victories shared with others
        self.draws = 0
        self.losses = 0
        self.pieces = 0  # of victories
        self.scores: Final[Counter[int]] = Counter()

    def add(self, outcome: Outcome, seat: int, games: int) -> None:
        """Some games that ended like this, seen from a seat."""
        self.games += games
        if seat in outcome.winners:
            self.pieces += games * (PIECES // len(outcome.winners))
            if len(outcome.winners) == 1:
                self.wins += games
            else:
                self.shared += games
        elif outcome.is_draw:
            self.draws += games
        else:
            self.losses += games

    @property
    def won(self) -> float:
        """Victories, a shared one as a share."""
        return self.pieces / PIECES

    @property
    def win_rate(self) -> Estimate:
        """The share of the games that were won."""
        return wilson(self.won, self.games)

    @property
    def mean_score(self) -> Estimate:
        """The mean score over all games added so far, with its interval."""
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
        """Add a game, if seats rotate: the games with one key belong together."""
        if not self.seatings:
            return
        key = result.number // self.seatings
        for seat, bot in enumerate(result.bots):
            won = PIECES // len(result.winners) if seat in result.winners else 0
            self.enter(bot, key, won, 1)

    def enter(self, bot: str, key: int, pieces: int, seats: int) -> None:
        """Add victories, in pieces, to what a bot has won with this key."""
        total = self.sums[bot].setdefault(key, [0, 0])
        total[0] += pieces
        total[1] += seats

    def join(self, other: KeyShares) -> None:
        """Add the games of another batch."""
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
        self.names: Final = tuple(dict.fromkeys(run.bots))
        self.outcomes: Final[Counter[Outcome]] = Counter()
        self.scores: Final[list[dict[str, Counter[int]]]] = [
            {name: Counter() for name in self.names} for _ in range(run.seats)
        ]  # by seat and bot
        self.lengths: Final[dict[str, Counter[int]]] = {}  # choices, and turns and rounds where counted
        self.keys: Final = KeyShares(run)

    def add(self, result: GameResult) -> None:
        """Add a game."""
        self.outcomes[Outcome.of(result)] += 1
        self.keys.add(result)
        for seat, bot in enumerate(result.bots):
            self.scores[seat][bot][result.scores[seat]] += 1
        self.add_length("choices", result.choices)
        if result.turns is not None:
            self.add_length("turns", result.turns)
        if result.rounds is not None:
            self.add_length("rounds", result.rounds)

    def add_length(self, what: str, number: int) -> None:
        """Count a game that took this many choices, turns or rounds."""
        if what not in self.lengths:
            self.lengths[what] = Counter()
        self.lengths[what][number] += 1

    def join(self, other: Totals) -> None:
        """Add the games of a batch."""
        self.outcomes.update(other.outcomes)
        self.keys.join(other.keys)
        for mine, theirs in zip(self.scores, other.scores, strict=True):
            for name, scores in theirs.items():
                mine[name].update(scores)
        for what, numbers in other.lengths.items():
            self.lengths.setdefault(what, Counter()).update(numbers)

    @property
    def games(self) -> int:
        """How many games were added up."""
        return self.outcomes.total()

    @property
    def draws(self) -> int:
        """Games without a winner; a lost solo game is not one."""
        return sum(games for outcome, games in self.outcomes.items() if outcome.is_draw)

    @property
    def bots(self) -> dict[str, Standing]:
        """How each bot fared, in all its seats together."""
        return {name: self.standing(range(len(self.scores)), (name,)) for name in self.names}

    @property
    def seats(self) -> list[Standing]:
        """How each seat fared, whoever sat in it."""
        return [self.standing((seat,), self.names) for seat in range(len(self.scores))]

    @property
    def places(self) -> list[Standing]:
        """How each place in turn order fared, whoever began being the first; scores are not kept by place."""
        found = [Standing() for _ in self.scores]
        for outcome, games in self.outcomes.items():
            for standing, seat in zip(found, outcome.order, strict=False):
                standing.add(outcome, seat, games)
        return found

    @property
    def began(self) -> Standing | None:
        """How whoever began fared; None if nobody else could begin, or it is not known."""
        first = self.places[0]
        return first if first.games and len(self.scores) > 1 else None

    def standing(self, seats: Collection[int], bots: Collection[str]) -> Standing:
        """How these bots fared in these seats."""
        found = Standing()
        for outcome, games in self.outcomes.items():
            for seat in seats:
                if outcome.bots[seat] in bots:
                    found.add(outcome, seat, games)
        for seat in seats:
            for bot in bots:
                found.scores.update(self.scores[seat][bot])
        return found

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
