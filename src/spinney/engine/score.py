"""The score sheet: where each seat's points come from."""

from __future__ import annotations

from typing import Final


class ScoreItem:
    """One line of the sheet: a source of points, the points of each seat, and the rule behind it."""

    def __init__(self, name: str, points: list[int], rule: str, source: str = "") -> None:
        self.name: Final = name
        self.points: Final = points
        self.rule: Final = rule
        self.source: Final = source or name  # what the lab adds it up under: the same in every game
