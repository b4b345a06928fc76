"""Golden records: every way each game can end, replayed to the same table and the same words."""

from __future__ import annotations

from pathlib import Path

import pytest

import spinney
from records.make_golden import GOLDEN
from records.playthrough import playthrough

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_verifies_and_reads_as_it_did(path: Path) -> None:
    table = spinney.Record.load(path).verify()
    assert table.over
    assert playthrough(table) == path.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("key", spinney.games())
def test_every_ending_that_a_game_names_has_its_record_and_shows_it(key: str) -> None:
    assert {path.stem for path in RECORDS if path.parent.name == key} == {
        golden.name for golden in GOLDEN[key]
    }
    for golden in GOLDEN[key]:
        table = spinney.Record.load(HERE / key / f"{golden.name}.json").replay()
        assert golden.wanted(table), golden.name


@pytest.mark.parametrize("key", spinney.games())
def test_every_value_of_every_option_has_its_record(key: str) -> None:
    """Of an option that is a number, one that is not the default."""
    for option in spinney.game(key).options:
        played = {
            option.check(key, golden.options.get(option.name, option.default)) for golden in GOLDEN[key]
        }
        if option.words:
            assert played == set(option.words), f"{option.name}: no record of {set(option.words) - played}"
        else:
            assert len(played) > 1, option.name
