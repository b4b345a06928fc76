"""Chapter 6: Channel."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.battle_for_the_grove.state.dice import as_number, successes
from spinney.games.battle_for_the_grove.state.table import CIRCLES, DARK, LIGHT, Battle
from spinney.games.battle_for_the_grove.terms import actions, events


def channel(t: Battle, seat: i64, circle: i64) -> None:
    """B-6.2  Roll three dice: each that shows no more than your standing druids is a success."""
    druids = t.standing_at(seat, circle)
    dice = t.roll(seat, actions.channel(circle), druids)
    hits = successes(dice, druids)
    t.tell(events.CHANNELS, seat, circle, hits, as_number(dice))
    place_cubes(t, seat, circle, hits)
    cancel_cubes(t, 1 - seat, circle)


def place_cubes(t: Battle, seat: i64, circle: i64, hits: i64) -> None:
    """B-6.3  One cube for each success, as many as the supply holds, and never fewer (B-6.7)."""
    placed = min(hits, t.supply[seat])
    if placed == 0:
        return
    t.supply[seat] -= placed
    t.cubes[seat * CIRCLES + circle - 1] += placed
    t.tell(events.CUBES_PLACED, seat, circle, placed)


def cancel_cubes(t: Battle, enemy: i64, circle: i64) -> None:
    """B-6.4  Then cubes of both colours cancel one for one, back to their supplies."""
    pairs = min(t.cubes_on(LIGHT, circle), t.cubes_on(DARK, circle))
    if pairs == 0:
        return
    for seat in (LIGHT, DARK):
        t.cubes[seat * CIRCLES + circle - 1] -= pairs
        t.supply[seat] += pairs
    t.tell(events.CUBES_CANCELLED, enemy, circle, pairs)
