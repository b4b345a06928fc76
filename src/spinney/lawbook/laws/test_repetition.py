"""Law 3: the same key and actions give the same table, in any process.

To mend it: draw only from `table.chance`; keep nothing in the game or in a module that changes while playing;
never go through a set, whose order differs from process to process. Chance must have a part in every game.
"""

from __future__ import annotations

import pytest
from hypothesis import given

from spinney.engine.records.record import Record
from spinney.lawbook.cases import Case, short_cases
from spinney.lawbook.checks.repetition import check_repeats
from spinney.lawbook.hypothesis_runs import any_case, in_every_case, in_short_cases, plays, quick, wide
from spinney.lawbook.other_process import address, fingerprints_elsewhere
from spinney.lawbook.play import Play, walk


@in_every_case
@quick(2)
@given(play=plays())
def test_the_same_game_goes_the_same_way_again(case: Case, play: Play) -> None:
    check_repeats(case, play)


@pytest.mark.long
@wide(300)
@given(case=any_case(), play=plays())
def test_any_game_goes_the_same_way_again(case: Case, play: Play) -> None:
    check_repeats(case, play)


@in_short_cases
def test_another_key_gives_another_game(case: Case) -> None:
    """Only the same key repeats a game."""
    games = {tuple(table.fingerprint() for table in walk(case, Play(key, "first"))) for key in range(5)}
    assert len(games) == 5, f"five keys give only {len(games)} different games"


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_another_process_comes_to_the_same_tables(hash_seed: str) -> None:
    """A game repeats itself in another process, however that hashes."""
    games = [[table.branch() for table in walk(case, Play(key))] for key, case in enumerate(short_cases())]
    expected = [[table.fingerprint() for table in tables] for tables in games]
    records = [[address(tables[-1].game), Record.of(tables[-1]).to_json()] for tables in games]
    assert fingerprints_elsewhere(records, hash_seed) == expected, "another process comes to other tables"
