"""The goal of every game, at every choice of random games: a sentence, and meters between their ends."""

from __future__ import annotations

import pickle
import re
from random import Random
from typing import Any

import pytest

import spinney
from spinney.engine.faces.goal import Goal
from spinney.engine.nothing import NOBODY
from spinney.lawbook.checks.asking import check_goal
from spinney.lawbook.checks.secrecy import goal_text
from toy.game import Toy

GAMES = ["battle_for_the_grove", "groves", "leylines", "eldervale", "shifting_realms"]
IDS = re.compile(r"\b[A-Z]{1,4}-\w|\b[A-Z]{2,}\d|_")  # of rules, cards and tiles


def positions(key: str, most: int = 1200) -> list[Any]:
    game = spinney.game(key)
    player, found = Random(5), []
    for seats in {game.seats[0], 2, 3} & set(range(game.seats[0], game.seats[1] + 1)):
        table = game.start(seats, seed=seats)
        while not table.over and table.number < most:
            table.play(player.choice(table.options))
            found.append(table.clone())
    return found


@pytest.mark.parametrize("key", GAMES)
def test_every_goal_is_a_sentence_with_meters_and_tells_no_secret(key: str) -> None:
    game = spinney.game(key)
    for number, table in enumerate(positions(key)):
        seat = number % (table.seats + 1) - 1
        goal = game.goal(table, seat)
        check_goal(goal, table.seats)
        assert goal.sentence
        assert not IDS.search(goal_text(goal)), goal
        assert not any(game.seat_name(who) in goal_text(goal) for who in range(table.seats)), goal
        assert goal_text(game.goal(game.redeal(table, seat, number), seat)) == goal_text(goal)


def test_a_game_may_leave_it_out() -> None:
    toy = Toy()
    goal = toy.goal(toy.start(2, seed=1), NOBODY)
    assert (goal.sentence, goal.meters) == ("", ())


def test_a_goal_can_be_copied() -> None:
    game = spinney.game("eldervale")
    goal = game.goal(game.start(3, seed=1), 0)
    copy: Goal = pickle.loads(pickle.dumps(goal))
    assert goal_text(copy) == goal_text(goal)
