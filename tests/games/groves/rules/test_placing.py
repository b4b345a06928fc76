"""Chapters 3 and 5: realm, Tree, and where spirits may be placed."""

from __future__ import annotations

import pytest

from games.groves.scene import GAME, bought, crystals, drawn, groves, legal, play, realm, standing, targets
from rule import rule
from spinney.engine.errors import IllegalAction

A, B, C, D = range(4)
FULL = "YEL-1 ORA-1 GRE-1 BLU-1"
TREE = {"tree-groves", "tree-bonus", "tree-portal"}


@rule("G-3.1", "groves/R-5")
def test_a_realm_starts_with_three_groves_and_the_quick_reference_is_none() -> None:
    t = GAME.start(2, seed=1, start=1)
    play(t, "choose ST-BLU", "choose ST-GRE")
    assert targets(t, legal(t)[0].split()[1]) - TREE == {"ST-CRY-1", "ST-SPI-1", "ST-GRE"}
    with pytest.raises(Exception, match="ST-REF"):
        play(t, "place white ST-REF")


@rule("G-3.2", "G-5.2", "G-5.5")
def test_an_occupied_grove_is_blocked_for_everyone() -> None:
    t = groves({"drawn": "white*3"}, {"drawn": "blue*2 white", "portals": [A]})
    play(t, "place white ST-CRY-1", "leave")
    assert GAME.view(t, B)["visited"] == "ST-CRY-1"
    assert "ST-CRY-1" not in targets(t, "blue")  # for a visitor
    play(t, "place blue ST-SPI-1", "leave")
    assert targets(t, "white") - TREE == {"ST-YEL"}  # and for the owner
    play(t, "place white ST-YEL", "leave")
    assert targets(t, "blue") - TREE == {"ST-CRY-2", "ST-SPI-2", "ST-ORA"}
    with pytest.raises(IllegalAction):
        play(t, "place white ST-CRY-1")
    play(t, "place blue tree-portal", "place white tree-portal", "place white tree-groves")
    assert [standing(t, word) for word in ("ST-CRY-1", "ST-SPI-1", "ST-YEL")] == ["", "", ""]  # a new round


@rule("G-3.3", "G-5.3")
def test_tree_areas_hold_any_number_of_spirits() -> None:
    tree = {"tree-groves": "white*4 blue", "tree-bonus": "white*3", "tree-portal": "yellow*5"}
    t = groves({"drawn": "white*3"}, {"drawn": "green*3"}, tree=tree, crown_placed=1)
    assert targets(t, "white") >= TREE
    play(t, "place white tree-portal", "place green tree-portal", "place white tree-groves")
    assert targets(t, "green") >= TREE
    on_portal = GAME.view(t, -1)["tree"]["portal"]
    assert (on_portal["yellow"], on_portal["white"], on_portal["green"]) == (5, 1, 1)


@rule("G-3.4", "G-7.2")
def test_a_wraith_is_never_placed_on_the_tree() -> None:
    t = groves({"drawn": "wraith white", "portals": [B]}, {}, crown_placed=1)
    own, abroad = {"ST-CRY-1", "ST-SPI-1", "ST-YEL"}, {"ST-CRY-2", "ST-SPI-2", "ST-ORA"}
    assert targets(t, "wraith") == own | abroad
    with pytest.raises(IllegalAction):
        play(t, "place wraith tree-bonus")


@rule("G-3.5", "groves/R-47", "groves/R-35")
def test_only_a_displacing_spirit_is_the_second_on_a_grove_in_a_round() -> None:
    t = groves({"drawn": "wraith white*2"}, {"drawn": "white"})
    play(t, "place wraith ST-CRY-1", "collect", "place white tree-portal")
    assert "ST-CRY-1" in targets(t, "white")  # the wraith of this very round
    play(t, "place white ST-CRY-1")
    assert (standing(t, "ST-CRY-1"), realm(t, A)["bag"]["wraith"]) == ("white", 1)
    assert crystals(t)[A] == 2  # once
    assert "ST-CRY-1" not in targets(t, "white")


@rule("G-5.1", "groves/D-2")
def test_own_groves_the_tree_and_groves_behind_portals_are_open() -> None:
    t = groves(
        {"drawn": "blue green", "portals": [B], "groves": "YEL-1"},
        {"groves": "GRE-1", "standing": {"ST-SPI-2": "white"}},
        {"groves": "BLU-1"},
        crown=B,
    )
    mine = {"ST-CRY-1", "ST-SPI-1", "ST-YEL", "YEL-1"}
    theirs = {"ST-CRY-2", "ST-ORA", "GRE-1"}
    assert targets(t, "blue") == targets(t, "green") == TREE | mine | theirs
    assert len(legal(t)) == 2 * 10  # a type and a target each, and nothing else


@rule("groves/D-2")
def test_equal_spirits_are_one_option() -> None:
    t = groves({"drawn": "white*3"}, {})
    assert len(legal(t)) == len({*legal(t)}) == 5


@rule("G-5.3", "G-5.7", "groves/R-7", "groves/D-10", "groves/D-12")
def test_a_tree_area_that_can_give_nothing_is_still_a_place() -> None:
    t = groves(
        {"drawn": "white*3", "elements": [0, 0, 0]}, {"portals": [A] * 8}, row=FULL, deck="", crown_placed=1
    )
    for area in ("tree-groves", "tree-bonus", "tree-portal"):
        assert area in targets(t, "white")
        round_before = t.round
        play(t, f"place white {area}")
        assert t.round > round_before or legal(t)[0].startswith("place")  # nothing was asked
    assert (realm(t, A)["base"], realm(t, A)["portals"], realm(t, A)["face_down"]) == (0, [], [])
    assert bought(t, A) == []


@rule("G-5.4", "groves/R-37")
def test_the_crown_holders_first_spirit_may_not_go_to_the_groves_area() -> None:
    t = groves({"drawn": "blue white"}, {"drawn": "white"}, crown=B)
    assert (t.seat, targets(t, "white") & TREE) == (B, {"tree-bonus", "tree-portal"})
    with pytest.raises(IllegalAction):
        play(t, "place white tree-groves")
    play(t, "place white tree-portal")
    assert targets(t, "white") & TREE == TREE  # A has no crown, so even the first may
    t = groves({"drawn": "blue white"}, {}, crown=A, crown_placed=1)
    assert targets(t, "blue") & TREE == TREE


@rule("G-5.4", "groves/R-52")
def test_an_extra_spirit_is_an_ordinary_one() -> None:
    t = groves({"drawn": "white", "bag": "blue", "groves": "BLU-4"}, {"drawn": "white*2"})
    play(t, "place white BLU-4", "collect", "place white tree-portal")
    assert "tree-groves" in targets(t, "blue")  # the first was placed
    t = groves({"drawn": "wraith", "bag": "blue", "groves": "GRE-3"}, {"drawn": "white"})
    play(t, "place wraith GRE-3", "leave", "collect", "place white tree-portal")
    assert drawn(t, A) == "blue"
    assert "tree-groves" in targets(t, "blue")


@rule("G-5.4")
def test_the_restriction_comes_back_every_round() -> None:
    t = groves({"drawn": "white", "bag": "blue"}, {"drawn": "white", "bag": "green"})
    play(t, "place white tree-portal", "place white tree-portal")
    assert (t.crown, t.seat) == (B, B)
    assert "tree-groves" not in targets(t, "green")


@rule("G-5.6", "groves/R-45")
def test_a_grove_bought_this_round_can_be_used_this_round() -> None:
    t = groves(
        {"drawn": "white*2", "crystals": 1, "elements": [5, 5, 5]},
        {"drawn": "blue", "portals": [A]},
        row="BLU-3",
        crown=B,
    )
    play(t, "place blue tree-portal", "place white tree-groves", "buy 1")
    assert "BLU-3" in targets(t, "white")
    t = groves(
        {"drawn": "white*2", "crystals": 1, "elements": [5, 5, 5]},
        {"drawn": "blue*2", "portals": [A]},
        row="BLU-3",
        crown=B,
    )
    play(t, "place blue tree-portal", "place white tree-groves", "buy 1")
    assert t.seat == B
    assert "BLU-3" in targets(t, "blue")  # by a visitor, too
    play(t, "place blue BLU-3", "collect", "collect")
    assert crystals(t)[B] == 1 + 2  # the price and the bonus


@rule("G-5.7", "groves/R-7")
def test_a_card_and_a_part_are_taken_a_grove_need_not_be() -> None:
    t = groves({"drawn": "white*3", "crystals": 9, "elements": [9, 9, 9]}, {}, row=FULL)
    play(t, "place white tree-portal")
    assert realm(t, A)["base"] == 1
    play(t, "place white tree-bonus")
    assert [text.split()[0] for text in legal(t)] == ["keep", "keep"]  # one of them it must be
    play(t, legal(t)[0], "place white tree-groves")
    assert "pass" in legal(t)
