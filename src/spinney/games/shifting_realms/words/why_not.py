"""Why a part of the table cannot be chosen now: a sentence from the rules, for whoever is asked."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.faces.asking import Reason
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.words.places import parts_of
from spinney.games.shifting_realms.words.reasons.spaces import of_space
from spinney.games.shifting_realms.words.reasons.things import THINGS


def why_not(t: RealmsTable, seat: i64, part: str) -> Reason | None:
    """Why a seat cannot choose a part; None where it can, or where the rules have nothing to say about it."""
    if t.over or t.seat != seat or any(part in parts_of(t, int(option)) for option in t.options):
        return None
    kind, _, name = part.partition("-")
    if kind == "space":
        return of_space(t, int(seat), name)
    find = THINGS.get(kind)
    return None if find is None else find(t, int(seat), name)
