"""Law 10: the score sheet's items add up to the score; winners are seats, and ties are broken as is said."""

from __future__ import annotations

import pytest
from hypothesis import given

from laws.cases import CASES, Case
from laws.harness import Play, any_case, plays, quick, walk, wide
from laws.scores import check_sheet, check_sheets_of_seats, check_tie_break, check_winners


def check_walk(case: Case, play: Play) -> None:
    for table in walk(case, play, log=False):
        check_sheet(table)
        check_sheets_of_seats(table)
        check_winners(table)
        check_tie_break(table)


@pytest.mark.parametrize("case", CASES, ids=str)
@quick(4)
@given(play=plays())
def test_the_score_sheet_adds_up(case: Case, play: Play) -> None:
    check_walk(case, play)


@pytest.mark.long
@wide(500)
@given(case=any_case(), play=plays())
def test_the_score_sheet_adds_up_with_any_options(case: Case, play: Play) -> None:
    check_walk(case, play)
