"""Chapters 4 and 5: Stand and Move."""

from __future__ import annotations

import pytest

from games.battle_for_the_grove.scene import DARK, LIGHT, battle, cubes, legal, lying, play, standing
from rule import rule


@rule("B-4.1")
def test_stand_needs_an_own_lying_druid_and_stands_one_of_them_up() -> None:
    t = battle(light={"oak": (0, 2), "ash": (4, 0)}, dark={"thorn": (0, 3)})
    assert {text for text in legal(t) if text.startswith("stand")} == {"stand oak"}
    play(t, "stand oak")
    assert (standing(t, LIGHT, "oak"), lying(t, LIGHT, "oak")) == (1, 1)


@rule("battle_for_the_grove/BR-4")
def test_only_own_druids_are_stood_up() -> None:
    t = battle(light={"ash": (6, 0)}, dark={"oak": (0, 6)})
    assert not any(text.startswith("stand") for text in legal(t))


@rule("B-4.2")
def test_standing_up_at_a_circle_ends_the_turn() -> None:
    t = battle(light={"oak": (0, 1)})
    assert play(t, "stand oak").seat == DARK


@rule("B-4.3", "battle_for_the_grove/BR-5", "battle_for_the_grove/BD-2")
def test_standing_up_in_the_grove_first_gives_any_second_action_or_stop() -> None:
    t = battle(light={"grove": (0, 2), "oak": (2, 1), "ash": (1, 0)}, dark={"oak": (1, 0), "thorn": (1, 0)})
    play(t, "stand grove")
    assert t.seat == LIGHT
    kinds = {text.split()[0] for text in legal(t)}
    assert kinds == {"stand", "move", "channel", "stun", "banish", "stop"}
    assert "stand grove" in legal(t)
    play(t, "stop")
    assert t.seat == DARK


@rule("B-4.4", "battle_for_the_grove/BR-14")
@pytest.mark.parametrize("second", ["stand grove", "stand oak", "move grove oak", "stop"])
def test_a_second_action_never_gives_a_third(second: str) -> None:
    t = battle(light={"oak": (0, 1)}, dark={"oak": (1, 0)})
    play(t, "stand grove", second)
    assert t.seat == DARK
    assert t.turns == 1


@rule("B-4.5", "battle_for_the_grove/BR-14")
def test_there_is_no_win_check_between_two_actions() -> None:
    t = battle(
        light={"oak": (1, 0), "ash": (1, 0)}, dark={"thorn": (1, 0)}, cubes={"oak": (7, 0), "ash": (6, 0)}
    )
    t.cubes[1] += 1  # as if the seventh cube came with the first action
    t.supply[LIGHT] -= 1
    play(t, "stand grove")
    assert not t.over
    assert t.seat == LIGHT


@rule("B-4.6")
def test_the_second_action_sees_what_the_first_one_did() -> None:
    t = battle(light={"grove": (1, 5)})
    play(t, "stand grove", "move grove thorn")
    assert standing(t, LIGHT, "thorn") == 2


@rule("B-5.1")
def test_move_goes_from_standing_druids_to_a_different_circle() -> None:
    t = battle(light={"oak": (1, 2), "ash": (0, 3)})
    assert {text for text in legal(t) if text.startswith("move")} == {"move oak ash", "move oak thorn"}


@rule("B-5.2", "battle_for_the_grove/BR-6")
def test_all_own_standing_druids_move_together_and_nobody_else() -> None:
    t = battle(light={"oak": (3, 2)}, dark={"oak": (2, 1)})
    play(t, "move oak ash")
    assert (standing(t, LIGHT, "oak"), lying(t, LIGHT, "oak")) == (0, 2)
    assert (standing(t, LIGHT, "ash"), lying(t, LIGHT, "ash")) == (3, 0)
    assert (standing(t, DARK, "oak"), lying(t, DARK, "oak")) == (2, 1)


@rule("B-5.3")
def test_the_grove_is_never_a_destination() -> None:
    t = battle(light={"grove": (1, 0), "oak": (1, 0), "ash": (1, 0), "thorn": (1, 0)})
    assert not any(text.startswith("move") and text.endswith("grove") for text in legal(t))


@rule("B-5.4")
def test_druids_of_both_colours_share_a_location_and_nothing_happens_on_meeting() -> None:
    t = battle(light={"oak": (2, 0)}, dark={"ash": (3, 1)})
    play(t, "move oak ash")
    assert (standing(t, LIGHT, "ash"), standing(t, DARK, "ash"), lying(t, DARK, "ash")) == (2, 3, 1)
    assert t.chance.drawn == 0


@rule("B-5.5")
def test_cubes_stay_where_they_are_when_druids_move() -> None:
    t = battle(light={"oak": (2, 0)}, cubes={"oak": (4, 0), "ash": (0, 2)})
    play(t, "move oak ash")
    assert (cubes(t, "oak"), cubes(t, "ash")) == ((4, 0), (0, 2))


@rule("battle_for_the_grove/BR-18")
def test_a_druid_can_stand_up_where_enemies_stand() -> None:
    t = battle(light={"oak": (0, 1)}, dark={"oak": (6, 0)})
    play(t, "stand oak")
    assert standing(t, LIGHT, "oak") == 1
