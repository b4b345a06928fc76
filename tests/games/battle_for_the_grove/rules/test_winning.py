"""Chapter 9: control and winning, and the turn limit."""

from __future__ import annotations

import pytest

import spinney
from games.battle_for_the_grove.scene import DARK, GAME, LIGHT, battle, legal, log, play
from rule import rule
from spinney.engine.options import check_ends, check_options
from spinney.engine.records.playback import set_limits


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


LIMIT_TOLD = "nobody has won. The turn limit, a house rule, makes it a draw."


@rule("B-9.5", "battle_for_the_grove/BR-12")
@pytest.mark.parametrize("limit", [1, 2, 7, 10_000])
def test_the_turn_limit_is_an_option_and_ends_the_game_in_a_draw(limit: int) -> None:
    t = battle(turns=limit, max_turns=limit)
    assert t.over
    assert t.winners == []
    assert log(t)[-1] == f"After {limit} turn{'s' if limit > 1 else ''} {LIMIT_TOLD}"
    assert not battle(turns=limit - 1, max_turns=limit).over


@rule("battle_for_the_grove/BR-12")
@pytest.mark.parametrize("value", [-1, 10_001, "many", 1.5, True, None])
def test_the_limit_is_a_whole_number(value: object) -> None:
    with pytest.raises(spinney.BadOption, match="max_turns: expected a whole number from 0 to 10000"):
        GAME.start(seed=1, max_turns=value)


@rule("B-9.5", "B-9.8")
def test_a_limit_is_a_house_rule_and_no_limit_is_for_people_only() -> None:
    named = {option.name: option for option in GAME.options}
    assert [named["max_turns"].is_house_rule(turns) for turns in (0, 1, 400)] == [False, True, True]
    check_ends("battle_for_the_grove", GAME.options, check_options("", GAME.options, {"max_turns": 1}))
    with pytest.raises(spinney.BadOption, match="max_turns: with 0 a game may never end"):
        check_ends("battle_for_the_grove", GAME.options, check_options("", GAME.options, {"max_turns": 0}))


@rule("B-9.8", "battle_for_the_grove/BS-18", "battle_for_the_grove/BR-26")
@pytest.mark.parametrize(("turns", "more"), [(398, 2), (399, 1), (400, 1), (777, 1)])
def test_without_a_limit_a_game_goes_on_until_only_bots_are_left(turns: int, more: int) -> None:
    t = battle(turns=turns, max_turns=0, light={"oak": (1, 0)}, dark={"oak": (1, 0)})
    assert not t.over
    set_limits(t)
    assert (t.over, t.max_turns) == (False, 400)
    for _ in range(more):
        assert not t.over
        play(t, "stand grove", "stop")
    assert (t.over, t.winners, t.turns) == (True, [], turns + more)


@rule("B-9.8")
def test_two_circles_still_win_when_the_limit_comes_back_late() -> None:
    t = battle(turns=900, max_turns=0, light={"thorn": (1, 0)}, cubes={"oak": (0, 7), "ash": (0, 7)})
    set_limits(t)
    assert play(t, "move thorn oak").winners == [DARK]


@rule("B-9.8")
def test_a_limit_that_was_chosen_stays_when_only_bots_are_left() -> None:
    t = battle(turns=3, max_turns=60)
    set_limits(t)
    assert t.max_turns == 60


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
    assert [GAME.bound(2, {"max_turns": turns}) for turns in (60, 0)] == [180, 1200]
    t = battle(dark={"oak": (3, 3)}, dice=[6, 6, 6])
    assert play(t, "stand grove", "banish oak", "take 1").number == 3
