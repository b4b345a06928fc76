"""Sections 3 and 16: what an edition has at the start of the game, and its start maps."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.errors import BadEdition
from spinney.engine.fields import entry_of, number, numbers, section, text
from spinney.games.eldervale.content.heaps import read_gain
from spinney.games.eldervale.content.vocabulary import FACTION_KINDS, MOST_SEATS, UNITS
from spinney.games.eldervale.state.hexes import FAR, connected, hex_distance, near

COUNTS: Final = MOST_SEATS - 1  # rows for 2, 3, 4 and 5 players
RUINS_LAID: Final = 4  # Mage Tower, Fortress, Mill and Portal; Dungeons come on top
SETUP: Final = (
    "vp", "tokens", "magic", "ready", "tray", "rooftops", "extra", "realms", "dungeons", "stack", "map2",
    "map3", "map4", "map5", "bifrost", "den",
)  # fmt: skip


class Setup:
    """Chapter 3: what there is at the start; lists have a row for 2, 3, 4 and 5 players."""

    def __init__(self, where: str, data: dict[str, Any]) -> None:
        fields = section(where, data, "setup", SETUP)
        here = f"{where}: setup"
        self.vp: Final[list[i64]] = [*numbers(here, fields, "vp", MOST_SEATS, 0, 99)]  # by turn order
        self.tokens: Final[i64] = read_gain(f"{here}: tokens", text(here, fields, "tokens"))[0]  # a heap
        self.magic: Final[i64] = number(here, fields, "magic", 0, 12)
        self.ready: Final[list[i64]] = read_units(f"{here}: ready", fields.get("ready"))  # by Unit kind
        self.tray: Final[list[i64]] = read_units(f"{here}: tray", fields.get("tray"))
        self.rooftops: Final[i64] = number(here, fields, "rooftops", 1, 6)
        self.extra: Final[i64] = number(here, fields, "extra", 0, 3)  # Elements besides the players'
        self.realms: Final[list[i64]] = [*numbers(here, fields, "realms", COUNTS, 1, 20)]
        self.dungeons: Final[list[i64]] = [*numbers(here, fields, "dungeons", COUNTS, 1, 2)]
        self.stack: Final[i64] = number(here, fields, "stack", 1, 3)  # tokens of a Treasure stack
        self.maps: Final[list[list[tuple[i64, i64]]]] = [
            read_hexes(f"{here}: map{players}", fields.get(f"map{players}"))
            for players in range(2, MOST_SEATS + 1)
        ]  # (q, r) of the tiles of the start map
        self.bifrost: Final[list[tuple[i64, i64]]] = read_hexes(f"{here}: bifrost", fields.get("bifrost"))
        self.den: Final[list[tuple[i64, i64]]] = read_hexes(f"{here}: den", fields.get("den"))
        if sum(self.ready) == 0:
            raise BadEdition(f"{here}: ready: expected at least one Unit")
        self.check_maps(here)

    def check_maps(self, here: str) -> None:
        """E-3.7 to E-3.9, E-16.1, E-16.2  As many hexes as tiles, connected, and enough Realms to draw."""
        for name, row in (("bifrost", self.bifrost), ("den", self.den)):
            if len(row) != COUNTS:
                raise BadEdition(f"{here}: {name}: expected a hex for each of 2, 3, 4 and 5 players")
        for at in range(COUNTS):
            hexes = self.maps[at]
            tiles = self.realms[at] + RUINS_LAID + self.dungeons[at]
            if len(hexes) != tiles:
                raise BadEdition(f"{here}: map{at + 2}: expected {tiles} hexes, got {len(hexes)}")
            if len(set(hexes)) != tiles:
                raise BadEdition(f"{here}: map{at + 2}: expected different hexes")
            if not connected(hexes):
                raise BadEdition(f"{here}: map{at + 2}: expected hexes that are connected")
            for name, extra in (("bifrost", self.bifrost[at]), ("den", self.den[at])):
                if extra in hexes or len([one for one in hexes if near(one, extra)]) < 2:
                    raise BadEdition(f"{here}: {name}: expected a hex next to two tiles for {at + 2} players")
            if self.bifrost[at] == self.den[at]:
                raise BadEdition(f"{here}: den: expected another hex than that of bifrost")
            elements = at + 2 + self.extra
            if self.realms[at] > 2 * elements:  # a Lair drawn second is replaced (E-3.7)
                raise BadEdition(f"{here}: realms: expected at most {2 * elements} for {at + 2} players")


def read_hexes(where: str, found: object) -> list[tuple[i64, i64]]:
    """Read the hexes of a start map: pairs of coordinates, all different, within reach of the middle."""
    if not isinstance(found, list) or not found:
        raise BadEdition(f"{where}: expected a list of hexes such as [0, -1], got {found!r}")
    hexes: list[tuple[i64, i64]] = []
    for at, pair in enumerate(found):
        q, r = numbers(where, {f"hex {at + 1}": pair}, f"hex {at + 1}", 2, -FAR, FAR)
        if hex_distance(q, r) > FAR:
            raise BadEdition(f"{where}: hex {at + 1}: expected at most {FAR} from the middle, got {pair!r}")
        hexes.append((q, r))
    return hexes


def read_units(where: str, entry: object) -> list[i64]:
    """Read how many Units of each kind every player has at the start, in the tray or ready."""
    fields = entry_of(where, entry, UNITS[:FACTION_KINDS])
    return [number(where, fields, name, 0, 7) if name in fields else 0 for name in UNITS[:FACTION_KINDS]]
