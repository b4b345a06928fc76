"""Every position of a random game, for tests of what people look at."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from spinney.engine.game import Game
from spinney.engine.table import Table

T = TypeVar("T", bound=Table)


def every_position(
    game: Game[T], seats: int, seed: int, chosen: Callable[[T, Random], int], **options: Any
) -> tuple[T, ...]:
    """Copies of the table at every choice, and of the last."""
    player, table = Random(seed), game.start(seats, seed=seed, **options)
    found = [table.clone()]
    while not table.over:
        table.play(chosen(table, player))
        found.append(table.clone())
    return tuple(found)
