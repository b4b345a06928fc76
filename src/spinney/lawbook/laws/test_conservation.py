"""Law 5: nothing appears or vanishes, and no interruption outlives its steps."""

from __future__ import annotations

import pytest
from hypothesis import given

from laws.cases import CASES, Case
from laws.components import check_components, check_interruptions
from laws.harness import Play, any_case, plays, quick, walk, wide


def check_walk(case: Case, play: Play) -> None:
    for table in walk(case, play, log=False):
        check_components(table)
        check_interruptions(table)


@pytest.mark.parametrize("case", CASES, ids=str)
@quick(10)
@given(play=plays())
def test_everything_of_the_box_is_on_the_table(case: Case, play: Play) -> None:
    check_walk(case, play)


@pytest.mark.long
@wide(1000)
@given(case=any_case(), play=plays())
def test_everything_is_there_with_any_options(case: Case, play: Play) -> None:
    check_walk(case, play)
