"""One game of a run: it follows from the run and its number alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab.quick_runs import line_of, more_bots, quick_run
from spinney.engine.errors import IllegalAction
from spinney.engine.records.record import Record
from spinney.lab import GameFailed, GameResult, play_game, play_table
from spinney.lab.results.totals import Totals
from spinney.lab.simulation.batch import play_batch
from spinney.lab.simulation.play import new_tally


def test_a_game_played_twice_goes_the_same_way() -> None:
    run = quick_run("greedy", "random")
    assert play_game(run, 3) == play_game(run, 3)


def test_a_tally_can_be_used_again() -> None:
    run = quick_run("random")
    tally = new_tally(run)
    assert [play_game(run, number, tally) for number in range(4)] == [
        play_game(run, number) for number in range(4)
    ]


def test_an_interrupt_while_games_are_added_up_keeps_whole_games(monkeypatch: pytest.MonkeyPatch) -> None:
    run = quick_run("random")
    add_length = Totals.add_length

    def interrupted(totals: Totals, what: str, number: int) -> None:
        add_length(totals, what, number)
        if totals.games == 3 and what == "choices":
            monkeypatch.undo()
            raise KeyboardInterrupt

    monkeypatch.setattr(Totals, "add_length", interrupted)
    batch = play_batch(run, range(9))
    assert isinstance(batch.error, KeyboardInterrupt)
    assert [result.number for result in batch.results()] == [0, 1, 2]
    assert batch.games == 3
    assert sum(batch.totals.lengths["turns"].values()) == 3


def test_other_numbers_and_other_seeds_give_other_games() -> None:
    tables = [play_table(quick_run(seed=seed), number) for seed in (1, 2) for number in (0, 1)]
    assert len({table.fingerprint() for table in tables}) == 4


def test_the_two_seats_of_one_bot_do_not_play_alike() -> None:
    journal = play_table(quick_run("random"), 0).journal
    assert journal is not None
    assert len(set(journal.entries)) > 3


def test_a_result_says_how_the_table_ended() -> None:
    run = quick_run("random")
    table = play_table(run, 2)
    outcome = play_game(run, 2)
    assert outcome.choices == table.number
    assert list(outcome.scores) == table.scores
    assert list(outcome.winners) == table.winners
    assert outcome.turns == 20
    assert outcome.rounds is None
    assert outcome.bots == ("random", "random")


def test_a_result_is_equal_to_its_line_read_back() -> None:
    outcome = play_game(quick_run(), 1)
    assert GameResult.from_line(line_of(outcome)) == outcome


def test_a_game_of_a_run_can_be_recorded_and_verified() -> None:
    record = Record.of(play_table(quick_run(), 4, log=True), ["random", "random"])
    assert Record.from_json(record.to_json()).verify().over


def test_a_bot_that_answers_with_an_illegal_action_is_named_with_game_and_seed(tmp_path: Path) -> None:
    with (
        more_bots(tmp_path),
        pytest.raises(
            IllegalAction, match=r"^game 4 \(seed 1/4\), choice 6, bot cheat: seat . cannot play 9999"
        ),
    ):
        play_game(quick_run("cheat"), 4)


def test_a_bot_that_breaks_down_is_named_with_the_place_where_it_broke(tmp_path: Path) -> None:
    with (
        more_bots(tmp_path),
        pytest.raises(
            GameFailed, match=r"bot clumsy: ZeroDivisionError: .*bots_for_a_test.py:\d+\)$"
        ) as caught,
    ):
        play_game(quick_run("clumsy"), 0)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
