"""What effects (19.0) are worth in VP while there is time to use them, atom by atom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.eldervale.content import atoms
from spinney.games.eldervale.judge import power, tokens
from spinney.games.eldervale.state.players import OFF_TRACK
from spinney.games.eldervale.state.table import EldervaleTable

GLORY_STEP: Final = 1.4
CHOSEN: Final = 1.3  # a step of Power where it does most, of one anywhere
DISCARDED: Final = 0.6  # a card of choice that is given away, of one that nobody has seen


class AtomValue:
    """An atom that needs a target or a payment, on average; others look at their numbers and the table."""

    def __init__(self, flat: float = 0.0) -> None:
        self.flat: Final = flat

    def of(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> float:
        """What the atom is worth to a seat, with its numbers `a` and `b`."""
        return self.flat


class GainValue(AtomValue):
    def of(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> float:
        return tokens.cost_value(a) + tokens.TOKEN * float(b)


class DrawValue(AtomValue):
    def of(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> float:
        return tokens.CARD * (float(a) - DISCARDED * float(b))


class PointsValue(AtomValue):
    def of(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> float:
        return float(a)


class PowerValue(AtomValue):
    def of(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> float:
        return power.power_value(t, seat, b, a)


class PowerOfChoiceValue(AtomValue):
    def of(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> float:
        return power.POWER_STEP * CHOSEN * float(a)


class GloryValue(AtomValue):
    def of(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> float:
        return glory_value(t, seat) * float(a)


class RescueValue(AtomValue):
    def of(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> float:
        return 1.0 if t.players[seat].under != 0 else 0.0


class EchoValue(AtomValue):
    """What the Slot shows, or what it may come to show."""

    def of(self, t: EldervaleTable, seat: i64, a: i64, b: i64) -> float:
        kind = t.slot_of(b, 0)
        return self.flat if kind == NONE else effect_value(t, seat, t.content.token_effect[kind], 0)


ENTRIES: Final[dict[int, AtomValue]] = {
    atoms.GAIN: GainValue(),
    atoms.DRAW: DrawValue(),
    atoms.VP: PointsValue(),
    atoms.POWER: PowerValue(),
    atoms.POWER_ANY: PowerOfChoiceValue(),
    atoms.POWER_SPLIT: PowerOfChoiceValue(),
    atoms.GLORY: GloryValue(),
    atoms.TREASURE: AtomValue(tokens.TREASURE_TOKEN),
    atoms.SUMMON: AtomValue(1.3),
    atoms.DWELL: AtomValue(2.5),
    atoms.BUY: AtomValue(1.3),
    atoms.RESCUE: RescueValue(),
    atoms.CASTLE: AtomValue(0.8),
    atoms.DOMINATE: AtomValue(1.3),
    atoms.DOMINATE_UNDER: AtomValue(1.3),
    atoms.ECHO: EchoValue(0.8),
    atoms.MOVE: AtomValue(),
    atoms.DICE_MORE: AtomValue(),
    atoms.DICE_LESS: AtomValue(),
    atoms.REROLL: AtomValue(),
    atoms.SAVE: AtomValue(),
    atoms.PEACE: AtomValue(),
    atoms.QUELL: AtomValue(),
    atoms.BLINK: AtomValue(),
}
VALUES: Final[list[AtomValue]] = [ENTRIES[number] for number in range(len(atoms.ATOMS.all))]


def effect_value(t: EldervaleTable, seat: i64, effect: i64, at: i64) -> float:
    """The value of an effect: all atoms from one on, those that may be impossible for a part."""
    if effect == NONE:
        return 0.0
    parts = t.content.effects[effect]
    value = 0.0
    while at < len(parts.atoms):
        value += VALUES[parts.atoms[at]].of(t, seat, parts.a[at], parts.b[at])
        at += 1
    return value


def glory_value(t: EldervaleTable, seat: i64) -> float:
    """The value of an effect `glory 1`: the next space of the track, and to be nearer to those beyond."""
    player, tracks = t.players[seat], t.content.tracks
    if player.glory == OFF_TRACK:
        return 0.0
    if player.glory >= tracks.last:
        return effect_value(t, seat, tracks.beyond, 0)
    space = player.glory + 1
    if (t.glory_orbs >> space) & 1:
        return power.ORB_GAIN
    return max(GLORY_STEP, effect_value(t, seat, tracks.glory[space], 0))
