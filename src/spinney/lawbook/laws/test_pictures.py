"""Law 11: the picture is well-formed SVG, and every option that names a place or piece is on it.

To mend it: every option whose kind of action has parts stands in a `data-actions` of the picture of the seat
that is asked, and of no other. An id is given once. `drawing` in pieces is `picture` without its stylesheet.
"""

from __future__ import annotations

import pytest
from hypothesis import given

from spinney.lawbook.cases import Case
from spinney.lawbook.checks.pictures import check_pictures
from spinney.lawbook.hypothesis_runs import any_case, in_every_case, in_short_cases, plays, quick, wide
from spinney.lawbook.play import Play, in_turns, positions, walk


@in_short_cases
@quick(5)
@given(play=plays())
def test_the_options_are_on_the_picture(case: Case, play: Play) -> None:
    for table in walk(case, play):
        check_pictures(table, in_turns(table))


@in_every_case
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
