"""Sections 6 to 9, 11, 16 and 19: dice, costs, small effects and points that an edition sets."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.errors import BadEdition
from spinney.engine.fields import number, section, text
from spinney.games.eldervale.content.effects import REWARDS, Effects
from spinney.games.eldervale.content.heaps import read_cost

PLAY: Final = (
    "dice", "monster_dice", "rounds", "tower", "tower_cost", "fortress", "fortress_cost", "oracle", "bifrost",
    "den", "hire", "restore",
)  # fmt: skip
SCORING: Final = ("ruin", "dwelling", "cards", "orb", "splendour")
UNIT_ROW: Final = ("worker", "warrior", "wizard", "dragon", "minotaur")
GIFTS: Final = ("raider", "martyr", "scholar", "plenty")
AMOUNTS: Final = ("farwalk", "wander", "might", "mason", "lucky", "ease")


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
        """19.2, 19.10  The numbers and effects that an edition sets for unit abilities and Auras."""
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
