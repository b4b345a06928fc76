"""Chapter 7: Stun."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from games.battle_for_the_grove.scene import DARK, LIGHT, battle, cubes, legal, lying, play, standing
from rule import rule


def stunned(druids: int, enemies: int, dice: list[int]) -> int:
    """How many of the enemies at the Oak Circle lie after Light stuns there."""
    t = battle(light={"oak": (druids, 0)}, dark={"oak": (enemies, 0)}, dice=dice)
    return lying(play(t, "stun oak"), DARK, "oak")


@rule("B-7.1", "battle_for_the_grove/BR-7")
def test_stun_needs_standing_druids_of_both_colours_at_a_circle() -> None:
    t = battle(
        light={"grove": (1, 0), "oak": (1, 0), "ash": (1, 0), "thorn": (0, 1)},
        dark={"grove": (1, 0), "oak": (1, 0), "ash": (0, 2), "thorn": (1, 0)},
    )
    assert {text for text in legal(t) if text.startswith("stun")} == {"stun oak"}


@rule("B-7.2")
@pytest.mark.parametrize(
    ("druids", "dice", "laid"), [(1, [1, 1, 1], 1), (2, [1, 2, 2], 2), (2, [3, 4, 5], 0), (3, [3, 3, 3], 3)]
)
def test_at_most_as_many_successes_count_as_druids_stand(druids: int, dice: list[int], laid: int) -> None:
    assert stunned(druids, 5, dice) == laid


@rule("B-7.3")
def test_stunned_druids_lie_at_the_circle_and_surplus_is_lost() -> None:
    t = battle(light={"oak": (3, 0)}, dark={"oak": (2, 1), "ash": (2, 0)}, dice=[1, 2, 3])
    play(t, "stun oak")
    assert (standing(t, DARK, "oak"), lying(t, DARK, "oak")) == (0, 3)
    assert standing(t, DARK, "ash") == 2


@rule("B-7.4", "battle_for_the_grove/BR-24")
def test_lying_druids_count_for_nothing_but_can_be_banished() -> None:
    t = battle(light={"oak": (1, 2)}, dark={"oak": (0, 2)}, dice=[2, 3, 1])
    assert "stun oak" not in legal(t)
    assert "banish oak" in legal(t)
    play(t, "channel oak")
    assert cubes(t, "oak") == (1, 0)  # only the 1 is a success: the two lying druids do not count
    t = battle(light={"oak": (0, 3)})
    assert not any(text.startswith(("move oak", "channel oak")) for text in legal(t))


@rule("B-7.2", "battle_for_the_grove/BR-19")
def test_the_number_of_druids_is_taken_before_the_roll_and_own_druids_are_untouched() -> None:
    t = battle(light={"oak": (2, 1)}, dark={"oak": (4, 0)}, dice=[2, 2, 2])
    play(t, "stun oak")
    assert (standing(t, LIGHT, "oak"), lying(t, LIGHT, "oak")) == (2, 1)
    assert (standing(t, DARK, "oak"), lying(t, DARK, "oak")) == (2, 2)


@rule("B-7.2")
def test_the_exact_chances_of_stun() -> None:
    """Chapter 12: with one druid 91 of 216 hit; with two 64, 96 and 56; with six always three."""
    rolls = [list(dice) for dice in product(range(1, 7), repeat=3)]
    assert Counter(stunned(1, 3, dice) for dice in rolls) == {0: 125, 1: 91}
    assert Counter(stunned(2, 3, dice) for dice in rolls) == {0: 64, 1: 96, 2: 56}
    assert Counter(stunned(6, 6, dice) for dice in rolls) == {3: 216}


@rule("battle_for_the_grove/BR-24", "battle_for_the_grove/BR-19")
def test_lying_druids_absorb_no_success_and_own_druids_are_never_laid_down() -> None:
    t = battle(light={"oak": (3, 1)}, dark={"oak": (3, 3)}, dice=[1, 2, 3])
    play(t, "stun oak")
    assert (standing(t, DARK, "oak"), lying(t, DARK, "oak")) == (0, 6)
    assert (standing(t, LIGHT, "oak"), lying(t, LIGHT, "oak")) == (3, 1)
