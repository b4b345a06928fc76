"""Chapter 6: what groves give, symbol by symbol."""

from __future__ import annotations

import pytest

from games.groves.editions import giving
from games.groves.scene import (
    CONTENT,
    TILES,
    bag,
    crystals,
    drawn,
    elements,
    groves,
    legal,
    play,
    realm,
    targets,
)
from rule import rule
from spinney.engine.errors import IllegalAction
from spinney.engine.nothing import NONE
from spinney.games.groves.state.table import GrovesTable

A, B = 0, 1
ASKED = ["collect", "leave"]


def visit(
    primary: str, bonus: str = "", spirit: str = "white", bag: str = "", crystals: int = 0
) -> GrovesTable:
    """A has put a spirit on a green grove with these rewards, and has a blue one left."""
    t = groves(
        {"drawn": f"{spirit} blue", "bag": bag, "groves": "GRE-3", "crystals": crystals},
        {},
        game=giving(primary, bonus),
    )
    return play(t, f"place {spirit} GRE-3")


def is_done(t: GrovesTable) -> bool:
    """Is nothing of the reward left to ask?"""
    return legal(t)[0].startswith("place blue")


@rule("G-6.1")
def test_the_placing_player_collects_at_once() -> None:
    t = groves({"drawn": "white*2", "portals": [B]}, {"drawn": "white"})
    play(t, "place white ST-CRY-2", "collect")
    assert crystals(t) == [2, 0]


@rule("G-6.2")
def test_only_resource_and_bought_groves_have_a_bonus() -> None:
    for word, tile in TILES.items():
        assert CONTENT.primary[tile] != NONE
        assert (CONTENT.bonus[tile] == NONE) == word.startswith(("ST-CRY", "ST-SPI"))


@rule("G-6.3")
@pytest.mark.parametrize("grove", ["ST-CRY-1", "ST-SPI-1"])
def test_a_grove_without_a_colour_gives_a_wraith_its_primary_alone(grove: str) -> None:
    t = groves({"drawn": "wraith blue"}, {})
    play(t, f"place wraith {grove}", "leave")
    assert is_done(t)


@rule("G-6.3")
@pytest.mark.parametrize(
    ("spirit", "matches"),
    [("white", False), ("yellow", False), ("orange", False), ("green", True), ("wraith", True)],
)
def test_the_bonus_is_for_the_groves_colour(spirit: str, matches: bool) -> None:
    t = play(visit("crystal:1", "crystal:5", spirit), "collect")
    assert (legal(t) == ASKED) == matches
    assert is_done(t) != matches


@rule("G-6.4", "groves/D-3", "groves/D-4")
@pytest.mark.parametrize(
    ("first", "second", "got"), [("collect", "collect", 6), ("collect", "leave", 1), ("leave", "collect", 5),
                                 ("leave", "leave", 0)],
)  # fmt: skip
def test_primary_and_bonus_are_collected_or_left_separately(first: str, second: str, got: int) -> None:
    t = visit("crystal:1", "crystal:5", "green")
    assert legal(t) == ASKED
    play(t, first)
    assert legal(t) == ASKED
    play(t, second)
    assert crystals(t)[A] == got
    assert is_done(t)


@rule("G-6.5")
def test_the_primary_is_finished_before_the_bonus_is_asked() -> None:
    t = play(visit("any:2", "crystal:1", "green"), "collect")
    assert legal(t) == ["gain earth", "gain light", "gain water"]
    play(t, "gain earth", "gain water")
    assert legal(t) == ASKED
    assert elements(t, A) == [3, 2, 3]


@rule("G-6.6")
def test_what_the_supply_does_not_have_is_lost() -> None:
    t = groves({"drawn": "white blue", "groves": "ORA-2"}, {"elements": [18, 17, 18]})  # one light is left
    play(t, "place white ORA-2", "collect")  # earth:1, light:1, water:1
    assert elements(t, A) == [2, 3, 2]


@rule("G-6.7", "groves/R-8")
def test_an_accepted_reward_is_taken_as_a_whole_from_left_to_right() -> None:
    t = play(
        visit("water:1, cull, any:1, draw:1, swap(crystal:1 → light:5), crystal:3", bag="yellow*2"), "collect"
    )
    assert (elements(t, A), bag(t, A), crystals(t)[A]) == ([2, 2, 3], "yellow", 0)
    assert legal(t) == ["gain earth", "gain light", "gain water"]
    with pytest.raises(IllegalAction):
        play(t, "leave")
    play(t, "gain earth")
    assert drawn(t, A) == "yellow blue"
    assert crystals(t)[A] == 3  # and the swap came before the crystals that would have paid for it
    assert is_done(t) or legal(t)[0].startswith("place yellow")


@rule("G-6.7", "groves/D-7")
def test_a_swap_inside_an_accepted_reward_may_be_skipped() -> None:
    t = play(visit("crystal:1, swap(crystal:1 → dominion:2), water:1"), "collect")
    assert legal(t) == ["swap", "refuse"]
    play(t, "refuse")
    assert (crystals(t)[A], realm(t, A)["dominion"], elements(t, A)) == (1, 0, [2, 2, 3])


@rule("G-6.8")
def test_there_is_no_limit_and_what_is_spent_is_in_the_supply_at_once() -> None:
    t = groves(
        {"drawn": "white blue", "groves": "GRE-3", "elements": [18, 18, 18]},
        {},
        game=giving("swap(earth:3 → crystal:9)"),
    )
    play(t, "place white GRE-3", "swap")
    assert elements(t, A) == [15, 18, 18]
    assert [int(number) for number in t.supply.elements] == [3, 0, 0]


@rule("G-6.10")
@pytest.mark.parametrize(
    ("words", "got"), [("earth:2", [4, 2, 2]), ("light:3", [2, 5, 2]), ("water:1", [2, 2, 3])]
)
def test_elements(words: str, got: list[int]) -> None:
    t = play(visit(words), "collect")
    assert elements(t, A) == got
    assert sum(t.supply.elements) == 60 - 6 - sum(got)


@rule("G-6.11", "groves/D-5")
def test_any_is_an_element_of_your_choice_each_time() -> None:
    t = groves({"drawn": "white blue", "groves": "GRE-3"}, {"elements": [17, 18, 2]}, game=giving("any:3"))
    play(t, "place white GRE-3", "collect")
    assert legal(t) == ["gain earth", "gain water"]  # no light is left
    play(t, "gain earth")
    assert elements(t, A) == [3, 2, 4]  # then no earth either: the rest is water without a question
    assert is_done(t)


@rule("G-6.11", "groves/D-5")
def test_any_is_lost_where_nothing_is_left() -> None:
    t = groves({"drawn": "white blue", "groves": "GRE-3"}, {"elements": [18, 18, 17]}, game=giving("any:3"))
    play(t, "place white GRE-3", "collect")
    assert elements(t, A) == [2, 2, 3]
    assert is_done(t)


@rule("G-6.12")
def test_crystals() -> None:
    assert crystals(play(visit("crystal:4"), "collect")) == [4, 0]


@rule("G-6.13")
def test_dominion_is_points_and_never_spent() -> None:
    t = visit("dominion:2, swap(crystal:1 → dominion:1)")
    play(t, "collect")
    assert is_done(t)  # dominion does not pay for the swap
    assert (realm(t, A)["dominion"], t.supply.dominion) == (2, 74)
    assert t.score(A) == 2 + 3 + 6 // 5  # tokens, the grove, leftovers


@rule("G-6.14", "groves/R-9", "groves/D-7")
def test_a_swap_is_made_once_and_in_full() -> None:
    t = visit("swap(crystal:2, earth:1 → dominion:1)", crystals=5)
    assert legal(t) == ["swap", "refuse"]  # one question, and no other before it
    play(t, "swap")
    assert (crystals(t)[A], elements(t, A), realm(t, A)["dominion"]) == (3, [1, 2, 2], 1)
    assert is_done(t)
    assert is_done(visit("swap(crystal:2, earth:1 → dominion:1)", crystals=1))
    assert is_done(visit("swap(crystal:2, earth:3 → dominion:1)", crystals=5))
    t = play(visit("swap(crystal:2 → dominion:1)", crystals=2), "refuse")
    assert (crystals(t)[A], realm(t, A)["dominion"]) == (2, 0)


@rule("G-6.15", "groves/D-8", "groves/R-39")
def test_a_spirit_of_your_choice_but_never_a_wraith() -> None:
    t = groves(
        {"drawn": "white blue", "groves": "GRE-3"}, {"bag": "yellow*12 green*11"}, game=giving("spirit:3")
    )
    play(t, "place white GRE-3", "collect")
    assert legal(t) == ["spirit white", "spirit orange", "spirit green", "spirit blue"]  # no yellow is left
    play(t, "spirit green")
    assert legal(t) == ["spirit white", "spirit orange", "spirit blue"]
    play(t, "spirit orange", "spirit orange")
    assert bag(t, A) == "orange orange green"
    assert is_done(t)


@rule("G-6.15", "groves/D-8")
def test_a_spirit_is_lost_where_there_is_none() -> None:
    everything = "white*31 yellow*12 orange*12 green*12 blue*10"
    t = groves(
        {"drawn": "white blue", "groves": "GRE-3"}, {"bag": everything}, game=giving("spirit:2, crystal:1")
    )
    play(t, "place white GRE-3", "collect")
    assert (bag(t, A), crystals(t)[A]) == ("blue", 1)  # the only one left, and then none


@rule("G-6.16")
def test_white_spirits() -> None:
    t = play(visit("white:2"), "collect")
    assert bag(t, A) == "white white"
    t = groves({"drawn": "white blue", "groves": "GRE-3"}, {"bag": "white*30"}, game=giving("white:2"))
    play(t, "place white GRE-3", "collect")
    assert bag(t, A) == "white"


@rule("G-6.17", "groves/D-6")
def test_either_is_one_side_and_not_both() -> None:
    t = play(visit("either(crystal:2 / earth:1, any:1)"), "collect")
    assert legal(t) == ["first", "second"]
    with pytest.raises(IllegalAction):
        play(t, "leave")
    other = t.clone()
    play(t, "first")
    assert (crystals(t)[A], elements(t, A)) == (2, [2, 2, 2])
    assert is_done(t)
    play(other, "second", "gain water")
    assert (crystals(other)[A], elements(other, A)) == (0, [3, 2, 3])


@rule("G-6.17", "groves/D-6")
def test_a_side_that_can_do_nothing_is_not_offered() -> None:
    for words in ("either(cull, draw:1 / crystal:2)", "either(crystal:2 / cull, draw:1)"):
        t = play(visit(words), "collect")
        assert crystals(t)[A] == 2  # the bag is empty
        assert is_done(t)


@rule("G-6.18", "groves/R-10")
@pytest.mark.parametrize("spirit", ["white", "blue", "wraith"])
def test_a_culled_spirit_goes_to_the_supply(spirit: str) -> None:
    t = visit("cull", bag=spirit)
    before = t.game.view(t, A)["supply"]["spirits"]
    play(t, "collect")
    assert bag(t, A) == ""
    assert t.game.view(t, A)["supply"]["spirits"] == {**before, spirit: before[spirit] + 1}


@rule("G-6.18")
def test_a_cull_is_random() -> None:
    for outcome, left in ((0, "white blue"), (1, "white blue"), (2, "white white")):
        t = groves(
            {"drawn": "white blue", "bag": "white*2 blue", "groves": "GRE-3"},
            {},
            game=giving("cull"),
            chance=[outcome],
        )
        play(t, "place white GRE-3", "collect")
        assert bag(t, A) == left


@rule("G-6.19", "G-6.20")
def test_extra_spirits_are_unplaced_spirits_of_this_round() -> None:
    t = play(visit("draw:2", bag="yellow orange"), "collect")
    assert (drawn(t, A), bag(t, A)) == ("yellow orange blue", "")
    assert {text.split()[1] for text in legal(t)} == {"yellow", "orange", "blue"}


@rule("G-6.20")
def test_one_goes_on_placing_when_others_are_done() -> None:
    t = groves({"drawn": "white", "bag": "yellow*4", "groves": "BLU-4"}, {"drawn": "white"})
    play(t, "place white BLU-4", "collect", "place white tree-portal")
    play(t, "place yellow tree-portal")
    assert (t.seat, t.round, drawn(t, A)) == (A, 3, "yellow")


@rule("G-6.21", "groves/R-11")
def test_an_extra_draw_takes_what_is_there_and_no_white_ones_instead() -> None:
    t = play(visit("draw:2, crystal:1", bag="yellow"), "collect")
    assert drawn(t, A) == "yellow blue"
    t = play(visit("draw:2, crystal:1"), "collect")  # the spirit just placed is not in the bag
    assert (drawn(t, A), crystals(t)[A]) == ("blue", 1)


@rule("G-6.22", "groves/R-46")
def test_what_entered_the_bag_this_round_can_be_drawn_or_culled() -> None:
    t = play(visit("white:1, draw:1"), "collect")
    assert drawn(t, A) == "white blue"
    t = play(visit("white:2, cull"), "collect")
    assert bag(t, A) == "white"
    t = groves({"drawn": "white*2", "base": True, "groves": "BLU-4"}, {"drawn": "white"})
    play(t, "place white tree-portal", "place white tree-portal", "place white BLU-4", "collect")
    assert drawn(t, A) == "wraith"  # that of the portal
    t = groves(
        {"drawn": "white*2", "groves": "BLU-4", "standing": {"ST-CRY-1": "wraith"}}, {"drawn": "white"}
    )
    play(t, "place white ST-CRY-1", "place white tree-portal", "place white BLU-4", "collect")
    assert drawn(t, A) == "wraith"  # the displaced one


def emptied(t: GrovesTable, what: str) -> None:
    """Nothing of this is left in the supply."""
    if what == "spirits":
        t.supply.spirits = [0, 0, 0, 0, 0, t.supply.spirits[5]]
    elif what == "elements":
        t.supply.elements = [0, 0, 0]
    else:
        setattr(t.supply, what, 0)


@rule("G-6.23", "groves/R-54", "groves/D-3", "groves/D-7")
@pytest.mark.parametrize(
    ("reward", "empty"),
    [
        ("earth:1", "elements"), ("light:1", "elements"), ("water:1", "elements"), ("any:1", "elements"),
        ("crystal:1", "crystals"), ("dominion:1", "dominion"), ("white:1", "spirits"),
        ("spirit:1", "spirits"),
        ("swap(earth:1 → dominion:1)", "dominion"), ("either(earth:1 / any:2)", "elements"),
        ("either(dominion:1 / cull)", "dominion"), ("dominion:1, dominion:2", "dominion"),
    ],
)  # fmt: skip
def test_a_reward_that_can_do_nothing_is_passed_over(reward: str, empty: str) -> None:
    t = groves({"drawn": "white blue", "groves": "GRE-3"}, {}, game=giving(reward))
    asked = play(t.clone(), "place white GRE-3")
    assert not is_done(asked)  # with a supply it is asked
    emptied(t, empty)
    play(t, "place white GRE-3")
    assert is_done(t)


@rule("G-6.23", "groves/R-54")
@pytest.mark.parametrize("reward", ["cull", "draw:1", "either(cull / draw:2)", "swap(earth:1 → draw:1)"])
def test_bags_matter_for_cull_and_draw(reward: str) -> None:
    assert is_done(visit(reward))
    assert not is_done(visit(reward, bag="white"))


@rule("G-6.24")
def test_what_the_primary_brought_counts_for_the_bonus() -> None:
    t = visit("white:1", "draw:1", "green")
    assert is_done(play(t.clone(), "leave"))
    assert legal(play(t, "collect")) == ASKED
    t = visit("crystal:1", "swap(crystal:1 → dominion:1)", "green")
    assert is_done(play(t.clone(), "leave"))
    assert legal(play(t, "collect")) == ["swap", "refuse"]
    t = visit("draw:1", "cull", "green", bag="yellow")
    assert legal(play(t.clone(), "leave")) == ASKED
    assert "collect" not in legal(play(t, "collect"))


@rule("G-6.25", "groves/D-7")
def test_elements_of_an_any_cost_are_chosen_one_at_a_time_among_those_held() -> None:
    t = groves(
        {"drawn": "white blue", "groves": "GRE-3", "elements": [1, 1, 0]},
        {},
        game=giving("swap(any:2 → dominion:1)"),
    )
    play(t, "place white GRE-3", "swap")
    assert legal(t) == ["pay earth", "pay light"]
    play(t, "pay light")  # then earth is all that is left
    assert (elements(t, A), realm(t, A)["dominion"]) == ([0, 0, 0], 1)
    assert [int(number) for number in t.supply.elements] == [18, 18, 18]


@rule("G-6.25")
def test_what_is_paid_can_be_received_again() -> None:
    t = groves(
        {"drawn": "white blue", "groves": "GRE-3", "elements": [2, 2, 2]},
        {"elements": [18, 17, 18]},
        game=giving("swap(earth:1 → any:2)"),
    )
    play(t, "place white GRE-3", "swap")
    assert legal(t) == ["gain earth", "gain light"]
    play(t, "gain earth")
    assert elements(t, A) == [2, 3, 2]


@rule("G-5.2")
def test_a_visited_grove_is_closed_for_the_rest_of_the_round() -> None:
    assert "GRE-3" not in targets(play(visit("crystal:1"), "leave"), "blue")
