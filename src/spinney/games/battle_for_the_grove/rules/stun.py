"""Chapter 7: Stun."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.battle_for_the_grove.state.dice import as_number, successes
from spinney.games.battle_for_the_grove.state.table import LOCATIONS, Battle
from spinney.games.battle_for_the_grove.terms import actions, events


def stun(t: Battle, seat: i64, circle: i64) -> None:
    """B-7.2  Successes as for Channel, but at most as many as your standing druids count."""
    druids = t.standing_at(seat, circle)
    dice = t.roll(seat, actions.stun(circle), druids)
    hits = min(successes(dice, druids), druids)
    t.tell(events.STUNS, seat, circle, hits, as_number(dice))
    lay_down(t, 1 - seat, circle, min(hits, t.standing_at(1 - seat, circle)))


def lay_down(t: Battle, seat: i64, circle: i64, druids: i64) -> None:
    """B-7.3  Standing druids lie down where they are; surplus successes are lost."""
    if druids == 0:
        return
    t.standing[seat * LOCATIONS + circle] -= druids
    t.lying[seat * LOCATIONS + circle] += druids
    t.tell(events.STUNNED, seat, circle, druids)
