"""Law 3  The same key and actions give the same table, compiled or interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from compiled.trace import lines
from spinney.engine.build import engine_kind

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(engine_kind() != "compiled", reason="compares the compiled package: make test-compiled")
def test_compiled_and_interpreted_play_the_same_games() -> None:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    done = subprocess.run(
        [sys.executable, "-m", "compiled.trace"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n") == ["pure Python", *lines()]
