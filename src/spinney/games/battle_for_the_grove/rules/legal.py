"""Where each action of chapters 4 to 8 is possible: locations as the bits of a number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.battle_for_the_grove.state.table import Battle
from spinney.games.battle_for_the_grove.terms import actions

CIRCLES_ONLY: Final = 0b1110  # every location but the Grove


def legal_actions(t: Battle, seat: i64) -> list[i64]:
    """B-3.2  Every legal action: all that can have an effect, in the order of the action space."""
    lying = t.where_lying(seat)
    standing = t.where_standing(seat)
    if t.empty_attempts:  # B-3.6
        return actions.every(lying, standing, CIRCLES_ONLY, CIRCLES_ONLY, CIRCLES_ONLY)
    facing = t.where_standing(1 - seat)
    enemies = facing | t.where_lying(1 - seat)
    return actions.every(
        lying,  # B-4.1  Stand where a druid of your own lies.
        standing,  # B-5.1  Move from where a druid of your own stands, to another circle.
        standing & CIRCLES_ONLY if t.supply[seat] > 0 else 0,  # B-6.1, BR-8  Channel with cubes left.
        standing & facing & CIRCLES_ONLY,  # B-7.1  Stun where druids of both colours stand.
        enemies & CIRCLES_ONLY,  # B-8.1  Banish where an enemy druid is; none of your own need be there.
    )
