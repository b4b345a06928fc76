"""Chapter 8: Banish."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from games.battle_for_the_grove.scene import DARK, GAME, LIGHT, battle, cubes, legal, lying, play, standing
from rule import rule


@rule("B-8.1", "battle_for_the_grove/BR-9")
def test_banish_needs_an_enemy_druid_at_a_circle_and_none_of_your_own() -> None:
    t = battle(light={"thorn": (1, 0)}, dark={"grove": (2, 0), "oak": (1, 0), "ash": (0, 1)})
    assert {text for text in legal(t) if text.startswith("banish")} == {"banish oak", "banish ash"}


@rule("B-8.2")
@pytest.mark.parametrize("druids", [0, 1, 6])
def test_each_six_is_a_success_however_many_druids_you_have(druids: int) -> None:
    t = battle(light={"oak": (druids, 0)}, dark={"oak": (3, 0)}, dice=[5, 6, 1])
    play(t, "banish oak")
    assert standing(t, DARK, "oak") == 2


@rule("B-8.3", "battle_for_the_grove/BR-10", "battle_for_the_grove/BD-3")
@pytest.mark.parametrize(
    ("there", "dice", "splits"),
    [
        ((1, 1), [6, 4, 3], {"take 0", "take 1"}),
        ((3, 3), [6, 6, 6], {"take 0", "take 1", "take 2", "take 3"}),
        ((2, 1), [6, 6, 1], {"take 1", "take 2"}),
        ((1, 2), [6, 6, 1], {"take 0", "take 1"}),
    ],
)
def test_the_acting_player_chooses_among_standing_and_lying(
    there: tuple[int, int], dice: list[int], splits: set[str]
) -> None:
    t = battle(dark={"oak": there}, dice=dice)
    play(t, "banish oak")
    assert t.seat == LIGHT
    assert legal(t) == splits


@rule("B-8.3", "battle_for_the_grove/BR-10", "battle_for_the_grove/BD-3")
@pytest.mark.parametrize(
    ("there", "dice", "left"),
    [((2, 0), [6, 1, 1], (1, 0)), ((1, 1), [6, 6, 6], (0, 0)), ((0, 3), [6, 6, 2], (0, 1))],
)
def test_a_single_split_is_carried_out_at_once_and_surplus_is_lost(
    there: tuple[int, int], dice: list[int], left: tuple[int, int]
) -> None:
    t = battle(light={"ash": (1, 0)}, dark={"oak": there}, dice=dice)
    play(t, "banish oak")
    assert t.seat == DARK
    assert (standing(t, DARK, "oak"), lying(t, DARK, "oak")) == left
    assert lying(t, DARK, "grove") == 6 - sum(left)


@rule("B-8.3")
def test_the_chosen_split_goes_to_the_grove_lying() -> None:
    t = battle(dark={"oak": (3, 3)}, dice=[6, 6, 1])
    play(t, "banish oak", "take 1")
    assert (standing(t, DARK, "oak"), lying(t, DARK, "oak")) == (2, 2)
    assert (standing(t, DARK, "grove"), lying(t, DARK, "grove")) == (0, 2)


@rule("battle_for_the_grove/BD-3")
def test_the_labels_of_a_split_say_whom_it_hits() -> None:
    t = battle(dark={"oak": (3, 3)}, dice=[6, 6, 1])
    play(t, "banish oak")
    assert [GAME.label(t, option) for option in t.options] == [
        "Banish 2 lying from the Oak Circle",
        "Banish 1 standing and 1 lying from the Oak Circle",
        "Banish 2 standing from the Oak Circle",
    ]


@rule("B-8.4")
def test_cubes_are_untouched_by_stun_and_banish() -> None:
    there = {"oak": (0, 8)}
    t = battle(light={"oak": (3, 0)}, dark={"oak": (3, 0)}, cubes=there, dice=[6, 6, 6])
    assert cubes(play(t, "banish oak"), "oak") == (0, 8)
    t = battle(light={"oak": (3, 0)}, dark={"oak": (3, 0)}, cubes=there, dice=[1, 1, 1])
    assert cubes(play(t, "stun oak"), "oak") == (0, 8)


@rule("B-8.5")
def test_a_banished_druid_can_be_stood_up_by_its_owner_with_a_second_action() -> None:
    t = battle(dark={"oak": (1, 0), "ash": (5, 0)}, dice=[6, 1, 1])
    play(t, "banish oak", "stand grove")
    assert t.seat == DARK
    assert (standing(t, DARK, "grove"), lying(t, DARK, "grove")) == (1, 0)
    assert "stop" in legal(t)


@rule("B-8.2")
def test_the_exact_chances_of_banish() -> None:
    """Chapter 12: no, one, two, three successes in 125, 75, 15 and 1 of 216."""
    gone: Counter[int] = Counter()
    for dice in product(range(1, 7), repeat=3):
        t = battle(dark={"oak": (0, 3)}, dice=list(dice))
        gone[3 - lying(play(t, "banish oak"), DARK, "oak")] += 1
    assert gone == {0: 125, 1: 75, 2: 15, 3: 1}
