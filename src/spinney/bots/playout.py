"""Random play in the compiled core: for benchmarks, and wherever a game should just be played to its end."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.chance import Chance
from spinney.engine.table import Table


def play_out(table: Table, chance: Chance, most: i64 = 1000000) -> i64:
    """Answer every choice at random until the game is over; returns how many had two options or more."""
    choices: i64 = 0
    while not table.over and choices < most:
        options = table.options
        size: i64 = len(options)
        if size > 1:
            choices += 1
            table.take(options[chance.below(size)])
        else:
            table.take(options[0])
    return choices
