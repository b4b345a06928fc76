"""L-12.1  The score sheet: where the Gold comes from, as if the game ended now. All of it is public."""

from __future__ import annotations

from spinney.engine.score import ScoreItem
from spinney.games.leylines.state.table import LeylinesTable


def score_sheet(t: LeylinesTable, seat: int | None = None) -> list[ScoreItem]:
    """L-12.1, L-12.2  Four sources, seat by seat."""
    seats = range(t.seats)
    cubes = [t.cube_gold(seat) for seat in seats]
    return [
        ScoreItem("Gold", [int(who.gold) for who in t.travellers], "L-12.3"),
        ScoreItem("Cubes that Contracts need", [int(needed) for needed, _ in cubes], "L-12.2"),
        ScoreItem("Other cubes", [int(others) for _, others in cubes], "L-12.1"),
        ScoreItem("Items", [int(t.item_gold(seat)) for seat in seats], "L-12.1"),
    ]
