"""Law 12: a seat may take back its answers while nothing was drawn or shown and nobody else was asked."""

from __future__ import annotations

import pytest
from hypothesis import given

from laws.cases import SHORT_CASES, Case
from laws.harness import Play, any_case, plays, quick, walk, wide
from laws.undoing import check_barrier, check_undo


def check_walk(case: Case, play: Play) -> None:
    """At every choice where something can be taken back, and at some others."""
    tables = []
    for table in walk(case, play):
        tables.append(table.branch())
        if table.undoable or table.number % 5 == 0 or table.over:
            check_undo(tables)
            check_barrier(tables, f"law 12 {play.key}")


@pytest.mark.parametrize("case", SHORT_CASES, ids=str)
@quick(8)
@given(play=plays())
def test_answers_can_be_taken_back_until_something_is_shown(case: Case, play: Play) -> None:
    check_walk(case, play)


@pytest.mark.long
@wide(300)
@given(case=any_case(), play=plays())
def test_answers_can_be_taken_back_with_any_options(case: Case, play: Play) -> None:
    check_walk(case, play)
