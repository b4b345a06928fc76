"""Chapter 5: Move."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.battle_for_the_grove.state.table import LOCATIONS, Battle
from spinney.games.battle_for_the_grove.terms import events


def move(t: Battle, seat: i64, origin: i64, circle: i64) -> None:
    """B-5.2  All your standing druids go together and stay standing; lying ones and cubes stay (B-5.5)."""
    druids = t.standing_at(seat, origin)
    t.standing[seat * LOCATIONS + origin] = 0
    t.standing[seat * LOCATIONS + circle] += druids
    t.tell(events.MOVES, seat, origin, circle, druids)
