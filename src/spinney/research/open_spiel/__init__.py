"""Our games in OpenSpiel: importing this registers every installed game, `spinney_groves` and so on.

import pyspiel, spinney.research.open_spiel
game = pyspiel.load_game("spinney_groves(seats=3)")
"""

from __future__ import annotations

import pyspiel

from spinney.engine.installed import GAMES, all_installed
from spinney.research.game_config import GameConfig
from spinney.research.open_spiel.game import PREFIX, SpinneyGame, class_of, game_type
from spinney.research.open_spiel.state import SpinneyState
from spinney.research.utilities import WIN

__all__ = ["SpinneyGame", "SpinneyState", "register"]


def register() -> list[str]:
    """Register the installed games that OpenSpiel does not know yet, as an import does; their names."""
    known = set(pyspiel.registered_names())
    new = [key for key in sorted(all_installed(GAMES)) if PREFIX + key not in known]
    for key in new:
        pyspiel.register_game(game_type(GameConfig.of(key), WIN, sampled=False), class_of(key))
    return [PREFIX + key for key in new]


register()
