"""The rules of Groves at work: one short scene for each thing that can happen."""

from __future__ import annotations

import pytest

from games.groves.scene import CARDS, GAME, TILES, bag, groves, legal, play, sound
from rule import rule
from spinney.games.groves.takes import KEPT


@rule("G-2.4", "G-2.5", "G-2.6", "G-2.11", "groves/S-1")
def test_four_seats_begin_with_what_the_box_allows() -> None:
    t = GAME.start(4, seed=1, start=2)
    assert t.supply.spirits[0] == 0
    assert t.stack == 21
    assert len(t.unseen) == 21 + 3
    assert [realm.crystals for realm in t.realms] == [4, 1, 2, 3]
    assert t.supply.elements == [12, 12, 12]
    assert t.crown == 1
    sound(t)


@rule("G-2.8", "groves/S-2", "groves/D-1")
def test_resource_groves_are_chosen_against_the_clock() -> None:
    t = GAME.start(4, seed=1, start=1)
    asked = []
    while t.round == 0:
        asked.append(t.seat)
        t.play(t.options[0])
    assert asked == [3, 2, 1]  # the last one takes what is left
    assert t.realms[0].groves[-1] == TILES["ST-BLU"]


@rule("G-5.4", "groves/S-3")
def test_the_crowns_first_spirit_may_not_buy() -> None:
    t = groves({"drawn": "white white"}, {"drawn": "white"})
    assert "place white tree-groves" not in legal(t)
    assert {"place white tree-bonus", "place white tree-portal"} <= {*legal(t)}
    play(t, "place white tree-portal")
    assert "place white tree-groves" in legal(t)  # the other seat always may
    play(t, "place white tree-groves")
    assert "place white tree-groves" in legal(t)


@rule("G-9.3", "G-9.7", "groves/S-4")
def test_crystals_go_to_the_crown_and_the_crown_pays_the_supply() -> None:
    t = groves(
        {"drawn": "white white", "crystals": 0, "elements": [3, 3, 3]},
        {"drawn": "white", "crystals": 3, "elements": [3, 3, 3]},
        row="YEL-1 ORA-1 GRE-1 BLU-1",
    )
    before = t.supply.crystals
    play(t, "place white tree-portal", "place white tree-groves")
    assert legal(t) == ["buy 1", "buy 2", "buy 3", "pass"]
    play(t, "buy 3")
    assert [realm.crystals for realm in t.realms] == [3, 0]
    assert t.realms[1].elements == [1, 3, 2]
    play(t, "place white tree-groves", "buy 2")
    assert t.realms[0].crystals == 3 - 2
    assert t.supply.crystals == before + 2
    sound(t)


@rule("G-4.7.2", "groves/R-33", "groves/S-5")
@pytest.mark.parametrize(
    ("row", "left", "gone"),
    [("YEL-1 - GRE-1 BLU-1", ["GRE-1", "BLU-1"], 1), ("- ORA-1 GRE-1 BLU-1", ["ORA-1", "GRE-1", "BLU-1"], 0)],
)
def test_an_unbought_first_grove_leaves_and_the_row_slides(row: str, left: list[str], gone: int) -> None:
    t = groves({"drawn": "white"}, {}, row=row)
    play(t, "place white tree-portal")
    assert [tile["id"] for tile in GAME.view(t, 0)["row"]][: len(left)] == left
    assert len(t.discarded) == gone
    assert t.stack == 5 - (4 - len(left))
    sound(t)


@rule("G-6.3", "G-7.3", "groves/S-6")
@pytest.mark.parametrize(
    ("spirit", "bonus"), [("green", True), ("white", False), ("yellow", False), ("wraith", True)]
)
def test_a_matching_spirit_or_a_wraith_gets_the_bonus(spirit: str, bonus: bool) -> None:
    t = groves({"drawn": f"{spirit} white", "groves": "GRE-6"}, {})
    play(t, f"place {spirit} GRE-6", "collect", "gain light")
    assert (legal(t) == ["swap", "refuse"]) == bonus


@rule("G-6.4", "groves/S-7")
def test_the_bonus_is_offered_when_the_primary_is_left() -> None:
    t = groves({"drawn": "blue white", "groves": "BLU-3"}, {})
    play(t, "place blue BLU-3", "leave")
    assert legal(t) == ["collect", "leave"]
    play(t, "collect")
    assert t.realms[0].crystals == 2
    assert t.realms[0].elements == [2, 2, 2]


@rule("G-7.5", "G-7.6", "G-7.7", "groves/S-9")
def test_a_white_spirit_displaces_a_wraith_abroad() -> None:
    t = groves(
        {"standing": {"ST-CRY-1": "wraith"}},
        {"drawn": "white blue", "portals": [0]},
        chance=[0] * 20,
        stack=4,
    )
    assert "place white ST-CRY-1" in legal(t)
    assert "place blue ST-CRY-1" not in legal(t)
    play(t, "place white ST-CRY-1")
    assert bag(t, 1).endswith("wraith")
    assert t.realms[1].crystals == 0
    play(t, "place blue tree-bonus")
    play(t, legal(t)[0])
    assert "white" in bag(t, 0) or t.realms[0].drawn[0]


@rule("G-8.1", "G-8.3", "G-8.6", "G-8.7", "groves/S-10", "groves/S-30")
def test_a_portal_takes_two_placements_and_brings_a_wraith() -> None:
    t = groves({"drawn": "white white"}, {"drawn": "white"}, {"drawn": "white"})
    play(t, "place white tree-portal")
    assert t.realms[0].base == 1
    assert t.score(0) == t.leftovers(0)
    play(t, "place white tree-portal", "place white tree-portal", "place white tree-portal")
    assert legal(t) == ["portal left", "portal right"]
    play(t, "portal right")
    assert t.realms[0].portals == [2]
    assert "wraith" in bag(t, 0) or t.realms[0].drawn[5]
    assert t.portal_points(0) == 1
    sound(t)


@rule("G-6.20", "G-6.21", "groves/S-12")
def test_extra_spirits_are_placed_after_the_others_are_done() -> None:
    t = groves({"drawn": "white", "groves": "BLU-4", "bag": "yellow"}, {"drawn": "white"})
    play(t, "place white BLU-4", "collect", "place white tree-bonus")
    play(t, legal(t)[0])
    assert t.seat == 0
    assert {text.split()[1] for text in legal(t)} == {"yellow"}


@rule("G-6.23", "G-6.24", "groves/S-27")
def test_a_reward_that_can_do_nothing_is_not_asked() -> None:
    t = groves({"drawn": "green white", "groves": "GRE-3"}, {})
    t.supply.elements = [0, 0, 0]
    play(t, "place green GRE-3")
    assert legal(t)[0].startswith("place white")


@rule("G-10.2", "G-10.4", "groves/S-15")
def test_one_draw_completes_two_cards() -> None:
    t = groves({"drawn": "white", "bag": "yellow orange green"}, {}, deck="SUM-01 SUM-15 SUM-07")
    t.takes.add(0, -1, -1, 2)
    t.takes.add(0, -1, -1, 2)
    for take, card in enumerate(("SUM-01", "SUM-15")):
        t.takes.row[take * 9 + 3] = 0
        t.takes.set(take, KEPT, CARDS[card])
    t.deck.layers = t.deck.layers[:1]
    play(t, "place white tree-portal")
    assert t.summoning_points(0) == 2
    assert GAME.view(t, 1)["realms"][0]["revealed"] == ["SUM-01", "SUM-15"]


@rule("groves/S-22", "G-14.8", "G-14.9")
def test_a_drawn_wraith_settles_and_another_joins_the_bag() -> None:
    t = groves({"drawn": "white", "bag": "white"}, wraith_bag="white white wraith")
    play(t, "place white tree-bonus")
    play(t, legal(t)[0])
    solo = t.solo
    assert solo is not None
    assert solo.hollows == 1
    assert solo.bag == [2, 0, 0, 0, 0, 1]


@rule("groves/S-31", "G-14.26", "G-14.27")
def test_the_steps_of_a_wraith_draw() -> None:
    t = groves({"drawn": "white", "crystals": 2}, wraith_bag="wraith blue yellow")
    play(t, "place white tree-bonus")
    play(t, legal(t)[0])
    assert legal(t) == ["settle", "repel"]
    play(t, "settle")
    assert legal(t) == ["recall", "finish"]


@rule("groves/S-24", "G-14.12", "G-14.13")
def test_a_colour_goes_to_the_wraith_bag_once() -> None:
    t = groves({"drawn": "white white"}, wraith_bag="white white wraith")
    assert t.solo is not None
    t.solo.markers[4] = 1
    play(t, "place white ST-SPI-1", "collect")
    assert "spirit blue" in legal(t)
    assert "send blue" not in legal(t)
    assert {"spirit white", "send white"} <= {*legal(t)}
