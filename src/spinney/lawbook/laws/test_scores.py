"""Law 10: the score sheet's items add up to the score; winners are seats, and ties are broken as is said.

To mend it: `score` and `score_sheet` count the same; each line has points for every seat and cites a rule of
`rules.md`. Whoever is given to `finish` is ahead in points, or else in what `tie_break` names, if anything.
"""

from __future__ import annotations

import pytest
from hypothesis import given

from spinney.lawbook.cases import Case
from spinney.lawbook.checks.scores import check_scores
from spinney.lawbook.hypothesis_runs import any_case, in_every_case, plays, quick, wide
from spinney.lawbook.play import Play


@in_every_case
@quick(4)
@given(play=plays())
def test_the_score_sheet_adds_up(case: Case, play: Play) -> None:
    check_scores(case, play)


@pytest.mark.long
@wide(500)
@given(case=any_case(), play=plays())
def test_the_score_sheet_adds_up_with_any_options(case: Case, play: Play) -> None:
    check_scores(case, play)
