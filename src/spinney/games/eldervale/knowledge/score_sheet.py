"""E-11.8: the score sheet."""

from __future__ import annotations

from spinney.engine.score import ScoreItem
from spinney.games.eldervale.state.scoring import points_for
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms.score_items import ITEMS, PROPHECIES


def score_sheet(t: EldervaleTable, seat: int | None) -> list[ScoreItem]:
    """The score sheet, line by line; what Prophecies others hold is seen only at the end."""
    return [
        ScoreItem(item.words, points_by_seat(t, number, seat), item.rule, item.name)
        for number, item in enumerate(ITEMS)
    ]


def points_by_seat(t: EldervaleTable, item: int, seat: int | None) -> list[int]:
    """One line of the score sheet as a seat may see it: the points of every seat."""
    hidden = item == PROPHECIES and seat is not None and not t.over
    return [0 if hidden and other != seat else int(points_for(t, other, item)) for other in range(t.seats)]
