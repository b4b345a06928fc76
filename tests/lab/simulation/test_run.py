"""What a run is made of, and what is refused before anything is played."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from lab.quick_runs import GAME, quick_run
from spinney.engine.errors import BadOption, SpinneyError
from spinney.lab import Run, simulate
from spinney.lab.simulation.run import Content, content_of, game_of


def test_a_run_is_equal_to_its_pickle() -> None:
    run = quick_run("greedy", "random")
    assert pickle.loads(pickle.dumps(run)) == run


def test_the_seed_7_is_the_seed_7_written_out() -> None:
    assert quick_run(seed=7) == quick_run(seed="7")


def test_all_options_are_in_the_header_with_their_defaults() -> None:
    usual = {option.name: option.default for option in game_of(quick_run()).options}
    assert usual["first"] == "roll"
    assert quick_run().header()["options"] == {**usual, "max_turns": 20}


def test_an_edition_travels_as_text_and_is_named_by_its_hash() -> None:
    content = Content("mine", "a = 1\n", "mine.toml", shipped=False)
    edition = pickle.loads(pickle.dumps(content)).edition()
    assert edition.data == {"a": 1}
    assert content_of(edition) == content


def test_bots_move_on_by_one_seat_from_game_to_game() -> None:
    run = quick_run("greedy", "random")
    assert [run.bots_of(number) for number in range(3)] == [
        ["greedy", "random"],
        ["random", "greedy"],
        ["greedy", "random"],
    ]


def test_one_bot_takes_every_seat() -> None:
    assert quick_run("greedy").bots_of(5) == ["greedy", "greedy"]


def test_a_run_of_other_rules_is_not_played() -> None:
    run = quick_run()
    other = Run(run.version, run.game, "0", None, run.options, run.seats, run.bots, run.seed)
    with pytest.raises(SpinneyError, match="with rules 0; here is"):
        game_of(other)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"bots": ["genius"]}, "no bot 'genius'"),
        ({"bots": []}, "bots: expected one name or more"),
        ({"bots": "random"}, "bots: expected one name or more"),
        ({"bots": ["random"] * 3}, "is for 2 seats, not 3"),
        ({"bots": ["random"] * 3, "seats": 2}, "3 bots are too many for 2 seats"),
        ({"seats": 5}, "is for 2 seats, not 5"),
        ({"options": {"turns": 3}}, "no option 'turns'"),
        ({"options": {"max_turns": "none"}}, "option max_turns: expected a whole number"),
        ({"seed": ""}, "seed: expected"),
        ({"seed": "a\nb"}, "seed: expected"),
        ({"games": 0}, "games: expected a whole number from 1, got 0"),
        ({"jobs": 0}, "jobs: expected a whole number from 1, got 0"),
    ],
)
def test_wrong_input_is_refused_in_one_line_and_no_file_is_made(
    wrong: dict[str, Any], message: str, tmp_path: Path
) -> None:
    out = tmp_path / "results.jsonl"
    arguments: dict[str, Any] = {"game": GAME, "games": 1, "bots": ["random"], "out": out, **wrong}
    with pytest.raises(BadOption, match=message) as caught:
        simulate(**arguments)
    assert "\n" not in str(caught.value)
    assert not out.exists()
