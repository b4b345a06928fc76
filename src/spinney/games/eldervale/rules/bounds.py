"""E-4.7, E-11.9: how long a game can last at most."""

from __future__ import annotations

from typing import Any, Final

from spinney.engine.parts import Options
from spinney.games.eldervale.state.table import EldervaleTable

MOST_CHOICES: Final = 500000  # section 25: far beyond any game that was played


def set_limits(t: EldervaleTable) -> None:
    """E-11.9  The limit of rounds holds from now on."""
    t.limit = t.content.play.rounds


def most_choices(content: Any, seats: int, options: Options) -> int:
    """One bound for every edition of Eldervale, every seat count and option, the round limit too."""
    return MOST_CHOICES
