"""What results come to, on games made by hand."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from lab.quick_runs import quick_run, result
from spinney.lab import Run, Summary
from spinney.lab.formats import cents
from spinney.lab.results.summary import Effort
from spinney.lab.results.summary_table import summary_tables
from spinney.lab.stats import wilson


@pytest.fixture
def summary() -> Summary:
    """Five games: greedy wins two, random one, one is shared, one is a draw."""
    made = Summary(quick_run("greedy", "random"))
    for game in (
        result(0, "greedy random", (0,), (2, 0), 10),
        result(1, "random greedy", (1,), (1, 2), 20),
        result(2, "greedy random", (1,), (0, 2), 30),
        result(3, "random greedy", (0, 1), (1, 1), 40),
        result(4, "greedy random", (), (0, 0), 50),
    ):
        made.add(game)
    return made


def test_victories_draws_and_losses_are_counted_by_bot(summary: Summary) -> None:
    greedy, random = summary.bots["greedy"], summary.bots["random"]
    assert (greedy.games, greedy.wins, greedy.shared, greedy.draws, greedy.losses) == (5, 2, 1, 1, 1)
    assert (random.games, random.wins, random.shared, random.draws, random.losses) == (5, 1, 1, 1, 2)


def test_a_shared_victory_counts_as_a_share(summary: Summary) -> None:
    assert summary.bots["greedy"].win_rate == wilson(2.5, 5)
    assert summary.bots["random"].win_rate == wilson(1.5, 5)


def test_victories_are_counted_by_seat(summary: Summary) -> None:
    first, second = summary.seats
    assert (first.wins, first.shared, first.draws, first.losses) == (1, 1, 1, 2)
    assert (second.wins, second.shared, second.draws, second.losses) == (2, 1, 1, 1)


def test_scores_are_spread_by_bot(summary: Summary) -> None:
    greedy = summary.bots["greedy"]
    assert sorted(greedy.scores.elements()) == [0, 0, 1, 2, 2]
    assert greedy.mean_score.value == 1
    assert greedy.score_at(0.5) == 1


def test_lengths_are_spread_over_the_games(summary: Summary) -> None:
    assert [summary.length_at(share) for share in (0.0, 0.5, 1.0)] == [10, 30, 50]
    assert list(summary.lengths) == ["choices"]


def test_a_game_without_a_winner_is_a_draw(summary: Summary) -> None:
    assert (summary.games, summary.draws) == (5, 1)


def test_a_lost_solo_game_is_a_loss_and_no_draw() -> None:
    run = quick_run("random")
    made = Summary(Run(run.version, run.game, run.rules, None, (), 1, run.bots, run.seed))
    made.add(result(0, "random", (), (3,), 9))
    assert (made.draws, made.bots["random"].losses) == (0, 1)


def test_a_bot_in_two_seats_is_counted_twice_a_game() -> None:
    made = Summary(quick_run("random"))
    made.add(result(0, "random random", (1,), (0, 2), 9))
    assert (made.bots["random"].games, made.bots["random"].wins, made.bots["random"].losses) == (2, 1, 1)


def test_speed_is_games_and_choices_by_time() -> None:
    effort = Effort(games=10, choices=300, seconds=2.0, jobs=1)
    assert (effort.games_per_second, effort.choices_per_second) == (5.0, 150.0)
    assert Effort().games_per_second == 0


def test_the_summary_is_shown_as_tables(summary: Summary) -> None:
    summary.effort = Effort(games=5, choices=150, seconds=2.0, jobs=1)
    console = Console(width=80, record=True, file=StringIO())
    console.print(summary_tables(summary))
    text = console.export_text()
    lines = [" ".join(line.split()) for line in text.splitlines()]
    assert "greedy 5 2 1 1 1 50.0 % 17.0 - 83.0" in lines
    assert "Light 5 1 1 1 2 30.0 % 7.3 - 70.1" in lines
    assert "greedy 1.00 0.12 - 1.88 1 0 - 2" in lines
    assert "Choices in a game: 30 (median), 12 to 48 (5-95 %)." in text
    assert "Draws: 1 (20.0 %)." in text
    assert "Played 5 games in 2.0 s by 1 process: 2.5 games/s, 75 decisions/s." in text


def test_a_mean_just_below_nothing_is_shown_without_a_sign() -> None:
    assert (cents(-0.001), cents(-0.01), cents(2.0)) == ("0.00", "-0.01", "2.00")
