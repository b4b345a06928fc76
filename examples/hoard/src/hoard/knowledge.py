"""What a seat may know, as a tree and as a row of numbers. Nothing is hidden in this game."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from hoard.state import HoardTable
from spinney.engine.observation import Row
from spinney.engine.score import ScoreItem

MOST = 255  # a number of an observation


def view(t: HoardTable, seat: i64) -> dict[str, Any]:
    return {
        "you": int(seat),
        "asked": int(t.seat),
        "goal": int(t.goal),
        "kept": [int(points) for points in t.kept],
        "pot": int(t.pot),
        "turns": int(t.turns),
        "winners": [int(winner) for winner in t.winners],
    }


def observe(row: Row, t: HoardTable, seat: i64) -> None:
    """The same as a row of numbers: my own points first, then the others' in the order of play."""
    first = max(0, seat)
    row.part("kept", MOST, "points of each seat, mine first")
    for n in range(t.seats):
        row.put(min(MOST, t.kept[(first + n) % t.seats]))
    row.part("pot", MOST, "the pot")
    row.put(min(MOST, t.pot))
    row.part("asked", 1, "1 if I am asked")
    row.put(int(t.seat == seat))


def score_sheet(t: HoardTable, seat: int | None = None) -> list[ScoreItem]:
    return [ScoreItem("Kept", [int(points) for points in t.kept], "H-1.4")]


def inventory(t: HoardTable) -> dict[str, int]:
    return {}  # a die and a pencil: nothing that could be lost


def box(t: HoardTable) -> dict[str, int]:
    return {}
