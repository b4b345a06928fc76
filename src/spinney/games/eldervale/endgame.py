"""E-11.1, E-11.2, E-11.6: what triggers the end."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.eldervale import events
from spinney.games.eldervale.atoms import NONE
from spinney.games.eldervale.table import EldervaleTable


def trigger(t: EldervaleTable, seat: i64, reason: i64) -> None:
    """E-11.1, E-11.2  A second trigger changes nothing."""
    if t.trigger == NONE:
        t.trigger = seat
        t.tell(events.ENDGAME, seat, reason)
