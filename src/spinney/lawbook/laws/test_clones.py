"""Law 4: a clone equals its original and shares nothing mutable; playing on does not change it.

To mend it: in `clone`, give every field to the constructor, copy each list (`self.kept[:]`) and clone each
record of your own; call `copy_flow_to`. What never changes is a frozen dataclass and may be shared.
"""

from __future__ import annotations

import pytest
from hypothesis import given

from spinney.lawbook.cases import Case
from spinney.lawbook.checks.clones import (
    check_clone,
    check_forgets_nothing,
    check_older_clones,
    check_shares_nothing,
)
from spinney.lawbook.hypothesis_runs import any_case, in_every_case, in_short_cases, plays, quick, wide
from spinney.lawbook.play import Play, positions, walk


@in_short_cases
@quick(8)
@given(play=plays())
def test_a_clone_equals_its_original_and_shares_nothing(case: Case, play: Play) -> None:
    for table in walk(case, play):
        check_clone(table)
        check_shares_nothing(table)


@in_short_cases
@quick(5)
@given(play=plays())
def test_a_clone_forgets_nothing(case: Case, play: Play) -> None:
    for table in positions(case, play, 8):
        check_forgets_nothing(table)


@in_every_case
@quick(2)
@given(play=plays())
def test_playing_on_leaves_older_clones_as_they_were(case: Case, play: Play) -> None:
    check_older_clones([(table.clone(), table.fingerprint()) for table in walk(case, play)])


@in_short_cases
@quick(4)
@given(play=plays())
def test_a_clone_goes_the_way_of_its_original(case: Case, play: Play) -> None:
    for table in positions(case, play):
        clone = table.clone()
        while not table.over:
            table.play(table.options[-1])
            clone.play(clone.options[-1])
            assert clone.fingerprint() == table.fingerprint(), "the same answers lead a clone elsewhere"


@in_short_cases
def test_a_branch_takes_journal_and_log_along(case: Case) -> None:
    """A branch is a clone that can be recorded."""
    for table in positions(case, Play(1)):
        branch = table.branch()
        assert table.journal is not None
        assert branch.journal is not None
        assert branch.journal is not table.journal
        assert branch.journal.entries == table.journal.entries
        assert branch.journal.entries is not table.journal.entries
        assert branch.log == table.log
        assert branch.log is not table.log


@pytest.mark.long
@wide(300)
@given(case=any_case(), play=plays())
def test_clones_with_any_options(case: Case, play: Play) -> None:
    for table in positions(case, play, 20):
        check_clone(table)
        check_shares_nothing(table)
        check_forgets_nothing(table)
