"""The documents keep their word: code on their pages runs, links lead somewhere."""

from __future__ import annotations

import re
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import spinney

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def python_blocks(page: Path) -> str:
    """All Python code of a page, as one module."""
    return "\n".join(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL))


@pytest.fixture
def hoard() -> Iterator[Any]:
    """The game that `adding-a-game.md` builds."""
    module = types.ModuleType("hoard")
    sys.modules["hoard"] = module
    exec(
        compile(python_blocks(ROOT / "docs" / "adding-a-game.md"), "adding-a-game.md", "exec"),
        module.__dict__,
    )
    yield module.Hoard()
    del sys.modules["hoard"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_of_the_walk_obeys_the_laws(hoard: Any, seats: int) -> None:
    from laws.harness import check_everything

    check_everything(hoard, seats)


def test_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(python_blocks(ROOT / "README.md"), "README.md", "exec"), {})
    assert re.fullmatch(r"\[\d, \d\] \[\d?\]\n", capsys.readouterr().out)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


def test_the_readme_lists_exactly_the_registered_games() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| ([A-Z][^|]+?) \| [\d-]+ \|", readme, re.MULTILINE)
    assert sorted(listed) == sorted(spinney.game(key).title for key in spinney.games())
