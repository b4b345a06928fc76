from __future__ import annotations

from spinney.engine.game import Sketch
from spinney.games.battle_for_the_grove.table import Battle


def sketch(t: Battle, seat: int) -> Sketch:
    return []
