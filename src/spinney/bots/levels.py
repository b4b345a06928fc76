"""Opponents for people, from easy to hard: Sapling, Ranger, Elder.

Each thinks for a number of iterations, so that a seed repeats its game; with a clock it also keeps to seconds
that people like to wait, on machines and in games where the iterations would take longer.
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

GLANCE_SECONDS: Final = 0.2
LOOK_SECONDS: Final = 0.5
STUDY_SECONDS: Final = 2.0

LEVELS: Final = ("sapling", "ranger", "elder")


class Sapling(Tree):
    """Looks ahead a little, and now and then takes any of the better half of its options."""

    def __init__(self, seed: int | str | bytes | None = None, *, clock: Clock | None = None) -> None:
        super().__init__(seed, GLANCE, seconds=0.0 if clock is None else GLANCE_SECONDS, clock=clock)

    def choose(self, seen: Seen) -> int:
        options = seen.options
        if len(options) == 1:
            return options[0]
        advice = self.advise(seen)
        careless = self.chance.below(CARELESS) == 0
        return advice[self.chance.below((len(advice) + 1) // 2) if careless else 0].action


class Ranger(Tree):
    """Looks ahead as far as a person who knows the game."""

    def __init__(self, seed: int | str | bytes | None = None, *, clock: Clock | None = None) -> None:
        super().__init__(seed, LOOK, seconds=0.0 if clock is None else LOOK_SECONDS, clock=clock)


class Elder(Tree):
    """Thinks every choice through."""

    def __init__(self, seed: int | str | bytes | None = None, *, clock: Clock | None = None) -> None:
        super().__init__(seed, STUDY, seconds=0.0 if clock is None else STUDY_SECONDS, clock=clock)


def find_level(name: str, seed: int | str | bytes | None, clock: Clock) -> Tree | None:
    """A level by its name, which keeps to the seconds that people like to wait; None for other names."""
    if name == "sapling":
        return Sapling(seed, clock=clock)
    if name == "ranger":
        return Ranger(seed, clock=clock)
    return Elder(seed, clock=clock) if name == "elder" else None
