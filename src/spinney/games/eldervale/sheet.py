"""E-11.8: the score sheet."""

from __future__ import annotations

from typing import Final

from spinney.engine.score import ScoreItem
from spinney.games.eldervale import events
from spinney.games.eldervale.scoring import points_for
from spinney.games.eldervale.table import EldervaleTable

NAMES: Final = (
    "VP on the track", "Orbs", "Power Tracks", "Dwellings", "Adventure Cards", "Starter Card", "Auras",
    "Vaults", "Prophecies",
)  # fmt: skip
RULES: Final = (
    "E-3.3", "E-11.3", "E-11.3", "E-11.3", "E-11.3", "E-11.3", "E-11.8", "E-11.3", "E-14.4",
)  # fmt: skip
PROPHECIES: Final = len(NAMES) - 1


def score_sheet(t: EldervaleTable, seat: int | None) -> list[ScoreItem]:
    """Line by line; what Prophecies others hold is seen only at the end."""
    return [
        ScoreItem(NAMES[item], points(t, item, seat), RULES[item], events.ITEMS[item])
        for item in range(len(NAMES))
    ]


def points(t: EldervaleTable, item: int, seat: int | None) -> list[int]:
    hidden = item == PROPHECIES and seat is not None and not t.over
    return [0 if hidden and other != seat else int(points_for(t, other, item)) for other in range(t.seats)]
