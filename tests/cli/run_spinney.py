"""Running `spinney` as a shell would, with lines piped in."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

import pytest

from spinney.cli import main
from spinney.engine.records.record import Record
from spinney.engine.table import Table


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def spinney(*arguments: str | Path, lines: str = "") -> Ran:
    """The exit code and output of a command; stdin is a pipe with these lines."""
    out, err, stdin = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(lines)
    try:
        with redirect_stdout(out), redirect_stderr(err), pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
    finally:
        sys.stdin = stdin
    return Ran(int(left.value.code or 0), out.getvalue(), err.getvalue())


def refusal(*arguments: str | Path, lines: str = "") -> str:
    """The one line with which a command is refused."""
    ran = spinney(*arguments, lines=lines)
    assert ran.code == 2, ran
    assert ran.err.count("\n") == 1, ran.err
    assert ran.err.startswith("spinney: ")
    assert "Traceback" not in ran.out + ran.err
    return ran.err.removeprefix("spinney: ").strip()


def replayed(path: Path) -> Table:
    return Record.load(path).verify()


def bots_game(path: Path, seed: int = 3, *more: str) -> Path:
    """The record of a finished game between two bots."""
    ran = spinney("play", "--seats", "greedy,random", "--seed", str(seed), "--save", path, *more)
    assert ran.code == 0, ran.err
    return path
