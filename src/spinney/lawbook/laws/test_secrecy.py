"""Law 6: a seat cannot tell the true table from a redealt one, in which what it does not know varies.

To mend it: `view`, `observation`, `board`, `ask`, `sketch`, `label` and the seat's `score_sheet` show only
what the seat may know; events that not all may hear are told with `to=only(seat)`; whoever could be asked
because of a hidden hand is asked with `ask_secretly`. `deal_hidden` deals anew all that is hidden, and
nothing else.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spinney.lawbook.cases import Case
from spinney.lawbook.checks.secrecy import check_playable, check_redeals
from spinney.lawbook.hypothesis_runs import any_case, in_every_case, in_short_cases, plays, quick, wide
from spinney.lawbook.play import Play, in_turns, positions, walk, watchers

KEYS = st.integers(0, 2**32).map(str)


@in_short_cases
@quick(8)
@given(play=plays(), key=KEYS)
def test_a_redealt_table_looks_the_same(case: Case, play: Play, key: str) -> None:
    """A seat cannot see what is secret, at any choice."""
    for table in walk(case, play):
        check_redeals(table, key, in_turns(table))


@in_every_case
@quick(3)
@given(play=plays(), key=KEYS)
def test_a_redealt_table_looks_the_same_with_other_options(case: Case, play: Play, key: str) -> None:
    for table in positions(case, play, 5):
        check_redeals(table, key)


@in_short_cases
@quick(4)
@given(play=plays(), key=KEYS)
def test_a_redealt_table_can_be_played_to_the_end(case: Case, play: Play, key: str) -> None:
    """The secrets that a seat imagines make a game, too."""
    for table in positions(case, play):
        for seat in watchers(table):
            check_playable(table, seat, key, case.bound)


@pytest.mark.long
@wide(500)
@given(case=any_case(), play=plays(), key=KEYS)
def test_secrecy_with_any_options(case: Case, play: Play, key: str) -> None:
    for table in positions(case, play, 12):
        check_redeals(table, key)
        for seat in watchers(table):
            check_playable(table, seat, key, case.bound)
