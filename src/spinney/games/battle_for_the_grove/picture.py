from __future__ import annotations

from spinney.games.battle_for_the_grove.table import Battle


def picture(t: Battle, seat: int) -> str:
    return "<svg xmlns='http://www.w3.org/2000/svg'/>"
