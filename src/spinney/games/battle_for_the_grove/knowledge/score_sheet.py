"""B-9.1  The score sheet: one line a circle, a point for whoever controls it."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.score import ScoreItem
from spinney.games.battle_for_the_grove.state.table import DARK, LIGHT, LOCATIONS, Battle
from spinney.games.battle_for_the_grove.words.names import NAMES


def score_sheet(t: Battle, seat: int | None = None) -> list[ScoreItem]:
    """B-9.1  A line for each circle, and a point for whoever controls it; all of it is public."""
    return [
        ScoreItem(
            f"{NAMES[circle]} ({tally(t, circle)})",
            [int(t.controls(LIGHT, circle)), int(t.controls(DARK, circle))],
            "B-9.1",
            NAMES[circle],
        )
        for circle in range(1, LOCATIONS)
    ]


def tally(t: Battle, circle: i64) -> str:
    """How the cubes on a circle stand, in the circle's line of the score sheet."""
    return f"{t.cubes_on(0, circle)} : {t.cubes_on(1, circle)} cubes"
