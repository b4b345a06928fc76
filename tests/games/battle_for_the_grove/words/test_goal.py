"""The goal in a sentence, and how near each side is to it."""

from __future__ import annotations

from games.battle_for_the_grove.scene import battle, play
from games.goals import meters, said
from rule import rule

WINS = "The first to begin a turn with two circles of seven cubes wins."


@rule("B-9.1", "B-9.3")
def test_the_two_best_circles_count_up_to_seven_cubes_each() -> None:
    t = battle()
    assert said(t) == WINS
    assert meters(t) == ["cubes on two circles 0/14 of 0", "cubes on two circles 0/14 of 1"]
    t = battle(cubes={"oak": (9, 0), "ash": (3, 0), "thorn": (0, 4)})
    assert meters(t) == ["cubes on two circles 10/14 of 0", "cubes on two circles 4/14 of 1"]
    t = battle(cubes={"oak": (5, 0), "ash": (3, 0), "thorn": (4, 0)})
    assert meters(t)[0] == "cubes on two circles 9/14 of 0"


@rule("B-9.3")
def test_the_end_says_how_it_came() -> None:
    t = battle(cubes={"oak": (7, 0), "ash": (7, 0)})
    assert t.over
    assert said(t) == "The game is over: a turn began with two circles of seven cubes."
    assert meters(t)[0] == "cubes on two circles 14/14 of 0"


@rule("B-9.5", "B-9.8")
def test_the_limit_of_turns_is_told_when_it_is_near_and_not_switched_off() -> None:
    assert said(battle(turns=379)) == WINS
    t = battle(turns=380)
    assert said(t) == f"{WINS} By a house rule it is a draw after 400 turns."
    assert meters(t)[2:] == ["turns played 380/400"]
    t = battle(turns=380, max_turns=0)
    assert (said(t), len(meters(t))) == (WINS, 2)
    t = play(battle(turns=399), "stop")
    assert said(t) == "The game is over: a draw after 400 turns, by a house rule."
