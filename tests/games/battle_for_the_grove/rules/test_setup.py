"""Chapters 1 and 2: components and setup."""

from __future__ import annotations

from itertools import product

import pytest

import spinney
from games.battle_for_the_grove.scene import (
    DARK,
    GAME,
    LIGHT,
    battle,
    cubes,
    legal,
    log,
    lying,
    play,
    standing,
)
from rule import rule
from spinney.engine.chance import ScriptedChance
from spinney.games.battle_for_the_grove.rules.setup import lay_out, roll_for_start
from spinney.games.battle_for_the_grove.state.table import Battle


def rolled_for_start(*faces: int) -> Battle:
    t = lay_out(GAME, ScriptedChance([face - 1 for face in faces]), 400)
    t.log = []
    t.plan((roll_for_start,))
    t.run()
    return t


@rule("B-1.1", "B-1.2", "B-1.3", "B-2.2", "B-2.3")
def test_six_druids_of_each_colour_lie_in_the_grove_and_nineteen_cubes_are_in_supply() -> None:
    t = lay_out(GAME, ScriptedChance([]), 400)
    assert [lying(t, seat, "grove") for seat in (LIGHT, DARK)] == [6, 6]
    assert sum(t.standing) == 0
    assert sum(t.lying) == 12
    assert t.supply == [19, 19]
    assert [cubes(t, circle) for circle in ("oak", "ash", "thorn")] == [(0, 0), (0, 0), (0, 0)]


@rule("B-1.4", "battle_for_the_grove/BR-1")
def test_three_dice_with_six_faces_are_rolled() -> None:
    outcomes = set()
    for faces in product(range(1, 7), repeat=3):
        t = play(battle(light={"oak": (1, 0)}, dice=list(faces)), "channel oak")
        outcomes.add(tuple(t.dice))
    assert outcomes == set(product(range(1, 7), repeat=3))


@rule("B-1.5")
def test_druids_and_cubes_are_never_lost_over_whole_games() -> None:
    for seed in range(10):
        t = GAME.start(seed=seed, max_turns=80)
        bot = spinney.bot("random", seed)
        while not t.over:
            t.play(bot.choose(GAME.seen_by(t, t.seat)))
            counted = {"Light druids": 6, "Light cubes": 19, "Dark druids": 6, "Dark cubes": 19}
            assert GAME.inventory(t) == counted


@rule("B-2.1")
@pytest.mark.parametrize("origin", ["grove", "oak", "ash", "thorn"])
def test_every_circle_can_be_reached_from_the_grove_and_from_both_other_circles(origin: str) -> None:
    t = battle(light={origin: (1, 0)})
    reached = {text for text in legal(t) if text.startswith("move")}
    assert reached == {f"move {origin} {circle}" for circle in ("oak", "ash", "thorn") if circle != origin}


@rule("B-2.4")
def test_the_higher_total_takes_the_first_turn() -> None:
    assert rolled_for_start(6, 1, 1, 2, 2, 3).seat == LIGHT
    assert rolled_for_start(1, 1, 2, 1, 2, 2).seat == DARK


@rule("B-2.4", "battle_for_the_grove/BR-2")
def test_a_tied_starting_roll_is_rolled_again_by_both() -> None:
    t = rolled_for_start(1, 2, 3, 3, 2, 1, 4, 4, 4, 5, 5, 5)
    assert t.seat == DARK
    assert sum("for the first turn" in line for line in log(t)) == 4


@rule("B-2.5", "battle_for_the_grove/BR-20")
def test_light_is_seat_0_and_dark_seat_1_whoever_starts_and_a_set_start_rolls_nothing() -> None:
    for first, seat in (("light", LIGHT), ("dark", DARK)):
        t = GAME.start(seed=1, first=first)
        assert t.seat == seat
        assert t.chance.drawn == 0
        assert [GAME.seat_name(who) for who in (0, 1)] == ["Light", "Dark"]
        assert standing(t, seat, "grove") == 1  # its only action, Stand at the Grove, was played for it
