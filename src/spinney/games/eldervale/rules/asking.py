"""E-21.6  Questions whose options depend on a hand tell nothing about it."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.table import NOT_GIVEN, Query, Rule
from spinney.games.eldervale.state.table import EldervaleTable


def ask_from_hand(
    t: EldervaleTable, seat: i64, query: Query, answer: Rule, about: i64 = NOT_GIVEN, more: i64 = NOT_GIVEN
) -> None:
    """Ask what depends on the hand, even with one option left, unless everybody sees that it is empty."""
    t.ask_secretly(seat, query, answer, about, more)
    if len(t.players[seat].hand) == 0:
        t.query = None
