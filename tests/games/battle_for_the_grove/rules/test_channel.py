"""Chapter 6: Channel."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from games.battle_for_the_grove.scene import DARK, LIGHT, battle, cubes, legal, play
from rule import rule


def channelled(druids: int, dice: list[int], before: tuple[int, int] = (0, 0)) -> tuple[int, int]:
    """Light's and Dark's cubes on the Oak Circle after Light channels there."""
    t = battle(light={"oak": (druids, 0)}, cubes={"oak": before}, dice=dice)
    return cubes(play(t, "channel oak"), "oak")


@rule("B-6.1", "battle_for_the_grove/BR-7")
def test_channel_needs_a_standing_druid_at_a_circle() -> None:
    t = battle(light={"grove": (2, 0), "oak": (1, 0), "ash": (0, 2)})
    assert {text for text in legal(t) if text.startswith("channel")} == {"channel oak"}


@rule("B-6.2")
@pytest.mark.parametrize(
    ("druids", "dice", "placed"),
    [(1, [1, 2, 3], 1), (2, [1, 2, 5], 2), (3, [4, 5, 6], 0), (5, [5, 5, 6], 2), (6, [6, 6, 6], 3)],
)
def test_each_die_up_to_the_number_of_standing_druids_is_a_success(
    druids: int, dice: list[int], placed: int
) -> None:
    assert channelled(druids, dice) == (placed, 0)


@rule("B-6.3", "B-6.7", "battle_for_the_grove/BR-23")
def test_every_success_places_a_cube_from_supply_and_none_may_be_kept() -> None:
    t = battle(light={"oak": (6, 0)}, dice=[1, 2, 3])
    play(t, "channel oak")
    assert t.seat == DARK  # nobody was asked how many
    assert cubes(t, "oak") == (3, 0)
    assert t.supply == [16, 19]


@rule("B-6.3", "battle_for_the_grove/BR-8")
def test_cubes_that_cancelling_returns_are_not_placed_again() -> None:
    t = battle(
        light={"oak": (6, 0)},
        cubes={"oak": (0, 5), "ash": (10, 0), "thorn": (8, 0)},
        dice=[1, 1, 1],
        turn=DARK,
    )
    play(t, "stand grove", "stop")
    assert t.over  # Light begins with two circles: no need to channel at all
    t = battle(light={"oak": (3, 0)}, cubes={"oak": (0, 5), "ash": (12, 0), "thorn": (6, 0)}, dice=[1, 2, 3])
    play(t, "channel oak")
    assert cubes(t, "oak") == (0, 4)  # one cube was in supply; it cancelled and came back
    assert t.supply == [1, 15]


@rule("B-6.4", "battle_for_the_grove/BR-16")
@pytest.mark.parametrize(("dark", "left"), [(1, (2, 0)), (2, (1, 0)), (3, (0, 0)), (4, (0, 1)), (9, (0, 6))])
def test_after_placing_cubes_of_both_colours_cancel_one_for_one(dark: int, left: tuple[int, int]) -> None:
    t = battle(light={"oak": (3, 0)}, cubes={"oak": (0, dark)}, dice=[1, 2, 3])
    play(t, "channel oak")
    assert cubes(t, "oak") == left
    assert t.supply == [19 - left[0], 19 - left[1]]


@rule("B-6.5")
def test_one_druid_can_place_three_cubes() -> None:
    assert channelled(1, [1, 1, 1]) == (3, 0)


@rule("B-6.6", "battle_for_the_grove/BR-17")
def test_a_circle_takes_any_number_of_cubes_a_controlled_one_too() -> None:
    assert channelled(3, [1, 2, 3], (16, 0)) == (19, 0)
    assert channelled(3, [1, 2, 3], (7, 0)) == (10, 0)


@rule("B-6.7")
def test_three_dice_are_rolled_even_with_one_cube_left() -> None:
    t = battle(light={"oak": (6, 0)}, cubes={"ash": (12, 0), "thorn": (6, 0)}, dice=[4, 5, 6])
    play(t, "channel oak")
    assert t.dice == [4, 5, 6]
    assert cubes(t, "oak") == (1, 0)


@rule("B-6.2", "B-6.5")
@pytest.mark.parametrize("druids", range(1, 7))
def test_the_exact_chances_of_channel(druids: int) -> None:
    """Chapter 12: a die succeeds with n/6, and three dice expect n/2 cubes."""
    placed = Counter(channelled(druids, list(dice))[LIGHT] for dice in product(range(1, 7), repeat=3))
    assert sum(number * ways for number, ways in placed.items()) * 2 == druids * 216
    assert placed[3] == druids**3
    assert placed[0] == (6 - druids) ** 3
