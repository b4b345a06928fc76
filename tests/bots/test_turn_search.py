"""Search turn by turn: it stops at the end of a turn, and tries first what looks good at first sight."""

from __future__ import annotations

import pytest

import spinney
from games.leylines.scene import GAME, A, B, C, cubes, four, heap, leylines, play
from spinney.bots.node import new_root
from spinney.bots.tree import Tree
from spinney.bots.turn_search import most_promising, open_options, outlook, play_turn
from spinney.games.leylines.state.table import LeylinesTable

ROOM = 100_000


def crossing() -> LeylinesTable:
    """Two steps from Amberwick, with the cubes for it; a Hub and more cubes are just as near."""
    return leylines(
        {"at": "HB1", "dice": "2245", "cubes": "GWGYY", "contracts": "K01 K03"},
        {"at": "c16", "gold": 0, "dice": "16"},
        cubes={"C": "PW", "A": "BR"},
    )


def test_only_games_that_say_so_are_searched_by_turns() -> None:
    assert GAME.by_turns()
    assert not spinney.game("battle_for_the_grove").by_turns()
    assert not spinney.game("groves").by_turns()


def test_an_iteration_ends_with_the_turn() -> None:
    table, root = crossing(), new_root()
    for number in range(12):
        imagined = GAME.redeal(table, A, number)
        play_turn(root, imagined, 0.1, ROOM)
        assert GAME.between_turns(imagined)
        assert imagined.travellers[A].moved == 1
    assert root.visits == sum(child.visits for child in root.children) == 12


def test_where_the_next_turn_is_begun_by_force_it_is_played_but_not_the_one_after() -> None:
    table = leylines({"at": "HB1", "dice": "2"}, {"at": "c16", "dice": "6"}, {"at": "C", "dice": "1"})
    imagined = GAME.redeal(table, A, 1)
    play_turn(new_root(), imagined, 0.1, ROOM)
    assert (GAME.turn_of(table), GAME.turn_of(imagined)) == (A, C)
    assert imagined.travellers[B].space != table.travellers[B].space
    assert imagined.travellers[C].space == table.travellers[C].space


def test_the_judges_favourite_is_tried_first_and_its_glance_counts_as_one_visit() -> None:
    table, root = crossing(), new_root()
    glances = [outlook(table, option) for option in table.options]
    play_turn(root, table.clone(), 0.005, ROOM)
    assert [child.prior for child in root.children] == glances
    assert [child.visits for child in root.children].index(1) == glances.index(max(glances))


def test_options_are_opened_once_and_only_those_that_are_new() -> None:
    table, root = crossing(), new_root()
    options = table.options[:]
    table.options = options[1::2]
    assert open_options(root, table) == len(options[1::2])
    table.options = options
    assert open_options(root, table) == len(options[0::2])
    assert open_options(root, table) == 0
    assert [child.action for child in root.children] == options


@pytest.mark.parametrize(("worth", "followed"), [(0.5, 1), (0.999, 0), (0.001, 0)])
def test_what_is_nearly_decided_takes_less_curiosity(worth: float, followed: int) -> None:
    """A thousandth is nothing in an open game, and a lot when values lie close together."""
    table, root = crossing(), new_root()
    table.options = table.options[:2]
    for action, value, visits in ((table.options[0], worth, 50), (table.options[1], worth - 0.001, 1)):
        child = root.add(A, action)
        child.visits, child.offers = visits, 50
        child.total, child.prior = value * visits, value
    assert most_promising(root, table, 0.005) is root.children[followed]


def test_a_full_tree_goes_on_counting() -> None:
    table = crossing()
    bot = Tree(1, 40, nodes=30)
    advice = bot.advise(GAME.seen_by(table, A))
    assert sum(one.visits for one in advice) == bot.done
    assert bot.memory.root.size() <= 30 + len(table.options)


def test_it_repeats_with_its_seed() -> None:
    answers = [
        [(one.action, one.visits, one.value) for one in Tree(4, 30).advise(GAME.seen_by(crossing(), A))]
        for _ in range(2)
    ]
    assert answers[0] == answers[1]


@pytest.mark.parametrize("iterations", [5, 60])
def test_it_delivers_what_it_can_deliver(iterations: int) -> None:
    table = crossing()
    bot = Tree(1, iterations)
    while table.turn.seat == A and table.seat == A:
        table.play(bot.choose(GAME.seen_by(table, A)))
    assert table.travellers[A].gold == 10 + 5 + 8 + 4


def test_it_takes_the_cube_that_its_contract_lacks() -> None:
    table = four({"at": "c11", "dice": "12", "cubes": "G", "contracts": "K01"}, cubes={"C": "PW", "E": "PP"})
    bot = Tree(1, 40)
    while table.seat == A and table.travellers[A].cubes == heap("G"):
        table.play(bot.choose(GAME.seen_by(table, A)))
    assert "W" in cubes(table, A)


def test_a_turn_of_leylines_is_between_two_turns_only_where_nothing_is_begun() -> None:
    table = crossing()
    assert GAME.between_turns(table)
    play(table, "move 2")
    assert not GAME.between_turns(table)
    play(table, "to A")
    assert not GAME.between_turns(table)
    play(table, "leave")
    assert GAME.between_turns(table)


def test_a_start_collection_begins_a_turn_and_a_marked_die_a_reroll() -> None:
    table = four({"at": "C", "dice": "2245", "contracts": "K01"}, cubes={"C": "PW"})
    assert not GAME.between_turns(play(table, "gather 2"))
    morning = four({"at": "C", "gold": 10, "contracts": "K01"}, begin="round")
    assert GAME.between_turns(morning)
    marks = [option for option in morning.options if GAME.text(option).startswith("mark")]
    morning.play(marks[0])
    assert not GAME.between_turns(morning)
