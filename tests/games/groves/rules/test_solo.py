"""Chapter 14: the solo game."""

from __future__ import annotations

import pytest

from games.groves.editions import changed, giving
from games.groves.scene import (
    FULL,
    GAME,
    at_the_wraith_draw,
    bag,
    bought,
    crystals,
    drawn,
    elements,
    groves,
    legal,
    play,
    row,
    solo,
    targets,
)
from rule import rule
from spinney.games.groves import Groves
from spinney.games.groves.terms import events


@rule("G-14.1")
def test_three_crystals_and_any_resource_grove() -> None:
    t = GAME.start(1, seed=1)
    assert crystals(t) == [3]
    assert legal(t) == ["choose ST-YEL", "choose ST-ORA", "choose ST-GRE", "choose ST-BLU"]


@rule("G-14.2")
def test_cards_that_need_a_wraith_are_removed() -> None:
    t = GAME.start(1, seed=1)
    ids = {t.content.summoning[card].id for card in t.deck.cards()}
    assert ids == {f"SUM-{n:02}" for n in range(1, 17)} - {"SUM-11", "SUM-12", "SUM-13", "SUM-14"}


@rule("G-14.3", "groves/R-20")
def test_all_groves_are_used_in_a_row_of_four() -> None:
    seen = GAME.view(GAME.start(1, seed=1), 0)
    assert (len(seen["row"]), seen["stack"], len(seen["unseen"])) == (4, 24, 24)
    three = Groves(changed("three", ("row = 4\nswept", "row = 3\nswept")))  # the number of slots is data
    assert len(three.view(three.start(1, seed=1), 0)["row"]) == 3


@rule("G-14.4")
def test_the_bags_at_the_start() -> None:
    t = play(GAME.start(1, seed=1), "choose ST-BLU")
    words = sorted(f"{bag(t, 0)} {drawn(t, 0)}".split())
    assert words == ["blue", *["white"] * 8]
    assert {name: n for name, n in solo(t)["bag"].items() if n} == {"white": 8, "wraith": 1}
    assert (t.supply.spirits[0], t.supply.spirits[5]) == (16, 12)


@rule("G-14.5")
def test_the_hollows_begin_at_14_and_rise_by_one() -> None:
    tracks = [solo(groves({"drawn": "white"}, hollows=hollows)) for hollows in range(10)]
    assert [track["to_beat"] for track in tracks] == [*range(14, 24)]
    assert {track["spaces"] for track in tracks} == {10}


@rule("G-14.6")
def test_a_solo_tree_has_no_portal_area() -> None:
    t = groves({"drawn": "white blue"}, crown=0)
    play(t, "place white ST-CRY-1", "leave")
    assert targets(t, "blue") == {"tree-groves", "tree-bonus", "ST-SPI-1", "ST-YEL"}


@rule("G-14.6")
def test_all_spirits_are_placed_before_the_wraith_draw() -> None:
    t = groves({"drawn": "white", "bag": "blue", "groves": "BLU-4", "cards": "SUM-10"}, wraith_bag="white*3")
    play(t, "place white BLU-4", "collect")
    assert drawn(t, 0) == "blue"  # an extra draw comes first
    assert events.WRAITHS_DRAWN not in [event.kind for event in t.log or []]
    play(t, "place blue ST-CRY-1", "leave")
    assert events.WRAITHS_DRAWN in [event.kind for event in t.log or []]


@rule("G-14.7", "groves/R-21")
def test_you_keep_the_crown_and_pay_the_supply() -> None:
    t = groves(
        {"drawn": "white*2", "bag": "blue", "crystals": 4, "elements": [9, 9, 9]},
        wraith_bag="white*3",
        row=FULL,
    )
    assert "tree-groves" not in targets(t, "white")
    supply = t.supply.crystals
    play(t, "place white ST-CRY-1", "leave", "place white tree-groves", "buy 4")
    assert (crystals(t), t.supply.crystals, bought(t, 0)) == ([0], supply + 4, ["BLU-1"])
    assert (t.round, t.crown) == (4, 0)
    assert "tree-groves" not in targets(t, "blue")  # every round anew
    free = Groves(changed("free", ("crown = true", "crown = false")))
    assert "tree-groves" in targets(groves({"drawn": "white"}, game=free), "white")
    assert "tree-groves" not in targets(groves({"drawn": "white"}, {}, game=free), "white")  # alone


@rule("G-14.8", "G-14.9")
def test_drawn_wraiths_settle_and_the_rest_returns_with_one_more() -> None:
    t = at_the_wraith_draw("wraith*2 white", bag="white")
    assert solo(t)["hollows"] == 2  # without a question, as there is nothing else to do
    assert {name: n for name, n in solo(t)["bag"].items() if n} == {"white": 1, "wraith": 1}
    assert t.supply.spirits[5] == 13 - 2 - 1
    assert t.round == 4


@rule("G-14.9")
def test_without_wraiths_in_the_supply_none_is_added() -> None:
    t = groves(
        {"drawn": "white", "bag": "white"},
        wraith_bag="wraith*8 white*2",
        hollows=5,
        chance=[8, 8, 0, *[0] * 4],
    )
    assert t.supply.spirits[5] == 0
    play(t, "place white ST-SPI-1", "leave")
    assert (solo(t)["hollows"], solo(t)["bag"]["wraith"], solo(t)["bag"]["white"]) == (7, 6, 2)


@rule("G-14.10")
@pytest.mark.parametrize(
    ("before", "kept", "removed"),
    [(FULL, ["GRE-1", "BLU-1"], ["YEL-1", "ORA-1"]), ("YEL-1 ORA-1 - BLU-1", ["BLU-1"], ["YEL-1", "ORA-1"]),
     ("- ORA-1 GRE-1 -", ["GRE-1"], ["ORA-1"]), ("- - - BLU-1", ["BLU-1"], [])],
)  # fmt: skip
def test_the_first_two_slots_are_cleared(before: str, kept: list[str], removed: list[str]) -> None:
    t = groves({"drawn": "white"}, wraith_bag="white*3", row=before, stack=9)
    play(t, "place white ST-SPI-1", "leave")
    assert GAME.view(t, 0)["removed"] == removed
    assert row(t)[: len(kept)] == kept
    assert t.stack == 9 - (4 - len(kept))


@rule("G-14.11")
def test_spirits_go_home_and_wraiths_stay_in_the_hollows() -> None:
    t = groves({"drawn": "blue*2"}, wraith_bag="white*3", hollows=3)
    before = t.supply.spirits[4]
    play(t, "place blue ST-SPI-1", "leave", "place blue tree-groves")
    assert (drawn(t, 0), t.supply.spirits[4], solo(t)["hollows"]) == ("blue", before + 1, 3)


@rule("G-14.6", "G-14.9", "G-14.10", "G-14.11")
def test_wraith_draw_then_row_then_the_way_home() -> None:
    t = groves({"drawn": "blue"}, wraith_bag="white*3", row=FULL)
    play(t, "place blue ST-SPI-1", "leave")
    steps = (
        events.PLACED, events.WRAITHS_DRAWN, events.WRAITH_ADDED, events.GROVE_REMOVED, events.GROVE_SHOWN,
        events.SWEPT, events.ROUND_BEGINS,
    )  # fmt: skip
    told = [event.kind for event in t.log or [] if event.kind in steps]
    assert list(dict.fromkeys(told)) == [*steps]
    assert events.CROWN_PASSES not in [event.kind for event in t.log or []]


@rule("G-14.12", "groves/R-22", "groves/D-8")
def test_of_two_spirits_one_may_go_to_the_wraith_bag() -> None:
    t = groves({"drawn": "white*2", "groves": "GRE-4"}, wraith_bag="white*3")
    play(t, "place white GRE-4", "collect")  # spirit:2
    names = ("white", "yellow", "orange", "green", "blue")
    assert legal(t) == [*[f"spirit {name}" for name in names], *[f"send {name}" for name in names]]
    play(t, "send white")
    assert legal(t) == [f"spirit {name}" for name in names]
    play(t, "spirit blue")
    assert (bag(t, 0), solo(t)["bag"]["white"]) == ("blue", 4)


@rule("G-14.12", "groves/R-22")
def test_the_limit_is_for_each_reward_and_white_rewards_are_yours() -> None:
    t = groves(
        {"drawn": "green white", "groves": "GRE-3"}, wraith_bag="white*3", game=giving("spirit:1", "spirit:2")
    )
    play(t, "place green GRE-3", "collect", "send white", "collect", "send white", "spirit white")
    assert (solo(t)["bag"]["white"], bag(t, 0)) == (5, "white")
    t = groves({"drawn": "green white", "groves": "GRE-3"}, wraith_bag="white*3", game=giving("white:2"))
    play(t, "place green GRE-3", "collect")
    assert (bag(t, 0), legal(t)[0].split()[0]) == ("white white", "place")


@rule("G-14.13")
def test_one_of_each_colour_white_without_limit_and_no_wraith() -> None:
    t = groves({"drawn": "white*3", "groves": "GRE-4"}, wraith_bag="white*3")
    play(t, "place white ST-SPI-1", "collect", "send green", "place white GRE-4", "collect")
    assert "send green" not in legal(t)
    assert {"spirit green", "send white", "send blue"} <= {*legal(t)}
    assert not any("wraith" in text for text in legal(t))


@rule("G-14.14", "groves/R-23")
@pytest.mark.parametrize(("left", "marked"), [(5, 1), (1, 0)])
def test_a_second_spirit_marks_the_colour(left: int, marked: int) -> None:
    t = groves({"drawn": "white*2", "bag": f"green*{12 - left}"}, wraith_bag="white*3")
    play(t, "place white ST-SPI-1", "collect", "send green")
    assert t.supply.spirits[3] == left - 1 - marked
    assert (solo(t)["markers"], solo(t)["bag"]["green"]) == (["green"], 1)
    assert GAME.inventory(t) == GAME.box(t)


@rule("G-14.15", "groves/R-24", "groves/D-14")
def test_the_order_is_yours() -> None:
    t = at_the_wraith_draw("wraith yellow blue", hollows=1, crystals=2)
    assert (t.seat, legal(t)) == (0, ["settle", "recall", "repel"])
    later = play(t.clone(), "settle", "recall")  # the power hits the wraith just placed
    assert solo(later)["hollows"] == 1
    play(t, "recall", "settle")
    assert solo(t)["hollows"] == 1
    assert solo(t)["bag"]["wraith"] == solo(later)["bag"]["wraith"] == 2


@rule("G-14.16", "groves/R-42")
def test_recall() -> None:
    t = at_the_wraith_draw("white*2 yellow", hollows=3, crystals=5)
    assert legal(t) == ["recall", "finish"]
    supply = t.supply.crystals
    play(t, "recall")
    assert (solo(t)["hollows"], crystals(t), t.supply.crystals) == (2, [3], supply + 2)
    assert solo(t)["bag"]["wraith"] == 1 + 1  # the recalled one, and the one that joins


@rule("G-14.17")
def test_spawn() -> None:
    t = at_the_wraith_draw("white*2 orange")
    assert legal(t) == ["spawn", "finish"]
    supply = t.supply.spirits[0]
    play(t, "spawn")
    assert (solo(t)["bag"]["white"], t.supply.spirits[0]) == (3, supply - 1)


@rule("G-14.18", "groves/D-14")
def test_banish() -> None:
    t = at_the_wraith_draw("white*2 green", hollows=3, elements=[1, 0, 3])
    assert legal(t) == ["banish", "finish"]
    play(t, "banish")
    assert legal(t) == ["pay earth", "pay water"]
    assert solo(t)["hollows"] == 3  # not before it is paid
    play(t, "pay earth")
    assert (solo(t)["hollows"], solo(t)["gone"], elements(t, 0)) == (2, 1, [0, 0, 2])
    assert solo(t)["bag"]["wraith"] == 1
    assert GAME.inventory(t) == GAME.box(t)


@rule("G-14.19", "groves/R-41")
def test_repel() -> None:
    t = at_the_wraith_draw("wraith*2 blue")
    assert legal(t) == ["settle", "repel"]
    other = play(t.clone(), "repel")  # then the second wraith must be placed
    assert (solo(other)["hollows"], solo(other)["bag"]["wraith"]) == (1, 1 + 1)
    play(t, "settle")
    assert legal(t) == ["settle", "repel"]
    play(t, "settle")
    assert solo(t)["hollows"] == 2  # what is placed cannot be repelled
    assert t.round == 4


@rule("G-14.20", "G-14.27")
@pytest.mark.parametrize(
    ("drawn", "hollows", "crystals", "elements", "usable"),
    [
        ("yellow", 1, 2, [0, 0, 0], "recall"), ("yellow", 0, 2, [0, 0, 0], ""),
        ("yellow", 1, 1, [0, 0, 0], ""),
        ("green", 1, 0, [1, 0, 1], "banish"), ("green", 0, 0, [2, 2, 2], ""), ("green", 1, 0, [0, 1, 0], ""),
        ("orange", 0, 0, [0, 0, 0], "spawn"), ("blue", 5, 9, [5, 5, 5], ""), ("white", 5, 9, [5, 5, 5], ""),
    ],
)  # fmt: skip
def test_when_a_power_can_be_used(
    drawn: str, hollows: int, crystals: int, elements: list[int], usable: str
) -> None:
    t = at_the_wraith_draw(f"white*2 {drawn}", hollows, crystals=crystals, elements=elements)
    assert legal(t) == [usable, "finish"] if usable else legal(t)[0].startswith("place")


@rule("G-14.27")
def test_spawn_needs_a_white_spirit_in_the_supply() -> None:
    t = at_the_wraith_draw("white*2 orange", bag="white*29")
    assert legal(t)[0].startswith("place")
    last = at_the_wraith_draw("white*2 orange", bag="white*28")
    assert (last.supply.spirits[0], legal(last)) == (1, ["spawn", "finish"])


@rule("G-14.21")
def test_the_final_round_ends_with_the_wraith_draw() -> None:
    t = at_the_wraith_draw("wraith white yellow", stack=0, crystals=2, elements=[0, 0, 0])
    assert (t.final, legal(t)) == (True, ["recall", "finish"])
    play(t, "finish")
    assert (t.over, row(t), solo(t)["hollows"]) == (True, FULL.split(), 1)
    assert t.spirit.count(0) == 1  # the white spirit stands where it was placed


@rule("G-14.21")
def test_the_trigger_is_an_empty_stack() -> None:
    t = groves({"drawn": "white", "bag": "white"}, wraith_bag="white*3", row=FULL, stack=2)
    play(t, "place white ST-SPI-1", "leave")
    assert (t.stack, t.final, t.over) == (0, True, False)


@rule("G-14.22", "G-14.29", "groves/R-56")
def test_a_wraith_without_a_space_loses_at_once() -> None:
    t = at_the_wraith_draw("wraith white*2", hollows=10, dominion=50)
    assert (t.over, t.winners) == (True, [])
    drawn = solo(t)["drawn"]
    assert (solo(t)["hollows"], drawn["wraith"], drawn["white"]) == (10, 1, 2)  # no return
    assert t.round == 3
    assert not {events.SCORED, events.GROVE_REMOVED, events.SWEPT} & {event.kind for event in t.log or []}


@rule("groves/R-56")
def test_powers_of_the_same_draw_may_avert_the_loss() -> None:
    t = at_the_wraith_draw("wraith blue yellow", hollows=10, crystals=2)
    assert legal(t) == ["settle", "recall", "repel"]
    saved = play(t.clone(), "repel", "finish")
    assert not saved.over
    saved = play(t.clone(), "recall", "settle")  # a space is free again, and taken
    assert (saved.over, solo(saved)["hollows"]) == (False, 10)
    play(t, "settle")
    assert (t.over, t.winners) == (True, [])


@rule("G-14.23")
@pytest.mark.parametrize(("hollows", "winners"), [(10, []), (9, [0])])
def test_full_hollows_lose_whatever_the_score(hollows: int, winners: list[int]) -> None:
    t = at_the_wraith_draw("white*3", hollows=hollows, stack=0, dominion=60)
    assert (t.over, t.winners) == (True, winners)


@rule("G-14.24")
@pytest.mark.parametrize(
    ("hollows", "points", "won"), [(0, 14, False), (0, 15, True), (5, 19, False), (5, 20, True)]
)
def test_more_points_than_the_lowest_exposed_value_win(hollows: int, points: int, won: bool) -> None:
    t = at_the_wraith_draw("white*3", hollows=hollows, stack=0, dominion=points, elements=[0, 0, 0])
    assert (t.over, t.scores, t.winners) == (True, [points], [0] if won else [])


@rule("G-14.25", "groves/R-25", "groves/R-43")
@pytest.mark.parametrize(("mine", "owner"), [("blue", 0), ("white", -1)])
def test_a_trophy_needs_one_of_its_kind(mine: str, owner: int) -> None:
    t = groves(
        {"drawn": "white", "bag": mine}, wraith_bag="white*2 blue", realm_cards="RLM-04 RLM-05", stack=0
    )
    play(t, "place white ST-SPI-1", "leave")
    assert t.over
    assert t.card_owner == [owner, -1]  # the wraith bag's blue one does not count, nor does a starting grove


@rule("G-14.25")
def test_lightning_in_a_solo_game() -> None:
    t = groves(
        {"drawn": "white", "groves": "YEL-1", "crystals": 1, "elements": [9, 9, 9]},
        wraith_bag="white*3",
        row="YEL-2",
        realm_cards="RLM-06",
        crown_placed=1,
    )
    play(t, "place white tree-groves", "buy 1")
    assert t.card_owner == [0]


@rule("G-14.26", "groves/R-24")
def test_finish_waits_for_the_wraiths_and_powers_lapse() -> None:
    t = at_the_wraith_draw("wraith orange green", hollows=1, elements=[2, 2, 2])
    assert legal(t) == ["settle", "spawn", "banish"]
    play(t, "settle")
    assert legal(t) == ["spawn", "banish", "finish"]
    play(t, "finish")
    assert (t.round, solo(t)["ready"], solo(t)["hollows"]) == (4, [], 2)


@rule("G-14.27")
def test_a_colour_gives_its_power_once() -> None:
    t = at_the_wraith_draw("white orange green", hollows=1, elements=[2, 2, 2])
    play(t, "spawn")
    assert legal(t) == ["banish", "finish"]


@rule("G-14.28")
def test_what_a_power_puts_into_the_wraith_bag_is_not_of_this_draw() -> None:
    t = at_the_wraith_draw("wraith blue yellow", hollows=2, crystals=4)
    play(t, "repel")
    assert (solo(t)["drawn"]["wraith"], solo(t)["bag"]["wraith"]) == (0, 1)
    assert legal(t) == ["recall", "finish"]
    play(t, "recall")
    assert (t.round, t.supply.crystals) == (4, 76 - 4 + 2)


@rule("G-14.30")
def test_the_wraith_bag_is_never_short() -> None:
    for seed in range(8):
        t = GAME.start(1, seed=seed)
        while not t.over:
            whites = solo(t)["bag"]["white"] + solo(t)["drawn"]["white"]
            assert whites >= 8
            t.play(t.options[(t.number * 7 + seed) % len(t.options)])
