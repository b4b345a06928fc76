"""The examples run as they stand."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from research.optional_wheels import needed

needed("pyspiel", "pettingzoo", "gymnasium")

EXAMPLES = Path(__file__).parents[2] / "examples"
SHORT = ("random_open_spiel", "random_pettingzoo", "random_gymnasium")


@pytest.mark.parametrize("name", SHORT)
def test_a_random_agent_plays(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = EXAMPLES / f"{name}.py"
    runpy.run_path(str(path))
    assert capsys.readouterr().out
    code = path.read_text(encoding="utf-8").split('"""', 2)[2]
    lines = [line for line in code.splitlines() if line and not line.startswith(("import", "from"))]
    assert len(lines) <= 10
