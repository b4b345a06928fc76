"""Replays are kept in few bytes, counted over all of them: not as every moment of the latest eight."""

from __future__ import annotations

import tracemalloc
from itertools import pairwise

import pytest

import spinney
from spinney.engine.records.record import Record
from spinney.web.replays.kept import Kept, size_of
from spinney.web.replays.opened import ROOM, OpenedReplays
from spinney.web.replays.replay import LONGEST
from spinney.web.replays.tape import MOST, Tape
from web.replays.long_records import BATTLE, long_text, restless


def test_eight_opened_records_of_eight_thousand_entries_take_less_than_64_megabytes() -> None:
    text = long_text(LONGEST)
    opened = OpenedReplays()
    opened.open("before", spinney.Record.of(restless(BATTLE, 2, 9)).to_json())  # what all share is there now
    counted = opened.kept.size
    tracemalloc.start()
    try:
        opened.open("long", text).table(LONGEST // 2)
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    counted = opened.kept.size - counted
    assert 8 * taken < 64_000_000
    assert 0.7 < counted / taken < 1.3, "what is counted is what is taken"
    assert 8 * counted < ROOM, "so there is room for all eight"


def test_whoever_was_not_used_for_longest_goes_first() -> None:
    kept: Kept[str] = Kept(10)
    for name, size in (("a", 4), ("b", 4)):
        kept.keep(name, name, size)
    assert kept.get("a") == "a"
    kept.keep("c", "c", 4)
    assert [kept.get(name) for name in "abc"] == ["a", None, "c"]
    kept.keep("a", "a", 9)
    assert [kept.get(name) for name in "abc"] == ["a", None, None]
    kept.keep("large", "large", 11)
    assert (kept.size, kept.get("large")) == (0, None)


def test_what_is_apart_is_not_counted() -> None:
    shared = ["x" * 1000]
    assert size_of([shared]) > 1000 > size_of([shared], shared)


@pytest.mark.parametrize("most", [0, 2_000, 20_000])
def test_checkpoints_are_thinned_where_they_take_too_much(most: int) -> None:
    table = restless(BATTLE, 2, 1_500, max_turns=0)
    assert table.journal is not None
    tape = Tape(table.game, table.journal.origin, most)
    tape.follow(table.journal.entries)
    for at, _ in tape.play(0, len(tape.entries)):
        assert tape.size <= most, at
    assert tape.table(1_000).fingerprint() == Record.of(table).replay(1_000).fingerprint()
    assert len(tape.checkpoints) >= most / 4_000, "as many as there is room for"


def test_a_long_game_has_checkpoints_that_are_near_each_other() -> None:
    table = restless("eldervale", 4, 1_000)
    assert table.journal is not None
    tape = Tape(table.game, table.journal.origin)
    tape.follow(table.journal.entries)
    last = len(tape.entries)
    tape.table(last)
    assert 0 < tape.size <= MOST
    known = [0, *tape.checkpoints, last]
    assert max(after - before for before, after in pairwise(known)) <= tape.spacing


def test_all_records_of_an_edition_that_ships_share_one_game() -> None:
    text = spinney.Record.of(restless("groves", 2, 20)).to_json()
    opened = OpenedReplays()
    assert opened.open("a", text).game is opened.open("b", text + " ").game
