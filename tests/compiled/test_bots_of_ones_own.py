"""What mypyc makes of the bots: they can be subclassed, and are made once."""

from __future__ import annotations

import pytest

import spinney
from spinney.bots.bot import Bot
from spinney.bots.greedy import Greedy
from spinney.bots.random import Random
from spinney.engine.seen import Seen


class Seed(int):
    """A seed that counts how often it is read."""

    read = 0

    def __str__(self) -> str:
        self.read += 1
        return super().__repr__()


class Wary(Greedy):
    """Greedy, but it takes the last option where there are two."""

    def choose(self, seen: Seen) -> int:
        return int(seen.options[-1]) if len(seen.options) == 2 else super().choose(seen)


@pytest.mark.parametrize("kind", [Random, Greedy])
def test_a_bot_is_made_once(kind: type[Bot]) -> None:
    seed = Seed(7)
    kind(seed)
    assert seed.read == 1


def test_a_bot_can_be_subclassed() -> None:
    table = spinney.game("battle_for_the_grove").start(2, "wary", max_turns=4)
    bots = [Wary(1), Wary(2)]
    while not table.over:
        table.play(bots[table.seat].choose(table.game.seen_by(table, table.seat)))
    assert table.over
