"""The ladder: ratings, what is played next, and going on after an interruption."""

from __future__ import annotations

from pathlib import Path

import pytest

import spinney
from lab.quick_runs import GAME
from spinney.cli.commands.ladder import ladder as ladder_command
from spinney.engine.errors import BadOption
from spinney.lab import BadResults
from spinney.lab.ladder.ladder import BATCH, ladder, pools_of
from spinney.lab.ladder.ratings import OVERALL, Match, Ratings

pytest.importorskip("openskill")
POOL = (GAME, 2)
BOTS = ("random", "greedy")


def rated(*matches: Match) -> Ratings:
    ratings = Ratings(("a", "b", "c"), (POOL, ("groves", 3)))
    for match in matches:
        ratings.add(match)
    return ratings


def test_winners_rank_first_then_scores_and_a_draw_is_equal() -> None:
    assert Match(0, ("groves", 3), ("a", "b", "c"), (9, 12, 9), (1,)).ranks() == [1, 0, 1]
    assert Match(0, ("groves", 3), ("a", "b", "c"), (3, 12, 9), (1,)).ranks() == [2, 0, 1]
    assert Match(0, POOL, ("a", "b"), (1, 1), ()).ranks() == [0, 0]


def test_a_victory_raises_the_winner_in_its_pool_and_over_all() -> None:
    ratings = rated(Match(0, POOL, ("a", "b"), (2, 0), (0,)))
    for pool in (POOL, OVERALL):
        assert ratings.mu[pool, "a"] > 25 > ratings.mu[pool, "b"]
    assert ratings.mu[("groves", 3), "a"] == 25
    assert [bot for bot, _ in ratings.standing()] == ["a", "b"]


def test_a_bot_that_holds_two_seats_is_rated_once() -> None:
    ratings = rated(Match(0, ("groves", 3), ("a", "b", "a"), (5, 3, 1), (0,)))
    assert ratings.played[OVERALL, "a"] == 1


def test_what_we_are_least_sure_of_is_played_next() -> None:
    ratings = rated(*[Match(n, POOL, ("a", "b"), (2, 0), (0,)) for n in range(9)])
    ratings.sigma.update({(("groves", 3), bot): 1.0 for bot in "abc"})
    match = ratings.next_matches(9, 1)[0]
    assert match.pool == POOL
    assert "c" in match.bots


def test_pools_are_all_seat_counts_from_two() -> None:
    assert pools_of(["groves"], None) == (("groves", 2), ("groves", 3), ("groves", 4))
    assert pools_of(None, 2) == tuple((key, 2) for key in spinney.games())
    with pytest.raises(BadOption, match="played by 9"):
        pools_of([GAME], 9)


def test_greedy_stands_above_random_and_an_interrupted_ladder_goes_on_the_same(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole.jsonl", tmp_path / "torn.jsonl"
    ratings = ladder(BOTS, BATCH + 3, games=[GAME], out=whole, jobs=1)
    assert ratings.standing()[0][0] == "greedy"
    lines = whole.read_bytes().splitlines(keepends=True)
    torn.write_bytes(b"".join(lines[:6]) + lines[6][:10])
    again = ladder(BOTS, BATCH + 3, games=[GAME], out=torn, jobs=2)
    assert torn.read_bytes() == whole.read_bytes()
    assert again.mu == ratings.mu


def test_another_ladder_is_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "ladder.jsonl"
    ladder(BOTS, 1, games=[GAME], out=out, jobs=1)
    before = out.read_bytes()
    with pytest.raises(BadResults, match="holds another run, with seed 1 where this one has 2"):
        ladder(BOTS, 1, games=[GAME], out=out, jobs=1, seed=2)
    out.write_bytes(b"a diary\n")
    with pytest.raises(BadResults, match="not the file of a ladder"):
        ladder(BOTS, 1, games=[GAME], out=out, jobs=1)
    out.write_bytes(before.replace(b'"match":0', b'"match":7'))
    with pytest.raises(BadResults, match="line 2: not a match: expected match 0"):
        ladder(BOTS, 2, games=[GAME], out=out, jobs=1)


def test_the_command_prints_a_table_and_writes_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("matplotlib")
    ladder_command("random,greedy", 2, [GAME], None, "1", None, tmp_path / "ladder.html", 1, True)
    assert "rating" in capsys.readouterr().out
    assert "Over all games" in (tmp_path / "ladder.html").read_text("utf-8")


def test_one_bot_is_no_ladder() -> None:
    with pytest.raises(BadOption, match="two bots or more"):
        ladder(["random"], 3)
