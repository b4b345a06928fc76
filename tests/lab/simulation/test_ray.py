"""A run on a real Ray cluster of this machine: the same file, also when a worker is killed in the middle."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from lab.quick_runs import GAME, QUICK, line_of, quick_run, simulate_quickly
from spinney.engine.errors import BadOption
from spinney.lab import simulate
from spinney.lab.results.game_result import GameResult
from spinney.lab.simulation.on_ray import play_on_ray


def test_a_wrong_place_is_refused() -> None:
    with pytest.raises(BadOption, match="expected local, ray or ray:ADDRESS"):
        simulate(GAME, 1, ["random"], on="moon")


@pytest.mark.long
def test_a_ray_run_equals_a_local_one_though_a_worker_is_killed(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=2, log_to_driver=False, include_dashboard=False)
    try:
        here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
        simulate_quickly(here, 60)
        simulate(GAME, 60, ["random"], options=QUICK, out=there, on="ray")
        assert there.read_bytes() == here.read_bytes()
        results: list[GameResult] = []
        for number, batch in enumerate(play_on_ray(quick_run(), range(1200))):
            results += batch.results()
            if number == 1:
                os.kill(ray.get(ray.remote(lambda: os.getpid()).remote()), signal.SIGKILL)
        assert [result.number for result in results] == list(range(1200))
        simulate_quickly(here, 1200)
        lines = here.read_bytes().splitlines(keepends=True)[1:]
        assert [line_of(result) for result in results] == lines
    finally:
        ray.shutdown()
