"""The goal in a sentence, and how near each side is to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spinney.engine.faces.goal import Goal, Meter
from spinney.engine.text import many
from spinney.games.battle_for_the_grove.state.table import CONTROL

CIRCLES_TO_WIN: Final = 2  # B-9.3
NEAR: Final = 20  # turns before the limit from which on it is told


def goal(content: object, view: Mapping[str, Any]) -> Goal:
    """B-9.3  What wins; B-9.5  the limit of turns only when it is near."""
    meters = [cube_meter(seat, cubes) for seat, cubes in enumerate(view["cubes"])]
    limit, turns = view["max_turns"], view["turns"]
    if limit and limit - turns <= NEAR:
        meters.append(Meter("turns played", min(turns, limit), limit))
    return Goal(sentence(view), meters)


def sentence(view: Mapping[str, Any]) -> str:
    """B-9.3, B-9.5  What wins, or how the game was won."""
    limit = view["max_turns"]
    if view["over"]:
        if view["winners"]:
            return "The game is over: a turn began with two circles of seven cubes."
        return f"The game is over: a draw after {many(limit, 'turn')}, by a house rule."
    wins = "The first to begin a turn with two circles of seven cubes wins."
    if limit and limit - view["turns"] <= NEAR:
        return f"{wins} By a house rule it is a draw after {many(limit, 'turn')}."
    return wins


def cube_meter(seat: int, cubes: list[int]) -> Meter:
    """B-9.1  How near a side is: cubes on its two best circles, as far as they count for control."""
    best = sorted([min(CONTROL, number) for number in cubes])[-CIRCLES_TO_WIN:]
    return Meter("cubes on two circles", sum(best), CIRCLES_TO_WIN * CONTROL, seat)
