"""Section 19.12: the kinds of Realms, one entry each: number, name in an edition, names for people."""

from __future__ import annotations

from typing import Final

from spinney.engine.errors import BrokenRules


class TileKind:
    """What a kind of Realm is called, and where there is little room; `the` if its tiles take the article."""

    def __init__(self, name: str, words: str, short: str, the: bool) -> None:
        self.name: Final = name
        self.words: Final = words
        self.short: Final = short
        self.the: Final = the


TILE_KINDS: Final[list[TileKind]] = []


def add(number: int, name: str, words: str, short: str = "", the: bool = False) -> None:
    """Declare a kind of Realm tile: its id, its name in words, a short name, and whether that takes `the`."""
    if number != len(TILE_KINDS):
        raise BrokenRules(f"eldervale: kind of Realm {number} ({name}): expected {len(TILE_KINDS)}")
    TILE_KINDS.append(TileKind(name, words, short or words, the))


EXPANSE: Final = 0
add(EXPANSE, "expanse", "Expanse")
ORACLE: Final = 1
add(ORACLE, "oracle", "Oracle", the=True)
LAIR: Final = 2
add(LAIR, "lair", "Lair")
TOWER: Final = 3
add(TOWER, "tower", "Mage Tower", "Tower", the=True)
FORTRESS: Final = 4
add(FORTRESS, "fortress", "Fortress", the=True)
MILL: Final = 5
add(MILL, "mill", "Mill", the=True)
PORTAL: Final = 6
add(PORTAL, "portal", "Summoning Portal", "Portal", the=True)
DUNGEON: Final = 7
add(DUNGEON, "dungeon", "Dungeon")
BIFROST: Final = 8
add(BIFROST, "bifrost", "Bifrost Bridge", "Bifrost", the=True)
DEN: Final = 9
add(DEN, "den", "Dragon's Den", "Den", the=True)
TILE_KIND_NAMES: Final = tuple([kind.name for kind in TILE_KINDS])
