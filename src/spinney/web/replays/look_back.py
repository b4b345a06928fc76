"""Looking back while a game is played: the table as it was after some of its answers."""

from __future__ import annotations

from collections.abc import Sequence

from spinney.engine.records.journal import Entry, standing
from spinney.engine.table import Table
from spinney.web.rendering.figures import figures_of
from spinney.web.rendering.zones import zone_pieces


def entry_at(entries: Sequence[Entry], answers: int) -> int:
    """How many entries lead to the moment to look back at, after so many answers that were not undone."""
    found = standing(entries)
    return found[answers - 1] if 0 < answers <= len(found) else 0


def look_at(past: Table, seat: int, names: tuple[str, ...]) -> tuple[str, dict[int, tuple[str, str]]]:
    """The zones of an earlier table as a seat saw them, and everybody's points and things then."""
    board = past.game.board(past, seat)
    return "".join(zone_pieces(board, names)), figures_of(board, names)
