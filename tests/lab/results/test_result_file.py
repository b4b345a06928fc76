"""The result file: equal bytes for equal seeds, resumed from any cut, and never overwritten."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from lab.quick_runs import quick_run, simulate_quickly
from spinney.lab import BadResults, play_game, read_results
from spinney.lab.results.result_file import ResultFile

GAMES = 5


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of an uninterrupted simulation."""
    out = tmp_path_factory.mktemp("whole") / "results.jsonl"
    simulate_quickly(out, GAMES)
    return out.read_bytes()


def test_the_file_is_a_header_and_a_line_for_each_game_in_order(whole: bytes) -> None:
    header, *games = [json.loads(line) for line in whole.decode().splitlines()]
    assert header == quick_run().header()
    assert [game["game"] for game in games] == list(range(GAMES))
    assert games[3]["seed"] == "1/3"


def test_equal_seeds_give_equal_bytes_and_other_seeds_others(whole: bytes, tmp_path: Path) -> None:
    simulate_quickly(tmp_path / "again.jsonl", GAMES)
    simulate_quickly(tmp_path / "other.jsonl", GAMES, seed=2)
    assert (tmp_path / "again.jsonl").read_bytes() == whole
    assert (tmp_path / "other.jsonl").read_bytes().splitlines()[1:] != whole.splitlines()[1:]


def cuts(data: bytes) -> list[int]:
    """Around every end of a line, in the middle of every line, and at the very ends."""
    places = {0, 1, len(data) - 1, len(data)}
    end = 0
    for line in data.splitlines(keepends=True):
        places |= {end + len(line) // 2, end + len(line) - 1, end + len(line), end + len(line) + 1}
        end += len(line)
    return sorted(place for place in places if place <= len(data))


def test_a_file_cut_off_anywhere_is_completed_to_the_same_bytes(whole: bytes, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    for place in cuts(whole):
        out.write_bytes(whole[:place])
        summary = simulate_quickly(out, GAMES)
        assert out.read_bytes() == whole, f"cut at byte {place}"
        assert summary.games == GAMES
        assert summary.effort.games == GAMES - max(0, whole[:place].count(b"\n") - 1)


def test_more_games_extend_the_file_to_that_of_one_long_run(whole: bytes, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    simulate_quickly(out, 2)
    assert whole.startswith(out.read_bytes())
    simulate_quickly(out, GAMES)
    assert out.read_bytes() == whole


def test_fewer_games_sum_up_the_first_ones_and_leave_the_file(whole: bytes, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    out.write_bytes(whole)
    summary = simulate_quickly(out, 2)
    assert (summary.games, summary.effort.games) == (2, 0)
    assert out.read_bytes() == whole


def test_without_a_file_the_summary_is_the_same(whole: bytes, tmp_path: Path) -> None:
    (tmp_path / "results.jsonl").write_bytes(whole)
    found = simulate_quickly(tmp_path / "results.jsonl", GAMES)
    played = simulate_quickly(None, GAMES)
    assert played.lengths == found.lengths
    assert played.bots["random"].scores == found.bots["random"].scores


def test_results_read_back_are_those_that_were_played(whole: bytes, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    out.write_bytes(whole + b'{"game":5,"se')
    header, results = read_results(out)
    assert header == quick_run().header()
    assert results == [play_game(quick_run(), number) for number in range(GAMES)]


def refused(out: Path, data: bytes) -> str:
    """What is said of a file that must not be touched."""
    out.write_bytes(data)
    with pytest.raises(BadResults) as caught:
        simulate_quickly(out, GAMES + 1)
    assert out.read_bytes() == data
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize(
    "data", [b"my thesis\n", b"my thesis", b"\x00\xff\x00", b"[1]\n", b'{"a":1}\n', b"\n"]
)
def test_a_foreign_file_is_refused_and_left_as_it_is(data: bytes, tmp_path: Path) -> None:
    assert "not a result file of a simulation" in refused(tmp_path / "thesis.txt", data)


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("version", "0.0.1", "version 0.0.1"),
        ("rules", "0", "rules 0"),
        ("edition", {"name": "mine", "hash": "12ab"}, "edition mine (12ab)"),
        ("options", {"max_turns": 30, "first": "roll"}, "options max_turns=30 first=roll"),
        ("bots", ["greedy", "random"], "bots greedy,random"),
        ("seed", "2", "seed 2"),
    ],
)
def test_the_file_of_another_run_is_refused_with_the_difference(
    field: str, value: object, words: str, tmp_path: Path
) -> None:
    header = {**quick_run().header(), field: value}
    message = refused(tmp_path / "other.jsonl", json.dumps(header).encode() + b"\n")
    assert f"holds another run, with {words} where this one has" in message


def test_another_format_is_refused(tmp_path: Path) -> None:
    assert "result format 99" in refused(tmp_path / "later.jsonl", b'{"spinney_results":99}\n')


def test_a_damaged_line_is_named(whole: bytes, tmp_path: Path) -> None:
    lines = whole.splitlines(keepends=True)
    out = tmp_path / "results.jsonl"
    assert "line 3: not the result of a game: JSON" in refused(
        out, b"".join([*lines[:2], b"???\n", *lines[3:]])
    )
    assert "line 3: expected game 1, got game 2" in refused(out, b"".join([*lines[:2], *lines[3:]]))
    assert "line 2: not the result of a game: Object missing required field `seed`" in refused(
        out, lines[0] + b'{"game":0}\n'
    )
    assert "line 2: not the result of a game" in refused(out, lines[0] + lines[1].replace(b'"1/0"', b"7"))


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match="cannot be written: No such file"):
        simulate_quickly(tmp_path / "nowhere" / "results.jsonl")
    with pytest.raises(BadResults, match="cannot be written"):
        simulate_quickly(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_two_simulations_do_not_write_to_one_file(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    with ResultFile(out, quick_run()), pytest.raises(BadResults, match="another simulation is writing"):
        simulate_quickly(out)
    assert simulate_quickly(out).games == 8


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="there are no devices here")
def test_a_device_is_no_result_file() -> None:
    with pytest.raises(BadResults, match="not a file, but a device or a pipe"):
        ResultFile("/dev/null", quick_run())
