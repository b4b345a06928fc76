"""The documents keep their word: code on their pages runs, links lead somewhere."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import spinney
from laws.cases import Case
from laws.clones import check_clone, check_forgets_nothing, check_shares_nothing
from laws.components import check_components
from laws.harness import Play, walk
from laws.legality import check_end, check_legal_options, check_refusals
from laws.pictures import check_pictures
from laws.queries import check_asking
from laws.repetition import check_repeats
from laws.scores import check_sheet
from laws.secrecy import check_redeals
from laws.undoing import check_undo
from laws.words import check_names, check_rules

AT_EVERY_CHOICE = (
    check_legal_options,
    check_refusals,
    check_clone,
    check_shares_nothing,
    check_forgets_nothing,
    check_components,
    check_asking,
    check_names,
    check_rules,
    check_sheet,
    check_pictures,
)
ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def blocks(page: Path, language: str) -> str:
    """All code of a page in one language, as one text."""
    return "\n".join(re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL))


@pytest.fixture
def hoard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The game that `adding-a-game.md` builds, as a package of somebody's own."""
    page = ROOT / "docs" / "adding-a-game.md"
    (tmp_path / "hoard").mkdir()
    (tmp_path / "hoard" / "__init__.py").write_text(blocks(page, "python"), encoding="utf-8")
    (tmp_path / "hoard" / "rules.md").write_text(blocks(page, "markdown"), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield importlib.import_module("hoard").Hoard()
    del sys.modules["hoard"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_of_the_walk_obeys_the_laws(hoard: Any, seats: int) -> None:
    case = Case(hoard, seats, {"goal": 30})
    for key in range(5):
        play = Play(key)
        check_end(case, play)
        check_repeats(case, play)
        tables: list[spinney.Table] = []
        for table in walk(case, play):
            tables.append(table.branch())
            for check in AT_EVERY_CHOICE:
                check(table)
            check_redeals(table, "docs")
            check_undo(tables)
        assert spinney.Record.of(table).replay().fingerprint() == table.fingerprint()


def test_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(blocks(ROOT / "README.md", "python"), "README.md", "exec"), {})
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
