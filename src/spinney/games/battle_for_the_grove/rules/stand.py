"""Chapter 4: Stand."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.battle_for_the_grove.state.table import LOCATIONS, Battle
from spinney.games.battle_for_the_grove.terms import events


def stand_up(t: Battle, seat: i64, location: i64) -> None:
    """B-4.1  One of your lying druids stands up."""
    t.lying[seat * LOCATIONS + location] -= 1
    t.standing[seat * LOCATIONS + location] += 1
    t.tell(events.STANDS, seat, location)
