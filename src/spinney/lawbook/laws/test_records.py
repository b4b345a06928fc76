"""Law 9: a record saved, loaded and replayed gives the same table; a damaged one an error that says where.

To mend it: whatever a game depends on is in its key, options, edition or actions. A wrong edition or option
raises `BadEdition` or `BadOption` and says which; `spinney.engine.fields` does so for you.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given

from spinney.engine.errors import BrokenRecord
from spinney.engine.records.record import Record
from spinney.lawbook.cases import Case
from spinney.lawbook.checks.damage import check_damage, damages
from spinney.lawbook.checks.records import check_every_point, check_record, check_redealt_record
from spinney.lawbook.checks.undo import with_undone_answers
from spinney.lawbook.hypothesis_runs import any_case, in_short_cases, plays, quick, wide
from spinney.lawbook.play import Play, positions, walk, watchers


@in_short_cases
@quick(4)
@given(play=plays())
def test_a_record_gives_the_same_table_again(case: Case, play: Play) -> None:
    for table in positions(case, play):
        check_record(table)


@in_short_cases
@quick(2)
@given(play=plays())
def test_a_record_can_be_replayed_to_every_point(case: Case, play: Play) -> None:
    walked = [(table, table.fingerprint()) for table in walk(case, play)]
    check_every_point(walked[-1][0], [fingerprint for _, fingerprint in walked])


@in_short_cases
@quick(3)
@given(play=plays())
def test_a_record_keeps_what_was_taken_back(case: Case, play: Play) -> None:
    table = with_undone_answers(case, play)
    assert table.journal is not None
    check_record(table)


@in_short_cases
@quick(2)
@given(play=plays())
def test_a_record_can_end_in_a_redeal(case: Case, play: Play) -> None:
    for table in positions(case, play, 4):
        for seat in watchers(table):
            check_redealt_record(table, seat, f"law-9-{play.key}")


@in_short_cases
@pytest.mark.parametrize("at", ["start", "middle", "end"])
@pytest.mark.parametrize("way", ["torn", "lost", "mistaken", "misplayed", "misclaimed", "restarted"])
def test_a_damaged_record_says_where(case: Case, at: str, way: str) -> None:
    tables = [table.branch() for table in walk(case, Play(5))]
    table = {"start": tables[0], "middle": tables[len(tables) // 2], "end": tables[-1]}[at]
    for damage in damages(table)[way]:
        check_damage(damage, case.game)


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    path = tmp_path / "torn.json"
    path.write_bytes(b"\xff\xfe\x00")
    for broken in (path, tmp_path / "missing.json", tmp_path):
        with pytest.raises(BrokenRecord, match=broken.name):
            Record.load(broken)


@pytest.mark.long
@wide(200)
@given(case=any_case(), play=plays())
def test_records_with_any_options(case: Case, play: Play) -> None:
    check_record(with_undone_answers(case, play))
    for table in positions(case, play, 5):
        check_record(table)
        check_redealt_record(table, table.seat, "law-9")
