"""The command as a whole: version, help, games."""

from __future__ import annotations

import re
import subprocess
import sys
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

import spinney as package
from cli.run_spinney import spinney
from spinney.cli import arguments
from spinney.cli.app import app
from spinney.cli.errors import WrongInput


def test_the_version_says_how_the_engine_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    built = "pure Python" if package.engine.table.__file__.endswith(".py") else "compiled"
    assert spinney("--version").out == f"spinney {package.__version__} ({built})\n"
    monkeypatch.setattr("spinney.engine.build.table", SimpleNamespace(__file__="table.cpython-311.so"))
    assert spinney("--version").out == f"spinney {package.__version__} (compiled)\n"


def test_without_arguments_the_help_is_printed() -> None:
    ran = spinney()
    assert ran.code == 0
    for command in ("games", "play", "replay", "verify", "rules", "simulate"):
        assert f"\n  {command} " in ran.out
    assert ran.out == spinney("--help").out == spinney("-h").out
    assert CliRunner().invoke(app, ["--help"]).exit_code == 0


@pytest.mark.parametrize("command", ["games", "play", "replay", "verify", "rules", "simulate"])
def test_every_command_has_help(command: str) -> None:
    ran = spinney(command, "--help")
    assert ran.code == 0
    assert ran.out.startswith(f"Usage: spinney {command}")
    assert "╭" not in ran.out


def test_the_games_are_listed_with_their_options() -> None:
    out = spinney("games").out
    assert "battle_for_the_grove  Battle for the Grove  ·  2 seats  ·  15 minutes" in out
    assert re.search(r"max_turns +400 +a whole number from \d to 10000", " ".join(out.split()))
    assert "one of roll, light, dark" in out
    assert "Wake your druids" in out


def test_a_game_is_found_by_the_beginning_of_its_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(package, "games", lambda: ["groves", "grove_wars", "leylines"])
    assert arguments.find_game_key("ley") == "leylines"
    assert arguments.find_game_key("Grove-Wars") == "grove_wars"
    assert arguments.find_game_key("groves") == "groves"
    assert arguments.find_game_key(None) == "groves"
    with pytest.raises(WrongInput, match="game 'gro' could be groves or grove_wars"):
        arguments.find_game_key("gro")


def test_it_runs_as_a_module_too() -> None:
    ran = subprocess.run([sys.executable, "-m", "spinney.cli", "--version"], capture_output=True, text=True)
    assert ran.stdout.startswith("spinney ")
