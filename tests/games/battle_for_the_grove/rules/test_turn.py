"""Chapter 3: the turn."""

from __future__ import annotations

import pytest

import spinney
from games.battle_for_the_grove.scene import DARK, GAME, LIGHT, battle, cubes, legal, log, play, standing
from rule import rule
from spinney import IllegalAction


@rule("B-3.1")
def test_the_win_check_comes_before_anything_else() -> None:
    t = battle(light={"oak": (6, 0)}, cubes={"oak": (7, 0), "ash": (8, 0)})
    assert t.over
    assert t.winners == [LIGHT]
    assert t.options == []


@rule("B-3.1")
def test_one_circle_is_not_enough_to_win() -> None:
    t = battle(light={"oak": (6, 0)}, cubes={"oak": (12, 0), "ash": (6, 0)})
    assert not t.over
    assert t.seat == LIGHT


@rule("B-3.2", "battle_for_the_grove/BR-3")
def test_there_is_no_pass_and_one_action_must_be_performed() -> None:
    t = battle(light={"oak": (1, 0)}, dark={"ash": (0, 1)})
    assert "stop" not in legal(t)
    with pytest.raises(IllegalAction):
        play(t, "stop")


@rule("B-3.2", "battle_for_the_grove/BD-1")
def test_the_options_are_every_legal_action_at_every_location() -> None:
    t = battle(light={"grove": (1, 1), "oak": (2, 1), "ash": (1, 0)}, dark={"oak": (1, 0), "thorn": (0, 1)})
    assert legal(t) == {
        *("stand grove", "stand oak"),
        *("move grove oak", "move grove ash", "move grove thorn"),
        *("move oak ash", "move oak thorn", "move ash oak", "move ash thorn"),
        *("channel oak", "channel ash", "stun oak", "banish oak", "banish thorn"),
    }


@rule("battle_for_the_grove/BD-1")
def test_some_action_is_always_possible() -> None:
    for seed in range(6):
        t = GAME.start(seed=seed, max_turns=100)
        bot = spinney.bot("random", seed)
        while not t.over:
            assert any(text.startswith(("stand", "move", "take")) for text in legal(t))
            t.play(bot.choose(GAME.seen_by(t, t.seat)))


@rule("battle_for_the_grove/BD-1")
def test_the_largest_list_has_twenty_two_actions() -> None:
    full = {"grove": (1, 1), "oak": (1, 1), "ash": (1, 0), "thorn": (1, 0)}
    t = battle(light=full, dark={"oak": (1, 0), "ash": (1, 0), "thorn": (1, 0)})
    assert len(t.options) == 2 + 9 + 3 + 3 + 3  # six druids cannot lie and stand at all four places


@rule("B-3.3", "B-3.4")
def test_after_one_action_the_turn_passes_to_the_opponent_and_players_alternate() -> None:
    t = battle(light={"oak": (1, 0)}, dark={"ash": (1, 0)})
    order = []
    for action in ("move oak thorn", "move ash oak", "move thorn ash", "move oak thorn"):
        order.append(int(t.seat))
        play(t, action)
    assert order == [LIGHT, DARK, LIGHT, DARK]
    assert t.turns == 4


@rule("B-3.5")
def test_an_action_changes_only_the_location_it_is_taken_at_and_a_moves_destination() -> None:
    t = battle(light={"oak": (2, 0), "ash": (1, 1)}, dark={"oak": (2, 0), "ash": (2, 0)}, dice=[1, 1, 1])
    play(t, "stun oak")
    assert (standing(t, DARK, "oak"), standing(t, DARK, "ash")) == (0, 2)
    t = battle(light={"oak": (2, 0), "ash": (1, 1)})
    play(t, "move oak thorn")
    assert (standing(t, LIGHT, "oak"), standing(t, LIGHT, "ash"), standing(t, LIGHT, "thorn")) == (0, 1, 2)
    assert cubes(t, "oak") == (0, 0)


@rule("B-3.2")
def test_an_illegal_action_is_refused_with_seat_rule_and_options_and_changes_nothing() -> None:
    t = battle(light={"oak": (1, 0)}, dark={"ash": (1, 0)})
    before = t.fingerprint()
    with pytest.raises(
        IllegalAction, match=r'seat 0 cannot "stun ash" now; legal: .*"channel oak".*B-7\.1; choice 0'
    ):
        play(t, "stun ash")
    assert t.fingerprint() == before


@rule("B-3.4")
def test_a_seat_may_not_answer_for_the_other() -> None:
    t = battle(light={"oak": (1, 0)}, dark={"ash": (1, 0)})
    with pytest.raises(spinney.OutOfTurn, match="seat 1 answered, but seat 0 must choose"):
        t.play(t.options[0], seat=DARK)
    assert log(t) == []


@rule("B-3.3")
@pytest.mark.parametrize("action", ["channel oak", "stun oak", "banish oak"])
def test_a_roll_that_fails_ends_the_turn_as_one_that_succeeds(action: str) -> None:
    t = battle(light={"oak": (1, 0)}, dark={"oak": (1, 0)}, dice=[5, 4, 3])
    assert play(t, action).seat == DARK


@rule("B-4.3", "B-4.4")
@pytest.mark.parametrize(
    "second", ["move oak ash", "channel oak", "stun oak", "banish oak", "channel thorn", "stun thorn"]
)
def test_every_kind_of_second_action_is_possible_and_ends_the_turn(second: str) -> None:
    everywhere = {"oak": (1, 0), "thorn": (1, 0)}
    t = battle(light=everywhere, dark=everywhere, dice=[5, 4, 3])
    play(t, "stand grove", second)
    assert t.seat == DARK
    assert t.turns == 1


@rule("battle_for_the_grove/BR-12")
@pytest.mark.parametrize("limit", [1, 2, 5])
def test_a_started_game_keeps_the_limit_it_was_given(limit: int) -> None:
    t = GAME.start(seed=1, max_turns=limit)
    while not t.over:
        t.play(t.options[-1])
    assert t.turns == limit
