"""Labels that need the table: what an option keeps or risks. And the goal, for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from hoard.state import HoardTable
from hoard.terms import KEEP, ROLL
from spinney.engine.goal import Goal, Meter


def keep(t: HoardTable, action: int) -> str:
    return f"Keep {t.pot}"


def roll(t: HoardTable, action: int) -> str:
    return f"Roll again (a 1 loses {t.pot})"


LABELS: Final[dict[int, Callable[[HoardTable, int], str]]] = {KEEP: keep, ROLL: roll}


def goal(content: None, view: Mapping[str, Any]) -> Goal:
    """What wins, and how near each seat is to it. It gets the view of a seat, so it can tell no secret."""
    enough = view["goal"]
    meters = [Meter("kept", min(enough, kept), enough, seat) for seat, kept in enumerate(view["kept"])]
    return Goal(f"The first to keep {enough} wins.", meters)
