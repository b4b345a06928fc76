"""The goal as tests read it: meters as words."""

from __future__ import annotations

from typing import Any

from spinney.engine.faces.goal import Goal
from spinney.engine.nothing import NOBODY
from spinney.engine.table import Table


def said(table: Table, seat: int = NOBODY) -> str:
    """The sentence of the goal that a seat is shown."""
    game: Any = table.game
    goal: Goal = game.goal(table, seat)
    return goal.sentence


def meters(table: Table, seat: int = NOBODY) -> list[str]:
    """The meters of the goal that a seat is shown: `Dwellings 2/6 of 0`."""
    game: Any = table.game
    goal: Goal = game.goal(table, seat)
    return [
        f"{meter.label} {meter.value}/{meter.full}" + (f" of {meter.seat}" if meter.seat != NOBODY else "")
        for meter in goal.meters
    ]
