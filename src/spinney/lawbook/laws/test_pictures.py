"""Law 11: the picture is well-formed SVG, and every option can be answered on the table.

To mend it: ids are given once, zones and items have keys of their own. `ask` gives the seat that is asked a
question with one `Answer` for each option, called as `label` calls it; each key in its parts is that of a
`part` drawn in a zone or of a chip, or `person-0` and so on. An answer without parts is a button.
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
def test_the_options_are_on_the_table(case: Case, play: Play) -> None:
    for table in walk(case, play):
        check_pictures(table, in_turns(table))


@in_every_case
@quick(3)
@given(play=plays())
def test_the_options_are_on_the_table_with_other_options(case: Case, play: Play) -> None:
    for table in positions(case, play, 5):
        check_pictures(table)


@pytest.mark.long
@wide(300)
@given(case=any_case(), play=plays())
def test_the_options_are_on_the_table_with_any_options(case: Case, play: Play) -> None:
    for table in positions(case, play, 20):
        check_pictures(table)
