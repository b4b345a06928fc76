"""How likely a roll is to succeed, exactly."""

from __future__ import annotations

from math import comb
from typing import Final

from spinney.games.battle_for_the_grove.state.table import CONTROL, DICE, Battle
from spinney.games.battle_for_the_grove.terms import actions

FACES: Final = 6
ROLLS: Final = FACES**DICE  # all equally likely


def ways(faces: int, least: int) -> int:
    """How many of the 216 rolls have at least so many dice on one of so many faces."""
    return sum(
        [comb(DICE, hits) * faces**hits * (FACES - faces) ** (DICE - hits) for hits in range(least, DICE + 1)]
    )


def percent(faces: int, least: int = 1) -> int:
    """The chance of at least so many successes, in percent; only what is certain is 100, or 0."""
    found = ways(min(FACES, faces), least) if least <= DICE else 0
    if 0 < found < ROLLS:
        return max(1, min(99, round(100 * found / ROLLS)))
    return 100 if found else 0


def channel_hope(druids: int, own: int, foe: int, supply: int) -> str:
    """B-6.2, B-6.4, B-9.1  What a Channel may bring, with its chance: a cube, or the whole circle."""
    if missing_to_hold(own, foe, supply) == 1:
        return f"{percent(druids)} % to hold it"
    return f"{percent(druids)} % {'to cancel one' if foe else 'for a cube'}"


def missing_to_hold(own: int, foe: int, supply: int) -> int:
    """B-9.1  How many successes make a circle one's own; 0 if it is already, or no roll can."""
    missing = CONTROL - own + foe
    return missing if own < CONTROL and missing <= min(DICE, supply) else 0


def chance_of(t: Battle, action: int) -> int:
    """B-6.2, B-7.2, B-8.2  How likely an action has any effect, in percent; -1 if no dice decide it."""
    kind = actions.kind_of(action)
    if kind not in (actions.CHANNEL, actions.STUN, actions.BANISH):
        return -1
    circle, enemy = actions.location_of(action), 1 - t.seat
    mine = int(t.standing_at(t.seat, circle))
    if kind == actions.BANISH:
        return percent(1) if t.druids_at(enemy, circle) else 0  # B-3.6
    if kind == actions.STUN:
        return percent(mine) if t.standing_at(enemy, circle) else 0
    return percent(mine) if t.supply[t.seat] else 0
