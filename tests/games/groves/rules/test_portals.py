"""Chapter 8: portals."""

from __future__ import annotations

import pytest

from games.groves.scene import Realm, bag, drawn, groves, legal, play, realm, targets
from rule import rule
from spinney.engine.errors import IllegalAction
from spinney.games.groves.terms import events

A, B, C, D = range(4)
TREE = {"tree-groves", "tree-bonus", "tree-portal"}


@rule("G-8.1", "G-8.2", "groves/R-48", "groves/D-12")
def test_a_base_first_and_then_a_mirror() -> None:
    t = groves({"drawn": "white*3"}, {"drawn": "white"})
    play(t, "place white tree-portal")
    assert (t.supply.bases, t.supply.mirrors, realm(t, A)["base"], realm(t, A)["portals"]) == (7, 8, 1, [])
    assert t.seat == B  # and nothing was asked
    play(t, "place white tree-groves", "place white tree-portal")
    assert (t.supply.bases, t.supply.mirrors, realm(t, A)["base"], realm(t, A)["portals"]) == (7, 7, 0, [B])
    play(t, "place white tree-portal")
    assert t.supply.bases == 6  # a second portal begins with a base again


@rule("G-8.2")
def test_the_two_placements_may_be_of_different_rounds() -> None:
    t = groves({"drawn": "white", "bag": "white"}, {"bag": "white"})
    play(t, "place white tree-portal")
    assert (t.round, realm(t, A)["base"]) == (4, 1)
    play(t, "place white ST-CRY-2", "leave", "place white tree-portal")
    assert realm(t, A)["portals"] == [B]


@rule("G-8.3", "groves/D-13")
@pytest.mark.parametrize(("seats", "left", "right"), [(3, B, C), (4, B, D)])
def test_a_portal_leads_to_a_neighbour(seats: int, left: int, right: int) -> None:
    for side, where in (("left", left), ("right", right)):
        others: list[Realm] = [{} for _ in range(seats - 1)]
        t = groves({"drawn": "white*2", "base": True}, *others)
        play(t, "place white tree-portal")
        assert legal(t) == ["portal left", "portal right"]
        play(t, f"portal {side}")
        assert realm(t, A)["portals"] == [where]  # with four seats never the player opposite


@rule("G-8.3", "groves/D-13")
def test_two_players_have_no_choice() -> None:
    t = groves({}, {"drawn": "white*2", "base": True})
    play(t, "place white tree-portal")
    assert realm(t, B)["portals"] == [A]
    assert legal(t)[0].startswith("place")


@rule("G-8.4")
def test_a_portal_is_open_for_the_rest_of_the_game() -> None:
    t = groves({"drawn": "white", "portals": [B], "bag": "blue*3"}, {"bag": "white"})
    abroad = {"ST-CRY-2", "ST-SPI-2", "ST-ORA"}
    assert targets(t, "white") >= abroad
    play(t, "place white tree-portal", "place white ST-CRY-2", "leave")
    assert (t.seat, t.round) == (A, 4)
    assert targets(t, "blue") & abroad == {"ST-SPI-2", "ST-ORA"}


@rule("G-8.5")
def test_only_the_builder_uses_it_and_only_in_one_direction() -> None:
    t = groves({"portals": [B]}, {"drawn": "white*2"}, {"drawn": "blue*2"})
    assert targets(t, "white") - TREE == {"ST-CRY-2", "ST-SPI-2", "ST-ORA"}
    play(t, "place white tree-portal")
    assert (t.seat, targets(t, "blue") - TREE) == (C, {"ST-CRY-3", "ST-SPI-3", "ST-GRE"})


@rule("G-8.6", "groves/S-30")
def test_a_wraith_comes_at_once() -> None:
    t = groves({"drawn": "white*2", "base": True, "bag": "blue"}, {})
    play(t, "place white tree-portal")
    assert bag(t, A) == "blue wraith"
    assert t.supply.spirits[5] == 12


@rule("G-8.7")
@pytest.mark.parametrize(("base", "portals", "points"), [(True, [], 0), (False, [B], 1), (True, [B, B], 2)])
def test_a_portal_is_worth_a_point_and_a_base_nothing(base: bool, portals: list[int], points: int) -> None:
    t = groves({"drawn": "white", "elements": [0, 0, 0], "base": base, "portals": portals}, {}, stack=0)
    play(t, "place white ST-SPI-1", "leave")
    assert t.over
    assert t.scores[A] == points


@rule("G-8.8", "groves/R-13")
def test_several_portals_even_to_the_same_opponent() -> None:
    t = groves({"drawn": "white*3", "base": True, "portals": [B, B]}, {})
    play(t, "place white tree-portal")
    assert (realm(t, A)["portals"], bag(t, A), t.portal_points(A)) == ([B, B, B], "wraith", 3)


@rule("G-8.9")
def test_without_bases_the_area_gives_nothing() -> None:
    t = groves({"drawn": "white*2", "portals": [B] * 4}, {"portals": [A] * 3, "base": True, "drawn": "white"})
    assert t.supply.bases == 0
    play(t, "place white tree-portal")
    assert (realm(t, A)["base"], realm(t, A)["portals"]) == (0, [B] * 4)
    play(t, "place white tree-portal")  # B has a base, and so there is a mirror for it
    assert realm(t, B)["portals"] == [A] * 4


@rule("G-8.9")
def test_the_last_base_can_be_taken() -> None:
    t = groves({"drawn": "white*2", "portals": [B] * 3}, {"portals": [A] * 4, "drawn": "white"})
    assert t.supply.bases == 1
    play(t, "place white tree-portal")
    assert (realm(t, A)["base"], t.supply.bases) == (1, 0)


@rule("G-8.10")
def test_a_spirit_sent_through_a_portal_ends_in_the_owners_bag() -> None:
    t = groves({"drawn": "blue", "portals": [B]}, {})
    play(t, "place blue ST-CRY-2", "collect")
    assert drawn(t, B) == "blue"
    assert "blue" not in drawn(t, A) + bag(t, A)


@rule("G-8.11")
def test_the_neighbour_is_chosen_before_portal_and_wraith() -> None:
    t = groves({"drawn": "white*2", "base": True}, {}, {})
    play(t, "place white tree-portal")
    assert (realm(t, A)["portals"], bag(t, A)) == ([], "")
    with pytest.raises(IllegalAction):
        play(t, "place white ST-CRY-2")
    play(t, "portal left")
    assert [event.b for event in t.log or [] if event.kind == events.PORTAL_OPENED] == [1]
    assert "ST-CRY-2" in targets(t, "white")  # from the next placement on
