"""Law 9: a record saved, loaded and replayed gives the same table; a damaged one an error that says where."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given

from laws.cases import SHORT_CASES, Case, find
from laws.damage import check_damage, damages
from laws.harness import Play, any_case, plays, positions, quick, walk, watchers, wide
from laws.records import check_every_point, check_record, check_redealt_record
from spinney.engine.errors import BrokenRecord
from spinney.engine.playback import undo
from spinney.engine.record import Record
from spinney.engine.table import Table


@pytest.mark.parametrize("case", SHORT_CASES, ids=str)
@quick(4)
@given(play=plays())
def test_a_record_gives_the_same_table_again(case: Case, play: Play) -> None:
    for table in positions(case, play):
        check_record(table)


@pytest.mark.parametrize("case", SHORT_CASES, ids=str)
@quick(2)
@given(play=plays())
def test_a_record_can_be_replayed_to_every_point(case: Case, play: Play) -> None:
    walked = [(table, table.fingerprint()) for table in walk(case, play)]
    check_every_point(walked[-1][0], [fingerprint for _, fingerprint in walked])


@pytest.mark.parametrize("case", SHORT_CASES, ids=str)
@quick(3)
@given(play=plays())
def test_a_record_keeps_what_was_taken_back(case: Case, play: Play) -> None:
    table = with_undone_answers(case, play)
    assert table.journal is not None
    check_record(table)


@pytest.mark.parametrize("case", SHORT_CASES, ids=str)
@quick(2)
@given(play=plays())
def test_a_record_can_end_in_a_redeal(case: Case, play: Play) -> None:
    for table in positions(case, play, 4):
        for seat in watchers(table):
            check_redealt_record(table, seat, f"law-9-{play.key}")


@pytest.mark.parametrize("case", SHORT_CASES, ids=str)
@pytest.mark.parametrize("at", ["start", "middle", "end"])
@pytest.mark.parametrize("way", ["torn", "lost", "mistaken", "misplayed", "misclaimed", "restarted"])
def test_a_damaged_record_says_where(case: Case, at: str, way: str) -> None:
    tables = [table.branch() for table in walk(case, Play(5))]
    table = {"start": tables[0], "middle": tables[len(tables) // 2], "end": tables[-1]}[at]
    for damage in damages(table)[way]:
        check_damage(damage)


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    path = tmp_path / "torn.json"
    path.write_bytes(b"\xff\xfe\x00")
    for broken in (path, tmp_path / "missing.json", tmp_path):
        with pytest.raises(BrokenRecord, match=broken.name):
            Record.load(broken, find)


@pytest.mark.long
@wide(200)
@given(case=any_case(), play=plays())
def test_records_with_any_options(case: Case, play: Play) -> None:
    check_record(with_undone_answers(case, play))
    for table in positions(case, play, 5):
        check_record(table)
        check_redealt_record(table, table.seat, "law-9")


def with_undone_answers(case: Case, play: Play) -> Table:
    """A whole game in which every answer that can be taken back is taken back once."""
    table = case.start(play.key)
    choose = play.chooser()
    while not table.over:
        table.play(choose(table))
        if table.undoable:
            again = table.journal.entries[-1] if table.journal is not None else ""
            table = undo(table)
            table.play(int(again))
    return table
