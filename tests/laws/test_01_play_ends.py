"""Law 1: play ends, within a stated bound of choices."""

from __future__ import annotations

import pytest
from hypothesis import given

from laws.cases import CASES, Case
from laws.harness import Play, any_case, plays, quick, wide
from laws.legality import check_end


@pytest.mark.parametrize("case", CASES, ids=str)
@quick(12)
@given(play=plays())
def test_play_ends_within_its_bound(case: Case, play: Play) -> None:
    check_end(case, play)


@pytest.mark.long
@wide(1000)
@given(case=any_case(), play=plays())
def test_play_ends_with_any_options(case: Case, play: Play) -> None:
    check_end(case, play)
