"""Law 1: play ends, within a stated bound of choices.

To mend it: let `most_choices` count those of the longest game there can be. If nobody is forced to come to an
end, give the game a last round. A game that has ended asks nobody: `finish` is the last thing that happens.
"""

from __future__ import annotations

import pytest
from hypothesis import given

from spinney.lawbook.cases import Case
from spinney.lawbook.checks.play_ends import check_end
from spinney.lawbook.hypothesis_runs import any_case, in_every_case, plays, quick, wide
from spinney.lawbook.play import Play


@in_every_case
@quick(12)
@given(play=plays())
def test_play_ends_within_its_bound(case: Case, play: Play) -> None:
    check_end(case, play)


@pytest.mark.long
@wide(1000)
@given(case=any_case(), play=plays())
def test_play_ends_with_any_options(case: Case, play: Play) -> None:
    check_end(case, play)
