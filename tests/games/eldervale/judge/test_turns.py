"""The tree looks to the end of a turn, whoever is asked in the midst of it."""

from __future__ import annotations

from games.eldervale.looks import legal, play
from games.eldervale.scenes import GAME, A, B, C, Seat, eldervale
from spinney.bots.node import new_root
from spinney.bots.tree import Tree
from spinney.bots.turnwise import play_turn
from spinney.games.eldervale.table import EldervaleTable

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
