"""The goal in a sentence, and how far Days and dice have come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spinney.engine.faces.goal import Goal, Meter
from spinney.games.leylines.content.edition import LeylinesContent


def goal(content: LeylinesContent, view: Mapping[str, Any]) -> Goal:
    """L-12.3  Most Gold wins, after the last Day."""
    day = Meter("Day", view["round"], view["rounds"])
    is_day = view["round"] > 0 and not view["over"]
    return Goal(sentence(view), [day, dice_meter(view["travellers"])] if is_day else [day])


def sentence(view: Mapping[str, Any]) -> str:
    """L-12.1, L-12.3  What wins, and when."""
    if view["over"]:
        return "The game is over: the last Day has ended, and most Gold wins."
    if view["round"] == view["rounds"]:
        return "Most Gold at the end of this last Day wins; cubes and Items add to it."
    return f"Most Gold after Day {view['rounds']} wins; cubes and Items add to it."


def dice_meter(travellers: list[dict[str, Any]]) -> Meter:
    """L-10.1  How far the Day has come: dice that are used, or whose owner's Day is over."""
    owned = sum([who["dice_owned"] for who in travellers])
    left = sum([0 if who["finished"] else sum(who["dice"]) for who in travellers])
    return Meter("dice used today", owned - left, owned)
