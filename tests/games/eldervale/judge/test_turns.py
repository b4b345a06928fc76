"""The tree looks to the end of a turn, whoever is asked in the midst of it."""

from __future__ import annotations

import spinney
from games.eldervale.looks import legal, play
from games.eldervale.scenes import GAME, A, B, C, Seat, eldervale
from rule import rule
from spinney.bots.node import new_root
from spinney.bots.tree import Tree
from spinney.bots.turn_search import play_turn
from spinney.games.eldervale import Eldervale
from spinney.games.eldervale.state.table import EldervaleTable

IDLE: Seat = {"ready": "worker wizard"}
ROOM = 100_000


def brawl() -> EldervaleTable:
    """A begins a turn; others stand near, and may join a battle."""
    return eldervale(
        {"ready": "warrior worker", "at": {"FORT": "worker"}},
        {**IDLE, "at": {"EAR-1": "worker", "AIR-1": "worker"}},
        {**IDLE, "at": {"MILL": "worker"}},
        dice="1 1 666",
    )


def test_it_is_searched_by_turns() -> None:
    assert GAME.by_turns()


def test_a_battle_that_others_join_belongs_to_the_turn_of_the_one_who_placed() -> None:
    table = brawl()
    assert GAME.between_turns(table)
    play(table, "place warrior")
    assert not GAME.between_turns(table)
    play(table, "to EAR-1", "decline")
    for seat in (B, C):
        assert (table.seat, GAME.turn_of(table), GAME.between_turns(table)) == (seat, A, False)
        play(table, "done")
    play(table, "done", "gain gem")
    assert (table.seat, GAME.turn_of(table), GAME.between_turns(table)) == (B, B, True)


def test_an_iteration_ends_where_the_next_seat_begins() -> None:
    table, root = brawl(), new_root()
    for number in range(20):
        imagined = GAME.redeal(table, A, number)
        play_turn(root, imagined, 0.1, ROOM)
        assert GAME.between_turns(imagined)
        assert GAME.turn_of(imagined) == B
    assert root.visits == 20


def test_after_a_free_action_the_turn_is_still_to_come() -> None:
    table = eldervale({"ready": "worker wizard", "held": "air-SS"}, IDLE)
    assert "cash" in legal(table)
    play(table, "cash")
    assert GAME.between_turns(table)
    assert (table.seat, GAME.turn_of(table)) == (A, A)


def test_the_tree_builds_the_dwelling_that_it_can_pay() -> None:
    """With the Mill in reach, a Worker on a site between Ruins and the cost in hand."""
    table = eldervale(
        {"ready": "worker worker", "at": {"EAR-1": "worker"}, "tokens": "GPSTW$"}, IDLE, stack="AIR-3 EAR-3"
    )
    bot = Tree(1, 60)
    while table.turn.seat == A and table.seat == A:
        table.play(bot.choose(GAME.seen_by(table, A)))
    assert table.players[A].dwellings != 0


@rule("E-3.18", "E-3.19")
def test_a_choice_of_a_faction_is_a_turn_of_its_own() -> None:
    table = GAME.start(3, seed=1, factions="choose", elements="choose")
    bot = Tree(1, 40)
    while not table.laid:
        assert GAME.between_turns(table)
        assert GAME.turn_of(table) == table.seat
        table.play(bot.choose(GAME.seen_by(table, table.seat)))
    assert table.number == 5


@rule("E-4.2")
def test_nobody_regroups_with_nothing_out_and_no_reason() -> None:
    """Greedy and the tree place a Unit instead, at the beginning and later."""
    for stack in ("AIR-3 EAR-3 LIG-1 LIG-2", "AIR-3"):
        table = eldervale({"ready": "worker worker wizard", "tokens": "GPSTW"}, IDLE, stack=stack)
        assert "regroup" in legal(table)
        for bot in (spinney.bot("greedy", 1), Tree(1, 60)):
            assert GAME.text(bot.choose(GAME.seen_by(table, A))).startswith("place")
    mini = Eldervale("mini")
    for seed in range(3):
        table = mini.start(2, seed=seed)
        bots = [spinney.bot("greedy", seat) for seat in range(2)]
        while not table.over:
            seat = table.seat
            answer = bots[seat].choose(mini.seen_by(table, seat))
            out = table.players[seat].here != 0 or table.players[seat].under != 0
            assert out or mini.text(answer) != "regroup"
            table.play(answer)
