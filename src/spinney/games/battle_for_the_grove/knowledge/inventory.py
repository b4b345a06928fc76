"""B-1.5  Every piece, wherever it is."""

from __future__ import annotations

from spinney.games.battle_for_the_grove.state.table import CUBES, DRUIDS, LOCATIONS, Battle
from spinney.games.battle_for_the_grove.words.names import SEATS


def inventory(t: Battle) -> dict[str, int]:
    """B-1.5  Every piece on the table, counted: six druids and nineteen cubes of each colour."""
    counted: dict[str, int] = {}
    for seat, name in enumerate(SEATS):
        counted[f"{name} druids"] = sum(t.druids_at(seat, where) for where in range(LOCATIONS))
        on_circles = sum(t.cubes_on(seat, circle) for circle in range(1, LOCATIONS))
        counted[f"{name} cubes"] = t.supply[seat] + on_circles
    return counted


def box(t: Battle) -> dict[str, int]:
    """B-1.5  What came out of the box."""
    pieces = {"druids": DRUIDS, "cubes": CUBES}
    return {f"{name} {what}": number for name in SEATS for what, number in pieces.items()}
