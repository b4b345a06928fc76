"""What counts at the end, one entry each: number, name for the lab, words and rule."""

from __future__ import annotations

from typing import Final

from spinney.engine.errors import BrokenRules


class ScoreTerm:
    """All that is said of one item of the score sheet."""

    def __init__(self, name: str, words: str, rule: str) -> None:
        self.name: Final = name
        self.words: Final = words
        self.rule: Final = rule


ITEMS: Final[list[ScoreTerm]] = []


def add(number: int, name: str, words: str, rule: str) -> None:
    """Declare an item of the score sheet: its id, its words, and the rule that it follows from."""
    if number != len(ITEMS):
        raise BrokenRules(f"eldervale: score item {number} ({name}): expected the number {len(ITEMS)}")
    ITEMS.append(ScoreTerm(name, words, rule))


TRACK: Final = 0
add(TRACK, "track", "VP on the track", "E-3.3")
ORBS: Final = 1
add(ORBS, "orbs", "Orbs", "E-11.3")
POWER_TRACKS: Final = 2
add(POWER_TRACKS, "power tracks", "Power Tracks", "E-11.3")
DWELLINGS: Final = 3
add(DWELLINGS, "dwellings", "Dwellings", "E-11.3")
ADVENTURE_CARDS: Final = 4
add(ADVENTURE_CARDS, "adventure cards", "Adventure Cards", "E-11.3")
STARTER_CARD: Final = 5
add(STARTER_CARD, "starter card", "Starter Card", "E-11.3")
AURAS: Final = 6
add(AURAS, "auras", "Auras", "E-11.8")
VAULTS: Final = 7
add(VAULTS, "vaults", "Vaults", "E-11.3")
PROPHECIES: Final = 8
add(PROPHECIES, "prophecies", "Prophecies", "E-14.4")
