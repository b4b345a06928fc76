"""The score sheet: where the VP come from. All is public; secret tasks and cards come at the end."""

from __future__ import annotations

from typing import Final

from spinney.engine.score import ScoreItem
from spinney.games.shifting_realms.goods import members
from spinney.games.shifting_realms.table import RealmsTable

NAMES: Final = (
    ("Structures", "S-7.6"),
    ("Dragon Moves", "S-13.1.1"),
    ("Raids", "S-13.3.1"),
    ("Troll king tokens", "S-13.4.2"),
    ("Story cards", "S-8.4"),
    ("Tasks", "S-15.2"),
    ("Resources", "S-15.3"),
    ("End of Game cards", "S-15.4"),
)


def score_sheet(t: RealmsTable) -> list[ScoreItem]:
    """S-15.1  Eight sources, seat by seat."""
    return [
        ScoreItem(name, [int(faction.points[at]) for faction in t.factions], rule)
        for at, (name, rule) in enumerate(NAMES)
    ]


def tie_break(t: RealmsTable) -> list[ScoreItem]:
    """S-15.5  Where VP are level, tiles decide."""
    return [ScoreItem("Tiles built", [int(members(faction.tiles)) for faction in t.factions], "S-15.5")]
