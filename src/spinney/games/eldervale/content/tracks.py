"""Sections 19.4 to 19.6 and 19.11: Power Track, Glory Track, Orb rewards and Troves of an edition."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.errors import BadEdition
from spinney.engine.fields import numbers, section, text
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.atoms import DRAW, GLORY
from spinney.games.eldervale.content.effects import ACTIONS, REWARDS, Effects

GLORIES: Final = tuple([atom for atom in REWARDS if atom != GLORY])  # a space does not lead to a space
BEYOND: Final = tuple([atom for atom in GLORIES if atom != DRAW])  # endless, so no endless cards (E-4.7)


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
    """Read a row of effects, one for each space of a track; `-` for none."""
    row = fields.get(name)
    if not isinstance(row, list) or not low <= len(row) <= high:
        raise BadEdition(f"{here}: {name}: expected a list of {low} to {high} effects, got {row!r}")
    return [
        effects.read(f"{here}: {name}[{at}]", text(here, {f"{name}[{at}]": one}, f"{name}[{at}]"), allowed)
        for at, one in enumerate(row)
    ]
