"""A game that may never end is for people: every interface for bots refuses it, by the option's name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from research.optional_wheels import needed

needed("gymnasium", "pettingzoo", "pyspiel")

from spinney.engine.errors import BadOption
from spinney.lab import Run, simulate
from spinney.research.game_config import GameConfig
from spinney.research.gymnasium import SeatEnv
from spinney.research.open_spiel.game import class_of
from spinney.research.pettingzoo.env import env
from toy.endless import KEY, installed


@pytest.fixture(autouse=True)
def endless_fair() -> Iterator[None]:
    with installed():
        yield


@pytest.mark.parametrize(
    "make",
    [
        lambda rounds: GameConfig.of(KEY, options={"rounds": rounds}),
        lambda rounds: SeatEnv(KEY, rounds=rounds),
        lambda rounds: env(KEY, rounds=rounds),
        lambda rounds: class_of(KEY)({"rounds": rounds}),
        lambda rounds: Run.of(KEY, ["random"], options={"rounds": rounds}),
        lambda rounds: simulate(KEY, 1, ["random"], options={"rounds": rounds}, jobs=1),
    ],
    ids=["config", "gymnasium", "pettingzoo", "open_spiel", "run", "simulate"],
)
def test_it_is_refused_by_name_and_taken_with_a_limit(make: Callable[[int], Any]) -> None:
    with pytest.raises(BadOption, match=f"{KEY}: option rounds: with 0 a game may never end"):
        make(0)
    assert make(1) is not None
