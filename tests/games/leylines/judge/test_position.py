"""The judge: shares of the victory, and a greedy bot that climbs it."""

from __future__ import annotations

import pytest

import spinney
from games.judged import check_shares, winners_of
from games.leylines.scene import A, four, heap
from spinney.games.leylines import Leylines
from spinney.games.leylines.cubes import size
from spinney.games.leylines.judge_plan import best_die, plan_worth
from spinney.games.leylines.table import LeylinesTable

GAME = Leylines()


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_shares_of_all_seats_add_up(seats: int) -> None:
    check_shares(GAME, seats)


def test_greedy_beats_random() -> None:
    assert winners_of(GAME, 1, "random", "greedy") == [1]


def test_what_a_contract_needs_is_worth_more_than_what_none_does() -> None:
    needed = four({"dice": "6", "cubes": "GW", "contracts": "K01"})
    idle = four({"dice": "6", "cubes": "YR", "contracts": "K01"})
    assert GAME.judge(needed)[A] > GAME.judge(idle)[A]


def test_nearer_to_the_market_is_better() -> None:
    near = four({"at": "c01", "dice": "1", "cubes": "GW", "contracts": "K01"})
    far = four({"at": "K", "dice": "1", "cubes": "GW", "contracts": "K01"})
    assert GAME.judge(near)[A] > GAME.judge(far)[A]


def test_a_cube_on_the_way_is_better_than_one_far_off() -> None:
    near = four({"at": "c11", "dice": "11", "cubes": "G", "contracts": "K01"}, cubes={"C": "W"})
    far = four({"at": "c11", "dice": "11", "cubes": "G", "contracts": "K01"}, cubes={"L": "W"})
    assert GAME.judge(near)[A] > GAME.judge(far)[A]


def test_a_cube_for_which_there_is_no_room_is_further_off() -> None:
    full = four({"at": "C", "dice": "111", "cubes": "PPPGRRRR", "contracts": "K14"})
    roomy = four({"at": "C", "dice": "111", "cubes": "PPPGRRRR", "contracts": "K14", "items": "satchel"})
    assert full.limit(A) == size(full.travellers[A].cubes) < roomy.limit(A)
    assert plan_worth(roomy, A, -1, 8.0) > plan_worth(full, A, -1, 8.0)


def test_a_die_that_finds_no_slot_goes_nowhere() -> None:
    assert best_die(four({"at": "C", "dice": "26", "moved": 3}), A) == 6.0
    assert best_die(four({"at": "C", "dice": "26", "moved": 4}), A) == 0.0


def test_greedy_delivers_what_it_can_deliver() -> None:
    """K01 and K03 are both for Amberwick, which lies two steps away; a Hub and cubes are as near."""
    table = four(
        {"at": "HB1", "dice": "2245", "cubes": "GWGYY", "contracts": "K01 K03"}, cubes={"C": "PW", "A": "BR"}
    )
    turn_of_greedy(table)
    assert table.travellers[A].gold == 10 + 5 + 8 + 4


def test_greedy_takes_the_cube_that_its_contract_lacks() -> None:
    table = four({"at": "c11", "dice": "12", "cubes": "G", "contracts": "K01"}, cubes={"C": "PW", "E": "PP"})
    turn_of_greedy(table)
    assert table.travellers[A].cubes == heap("GW")


def turn_of_greedy(table: LeylinesTable) -> None:
    bot = spinney.bot("greedy", 1)
    number = table.travellers[A].moved
    while table.seat == A and table.turn.seat == A and table.travellers[A].moved <= number + 1:
        table.play(bot.choose(GAME.seen_by(table, A)))
