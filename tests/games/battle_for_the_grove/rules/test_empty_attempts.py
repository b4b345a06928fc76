"""B-3.6: attempts that cannot succeed, where the option allows them."""

from __future__ import annotations

import pytest

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

CIRCLES = ("oak", "ash", "thorn")
EVERYWHERE = {f"{kind} {circle}" for kind in ("channel", "stun", "banish") for circle in CIRCLES}


@rule("B-3.6", "battle_for_the_grove/BS-17", "battle_for_the_grove/BR-25")
def test_every_attempt_is_offered_at_every_circle_even_with_nobody_there() -> None:
    assert legal(battle(empty_attempts=True)) == {"stand grove", *EVERYWHERE}
    assert not legal(battle()) & EVERYWHERE
    t = battle(light={"grove": (1, 0)}, empty_attempts=True)
    assert legal(play(t, "stand grove")) >= {*EVERYWHERE, "stop"}


@rule("B-3.6", "battle_for_the_grove/BR-3", "battle_for_the_grove/BR-7")
def test_by_default_only_what_can_succeed_is_offered() -> None:
    t = battle(light={"oak": (1, 0)}, dark={"ash": (0, 1)})
    assert legal(t) & EVERYWHERE == {"channel oak", "banish ash"}
    t = GAME.start(seed=3)
    assert not legal(t) & EVERYWHERE
    option = {each.name: each for each in GAME.options}["empty_attempts"]
    assert (option.default, option.book) == ("no", "yes")


@rule("B-3.6")
@pytest.mark.parametrize("attempt", sorted(EVERYWHERE))
def test_an_empty_attempt_rolls_changes_nothing_and_ends_the_turn(attempt: str) -> None:
    t = battle(dice=[6, 6, 6], empty_attempts=True)
    play(t, attempt)
    assert (t.seat, t.turns, t.dice) == (DARK, 1, [6, 6, 6])
    assert [lying(t, seat, "grove") for seat in (LIGHT, DARK)] == [6, 6]
    assert (t.supply, t.scores) == ([19, 19], [0, 0])
    assert len(log(t)) == 1
    assert log(t)[0].endswith("3 successes." if "banish" in attempt else "no success.")


@rule("B-3.6", "battle_for_the_grove/BR-8")
def test_a_channel_without_supply_places_nothing() -> None:
    t = battle(
        light={"thorn": (6, 0)}, cubes={"oak": (13, 0), "ash": (6, 0)}, dice=[1] * 3, empty_attempts=True
    )
    play(t, "channel thorn")
    assert (cubes(t, "thorn"), t.supply[LIGHT]) == ((0, 0), 0)
    assert log(t) == ["Light channels at the Thorn Circle and rolls 1, 1, 1: 3 successes."]


@rule("B-3.6", "battle_for_the_grove/BS-17")
def test_a_banish_that_meets_nobody_asks_for_no_split_and_one_that_meets_somebody_does() -> None:
    t = battle(dark={"oak": (1, 1)}, dice=[6, 1, 1, 6, 1, 1], empty_attempts=True)
    play(t, "banish ash")
    assert t.seat == DARK
    play(t, "stand oak")
    play(t, "banish oak")
    assert (t.seat, standing(t, DARK, "oak"), lying(t, DARK, "grove")) == (DARK, 1, 5)
