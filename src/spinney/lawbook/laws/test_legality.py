"""Law 2: options are actions, ascending and unique; all else is refused and changes nothing."""

from __future__ import annotations

import pytest
from hypothesis import given

from laws.cases import CASES, SHORT_CASES, Case
from laws.harness import Play, any_case, plays, positions, quick, walk, wide
from laws.legality import check_legal_options, check_refusals, check_turns


@pytest.mark.parametrize("case", CASES, ids=str)
@quick(6)
@given(play=plays())
def test_options_are_ascending_unique_and_never_empty(case: Case, play: Play) -> None:
    for table in walk(case, play, log=False):
        check_legal_options(table)


@pytest.mark.parametrize("case", SHORT_CASES, ids=str)
@quick(8)
@given(play=plays())
def test_an_action_that_is_no_option_is_refused(case: Case, play: Play) -> None:
    for table in positions(case, play):
        check_refusals(table)


@pytest.mark.parametrize("case", SHORT_CASES, ids=str)
@quick(8)
@given(play=plays())
def test_a_seat_that_is_not_asked_cannot_answer(case: Case, play: Play) -> None:
    for table in positions(case, play):
        check_turns(table)


@pytest.mark.long
@wide(300)
@given(case=any_case(), play=plays())
def test_legality_with_any_options(case: Case, play: Play) -> None:
    for table in positions(case, play, 30):
        check_legal_options(table)
        check_refusals(table)
        check_turns(table)
