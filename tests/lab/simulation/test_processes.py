"""Worker processes: the same bytes as without them, one clear error, and nothing lost that was done."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from lab.quick_runs import GAME, more_bots, quick_run, simulate_quickly
from spinney.engine.errors import IllegalAction
from spinney.lab import WorkerDied, read_results
from spinney.lab.simulation.processes import RemoteTrace, cores, play_batches


def test_two_processes_write_the_same_bytes_as_one(tmp_path: Path) -> None:
    alone, together = tmp_path / "alone.jsonl", tmp_path / "together.jsonl"
    simulate_quickly(alone, 60, ("greedy", "random"))
    summary = simulate_quickly(together, 60, ("greedy", "random"), jobs=2)
    assert together.read_bytes() == alone.read_bytes()
    assert summary.effort.jobs == 2


def test_what_two_processes_began_one_can_finish(tmp_path: Path) -> None:
    simulate_quickly(tmp_path / "whole.jsonl", 40)
    simulate_quickly(tmp_path / "parts.jsonl", 15, jobs=2)
    simulate_quickly(tmp_path / "parts.jsonl", 40)
    assert (tmp_path / "parts.jsonl").read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


def test_batches_come_in_game_order_and_miss_none() -> None:
    batches = list(play_batches(quick_run(), range(3, 90), 2))
    assert [result.number for batch in batches for result in batch.results()] == list(range(3, 90))
    assert len(batches) < 87


def test_there_are_never_more_processes_than_games() -> None:
    assert simulate_quickly(None, 1, jobs=64).effort.jobs == 1


def test_at_least_one_core_is_found() -> None:
    assert cores() >= 1


def test_a_cheat_in_a_worker_is_named_as_in_this_process(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    with more_bots(tmp_path):
        with pytest.raises(IllegalAction, match="bot cheat") as here:
            simulate_quickly(None, 9, ("cheat", "random"))
        with pytest.raises(IllegalAction) as there:
            simulate_quickly(out, 9, ("cheat", "random"), jobs=2)
    assert str(there.value) == str(here.value)
    assert isinstance(there.value.__cause__, RemoteTrace)


def test_a_worker_that_dies_is_one_clear_error_and_the_games_before_it_are_kept(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    with (
        more_bots(tmp_path),
        pytest.raises(WorkerDied, match=r"^a worker process was killed by signal 9 in games \d+ to \d+$"),
    ):
        simulate_quickly(out, 40, ("doomed",), jobs=2)
    results = read_results(out)[1]
    assert [result.number for result in results] == list(range(len(results)))
    assert len(results) <= 7


def test_a_script_without_the_guard_is_told_of_it(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(f"import spinney.lab\nspinney.lab.simulate({GAME!r}, 4, ['random'], jobs=2)\n")
    ended = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=300, check=False)
    assert ended.returncode == 1
    assert 'simulate must be called under: if __name__ == "__main__":' in ended.stderr
