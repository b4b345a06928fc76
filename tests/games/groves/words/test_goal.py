"""The goal in a sentence, and how far the game has come."""

from __future__ import annotations

from games.goals import meters, said
from games.groves.positions import game
from games.groves.scene import FULL, GAME, at_the_wraith_draw, groves
from rule import rule
from spinney.games.groves.words.goal import goal

MORE = "when the stack is empty, one more round is played."


@rule("G-11.1", "G-11.3", "G-12.2")
def test_most_points_win_after_the_round_that_follows_an_empty_stack() -> None:
    every = game(3, 1)
    assert said(every[0]) == f"Most points win; {MORE}"
    assert meters(every[0]) == ["groves drawn 0/18"]
    middle = every[len(every) // 2]
    assert meters(middle) == [f"groves drawn {18 - middle.stack}/18"]
    assert said(every[-2]) == "Most points win; this is the final round."
    assert said(every[-1]) == "The game is over: the final round was played, and most points win."
    assert meters(every[-1]) == ["groves drawn 18/18"]


@rule("G-14.23", "G-14.24")
def test_alone_the_hollows_say_how_many_points_are_needed() -> None:
    t = groves({"drawn": "white", "dominion": 6}, row=FULL, stack=9, hollows=3)
    assert said(t) == f"Win with more than 17 points and a free space in the Hollows; {MORE}"
    points = t.scores[0]
    assert meters(t) == ["groves drawn 15/24", f"points {points}/18 of 0", "wraiths in the Hollows 3/10"]
    t = groves({"drawn": "white", "dominion": 40}, row=FULL, stack=9, hollows=3)
    assert meters(t)[1] == "points 18/18 of 0"
    final = goal(GAME.content, {**GAME.view(t, 0), "final": True})
    assert (
        final.sentence
        == "Win with more than 17 points and a free space in the Hollows; this is the final round."
    )


@rule("G-14.32")
def test_alone_the_end_says_how_it_was_lost_or_won() -> None:
    t = at_the_wraith_draw("wraith*2 blue", hollows=9, at_once=True)
    assert (t.over, said(t)) == (True, "The game is over. Lost at once: no space for a wraith.")
    view = GAME.view(t, 0)
    won = {**view, "winners": [0], "solo": {**view["solo"], "lost": -1}}
    assert goal(GAME.content, won).sentence == "The game is over. Won with more than 23 points."
