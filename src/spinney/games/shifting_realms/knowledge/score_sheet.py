"""The score sheet: where the VP come from. All is public; secret tasks and cards come at the end."""

from __future__ import annotations

from typing import Final

from spinney.engine.score import ScoreItem
from spinney.games.shifting_realms.state.table import RealmsTable

NAMES: Final = (
    ("Structures", "S-7.6", "Structures"),
    ("Dragon Moves", "S-13.1.1", "Realms"),
    ("Raids", "S-13.3.1", "Realms"),
    ("Troll king tokens", "S-13.4.2", "Realms"),
    ("Story cards", "S-8.4", "Story"),
    ("Tasks", "S-15.2", "Tasks"),
    ("Resources", "S-15.3", "Resources"),
    ("End of Game cards", "S-15.4", "Story"),
)  # name, rule, and what the lab adds it up under (section 8)


def score_sheet(t: RealmsTable, seat: int | None = None) -> list[ScoreItem]:
    """S-15.1  The eight sources of VP, a line each, seat by seat."""
    return [
        ScoreItem(name, [int(faction.points[at]) for faction in t.factions], rule, source)
        for at, (name, rule, source) in enumerate(NAMES)
    ]
