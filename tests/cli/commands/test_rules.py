"""A rule on the command line: its text, its code, its tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.run_spinney import spinney
from spinney.cli.commands.rules import tests_folder as folder_of_tests


def test_the_chapters_are_listed_with_their_ids() -> None:
    ran = spinney("rules", "battle")
    assert ran.code == 0
    assert "5. Move\nB-5.1  B-5.2  B-5.3  B-5.4  B-5.5\n" in ran.out
    assert "BR-12" in ran.out
    assert "BS-16" in ran.out


@pytest.mark.parametrize("typed", ["B-5.2", "b-5.2"])
def test_a_rule_is_printed_with_the_functions_and_tests_that_cite_it(typed: str) -> None:
    ran = spinney("rules", "battle_for_the_grove", typed)
    assert "B-5.2  5. Move\nAll own standing druids at the origin move there together" in ran.out
    assert "  games/battle_for_the_grove/rules/move.py:" in ran.out
    assert "  tests/games/battle_for_the_grove/rules/test_" in ran.out


@pytest.mark.parametrize("typed", ["BR-12", "battle_for_the_grove/BR-12"])
def test_rulings_are_found_with_and_without_their_game(typed: str) -> None:
    ran = spinney("rules", "battle", typed)
    assert "BR-12  13. Ambiguities and rulings\nEndless games" in ran.out
    assert "turn.py:" in ran.out
    assert "begin_turn" in ran.out


def test_scenarios_are_found() -> None:
    assert "BS-3  15. Acceptance scenarios" in spinney("rules", "battle", "BS-3").out


def test_a_rule_that_no_code_cites_says_so() -> None:
    assert "code: none cites it" in spinney("rules", "battle", "B-1.2").out


def test_an_installation_without_tests_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spinney.cli.commands.rules.tests_folder", lambda package: None)
    assert "tests: not part of this installation" in spinney("rules", "battle", "B-5.2").out


def test_the_tests_of_a_package_are_those_beside_its_sources(tmp_path: Path) -> None:
    package = tmp_path / "src" / "night_market"
    package.mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    assert folder_of_tests(package) is None  # a folder of tests alone may be anybody's
    (tmp_path / "pyproject.toml").touch()
    assert folder_of_tests(package) == tmp_path / "tests"
