"""Law 5: nothing appears or vanishes, and no interruption outlives its steps.

To mend it: `inventory` counts every component wherever it lies, `box` says how many there are; where they
differ, a rule takes something without putting it elsewhere, or a place is not counted. An interruption that
`closers` names is set to None by that step, which must be planned as long as it lasts.
"""

from __future__ import annotations

import pytest
from hypothesis import given

from spinney.lawbook.cases import Case
from spinney.lawbook.checks.conservation import check_conservation
from spinney.lawbook.hypothesis_runs import any_case, in_every_case, plays, quick, wide
from spinney.lawbook.play import Play


@in_every_case
@quick(10)
@given(play=plays())
def test_everything_of_the_box_is_on_the_table(case: Case, play: Play) -> None:
    check_conservation(case, play)


@pytest.mark.long
@wide(1000)
@given(case=any_case(), play=plays())
def test_everything_is_there_with_any_options(case: Case, play: Play) -> None:
    """Nothing of the box appears or vanishes."""
    check_conservation(case, play)
