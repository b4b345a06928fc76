"""Law 3: the same key and actions give the same table, in any process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given

from laws.cases import CASES, SHORT_CASES, Case
from laws.harness import Play, any_case, plays, quick, walk, wide
from laws.repetition import check_repeats
from spinney.engine.record import Record

TESTS = str(Path(__file__).parents[1])


@pytest.mark.parametrize("case", CASES, ids=str)
@quick(2)
@given(play=plays())
def test_the_same_game_goes_the_same_way_again(case: Case, play: Play) -> None:
    check_repeats(case, play)


@pytest.mark.long
@wide(300)
@given(case=any_case(), play=plays())
def test_any_game_goes_the_same_way_again(case: Case, play: Play) -> None:
    check_repeats(case, play)


@pytest.mark.parametrize("case", SHORT_CASES, ids=str)
def test_another_key_gives_another_game(case: Case) -> None:
    games = {tuple(table.fingerprint() for table in walk(case, Play(key, "first"))) for key in range(5)}
    assert len(games) == 5


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_another_process_comes_to_the_same_tables(hash_seed: str) -> None:
    games = [[table.branch() for table in walk(case, Play(key))] for key, case in enumerate(SHORT_CASES)]
    expected = [[table.fingerprint() for table in tables] for tables in games]
    records = [Record.of(tables[-1]).to_json() for tables in games]
    assert elsewhere(records, hash_seed) == expected


def elsewhere(records: list[str], hash_seed: str) -> list[list[str]]:
    """The fingerprints that a process of its own finds."""
    done = subprocess.run(
        [sys.executable, "-m", "laws.elsewhere"],
        input=json.dumps(records),
        capture_output=True,
        text=True,
        check=True,
        cwd=TESTS,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
    )
    found: list[list[str]] = json.loads(done.stdout)
    return found
