"""Who knows why a part cannot be chosen, by the first word of its key.

Spaces, dice and cubes are in `places.py`, cards and bids in `cards.py`, what only counts in `counted.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spinney.engine.faces.asking import Reason
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.words.places import parts_of
from spinney.games.leylines.words.why_not.cards import (
    why_not_bid,
    why_not_character,
    why_not_contract,
    why_not_friend,
    why_not_item,
    why_not_own,
)
from spinney.games.leylines.words.why_not.counted import COUNTED
from spinney.games.leylines.words.why_not.places import (
    why_not_die,
    why_not_held,
    why_not_space,
    why_not_standee,
    why_not_take,
)


def why_not(t: LeylinesTable, seat: int, part: str) -> Reason | None:
    """Why the seat that is asked cannot choose this; None where it can, or where there is no telling."""
    if t.over or t.seat != seat or any(part in parts_of(t, int(option)) for option in t.options):
        return None
    kind, _, rest = part.partition("-")
    finds = FINDS.get(kind)
    return None if finds is None else finds(t, rest)


FINDS: Final[dict[str, Callable[[LeylinesTable, str], Reason | None]]] = {
    "space": why_not_space,
    "standee": why_not_standee,
    "die": why_not_die,
    "held": why_not_held,
    "take": why_not_take,
    "own": why_not_own,
    "item": why_not_item,
    "bid": why_not_bid,
    "friend": why_not_friend,
    "contract": why_not_contract,
    "character": why_not_character,
    **COUNTED,
}
