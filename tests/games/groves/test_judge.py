"""The judge: shares of the victory, and a greedy bot that climbs it."""

from __future__ import annotations

import pytest

import spinney
from spinney.games.groves import Groves

GAME = Groves()


def winner_of(seed: int, *names: str) -> list[int]:
    table = GAME.start(seats=len(names), seed=seed, log=False)
    bots = [spinney.bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    while not table.over:
        table.play(bots[table.seat].choose(GAME.seen_by(table, table.seat)))
    return [int(seat) for seat in table.winners]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shares_of_all_seats_add_up(seats: int) -> None:
    table = GAME.start(seats=seats, seed=seats, log=False)
    bot = spinney.bot("random", seats)
    while not table.over:
        assert sum(GAME.judge(table)) == pytest.approx(1.0)
        table.play(bot.choose(GAME.seen_by(table, table.seat)))
    assert sum(GAME.judge(table)) == pytest.approx(1.0)


def test_greedy_beats_random() -> None:
    won = [winner_of(seed, "greedy", "random") == [0] for seed in range(2)]
    won += [winner_of(seed, "random", "greedy") == [1] for seed in range(2, 4)]
    assert all(won)


def test_more_crystals_or_an_own_grove_make_a_position_better() -> None:
    table = GAME.start(seats=2, seed=4, log=False)
    while table.round == 0:
        table.play(table.options[0])
    before = GAME.judge(table)[0]
    richer = table.clone()
    richer.realms[0].crystals += 2
    assert GAME.judge(richer)[0] > before
    taken = table.clone()
    tile = taken.row[0]
    taken.row[0] = -1
    taken.owner[tile] = 0
    taken.realms[0].groves.append(tile)
    assert GAME.judge(taken)[0] > before
