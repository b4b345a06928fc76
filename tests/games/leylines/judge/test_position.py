"""The judge: shares of the victory, and a greedy bot that climbs it."""

from __future__ import annotations

import pytest

import spinney
from games.judged import check_shares, winners_of
from games.leylines.scene import FRIENDS, A, asked, four, heap, leylines, play
from rule import rule
from spinney.engine.nothing import NONE
from spinney.games.leylines import Leylines
from spinney.games.leylines.judge.plan import best_die, plan_value
from spinney.games.leylines.state.cubes import size
from spinney.games.leylines.state.table import LeylinesTable

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
    assert plan_value(roomy, A, NONE, 8.0) > plan_value(full, A, NONE, 8.0)


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


@rule("L-15.1")
def test_greedy_pays_the_second_contract_of_a_visit_with_what_the_companion_brings() -> None:
    table = four(
        {
            "at": "c01",
            "dice": "1",
            "gold": 0,
            "cubes": "GWGYRRRR",
            "contracts": "K01 K03",
            "items": "companion",
        },
        cubes={"F": "Y", "L": "PB"},
    )
    turn_of_greedy(table)
    assert table.travellers[A].gold == 5 + 8 + 4


@rule("L-15.2")
def test_greedy_keeps_cards_that_would_bring_nothing() -> None:
    """One step from the Market where it delivers, with nothing to fetch or to reach that is any better."""
    table = four({"at": "c01", "dice": "1", "cubes": "GW", "contracts": "K01", "friends": "F10 F18 F20"})
    turn_of_greedy(table)
    assert table.travellers[A].gold == 10 + 5
    assert table.travellers[A].friends == sum(1 << FRIENDS[name] for name in ("F10", "F18", "F20"))


@rule("L-15.8", "L-2.14")
def test_the_end_of_a_turn_and_the_choice_of_a_character_lie_between_turns() -> None:
    """A search by turns stops there: nothing is left half done."""
    table = leylines({"at": "c15", "dice": "1"}, {"dice": "1", "friends": "F15"}, {"dice": "1"})
    play(table, "to c15")
    assert (table.seat, asked(table)) == (1, "delivery")
    assert GAME.between_turns(table)
    assert GAME.between_turns(GAME.start(3, 1, characters="choose"))
    play(table, "wait", "move 1")
    assert not GAME.between_turns(table)


@pytest.mark.parametrize("name", ["contract", "delivery", "bid"])
def test_a_search_answers_in_the_new_windows(name: str) -> None:
    tables = {
        "contract": four(
            {"at": "c01", "dice": "1", "cubes": "GWGY", "contracts": "K01 K03", "items": "companion"},
            cubes={"F": "Y", "L": "PB"},
        ),
        "delivery": leylines({"at": "c15", "dice": "1"}, {"dice": "1", "friends": "F15"}, {"dice": "1"}),
        "bid": leylines({"at": "HB1", "dice": "1"}, {"dice": "1", "friends": "F15"}, {"dice": "1"}),
    }
    moves = {"contract": ["move 1", "to MS1"], "delivery": ["to c15"], "bid": ["to HB1", "auction 1"]}
    table = play(tables[name], *moves[name])
    assert asked(table) == name
    answer = spinney.bot("tree:40", 1).choose(GAME.seen_by(table, table.seat))
    assert answer in table.options
