"""Law 11: the picture is well-formed SVG, and every option that names a place or piece is on it."""

from __future__ import annotations

import pytest
from hypothesis import given

from laws.cases import CASES, SHORT_CASES, Case
from laws.harness import Play, any_case, in_turns, plays, positions, quick, walk, wide
from laws.pictures import check_pictures


@pytest.mark.parametrize("case", SHORT_CASES, ids=str)
@quick(5)
@given(play=plays())
def test_the_options_are_on_the_picture(case: Case, play: Play) -> None:
    for table in walk(case, play):
        check_pictures(table, in_turns(table))


@pytest.mark.parametrize("case", CASES, ids=str)
@quick(3)
@given(play=plays())
def test_the_options_are_on_the_picture_with_other_options(case: Case, play: Play) -> None:
    for table in positions(case, play, 5):
        check_pictures(table)


@pytest.mark.long
@wide(300)
@given(case=any_case(), play=plays())
def test_the_options_are_on_the_picture_with_any_options(case: Case, play: Play) -> None:
    for table in positions(case, play, 20):
        check_pictures(table)
