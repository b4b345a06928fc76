"""The game of `docs/adding-a-game.md`, as a guest would have it: installed, found, and held to every law."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from laws.guests import HOARD, copied, install, python, register
from spinney.lawbook.law import all_laws


@pytest.fixture(scope="module")
def hoard(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where it is installed."""
    folder = tmp_path_factory.mktemp("hoard")
    install(copied(HOARD, folder), folder / "installed")
    return folder / "installed"


def test_it_is_found_by_its_entry_point(hoard: Path, tmp_path: Path) -> None:
    code = "import spinney; print(spinney.game('hoard').title, len(spinney.game('hoard').rulebook().rules))"
    assert python(hoard, "-c", code, at=tmp_path).stdout == "Hoard 6\n"


def test_it_keeps_every_law(hoard: Path, tmp_path: Path) -> None:
    ran = python(hoard, "-m", "spinney.lawbook", "hoard", at=tmp_path)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert f"Hoard keeps all {len(all_laws())} laws." in ran.stdout
    assert ran.stdout.count("  holds (") == len(all_laws())


def test_a_guest_runs_its_own_tests_and_the_laws_together(hoard: Path, tmp_path: Path) -> None:
    """Its own: every rule is checked, and the greedy bot beats the random one."""
    own = copied(HOARD, tmp_path)
    laws = ["--pyargs", "spinney.lawbook", "--game", "hoard"]
    ran = python(hoard, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", *laws, at=own)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    passed = re.search(r"(\d+) passed, \d+ deselected", ran.stdout)
    assert passed is not None
    assert int(passed.group(1)) > 200, "the laws were not tried"


def test_its_rules_are_all_cited_by_its_tests(hoard: Path, tmp_path: Path) -> None:
    code = (
        "import spinney, sys; from pathlib import Path; from spinney.cli.citations import test_citations;"
        "print(sorted(set(spinney.game('hoard').rulebook().rules) ^ set(test_citations(Path(sys.argv[1])))))"
    )
    assert python(hoard, "-c", code, str(HOARD / "tests"), at=tmp_path).stdout == "[]\n"


@pytest.mark.parametrize(
    "command",
    [
        ["play", "hoard", "--seats", "greedy,random", "--seed", "7"],
        ["simulate", "hoard", "--games", "20", "--bots", "greedy,random", "--jobs", "1", "--quiet"],
        ["rules", "hoard", "H-1.2"],
        ["games"],
    ],
    ids=lambda command: command[0],
)
def test_the_command_line_takes_it_as_its_own(hoard: Path, tmp_path: Path, command: list[str]) -> None:
    ran = python(hoard, "-m", "spinney.cli", *command, at=tmp_path)
    assert ran.returncode == 0, ran.stderr
    assert {"play": "wins", "simulate": "greedy", "rules": "roll", "games": "Hoard"}[command[0]] in ran.stdout


@pytest.mark.parametrize(
    ("file", "before", "after"),
    [
        ("rules.py", "def begin_turn", "def ) begin_turn"),  # cannot be loaded
        ("__init__.py", "            judge=Judge(judge.judge),\n", ""),  # cannot be made
        ("rules.py", "die = t.chance.die()", "die = dice"),  # cannot be played
    ],
    ids=["syntax", "part", "rule"],
)
def test_a_game_that_is_being_written_does_not_hide_the_others(
    tmp_path: Path, file: str, before: str, after: str
) -> None:
    package = copied(HOARD, tmp_path)
    path = package / "src" / "hoard" / file
    path.write_text(path.read_text(encoding="utf-8").replace(before, after), encoding="utf-8")
    register(package, tmp_path / "installed")
    show = "from spinney.web.pages.home import home_page; print(home_page([], [], '').body.decode())"
    page = python(tmp_path / "installed", "-c", show, at=tmp_path)
    assert "This game cannot be shown: " in page.stdout, page.stderr
    assert "Play Shifting Realms now" in page.stdout
    listed = python(tmp_path / "installed", "-m", "spinney.cli", "games", at=tmp_path)
    assert listed.returncode == 0, listed.stderr
    assert "Shifting Realms" in listed.stdout
