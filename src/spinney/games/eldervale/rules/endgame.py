"""E-4.7, E-11.1, E-11.2, E-11.6, E-11.9: what triggers the end, and that there is one."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.engine.parts import Options
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import events

MOST_CHOICES: Final = 500000  # section 25: far beyond any game that was played


def trigger(t: EldervaleTable, seat: i64, reason: i64) -> None:
    """E-11.1, E-11.2  A second trigger changes nothing."""
    if t.trigger == NONE:
        t.trigger = seat
        t.ending = reason
        t.tell(events.ENDGAME, seat, reason)


def set_limits(t: EldervaleTable) -> None:
    """E-11.9  The round limit holds from now on."""
    t.limit = t.content.play.rounds


def most_choices(content: Any, seats: int, options: Options) -> int:
    """The same bound for every edition, number of seats and option; without a round limit as if with one."""
    return MOST_CHOICES
