"""Law 2: options are actions, ascending and unique; all else is refused and changes nothing.

To mend it: what is given to `ask` are numbers of the action space, sorted, none twice, and at least one. The
engine refuses the rest by itself, and its message names the rule in the entry of the kind of action.
"""

from __future__ import annotations

import pytest
from hypothesis import given

from spinney.lawbook.cases import Case
from spinney.lawbook.checks.legality import check_legal_options, check_refusals, check_turns
from spinney.lawbook.hypothesis_runs import any_case, in_every_case, in_short_cases, plays, quick, wide
from spinney.lawbook.play import Play, positions, walk


@in_every_case
@quick(6)
@given(play=plays())
def test_options_are_ascending_unique_and_never_empty(case: Case, play: Play) -> None:
    """The list of legal options, at every choice."""
    for table in walk(case, play, log=False):
        check_legal_options(table)


@in_short_cases
@quick(8)
@given(play=plays())
def test_an_action_that_is_no_option_is_refused(case: Case, play: Play) -> None:
    """Whatever is not legal changes nothing."""
    for table in positions(case, play):
        check_refusals(table)


@in_short_cases
@quick(8)
@given(play=plays())
def test_a_seat_that_is_not_asked_cannot_answer(case: Case, play: Play) -> None:
    """What is legal for one seat is illegal for all others."""
    for table in positions(case, play):
        check_turns(table)


@pytest.mark.long
@wide(300)
@given(case=any_case(), play=plays())
def test_legality_with_any_options(case: Case, play: Play) -> None:
    for table in positions(case, play, 30):
        check_legal_options(table)
        check_refusals(table)
        check_turns(table)
