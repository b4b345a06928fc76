"""Sections 3, 6, 8, 11, 16 and 19: the tracks, the start of the game and the other numbers of an edition."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.errors import BadEdition
from spinney.engine.fields import entry_of, number, numbers, section, text
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.atoms import DRAW, GLORY
from spinney.games.eldervale.content.effects import ACTIONS, REWARDS, Effects
from spinney.games.eldervale.content.reading import read_cost, read_gain
from spinney.games.eldervale.content.vocabulary import FACTION_KINDS, MOST_SEATS, UNITS
from spinney.games.eldervale.state.hexes import FAR

COUNTS: Final = MOST_SEATS - 1  # rows for 2, 3, 4 and 5 players
RUINS_LAID: Final = 4  # Mage Tower, Fortress, Mill and Portal; Dungeons come on top

SETUP: Final = (
    "vp", "tokens", "magic", "ready", "tray", "rooftops", "extra", "realms", "dungeons", "stack", "map2",
    "map3", "map4", "map5", "bifrost", "den",
)  # fmt: skip
PLAY: Final = (
    "dice", "monster_dice", "rounds", "tower", "tower_cost", "fortress", "fortress_cost", "oracle", "bifrost",
    "den", "hire", "restore",
)  # fmt: skip
SCORING: Final = ("ruin", "dwelling", "cards", "orb", "splendour")
UNIT_ROW: Final = ("worker", "warrior", "wizard", "dragon", "minotaur")
GIFTS: Final = ("raider", "martyr", "scholar", "plenty")
GLORIES: Final = tuple([atom for atom in REWARDS if atom != GLORY])  # a space does not lead to a space
BEYOND: Final = tuple([atom for atom in GLORIES if atom != DRAW])  # endless, so no endless cards (E-4.7)
AMOUNTS: Final = ("farwalk", "wander", "might", "mason", "lucky", "ease")


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


def near(one: tuple[i64, i64], other: tuple[i64, i64]) -> bool:
    """E-2.6  Are two hexes neighbours?"""
    return hex_distance(one[0] - other[0], one[1] - other[1]) == 1


def hex_distance(q: i64, r: i64) -> i64:
    return max(abs(int(q)), abs(int(r)), abs(int(q + r)))


def connected(hexes: list[tuple[i64, i64]]) -> bool:
    reached = hexes[:1]
    for found in reached:
        reached += [other for other in hexes if other not in reached and near(found, other)]
    return len(reached) == len(hexes)


def read_hexes(where: str, found: object) -> list[tuple[i64, i64]]:
    """Pairs of coordinates, all different, within reach of the middle."""
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
    """How many Units of each kind of a faction."""
    fields = entry_of(where, entry, UNITS[:FACTION_KINDS])
    return [number(where, fields, name, 0, 7) if name in fields else 0 for name in UNITS[:FACTION_KINDS]]


class Play:
    """Chapters 6 to 9, 11 and 16, and 19.1, 19.2: numbers and small effects of the rules."""

    def __init__(self, where: str, data: dict[str, Any], effects: Effects) -> None:
        here = f"{where}: play"
        fields = section(where, data, "play", PLAY)
        self.dice: Final[i64] = number(here, fields, "dice", 1, 6)  # most of a player
        self.monster_dice: Final[i64] = number(here, fields, "monster_dice", 1, 5)
        self.rounds: Final[i64] = number(here, fields, "rounds", 1, 100)
        self.tower: Final[i64] = effects.read(f"{here}: tower", text(here, fields, "tower"), REWARDS)
        self.tower_cost: Final[i64] = read_cost(f"{here}: tower_cost", text(here, fields, "tower_cost"))
        self.fortress: Final[i64] = effects.read(f"{here}: fortress", text(here, fields, "fortress"), REWARDS)
        cost = text(here, fields, "fortress_cost")
        if cost.strip("*"):
            raise BadEdition(f"{here}: fortress_cost: expected only * (E-6.12), got {cost!r}")
        self.fortress_cost: Final[i64] = read_cost(f"{here}: fortress_cost", cost)
        self.oracle: Final[i64] = effects.read(f"{here}: oracle", text(here, fields, "oracle"), REWARDS)
        self.bifrost: Final[i64] = effects.read(f"{here}: bifrost", text(here, fields, "bifrost"), REWARDS)
        self.den: Final[i64] = effects.read(f"{here}: den", text(here, fields, "den"), REWARDS)
        self.hire: Final[i64] = read_cost(f"{here}: hire", text(here, fields, "hire"))
        self.restore: Final[i64] = read_cost(f"{here}: restore", text(here, fields, "restore"))
        units = section(where, data, "units", UNIT_ROW)
        self.unit_dice: Final[list[i64]] = [
            *[number(f"{where}: units", units, name, 1, 6) for name in UNIT_ROW],
            0,  # the Shapeshifter has the dice of the type named
        ]
        self.read_abilities(where, data, effects)

    def read_abilities(self, where: str, data: dict[str, Any], effects: Effects) -> None:
        """19.2, 19.10  How much unit abilities and Auras do."""
        here = f"{where}: abilities"
        fields = section(where, data, "abilities", (*GIFTS, *AMOUNTS))
        gifts: list[i64] = [
            effects.read(f"{here}: {name}", text(here, fields, name), REWARDS) for name in GIFTS
        ]
        self.raider: i64 = gifts[0]  # effects
        self.martyr: i64 = gifts[1]
        self.scholar: i64 = gifts[2]
        self.plenty: i64 = gifts[3]
        self.farwalk: i64 = number(here, fields, "farwalk", 0, 9)  # how many, or how far
        self.wander: i64 = number(here, fields, "wander", 0, 9)
        self.might: i64 = number(here, fields, "might", 0, 5)
        self.lucky: i64 = number(here, fields, "lucky", 0, 6)
        self.mason: i64 = number(here, fields, "mason", 0, 9)
        self.ease: i64 = number(here, fields, "ease", 0, 9)


class Tracks:
    """19.4 to 19.6 and the Troves of 19.11: values and effects."""

    def __init__(self, where: str, data: dict[str, Any], effects: Effects) -> None:
        fields = section(where, data, "tracks", ("power", "glory", "beyond", "glory_orbs", "orbs", "troves"))
        here = f"{where}: tracks"
        power = fields.get("power")
        spaces = len(power) if isinstance(power, list) else 0
        if not 2 <= spaces <= 9:
            raise BadEdition(
                f"{here}: power: expected 2-9 values, that without a marker first, got {power!r}"
            )
        self.power: Final[list[i64]] = [*numbers(here, fields, "power", spaces, 0, 9)]
        self.top: Final[i64] = spaces - 1
        self.glory: Final[list[i64]] = read_effects(here, fields, "glory", 2, 15, GLORIES, effects)
        self.last: Final[i64] = len(self.glory) - 1
        self.beyond: Final[i64] = effects.read(f"{here}: beyond", text(here, fields, "beyond"), BEYOND)
        self.glory_orbs: Final[list[i64]] = [*numbers(here, fields, "glory_orbs", 2, 1, int(self.last))]
        self.orbs: Final[list[i64]] = read_effects(here, fields, "orbs", 1, 9, ACTIONS, effects)
        self.troves: Final[list[i64]] = read_effects(here, fields, "troves", 1, 9, REWARDS, effects)
        if self.power != sorted(self.power) or self.power[0] != 0:
            raise BadEdition(f"{here}: power: expected 0 first, and no value below the one before it")
        if self.glory[0] != NONE:
            raise BadEdition(f"{here}: glory: expected - for the start space")


def read_effects(
    here: str,
    fields: dict[str, Any],
    name: str,
    low: int,
    high: int,
    allowed: tuple[int, ...],
    effects: Effects,
) -> list[i64]:
    """A row of effects; `-` for none."""
    row = fields.get(name)
    if not isinstance(row, list) or not low <= len(row) <= high:
        raise BadEdition(f"{here}: {name}: expected a list of {low} to {high} effects, got {row!r}")
    return [
        effects.read(f"{here}: {name}[{at}]", text(here, {f"{name}[{at}]": one}, f"{name}[{at}]"), allowed)
        for at, one in enumerate(row)
    ]


class Scoring:
    """E-8.3, E-11.3, 19.10  What is worth how much."""

    def __init__(self, where: str, data: dict[str, Any]) -> None:
        fields = section(where, data, "scoring", SCORING)
        here = f"{where}: scoring"
        self.ruin: Final[i64] = number(here, fields, "ruin", 0, 9)  # next to a new Dwelling
        self.dwelling: Final[i64] = number(here, fields, "dwelling", 0, 9)  # next to a new Dwelling
        self.cards: Final[i64] = number(here, fields, "cards", 0, 20)  # that score for each Dwelling
        self.orb: Final[i64] = number(here, fields, "orb", 0, 9)
        self.splendour: Final[i64] = number(here, fields, "splendour", 0, 9)
