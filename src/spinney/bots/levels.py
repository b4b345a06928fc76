"""Opponents for people, from easy to hard: Sapling, Ranger, Elder.

Each thinks for a number of iterations, so that a seed repeats its game. With a clock a Sapling and a Ranger
also keep to seconds that people like to wait, and an Elder thinks for all of its seconds.
"""

from __future__ import annotations

from typing import Final

from spinney.bots.budget import Clock
from spinney.bots.tree import Tree
from spinney.engine.seen import Seen

GLANCE: Final = 50  # iterations of a Sapling ...
CARELESS: Final = 4  # ... which is careless once in so many choices
LOOK: Final = 300  # iterations of a Ranger
STUDY: Final = 2500  # iterations of an Elder

SECONDS: Final = {"sapling": 0.2, "ranger": 0.5, "elder": 2.0}  # that each takes at most, with a clock
LEVELS: Final = tuple(SECONDS)


class Level(Tree):
    """A tree with its iterations and, where there is a clock, its seconds."""

    def __init__(
        self, name: str, iterations: int | None, seed: int | str | bytes | None, clock: Clock | None
    ) -> None:
        super().__init__(seed, iterations, seconds=0.0 if clock is None else SECONDS[name], clock=clock)


class Sapling(Level):
    """Looks ahead a little, and now and then takes any of the better half of its options."""

    def __init__(self, seed: int | str | bytes | None = None, *, clock: Clock | None = None) -> None:
        super().__init__("sapling", GLANCE, seed, clock)

    def choose(self, seen: Seen) -> int:
        options = seen.options
        if len(options) == 1:
            return options[0]
        advice = self.advise(seen)
        careless = self.chance.below(CARELESS) == 0
        return advice[self.chance.below((len(advice) + 1) // 2) if careless else 0].action


class Ranger(Level):
    """Looks ahead as far as a person who knows the game."""

    def __init__(self, seed: int | str | bytes | None = None, *, clock: Clock | None = None) -> None:
        super().__init__("ranger", LOOK, seed, clock)


class Elder(Level):
    """Thinks every choice through."""

    def __init__(self, seed: int | str | bytes | None = None, *, clock: Clock | None = None) -> None:
        super().__init__("elder", STUDY if clock is None else None, seed, clock)


def find_level(name: str, seed: int | str | bytes | None, clock: Clock) -> Level | None:
    """A level by its name, which keeps to the seconds that people like to wait; None for other names."""
    if name == "sapling":
        return Sapling(seed, clock=clock)
    if name == "ranger":
        return Ranger(seed, clock=clock)
    return Elder(seed, clock=clock) if name == "elder" else None
