"""Who knows why a part cannot be chosen, by the first word of its key.

Groves and areas of the Tree are in `groves.py`, all other things in `things.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spinney.engine.faces.asking import Reason
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.words.places import parts_of
from spinney.games.groves.words.why_not.groves import (
    why_not_area,
    why_not_grove,
    why_not_on,
    why_not_slot,
)
from spinney.games.groves.words.why_not.things import (
    why_not_bag,
    why_not_card,
    why_not_draw,
    why_not_drawn,
    why_not_has,
    why_not_hollow,
    why_not_own_bag,
    why_not_power,
    why_not_prize,
    why_not_realm,
    why_not_supply,
)


def why_not(t: GrovesTable, seat: int, part: str) -> Reason | None:
    """Why the seat that is asked cannot choose this; None where it can, or where there is no telling."""
    if t.over or t.seat != seat or any(part in parts_of(t, int(option)) for option in t.options):
        return None
    for kind, finds in FINDS.items():
        if part.startswith(f"{kind}-"):
            return finds(t, part.removeprefix(f"{kind}-"))
    return None


FINDS: Final[dict[str, Callable[[GrovesTable, str], Reason | None]]] = {
    "grove": why_not_grove,
    "area": why_not_area,
    "on": why_not_on,
    "slot": why_not_slot,
    "drawn": why_not_drawn,
    "has": why_not_has,
    "supply": why_not_supply,
    "take": why_not_supply,
    "wraith-bag": why_not_bag,
    "wraith-draw": why_not_draw,
    "bag": why_not_own_bag,
    "card": why_not_card,
    "cards": why_not_card,
    "backs": why_not_card,
    "realm": why_not_realm,
    "prize": why_not_prize,
    "hollow": why_not_hollow,
    "power": why_not_power,
}
