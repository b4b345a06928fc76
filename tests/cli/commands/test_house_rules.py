"""House rules are named where options are listed, before and after a game, and for its record."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.run_spinney import refusal, spinney
from spinney.engine.options import LIMITS_AGAIN
from spinney.engine.records.playback import set_limits
from spinney.engine.records.record import Record
from toy.endless import KEY, installed

HOUSE = "House rules: Rounds: 2 (by the book: 0); First: eldest (by the book: drawn)"
BOOK = ("--option", "rounds=0", "--option", "first=drawn")
NEVER = f"{KEY}: option rounds: with 0 a game may never end, which is for tables where people sit"


@pytest.fixture(autouse=True)
def endless_fair() -> Iterator[None]:
    with installed():
        yield


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game without an end, left after two answers."""
    file = tmp_path / "fair.json"
    ran = spinney("play", KEY, "--seats", "me,me", *BOOK, "--seed", "1", "--save", file, lines="1\n1\n")
    assert ran.code == 0, ran.err
    return file


def test_the_list_of_games_says_what_is_a_house_rule_and_how_to_play_by_the_book() -> None:
    listed = " ".join(spinney("games").out.split())
    assert "A house rule unless it is 0." in listed
    assert "A house rule unless it is drawn." in listed
    assert "With 0 a game may never end, so a person must sit at the table." in listed


def test_a_game_says_its_house_rules_before_it_begins_and_when_it_is_over() -> None:
    ran = spinney("play", KEY, "--seats", "greedy,greedy", "--seed", "1")
    assert ran.code == 0, ran.err
    assert ran.out.count(HOUSE) == 2


def test_a_game_by_the_book_has_no_house_rules(record: Path) -> None:
    assert "House rule" not in spinney("play", "--resume", record).out
    assert "House rule" not in spinney("verify", record).out
    assert "House rule" not in spinney("replay", record).out


def test_a_record_is_shown_and_verified_with_its_house_rules(tmp_path: Path) -> None:
    file = tmp_path / "fair.json"
    spinney("play", KEY, "--seats", "greedy,greedy", "--seed", "1", "--save", file)
    assert spinney("verify", file).out.splitlines()[1] == f"  {HOUSE}"
    assert HOUSE in spinney("replay", file).out


@pytest.mark.parametrize(
    "command",
    [
        ["play", KEY, "--seats", "greedy,greedy"],
        ["simulate", KEY, "--bots", "random", "--games", "1"],
    ],
)
def test_bots_alone_are_refused_a_game_that_may_never_end(command: list[str]) -> None:
    assert refusal(*command, "--option", "rounds=0") == NEVER


def test_bots_alone_do_not_go_on_with_a_game_that_may_never_end(record: Path) -> None:
    assert refusal("play", "--resume", record, "--seats", "greedy,greedy") == NEVER


def test_the_log_in_the_terminal_says_that_the_limit_holds_again(record: Path) -> None:
    table = Record.load(record).replay()
    set_limits(table)
    Record.of(table, ["me", "me"]).save(record)
    ran = spinney("play", "--resume", record, lines="log all\n")
    assert ran.out.count(f"{LIMITS_AGAIN}.") == 2, "among the last lines, and when asked for"


def test_bots_go_on_where_the_limit_holds_again_and_the_replay_says_so(record: Path) -> None:
    table = Record.load(record).replay()
    set_limits(table)
    Record.of(table, ["me", "me"]).save(record)
    ran = spinney("play", "--resume", record, "--seats", "greedy,greedy", "--save", record)
    assert ran.code == 0, ran.err
    assert "The game is over" in ran.out
    assert ran.out.count(f"{LIMITS_AGAIN}.") == 1, "among the last lines before the game goes on"
    assert spinney("replay", record).out.count(f"· {LIMITS_AGAIN}.") == 1
    assert (
        f"3 of {len(Record.load(record).entries)}  {LIMITS_AGAIN}"
        in spinney("replay", record, "--at", "3").out
    )
    assert spinney("verify", record).code == 0
