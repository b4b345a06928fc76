"""Opponents for people, from easy to hard: Sapling, Ranger, Elder.

Each thinks for a number of iterations, so that a seed repeats its game. With a clock, a Sapling and a Ranger
also stop before people get tired of waiting, and an Elder uses all of its seconds.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from spinney.bots.budget import Clock
from spinney.bots.tree import Tree
from spinney.engine.seen import Seen

SAPLING_ITERATIONS: Final = 50
CARELESS: Final = 4  # a Sapling is careless once in so many choices
RANGER_ITERATIONS: Final = 300
ELDER_ITERATIONS: Final = 2500

SECONDS: Final = {"sapling": 0.2, "ranger": 0.5, "elder": 2.0}  # the most that each takes, with a clock
LEVELS: Final = tuple(SECONDS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Level(Tree):
    """A tree with the iterations of a level and, if there is a clock, its seconds."""

    def __init__(
        self, name: str, iterations: int | None, seed: int | str | bytes | None, clock: Clock | None
    ) -> None:
        super().__init__(seed, iterations, seconds=0.0 if clock is None else SECONDS[name], clock=clock)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sapling(Level):
    """Looks ahead a little, and now and then takes any of the better half of its options."""

    def __init__(self, seed: int | str | bytes | None = None, *, clock: Clock | None = None) -> None:
        super().__init__("sapling", SAPLING_ITERATIONS, seed, clock)

    def choose(self, seen: Seen) -> int:
        """Mostly the best option; carelessly, now and then, any of the better half."""
        options = seen.options
        if len(options) == 1:
            return options[0]
        advice = self.advise(seen)
        careless = self.chance.below(CARELESS) == 0
        return advice[self.chance.below((len(advice) + 1) // 2) if careless else 0].action


@mypyc_attr(allow_interpreted_subclasses=True)
class Ranger(Level):
    """Looks ahead about as far as a person who knows the game."""

    def __init__(self, seed: int | str | bytes | None = None, *, clock: Clock | None = None) -> None:
        super().__init__("ranger", RANGER_ITERATIONS, seed, clock)


@mypyc_attr(allow_interpreted_subclasses=True)
class Elder(Level):
    """Thinks every choice through."""

    def __init__(self, seed: int | str | bytes | None = None, *, clock: Clock | None = None) -> None:
        super().__init__("elder", ELDER_ITERATIONS if clock is None else None, seed, clock)


def find_level(name: str, seed: int | str | bytes | None, clock: Clock) -> Level | None:
    """A level by its name, with its limit in seconds; None for other names."""
    if name == "sapling":
        return Sapling(seed, clock=clock)
    if name == "ranger":
        return Ranger(seed, clock=clock)
    return Elder(seed, clock=clock) if name == "elder" else None
