"""The judge: shares of the victory, and a greedy bot that climbs it."""

from __future__ import annotations

import pytest

import spinney
from games.leylines.scene import A, four
from spinney.games.leylines import Leylines

GAME = Leylines()


def winner_of(seed: int, *names: str) -> list[int]:
    table = GAME.start(seats=len(names), seed=seed, log=False)
    bots = [spinney.bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    while not table.over:
        table.play(bots[table.seat].choose(GAME.seen_by(table, table.seat)))
    return [int(seat) for seat in table.winners]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_shares_of_all_seats_add_up(seats: int) -> None:
    table = GAME.start(seats=seats, seed=seats, log=False)
    bot = spinney.bot("random", seats)
    while not table.over:
        assert sum(GAME.judge(table)) == pytest.approx(1.0)
        table.play(bot.choose(GAME.seen_by(table, table.seat)))
    assert sum(GAME.judge(table)) == pytest.approx(1.0)


def test_greedy_beats_random() -> None:
    assert [winner_of(1, "greedy", "random"), winner_of(2, "random", "greedy")] == [[0], [1]]


def test_what_a_contract_needs_is_worth_more_than_what_none_does() -> None:
    needed = four({"dice": "6", "cubes": "GW", "contracts": "K01"})
    idle = four({"dice": "6", "cubes": "YR", "contracts": "K01"})
    assert GAME.judge(needed)[A] > GAME.judge(idle)[A]


def test_nearer_to_the_market_is_better() -> None:
    near = four({"at": "c01", "dice": "1", "cubes": "GW", "contracts": "K01"})
    far = four({"at": "K", "dice": "1", "cubes": "GW", "contracts": "K01"})
    assert GAME.judge(near)[A] > GAME.judge(far)[A]
