"""G-6.6, G-6.14: what happens where there is too little of something."""

from __future__ import annotations

import pytest

from games.groves.editions import giving
from games.groves.scene import Realm, bag, crystals, elements, groves, legal, play, realm
from rule import rule
from spinney.games.groves.state.table import GrovesTable

A, B = 0, 1

LEFT: dict[str, Realm] = {  # what B holds, so that the supply has one of each kind left
    "earth": {"elements": [17, 2, 2]},
    "light": {"elements": [2, 17, 2]},
    "water": {"elements": [2, 2, 17]},
    "crystal": {"crystals": 75},
    "dominion": {"dominion": 75},
    "white": {"bag": "white*30"},
}


def got(t: GrovesTable) -> dict[str, int]:
    """What A has, less what it began with."""
    mine = realm(t, A)
    held = {name: number - 2 for name, number in mine["elements"].items()}
    return {**held, "crystal": mine["crystals"], "dominion": mine["dominion"], "white": mine["bag"]["white"]}


@rule("G-6.6", "groves/R-2")
@pytest.mark.parametrize("what", LEFT)
def test_one_is_taken_where_one_is_left(what: str) -> None:
    t = groves({"drawn": "white blue", "groves": "GRE-3"}, LEFT[what], game=giving(f"{what}:3"))
    play(t, "place white GRE-3", "collect")
    assert got(t) == {name: int(name == what) for name in LEFT}
    assert t.game.inventory(t) == t.game.box(t)


@rule("G-6.6")
def test_the_other_symbols_of_a_reward_are_not_lost() -> None:
    t = groves({"drawn": "white blue", "groves": "ORA-2"}, {"elements": [2, 18, 2]})  # no light is left
    play(t, "place white ORA-2", "collect")  # earth:1, light:1, water:1
    assert elements(t, A) == [3, 2, 3]


@rule("G-6.6", "G-6.14")
def test_what_a_swap_brings_may_run_short_too() -> None:
    t = groves(
        {"drawn": "white blue", "groves": "GRE-3", "crystals": 2},
        {"dominion": 75},
        game=giving("swap(crystal:2 → dominion:3)"),
    )
    play(t, "place white GRE-3", "swap")
    assert (crystals(t)[A], realm(t, A)["dominion"]) == (0, 1)


@rule("G-6.14")
@pytest.mark.parametrize(
    ("cost", "held", "possible"),
    [
        ("earth:2", [1, 9, 9], False), ("light:2", [9, 1, 9], False), ("water:2", [9, 9, 1], False),
        ("earth:2", [2, 0, 0], True), ("light:2", [0, 2, 0], True), ("water:2", [0, 0, 2], True),
        ("any:3", [1, 1, 0], False), ("any:3", [1, 1, 1], True), ("water:1, any:2", [1, 0, 1], False),
        ("water:1, any:2", [2, 2, 0], False), ("water:1, any:2", [1, 1, 1], True),
    ],
)  # fmt: skip
def test_a_swap_needs_all_that_it_costs(cost: str, held: list[int], possible: bool) -> None:
    t = groves(
        {"drawn": "white blue", "groves": "GRE-3", "elements": held},
        {},
        game=giving(f"swap({cost} → crystal:1)"),
    )
    play(t, "place white GRE-3")
    assert (legal(t) == ["swap", "refuse"]) == possible


@rule("G-6.14", "G-6.25")
def test_a_swap_takes_exactly_what_it_costs() -> None:
    t = groves(
        {"drawn": "white blue", "groves": "GRE-3", "elements": [2, 1, 3], "crystals": 4, "bag": "blue"},
        {},
        game=giving("swap(crystal:1, water:2, any:2 → spirit:1)"),
    )
    play(t, "place white GRE-3", "swap")
    assert (crystals(t)[A], elements(t, A)) == (3, [2, 1, 1])
    play(t, "pay earth", "pay earth", "spirit green")
    assert (elements(t, A), bag(t, A)) == ([0, 1, 1], "green blue")
