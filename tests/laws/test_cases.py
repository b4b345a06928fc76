"""Which games and options are put before the laws, and what a game may tell them."""

from __future__ import annotations

from pathlib import Path

import pytest

import spinney
from laws.guests import HOARD, copied, python, register
from spinney.engine.build import engine_kind
from spinney.lawbook.advice import advice
from spinney.lawbook.cases import Case, brief, option_sets, short_cases
from spinney.lawbook.games import all_games
from toy.game import Toy


def test_every_registered_game_and_the_toy_are_under_law(pytestconfig: pytest.Config) -> None:
    chosen = pytestconfig.getoption("--game")
    assert [game.key for game in all_games()] == (chosen or [*spinney.games(), "toy", "toy"])


def test_every_two_values_of_options_meet() -> None:
    sets = option_sets(Toy())
    for seats in (2, 3):
        for rounds in (1, 2, 8):
            assert any(each == seats and options["rounds"] == rounds for each, options in sets)
    for first in ("eldest", "drawn"):
        assert {options["rounds"] for _, options in sets if options["first"] == first} == {1, 2, 8}


def test_a_game_may_name_the_options_that_go_together() -> None:
    together = {"left": "dovre", "middle": "tyrfing", "right": "libertatia"}
    sets = option_sets(spinney.game("shifting_realms"))
    assert [seats for seats, _ in sets] == [2, 3, 4, 4, 4]
    assert sets[-2][1] == together
    assert sets[-1][1]["idle_rounds"] == "off"


def test_a_game_may_have_a_brief_edition() -> None:
    whole = spinney.game("eldervale")
    short = brief(whole)
    assert whole.edition is not None
    assert short.edition is not None
    changed = [
        (one, other)
        for one, other in zip(whole.edition.text.splitlines(), short.edition.text.splitlines(), strict=True)
        if one != other
    ]
    assert [(one[:12], other[:10]) for one, other in changed] == [("rounds = 100", "rounds = 6")]


def test_a_game_that_says_nothing_is_taken_as_it_is() -> None:
    toy = Toy()
    assert brief(toy) is toy
    assert advice(toy).seats == []


def test_a_case_in_words() -> None:
    case = Case(Toy(), 2, {"rounds": 3})
    assert case.in_words() == "toy in its edition standard with 2 seats and rounds 3, first eldest"


@pytest.mark.parametrize(("text", "why"), [("sets = 2", "'sets'"), ("brief = ", "Invalid value")])
def test_what_the_laws_cannot_read_is_named(tmp_path: Path, text: str, why: str) -> None:
    package = copied(HOARD, tmp_path)
    (package / "src" / "hoard" / "laws.toml").write_text(text)
    register(package, tmp_path / "installed")
    ran = python(tmp_path / "installed", "-m", "spinney.lawbook", "hoard", at=tmp_path)
    assert ran.returncode == 2
    said = "spinney.lawbook: hoard: laws.toml may say brief, seats, options, but cannot be read: "
    assert ran.stderr.startswith(said)
    assert why in ran.stderr


def test_only_the_game_that_is_named_is_tried(tmp_path: Path) -> None:
    command = [
        "-m",
        "pytest",
        "-p",
        "spinney.lawbook.plugin",
        "--pyargs",
        "spinney.lawbook.laws",
        "--co",
        "-q",
    ]
    found = python(tmp_path, *command, "--game", "groves", "-k", "play_ends", at=tmp_path)
    assert "[groves-standard-4-0-powers_first]" in found.stdout
    assert "leylines" not in found.stdout
    refused = python(tmp_path, *command, "--game", "grovers", at=tmp_path)
    assert refused.returncode == pytest.ExitCode.USAGE_ERROR
    assert "ERROR: --game: no game 'grovers'; there are battle_for_the_grove, " in refused.stderr


def test_interpreted_not_every_number_of_seats_is_tried_where_a_game_says_so() -> None:
    seats = [case.seats for case in short_cases() if case.game.key == "eldervale"]
    assert seats in ([2, 3], [2, 3, 4, 5], [])
    assert (seats == [2, 3]) == (engine_kind() != "compiled" and bool(seats))
