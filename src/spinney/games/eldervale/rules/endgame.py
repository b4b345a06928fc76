"""E-11.1, E-11.2, E-11.6: what triggers the end."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import events


def trigger_end(t: EldervaleTable, seat: i64, reason: i64) -> None:
    """E-11.1, E-11.2  The end of the game is triggered; a second trigger changes nothing."""
    if t.trigger == NONE:
        t.trigger = seat
        t.ending = reason
        t.tell(events.ENDGAME, seat, reason)
