"""The points and things of everybody at an earlier moment, for looking back: they count up with the deeds."""

from __future__ import annotations

from spinney.engine.faces.names import Names
from spinney.engine.faces.zones import Board
from spinney.web.rendering.person import drawn_chips


def figures_of(board: Board, names: Names) -> dict[int, tuple[str, str]]:
    """For each seat its points and its chips, as its panel shows them."""
    return {one.seat: (one.score, str(drawn_chips(one, tuple(names)))) for one in board.people}
