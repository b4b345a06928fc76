"""`spinney new-game`: a package that keeps every law and passes its own tests as it stands."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from cli.run_spinney import refusal, spinney
from laws.guests import HOARD, python, register
from spinney.cli.commands import new_game


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


def texts(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in folder.rglob("*")
        if path.is_file() and path.suffix != ".pyc" and "egg-info" not in str(path)
    }


def test_it_is_a_whole_game_that_keeps_every_law(here: Path, tmp_path: Path) -> None:
    ran = spinney("new-game", "night_market")
    assert ran.code == 0, ran.err
    assert "a game called Night Market" in ran.out
    target = tmp_path / "installed"
    register(here / "night_market", target)
    laws = python(target, "-m", "spinney.lawbook", "night_market", at=tmp_path)
    assert laws.returncode == 0, laws.stdout + laws.stderr
    assert "Night Market keeps all 13 laws." in laws.stdout
    own = python(target, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", at=here / "night_market")
    assert own.returncode == 0, own.stdout
    assert "6 passed" in own.stdout


def test_nothing_of_the_model_s_name_is_left(here: Path) -> None:
    spinney("new-game", "night_market")
    made = texts(here / "night_market")
    assert not [name for name, text in made.items() if "hoard" in (name + text).lower()]
    assert "- N-1.2 A 1 loses the pot" in made["src/night_market/rules.md"]
    project = tomllib.loads(made["pyproject.toml"])["project"]
    assert project["entry-points"]["spinney.games"] == {"night_market": "night_market:NightMarket"}
    assert 'title="Night Market"' in made["src/night_market/__init__.py"]


def test_under_its_own_name_it_is_the_example(here: Path) -> None:
    spinney("new-game", "hoard")
    assert texts(here / "hoard") == texts(HOARD)


def test_what_is_there_is_not_overwritten(here: Path) -> None:
    (here / "night_market").mkdir()
    assert refusal("new-game", "night_market") == (
        "night_market: there is such a file or folder already; nothing was written"
    )
    assert list((here / "night_market").iterdir()) == []


@pytest.mark.parametrize("name", ["Night", "2nd", "night-market", "../night", "class", "", "a__b", "night_"])
def test_a_name_that_no_package_can_have_is_refused(here: Path, name: str) -> None:
    assert "cannot be the name of a package; expected a word such as night_market" in refusal(
        "new-game", "--", name
    )
    assert list(here.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "why"),
    [("groves", "a game groves"), ("json", "a Python module json"), ("pytest", "a Python module pytest")],
)
def test_a_name_that_is_taken_is_refused(here: Path, name: str, why: str) -> None:
    assert refusal("new-game", name) == f"there is {why} already; choose another name"
    assert list(here.iterdir()) == []


def test_without_the_model_it_says_so(monkeypatch: pytest.MonkeyPatch, here: Path) -> None:
    monkeypatch.setattr(new_game, "MODEL", "no_such_model")
    assert refusal("new-game", "night_market") == "this installation of Spinney came without its example game"
    assert list(here.iterdir()) == []
