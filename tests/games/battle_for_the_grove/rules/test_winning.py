"""Chapter 9: control and winning, and the turn limit."""

from __future__ import annotations

import pytest

import spinney
from games.battle_for_the_grove.scene import DARK, GAME, LIGHT, battle, legal, log, play
from rule import rule


@rule("B-9.1", "battle_for_the_grove/BR-11")
@pytest.mark.parametrize(("cubes", "controlled"), [(6, 0), (7, 1), (8, 1), (19, 1)])
def test_seven_or_more_own_cubes_control_a_circle_without_druids(cubes: int, controlled: int) -> None:
    t = battle(cubes={"oak": (cubes, 0)})
    assert t.scores == [controlled, 0]


@rule("B-9.2")
def test_control_is_lost_at_once_when_cancelling_goes_below_seven() -> None:
    t = battle(dark={"oak": (6, 0)}, cubes={"oak": (8, 0)}, dice=[1, 2, 3], turn=DARK)
    assert t.scores == [1, 0]
    play(t, "channel oak")
    assert t.scores == [0, 0]


@rule("B-9.3", "battle_for_the_grove/BR-13")
def test_the_opponent_has_one_full_turn_and_wins_are_checked_only_for_whoever_begins() -> None:
    t = battle(light={"ash": (3, 0)}, cubes={"oak": (7, 0), "ash": (6, 0)}, dice=[1, 6, 6])
    play(t, "channel ash")
    assert t.scores == [2, 0]
    assert not t.over
    assert t.seat == DARK
    play(t, "stand grove", "stop")
    assert t.winners == [LIGHT]


@rule("B-9.3", "battle_for_the_grove/BR-21")
def test_two_circles_win_whatever_lies_on_the_third() -> None:
    for third in ((0, 0), (5, 0), (0, 19)):  # a third circle of one's own would take 21 of 19 cubes
        assert battle(cubes={"oak": (7, 0), "ash": third, "thorn": (7, 0)}).winners == [LIGHT]
    assert not battle(cubes={"oak": (0, 7), "ash": (0, 6), "thorn": (0, 6)}, turn=DARK).over


@rule("B-9.3", "battle_for_the_grove/BR-22")
def test_play_goes_on_to_the_turn_start_check_even_when_no_defence_is_left() -> None:
    t = battle(light={"grove": (1, 5)}, cubes={"oak": (0, 9), "ash": (0, 10)})
    assert not t.over
    play(t, "move grove thorn")
    assert t.winners == [DARK]


@rule("B-9.4")
def test_both_players_never_control_two_circles_at_once() -> None:
    for seed in range(8):
        t = GAME.start(seed=seed)
        bots = [spinney.bot("greedy", seed), spinney.bot("random", seed)]
        while not t.over:
            t.play(bots[t.seat].choose(GAME.seen_by(t, t.seat)))
            assert min(t.scores) < 2
            assert all(t.cubes_on(LIGHT, circle) * t.cubes_on(DARK, circle) == 0 for circle in (1, 2, 3))


@rule("B-9.5", "battle_for_the_grove/BR-12")
@pytest.mark.parametrize("limit", [1, 2, 7, 10_000])
def test_the_turn_limit_is_an_option_and_ends_the_game_in_a_draw(limit: int) -> None:
    t = battle(turns=limit, max_turns=limit)
    assert t.over
    assert t.winners == []
    assert log(t)[-1] == f"After {limit} turn{'s' if limit > 1 else ''} nobody has won: a draw."
    assert not battle(turns=limit - 1, max_turns=limit).over


@rule("battle_for_the_grove/BR-12")
@pytest.mark.parametrize("value", [0, -1, 10_001, "many", 1.5, True, None])
def test_the_limit_cannot_be_switched_off(value: object) -> None:
    with pytest.raises(spinney.BadOption, match="max_turns: expected a whole number from 1 to 10000"):
        GAME.start(seed=1, max_turns=value)


@rule("battle_for_the_grove/BR-13")
def test_the_check_before_the_very_first_turn_is_made_and_fails() -> None:
    t = GAME.start(seed=1)
    assert not t.over
    assert t.turns == 0


@rule("B-9.6")
def test_whoever_piles_thirteen_cubes_on_one_circle_cannot_hold_a_second() -> None:
    t = battle(light={"ash": (6, 0)}, cubes={"oak": (13, 0)}, dice=[1, 1, 1, 1, 1, 1])
    play(t, "channel ash", "stand grove", "stop", "channel ash", "stand grove", "stop")
    assert t.supply[LIGHT] == 0
    assert t.scores == [1, 0]
    assert "channel ash" not in legal(t)


@rule("B-9.7")
def test_a_game_has_at_most_three_choices_a_turn() -> None:
    for seed in range(5):
        t = GAME.start(seed=seed, max_turns=60)
        bot = spinney.bot("random", seed)
        while not t.over:
            t.play(bot.choose(GAME.seen_by(t, t.seat)))
            assert t.number <= 3 * (t.turns + 1)
    assert GAME.bound(2, {"max_turns": 60, "first": "roll"}) == 180
    t = battle(dark={"oak": (3, 3)}, dice=[6, 6, 6])
    assert play(t, "stand grove", "banish oak", "take 1").number == 3
