"""Law 12: a seat may take back its answers while nothing was drawn or shown and nobody else was asked.

To mend it: where a rule shows something that was hidden without drawing from chance, call `t.reveal()`.
"""

from __future__ import annotations

import pytest
from hypothesis import given

from spinney.lawbook.cases import Case
from spinney.lawbook.checks.undo import check_undo_throughout
from spinney.lawbook.hypothesis_runs import any_case, in_short_cases, plays, quick, wide
from spinney.lawbook.play import Play


@in_short_cases
@quick(8)
@given(play=plays())
def test_answers_can_be_taken_back_until_something_is_shown(case: Case, play: Play) -> None:
    check_undo_throughout(case, play)


@pytest.mark.long
@wide(300)
@given(case=any_case(), play=plays())
def test_answers_can_be_taken_back_with_any_options(case: Case, play: Play) -> None:
    check_undo_throughout(case, play)
