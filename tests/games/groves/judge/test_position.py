"""The judge: shares of the victory, and a greedy bot that climbs it."""

from __future__ import annotations

import pytest

from games.judged import check_shares, winners_of
from spinney.games.groves import Groves

GAME = Groves()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shares_of_all_seats_add_up(seats: int) -> None:
    check_shares(GAME, seats)


def test_greedy_beats_random() -> None:
    won = [winners_of(GAME, seed, "greedy", "random") == [0] for seed in range(2)]
    won += [winners_of(GAME, seed, "random", "greedy") == [1] for seed in range(2, 4)]
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
