"""Law 7: asking for options, views, labels, pictures and scores changes nothing.

To mend it: faces only read. They return lists of their own, not those of the table; a view is a tree of
dicts, lists, plain ints and texts; an observation has as many numbers as its spec, each within its part's
limit; a judge gives each seat a share from 0 to 1; meters of a goal stay between 0 and full.
"""

from __future__ import annotations

import pytest
from hypothesis import given

from spinney.lawbook.cases import Case
from spinney.lawbook.checks.asking import check_asking, check_numbers
from spinney.lawbook.hypothesis_runs import any_case, in_every_case, in_short_cases, plays, quick, wide
from spinney.lawbook.play import Play, positions, walk


@in_short_cases
@quick(4)
@given(play=plays())
def test_asking_changes_nothing(case: Case, play: Play) -> None:
    for table in positions(case, play):
        check_asking(table)


@in_every_case
@quick(4)
@given(play=plays())
def test_what_is_answered_has_its_stated_form(case: Case, play: Play) -> None:
    """What a table answers when it is asked for views, observations and values."""
    for table in walk(case, play, log=False):
        check_numbers(table)


@pytest.mark.long
@wide(200)
@given(case=any_case(), play=plays())
def test_asking_changes_nothing_with_any_options(case: Case, play: Play) -> None:
    for table in positions(case, play, 10):
        check_asking(table)
        check_numbers(table)
