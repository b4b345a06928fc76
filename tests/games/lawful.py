"""A game played to its end under the laws: what is cheap is looked at every time, the rest now and then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from spinney.engine.table import Table
from spinney.lawbook.checks.asking import check_numbers
from spinney.lawbook.checks.conservation import check_components
from spinney.lawbook.checks.legality import check_legal_options
from spinney.lawbook.checks.names import check_names, check_rules
from spinney.lawbook.checks.pictures import check_pictures
from spinney.lawbook.checks.scores import check_sheet, check_tie_break, check_winners
from spinney.lawbook.checks.secrecy import check_redeals
from spinney.lawbook.checks.undo import check_barrier, check_undo

T = TypeVar("T", bound=Table)


def play_lawfully(t: T, choose: Callable[[T], int], often: int) -> None:
    """The costly faces are looked at every so many choices."""
    tables: list[Table] = []
    while not t.over:
        tables.append(t.branch())
        check_legal_options(t)
        check_components(t)
        check_sheet(t)
        check_names(t)
        check_rules(t)
        if t.number % often == 0:
            check_numbers(t)
            check_pictures(t)
            check_redeals(t, f"odd {t.number}")
            check_undo(tables)
            check_barrier(tables, f"odd {t.number}")
            assert t.game.coming(t)
        t.play(choose(t))
    check_winners(t)
    check_tie_break(t)
