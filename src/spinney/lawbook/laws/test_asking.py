"""Law 7: asking for options, views, labels, pictures and scores changes nothing."""

from __future__ import annotations

import pytest
from hypothesis import given

from laws.cases import CASES, SHORT_CASES, Case
from laws.harness import Play, any_case, plays, positions, quick, walk, wide
from laws.queries import check_asking, check_numbers


@pytest.mark.parametrize("case", SHORT_CASES, ids=str)
@quick(4)
@given(play=plays())
def test_asking_changes_nothing(case: Case, play: Play) -> None:
    for table in positions(case, play):
        check_asking(table)


@pytest.mark.parametrize("case", CASES, ids=str)
@quick(4)
@given(play=plays())
def test_what_is_answered_has_its_stated_form(case: Case, play: Play) -> None:
    for table in walk(case, play, log=False):
        check_numbers(table)


@pytest.mark.long
@wide(200)
@given(case=any_case(), play=plays())
def test_asking_changes_nothing_with_any_options(case: Case, play: Play) -> None:
    for table in positions(case, play, 10):
        check_asking(table)
        check_numbers(table)
