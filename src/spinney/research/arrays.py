"""Observations and masks as arrays. This is the one place where the games' rows of ints become NumPy."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spinney.engine.table import Table
from spinney.research.game_config import GameConfig

Row = NDArray[Any]
BYTE = 255


@lru_cache(maxsize=64)
def highest_values(config: GameConfig) -> Row:
    """The highest value of each number of an observation, as an array of the smallest type that holds it."""
    spec = config.game.observation_spec(config.seats)
    most = max(part.high for part in spec.parts)
    values = [part.high for part in spec.parts for _ in range(part.size)]
    return np.array(values, np.uint8 if most <= BYTE else np.int32)


def observation_array(config: GameConfig, table: Table, seat: int) -> Row:
    """What a seat (or a spectator, -1) may know, as an array laid out by `observation_spec`."""
    row = config.game.observation(table, seat)
    if highest_values(config).dtype == np.uint8:
        return np.frombuffer(bytearray(row), np.uint8)
    return np.array(row, np.int32)


def action_mask(table: Table, size: int, seat: int) -> NDArray[np.int8]:
    """1 for each action that this seat may take now: nothing where it is not asked."""
    mask = np.zeros(size, np.int8)
    if table.seat == seat:
        mask[table.options] = 1
    return mask
