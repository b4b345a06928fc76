"""Ratings of bots: one in each pool (a game with a number of seats), and one over all pools."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from spinney.lab.errors import MissingExtra
from spinney.lab.stats import Z95, Estimate

Pool = tuple[str, int]  # a game and how many sit down
OVERALL: Final[Pool] = ("", 0)
HASTE: Final = 0.8  # how much surer a match that is still to be played is taken to make us


@dataclass(frozen=True)
class Match:
    """A game that is to be played, or was: its pool, the bots by seat, and how it ended."""

    number: int
    pool: Pool
    bots: tuple[str, ...]
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    choices: int = 0

    def ranks(self) -> list[float]:
        """The ranks that ratings are made from: winners first, then by score; all equal without a winner."""
        if not self.winners:
            return [0.0] * len(self.bots)
        behind = sorted({self.scores[seat] for seat in self.losers()}, reverse=True)
        return [
            0.0 if seat in self.winners else 1.0 + behind.index(self.scores[seat])
            for seat in range(len(self.bots))
        ]

    def losers(self) -> list[int]:
        """The seats that did not win."""
        return [seat for seat in range(len(self.bots)) if seat not in self.winners]


class Ratings:
    """Where every bot stands, and how sure that is."""

    def __init__(self, bots: tuple[str, ...], pools: tuple[Pool, ...]) -> None:
        try:
            from openskill.models import PlackettLuce
        except ImportError as error:
            raise MissingExtra("ratings need openskill: pip install 'spinney[lab]'") from error
        self.model: Final[Any] = PlackettLuce()
        self.bots: Final = bots
        self.pools: Final = pools
        fresh = self.model.rating()
        self.mu: Final = {(pool, bot): float(fresh.mu) for pool in (*pools, OVERALL) for bot in bots}
        self.sigma: Final = dict.fromkeys(self.mu, float(fresh.sigma))
        self.played: Final = dict.fromkeys(self.mu, 0)

    def add(self, match: Match) -> None:
        """Rate the bots of a match, in its pool and over all pools."""
        for pool in (match.pool, OVERALL):
            self.rate(pool, match)

    def rate(self, pool: Pool, match: Match) -> None:
        """A bot that holds several seats gets the mean of what each of them would bring it."""
        teams = [
            [self.model.rating(mu=self.mu[pool, bot], sigma=self.sigma[pool, bot])] for bot in match.bots
        ]
        rated = [team[0] for team in self.model.rate(teams, ranks=match.ranks())]
        for bot in set(match.bots):
            mine = [rated[seat] for seat, name in enumerate(match.bots) if name == bot]
            self.mu[pool, bot] = sum(one.mu for one in mine) / len(mine)
            self.sigma[pool, bot] = sum(one.sigma for one in mine) / len(mine)
            self.played[pool, bot] += 1

    def estimate(self, pool: Pool, bot: str) -> Estimate:
        """The rating with its 95 % interval."""
        mu, spread = self.mu[pool, bot], Z95 * self.sigma[pool, bot]
        return Estimate(mu, mu - spread, mu + spread)

    def standing(self, pool: Pool = OVERALL) -> list[tuple[str, Estimate]]:
        """Every bot that played here, the best first."""
        there = [bot for bot in self.bots if self.played[pool, bot]]
        return sorted(((bot, self.estimate(pool, bot)) for bot in there), key=lambda row: -row[1].value)

    def next_matches(self, first: int, many: int) -> list[Match]:
        """The games that would tell us most: the seat we are least sure of, against those nearest to it."""
        sigma = dict(self.sigma)
        found = []
        for number in range(first, first + many):
            pool, bot = max(
                ((pool, bot) for pool in self.pools for bot in self.bots),
                key=lambda place: (sigma[place], -self.played[place], -self.bots.index(place[1])),
            )
            others = sorted(
                (other for other in self.bots if other != bot),
                key=lambda other: (self.distance(pool, bot, other, sigma), self.bots.index(other)),
            )
            seats = [bot, *others][: pool[1]]
            seats = [seats[at % len(seats)] for at in range(pool[1])]
            turn = number % pool[1]
            found.append(Match(number, pool, tuple(seats[turn:] + seats[:turn])))
            for name in set(seats):
                sigma[pool, name] *= HASTE
        return found

    def distance(self, pool: Pool, bot: str, other: str, sigma: dict[tuple[Pool, str], float]) -> float:
        """How clear it is which of two is better: near and unknown opponents tell us most."""
        both = sqrt(sigma[pool, bot] ** 2 + sigma[pool, other] ** 2)
        return abs(self.mu[pool, bot] - self.mu[pool, other]) / both - sigma[pool, other]
