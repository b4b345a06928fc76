"""A real terminal: a pseudo-terminal with somebody typing."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.run_spinney import bots_game
from spinney.engine.records.record import Record

pty = pytest.importorskip("pty", reason="no pseudo-terminals here")

STEERING = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Typist:
    """A command in a pseudo-terminal, and what its screen has shown so far."""

    def __init__(self, *arguments: str | Path) -> None:
        self.end, other = pty.openpty()
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "90", "LINES": "40"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "spinney.cli", *map(str, arguments)],
            stdin=other,
            stdout=other,
            stderr=other,
            env=environment,
            start_new_session=True,
        )
        os.close(other)
        self.output = b""
        self.told = 0  # how much of the screen was waited for already

    @property
    def screen(self) -> str:
        """What was shown and not yet waited for, without colours."""
        return STEERING.sub("", self.output.decode("utf-8", "replace"))[self.told :]

    def wait_for(self, text: str, patience: float = 60.0) -> str:
        """What is shown until this text appears; what comes after it is still to be waited for."""
        until = time.monotonic() + patience
        while text not in self.screen:
            if time.monotonic() > until or not self.read():
                raise AssertionError(f"{text!r} never came:\n{self.screen}")
        seen = self.screen.partition(text)[0] + text
        self.told += len(seen)
        return seen

    def read(self) -> bool:
        if not select.select([self.end], [], [], 1.0)[0]:
            return True
        try:
            more = os.read(self.end, 65536)
        except OSError:
            return False  # the other end was closed
        self.output += more
        return bool(more)

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def interrupt_for(self, text: str) -> str:
        """Press Ctrl-C until this text appears: one that comes just as a line is being asked for is lost."""
        for _ in range(10):
            self.process.send_signal(signal.SIGINT)
            until = time.monotonic() + 6.0
            while time.monotonic() < until and text not in self.screen and self.read():
                pass
            if text in self.screen:
                break
        return self.wait_for(text)

    def left(self) -> int:
        while self.read() and self.process.poll() is None:
            pass
        os.close(self.end)
        return self.process.wait(20)


def test_a_player_answers_takes_back_and_leaves(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typist = Typist("play", "--seed", "1", "--option", "first=light", "--save", file, "--pace", "0")
    first = typist.wait_for("Light (you)> ")
    for place in ("╭─────── *Oak ────────╮", "*Grove", "*Ash", "*Thorn"):
        assert place in first, "a star stands where something can be done"
    assert "To choose: Light (you), second action" in first
    assert "Type a number, or help." in first
    typist.type("stop\n")
    typist.wait_for("Light (you)> ")
    typist.type("stand grove\n")
    typist.wait_for("Light (you)> ")
    typist.type("undo\n")
    typist.wait_for("takes the last answer back")
    typist.wait_for("Light (you)> ")
    typist.type("quit\n")
    typist.wait_for(f"Go on with: spinney play --resume {file}")
    assert typist.left() == 0
    assert Record.load(file).entries[-2:] == ["stand grove", "undo"]


def test_ctrl_c_ends_with_a_friendly_line_and_the_game_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typist = Typist("play", "--seed", "1", "--save", file, "--pace", "0")
    typist.wait_for("Light (you)> ")
    shown = typist.interrupt_for("the game is saved. Go on with:")
    assert "Traceback" not in shown
    assert typist.left() == 130
    assert not Record.load(file).verify().over


def test_ctrl_d_leaves_the_table(tmp_path: Path) -> None:
    typist = Typist("play", "--seed", "1", "--save", tmp_path / "game.json", "--pace", "0")
    typist.wait_for("Light (you)> ")
    typist.type("\x04")
    typist.wait_for("the game is saved.")
    assert typist.left() == 0


def test_a_record_is_walked_forwards_and_back(tmp_path: Path) -> None:
    typist = Typist("replay", bots_game(tmp_path / "b.json"))
    typist.wait_for("0 of 73> ")
    for typed, place in (("", 1), ("n", 2), ("b", 1), ("17", 17), ("end", 73), ("start", 0)):
        typist.type(typed + "\n")
        typist.wait_for(f"{place} of 73> ")
    typist.type("q\n")
    assert typist.left() == 0
