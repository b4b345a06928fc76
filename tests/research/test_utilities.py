"""What a finished game was worth."""

from __future__ import annotations

import pytest

import spinney
from spinney.engine.errors import BadOption
from spinney.engine.table import Table
from spinney.research.game_config import GameConfig
from spinney.research.utilities import check_kind, ranks, utilities, win_shares


def ended(scores: list[int], winners: list[int]) -> Table:
    """A table of Groves that ended so: scores are dominion tokens."""
    table = spinney.game("groves").start(len(scores), seed=1)
    for seat, score in enumerate(scores):
        table.realms[seat].dominion += score - table.score(seat)  # type: ignore[attr-defined]
    table.finish(list(winners))
    assert table.scores == scores
    return table


@pytest.mark.parametrize(
    ("winners", "shares"),
    [([1], [0, 1, 0]), ([0, 2], [0.5, 0, 0.5]), ([], [1 / 3, 1 / 3, 1 / 3])],
)
def test_a_victory_is_shared_by_its_winners_and_a_draw_by_all(
    winners: list[int], shares: list[float]
) -> None:
    assert win_shares(ended([5, 6, 7], winners)) == shares


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([9, 5, 7], [0], [1, -1, 0]),
        ([9, 5, 9], [2], [0, -1, 1]),  # a tie-break decided: the winner is alone in front
        ([9, 5, 9], [0, 2], [0.5, -1, 0.5]),
        ([9, 5, 5], [0], [1, -0.5, -0.5]),
        ([3, 9, 1], [], [0, 0, 0]),
        ([9, 7], [1], [-1, 1]),
    ],
)
def test_ranks_run_from_one_to_minus_one_and_add_up_to_nothing(
    scores: list[int], winners: list[int], expected: list[float]
) -> None:
    assert ranks(ended(scores, winners)) == expected
    assert sum(expected) == 0


def test_a_solo_game_is_won_or_lost() -> None:
    assert win_shares(ended([9], [0])) == [1.0]
    assert win_shares(ended([9], [])) == [0.0]
    assert ranks(ended([9], [])) == [-1.0]


def test_nothing_is_worth_anything_before_the_end() -> None:
    table = spinney.game("groves").start(2, seed=1)
    assert utilities(table, "score") == [0.0, 0.0]
    assert utilities(ended([4, 3], [0]), "score") == [4.0, 3.0]


def test_an_unknown_kind_is_named() -> None:
    with pytest.raises(BadOption, match="expected one of win, rank, score, got 'joy'"):
        check_kind("joy")


def test_a_setting_takes_two_seats_where_it_can() -> None:
    assert GameConfig.of("groves").seats == 2
    assert GameConfig.of("groves", 1).seats == 1
