"""The command itself: what it prints, how it is interrupted, and how it goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from lab.quick_runs import GAME, more_bots, simulate_quickly
from spinney.cli.arguments import comma_separated
from spinney.cli.commands.simulate import kept_results, simulate
from spinney.lab import WorkerDied, read_results
from spinney.lab.simulation.progress import ProgressBar, ProgressLines, SilentProgress, progress_for


def begin(out: Path, games: int) -> subprocess.Popen[str]:
    """The command in a process group of its own, as a terminal would start it."""
    words = [GAME, "--games", str(games), "--option", "max_turns=20", "--out", str(out), "--jobs", "2"]
    return subprocess.Popen(
        [sys.executable, "-m", "spinney.cli", "simulate", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


@pytest.mark.skipif(sys.platform == "win32", reason="signals work differently there")
def test_ctrl_c_keeps_what_is_done_and_the_same_command_finishes_it(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    command = begin(out, 100_000)
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and not (out.exists() and out.read_bytes().count(b"\n") > 20):
        time.sleep(0.02)
    os.killpg(command.pid, signal.SIGINT)  # to the workers too, as a terminal does
    _, errors = command.communicate(timeout=120)
    assert command.returncode == 130
    assert out.read_bytes().endswith(b"\n")
    done = len(read_results(out)[1])
    assert errors == (
        f"spinney: stopped; {done} of 100000 games are in {out}; the same command again plays the rest\n"
    )
    simulate_quickly(out, done + 30, jobs=2)
    simulate_quickly(tmp_path / "whole.jsonl", done + 30, jobs=2)
    assert out.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


def run_here(out: Path | None, games: int = 3, quiet: bool = False) -> None:
    simulate(GAME, games, "random", "1", out, ["max_turns=20"], None, None, 1, quiet=quiet)


def test_the_command_prints_the_summary(capsys: pytest.CaptureFixture[str]) -> None:
    run_here(None)
    printed = capsys.readouterr()
    assert f"{GAME}: 3 games of random, seed 1" in printed.out
    assert "Played 3 games" in printed.out


def test_a_finished_file_is_summed_up_and_said_to_be_finished(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "results.jsonl"
    run_here(out)
    capsys.readouterr()
    run_here(out)
    printed = capsys.readouterr()
    assert "holds these 3 games already; nothing was left to play" in printed.err.replace("\n", "")
    assert "3 games of random" in printed.out
    run_here(out, quiet=True)
    assert capsys.readouterr().err == ""


def test_a_list_of_bots_is_read() -> None:
    assert comma_separated("greedy, random,") == ["greedy", "random"]


def test_a_dead_worker_is_reported_with_what_is_kept(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    with more_bots(tmp_path), pytest.raises(WorkerDied) as caught:
        simulate(GAME, 40, "doomed", "1", out, ["max_turns=20"], None, None, 2, quiet=True)
    done = len(read_results(out)[1])
    assert str(caught.value).endswith(
        f"; {done} of 40 games are in {out}; the same command again plays the rest"
    )


def test_ctrl_c_without_a_file_says_that_nothing_is_kept() -> None:
    assert kept_results(7, 9, None).startswith("7 of 9 games were played and none kept")


def test_progress_is_a_bar_on_a_terminal_and_lines_elsewhere() -> None:
    assert isinstance(progress_for(Console(force_terminal=True)), ProgressBar)
    assert isinstance(progress_for(Console(file=StringIO(), force_terminal=False)), ProgressLines)
    assert type(progress_for(Console(force_terminal=True), quiet=True)) is SilentProgress


def test_a_line_of_progress_tells_pace_and_time_left() -> None:
    lines = ProgressLines(Console(file=StringIO()))
    lines(100, 1000)
    lines(400, 1000)
    assert lines.line(10.0) == "400 of 1000 games, 30 games/s, 20 s left"
    assert lines.line(100.0) == "400 of 1000 games, 3.00 games/s, 3 min left"
    assert lines.line(6000.0) == "400 of 1000 games, 0.05 games/s, 3 h 20 min left"


def test_a_log_gets_a_line_every_ten_seconds() -> None:
    log = StringIO()
    lines = ProgressLines(Console(file=log))
    lines(0, 1000)
    for seconds in range(1, 26):
        lines.show(seconds)
    assert log.getvalue().count("\n") == 2


def test_a_bar_counts_from_the_games_that_were_found() -> None:
    screen = StringIO()
    with ProgressBar(Console(file=screen, force_terminal=True, width=100)) as bar:
        bar(5, 10)
        bar(10, 10)
    assert "10 of 10 games" in screen.getvalue()
    assert (bar.found, bar.done) == (5, 10)
