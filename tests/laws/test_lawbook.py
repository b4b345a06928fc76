"""Held to the laws, a game that lacks something is told what, where, and what to do about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from laws.guests import HOARD, copied, python, register
from spinney.lawbook import needs
from spinney.lawbook.__main__ import main
from spinney.lawbook.findings import Finding, in_plain_words
from spinney.lawbook.law import all_laws


def heard(tmp_path: Path, file: str, before: str, after: str) -> tuple[int, str]:
    """What is said of Hoard with one thing changed."""
    package = copied(HOARD, tmp_path)
    path = package / "src" / "hoard" / file
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")
    register(package, tmp_path / "installed")
    ran = python(tmp_path / "installed", "-m", "spinney.lawbook", "hoard", at=tmp_path)
    assert "Traceback" not in ran.stderr, ran.stderr
    return ran.returncode, ran.stdout + ran.stderr


def test_a_broken_law_is_named_with_the_choice_and_the_remedy(tmp_path: Path) -> None:
    code, out = heard(tmp_path, "words.py", "Roll again (a 1 loses {t.pot})", "Keep {t.pot}")
    assert code == 1
    assert "   8  BROKEN in " in out
    assert "   1  holds (12)" in out
    assert "Law 8: labels and texts of the options of one choice are distinct" in out
    assert "  wrong: two options with the label Keep " in out
    assert "  where: hoard with 2 seats and goal 20; key 0, played by random; at choice 0, where seat " in out
    assert "  to mend it: let `label` name what tells an option from the others" in out
    assert f"Hoard breaks 1 of {len(all_laws())} laws." in out


def test_a_face_that_fails_is_named_with_its_line(tmp_path: Path) -> None:
    code, out = heard(tmp_path, "picture.py", "kept / goal) * wide", "1 / kept) * wide")
    assert code == 1
    assert "  11  BROKEN in 15 of 15" in out
    assert "  wrong: ZeroDivisionError: division by zero (hoard/picture.py, line 47, store)" in out


def test_a_clone_that_forgets_is_told_what(tmp_path: Path) -> None:
    code, out = heard(tmp_path, "state.py", "self.pot, self.turns)", "self.pot, 0)")
    assert code == 1
    assert "clone forgets table.turns" in out


def test_a_part_that_is_missing_is_named(tmp_path: Path) -> None:
    code, out = heard(tmp_path, "__init__.py", "            judge=Judge(judge.judge),\n", "")
    assert code == 2
    assert "hoard cannot be tried yet. What it still lacks:\n  it cannot be made: TypeError: " in out
    assert "judge" in out


def test_a_table_without_clone_is_told_so(tmp_path: Path) -> None:
    code, out = heard(tmp_path, "state.py", "def clone(", "def cloned(")
    assert code == 2
    assert out == (
        "hoard cannot be tried yet. What it still lacks:\n"
        "  `clone` of its table: an equal table that shares nothing mutable\n"
    )


def test_a_game_without_a_first_step_is_told_why_it_cannot_begin(tmp_path: Path) -> None:
    code, out = heard(tmp_path, "rules.py", "    table.plan((begin_turn, 0))\n", "")
    assert code == 2
    assert "no table can be laid out: BrokenRules: the agenda ran out" in out


def test_a_game_that_cannot_be_loaded_says_why(tmp_path: Path) -> None:
    code, out = heard(tmp_path, "__init__.py", 'version="1",', "")
    assert code == 2
    assert out.startswith("spinney.lawbook: game 'hoard' (hoard:Hoard) cannot be loaded: ")
    assert "version" in out


def test_a_game_that_is_not_installed_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["no_such_game"]) == 2
    assert (
        "spinney.lawbook: no game 'no_such_game'; there are battle_for_the_grove" in capsys.readouterr().err
    )


def test_what_is_needed_to_run_them_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(needs, "NEEDED", ("pytest", "no_such_module"))
    assert main(["groves"]) == 2
    assert capsys.readouterr().err == (
        "spinney.lawbook: the laws need no_such_module; install with: pip install 'spinney[laws]'\n"
    )


def test_every_law_has_a_number_a_sentence_and_a_remedy() -> None:
    laws = all_laws()
    assert [law.number for law in laws] == list(range(1, 14))
    assert all(law.says.endswith(".") and law.mend.endswith(".") for law in laws)


def test_the_same_complaint_is_made_once() -> None:
    found = [Finding(2, "Be good.", "Try.", "bad", f"table {n}", f"test[{n}]") for n in range(3)]
    assert list(in_plain_words(found)) == [
        "Law 2: Be good.",
        "  wrong: bad",
        "  where: table 0",
        "         and in 2 more",
        "  to mend it: Try.",
        "  to see it again: pytest --pyargs spinney.lawbook -k 'test[0]'",
        "",
    ]
