"""Opponents for people, from easy to hard: Sapling, Ranger, Elder."""

from __future__ import annotations

from typing import Final

from spinney.bots.tree import Tree
from spinney.engine.seen import Seen

GLANCE: Final = 50  # iterations of a Sapling ...
CARELESS: Final = 4  # ... which is careless once in so many choices
LOOK: Final = 300  # iterations of a Ranger
STUDY: Final = 2500  # iterations of an Elder


class Sapling(Tree):
    """Looks ahead a little, and now and then takes any of the better half of its options."""

    def __init__(self, seed: int | str | bytes | None = None) -> None:
        super().__init__(seed, GLANCE)

    def choose(self, seen: Seen) -> int:
        options = seen.options
        if len(options) == 1:
            return options[0]
        advice = self.advise(seen)
        careless = self.chance.below(CARELESS) == 0
        return advice[self.chance.below((len(advice) + 1) // 2) if careless else 0].action


class Ranger(Tree):
    """Looks ahead as far as a person who knows the game."""

    def __init__(self, seed: int | str | bytes | None = None) -> None:
        super().__init__(seed, LOOK)


class Elder(Tree):
    """Thinks every choice through."""

    def __init__(self, seed: int | str | bytes | None = None) -> None:
        super().__init__(seed, STUDY)
