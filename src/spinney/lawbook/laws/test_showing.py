"""Law 13: what is shown depends on the view and the events told alone.

To mend it: `board`, `sketch` and `lens` are made from the view, `told` from an event; where `ask` and
`why_not` read the table, they say only what the seat that is asked may know.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spinney.lawbook.cases import Case
from spinney.lawbook.checks.showing import check_showing
from spinney.lawbook.hypothesis_runs import any_case, in_every_case, in_short_cases, plays, quick, wide
from spinney.lawbook.play import Play, in_turns, positions, walk

KEYS = st.integers(0, 2**32).map(str)


@in_short_cases
@quick(3)
@given(play=plays(), key=KEYS)
def test_the_same_knowledge_is_shown_the_same(case: Case, play: Play, key: str) -> None:
    for table in positions(case, play, 12):
        check_showing(table, key, in_turns(table))


@in_every_case
@quick(3)
@given(play=plays(), key=KEYS)
def test_the_same_knowledge_is_shown_the_same_with_other_options(case: Case, play: Play, key: str) -> None:
    for table in positions(case, play, 4):
        check_showing(table, key)


@pytest.mark.long
@wide(200)
@given(case=any_case(), play=plays(), key=KEYS)
def test_the_same_knowledge_is_shown_the_same_at_every_choice(case: Case, play: Play, key: str) -> None:
    for table in walk(case, play):
        check_showing(table, key, in_turns(table))
