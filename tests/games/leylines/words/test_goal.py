"""The goal in a sentence, and how far Days and dice have come."""

from __future__ import annotations

from games.goals import meters, said
from games.leylines.positions import game
from games.leylines.scene import GAME, leylines
from rule import rule


@rule("L-12.3")
def test_most_gold_wins_after_the_last_day() -> None:
    t = GAME.start(3, seed=1)
    assert said(t) == "Most Gold after Day 4 wins; cubes and Items add to it."
    assert meters(t) == ["Day 0/4"]
    t = leylines({"dice": "12345"}, {"dice": "12345"}, round=4)
    assert said(t) == "Most Gold at the end of this last Day wins; cubes and Items add to it."
    end = game(2, 1)[-1]
    assert said(end) == "The game is over: the last Day has ended, and most Gold wins."
    assert meters(end) == ["Day 4/4"]


@rule("L-10.1")
def test_dice_that_are_used_or_given_up_bring_the_end_of_the_day_nearer() -> None:
    t = leylines({"dice": "12345"}, {"dice": "123"}, {"dice": "6", "finished": True}, round=2)
    assert meters(t) == ["Day 2/4", "dice used today 7/15"]
