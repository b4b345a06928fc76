"""Chapters 4 and 13: the round, its steps and their order."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from games.groves.editions import changed
from games.groves.scene import (
    GAME,
    bag,
    crystals,
    drawn,
    elements,
    face_down,
    groves,
    legal,
    play,
    realm,
    revealed,
    row,
    standing,
    targets,
)
from rule import rule
from spinney.engine.chance import ScriptedChance
from spinney.games.groves import Groves
from spinney.games.groves.rules.bags import draw_spirits
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import events

A, B, C, D = range(4)
FULL = "YEL-1 ORA-1 GRE-1 BLU-1"
WHITE_CARD = Groves(changed("white card", ('needs = "yellow:2"', 'needs = "white:2"')))


def told(t: GrovesTable, *kinds: int) -> list[int]:
    """The kinds of events that happened, in order, of those asked for."""
    return [event.kind for event in t.log or [] if event.kind in kinds]


@rule("G-4.1")
def test_a_draw_is_uniform_over_tokens() -> None:
    t = groves({"drawn": "white"}, {})
    found: Counter[tuple[int, ...]] = Counter()
    for script in product(range(4), range(3), range(2)):
        t.chance = ScriptedChance([*script])
        left = [2, 0, 0, 0, 2, 0]
        got = draw_spirits(t, left, 3)
        assert [a + b for a, b in zip(left, got, strict=True)] == [2, 0, 0, 0, 2, 0]
        found[got[0], got[4]] += 1
    assert found == {(2, 1): 12, (1, 2): 12}


@rule("G-4.1", "G-13.2")
def test_all_draw_three_before_the_first_placement() -> None:
    t = groves({"bag": "white*5"}, {"bag": "white*4 blue"}, {"bag": "white*9"}, begin=True)
    assert [len(drawn(t, seat).split()) for seat in range(3)] == [3, 3, 3]
    assert told(t, events.DREW, events.PLACED, events.PLACED_ON_TREE) == [events.DREW] * 3


@rule("G-4.2")
@pytest.mark.parametrize("few", ["white", "blue green"])
def test_a_small_bag_is_drawn_whole(few: str) -> None:
    t = groves({"bag": few}, {}, begin=True)
    assert sorted(drawn(t, A).split()) == sorted(few.split())
    assert bag(t, A) == ""


@rule("G-4.3", "groves/R-6")
def test_white_spirits_for_an_empty_bag_are_no_draw_and_complete_no_card() -> None:
    t = groves({"cards": "SUM-07"}, {"cards": "SUM-08"}, begin=True, game=WHITE_CARD)
    assert drawn(t, A) == "white white"
    assert (revealed(t, A), face_down(t, A)) == ([], ["SUM-07"])
    t = groves({"cards": "SUM-07", "bag": "white white"}, {}, begin=True, game=WHITE_CARD)
    assert revealed(t, A) == ["SUM-07"]  # the same spirits from the bag do


@rule("G-4.4", "G-10.13")
def test_cards_of_all_players_are_checked_before_the_first_placement() -> None:
    t = groves(
        {"cards": "SUM-01", "bag": "yellow orange"},
        {"cards": "SUM-10", "bag": "blue*3"},
        {"cards": "SUM-16", "bag": "green*3"},
        begin=True,
    )
    assert t.number == 0
    assert [revealed(t, seat) for seat in range(3)] == [["SUM-01"], ["SUM-10"], ["SUM-16"]]


@rule("G-4.5")
def test_turns_go_round_and_skip_who_has_nothing_to_place() -> None:
    t = groves({"drawn": "white"}, {"drawn": "white*3"}, {}, {"drawn": "white*2"}, crown=B)
    order = []
    while t.round == 3:
        assert all(text.startswith("place ") for text in legal(t))  # no pass
        order.append(t.seat)
        play(t, "place white tree-portal")
        if t.options and legal(t)[0].startswith("portal"):
            play(t, "portal left")
    assert order == [B, D, A, B, D, B]


@rule("G-4.6")
def test_any_unplaced_spirit_may_be_placed() -> None:
    t = groves({"drawn": "white blue wraith"}, {})
    assert {text.split()[1] for text in legal(t)} == {"white", "blue", "wraith"}
    play(t, "place wraith ST-CRY-1", "leave")
    assert {text.split()[1] for text in legal(t)} == {"white", "blue"}


@rule("G-4.7")
def test_sweep_then_row_then_crown_then_the_next_round() -> None:
    t = groves({"drawn": "white"}, {}, row=FULL)
    play(t, "place white ST-CRY-1", "leave")
    steps = (events.SWEPT, events.GROVE_REMOVED, events.GROVE_SHOWN, events.CROWN_PASSES, events.ROUND_BEGINS)
    assert told(t, *steps) == [events.SWEPT, events.SWEPT, *steps[1:]]


@rule("G-4.7.1", "groves/R-34", "groves/R-49")
def test_spirits_go_to_the_owner_of_the_realm_and_from_the_tree_to_the_supply() -> None:
    t = groves(
        {"drawn": "blue yellow", "portals": [B], "standing": {"ST-CRY-1": "wraith"}},
        {"drawn": "orange", "standing": {"ST-SPI-2": "wraith"}},
    )
    before = [int(number) for number in t.supply.spirits]
    play(t, "place blue ST-CRY-2", "leave", "place orange tree-portal")
    assert [int(number) for number in t.supply.spirits] == before  # not during the round
    play(t, "place yellow ST-SPI-1", "leave")
    assert t.supply.spirits[2] == before[2] + 1
    assert (drawn(t, A), drawn(t, B)) == ("yellow", "blue")  # each bag got one, whoever placed it
    assert [standing(t, word) for word in ("ST-CRY-1", "ST-SPI-2", "ST-CRY-2")] == ["wraith", "wraith", ""]


@rule("G-4.7.2", "groves/R-33")
@pytest.mark.parametrize(
    ("before", "kept", "removed"),
    [
        (FULL, ["ORA-1", "GRE-1", "BLU-1"], ["YEL-1"]),
        ("- ORA-1 - BLU-1", ["ORA-1", "BLU-1"], []),
        ("YEL-1 - - BLU-1", ["BLU-1"], ["YEL-1"]),
        ("- - - -", [], []),
    ],
)
def test_an_unbought_first_grove_leaves_and_the_rest_slides(
    before: str, kept: list[str], removed: list[str]
) -> None:
    t = groves({"drawn": "white"}, {}, row=before, stack=9)
    play(t, "place white tree-portal")
    assert row(t)[: len(kept)] == kept
    assert GAME.view(t, -1)["removed"] == removed
    assert (t.stack, "" in row(t)) == (9 - (4 - len(kept)), False)


@rule("G-4.7.3", "G-13.1")
def test_the_crown_passes_clockwise() -> None:
    t = groves({"drawn": "white"}, {}, {}, crown=C)
    play(t, "place white tree-portal")
    assert (t.crown, t.seat) == (A, A)  # from the last seat to the first
    t = groves({"drawn": "white"}, {}, {}, crown=A)
    play(t, "place white tree-portal")
    assert (t.crown, t.seat) == (B, B)


@rule("G-4.8", "groves/R-53")
@pytest.mark.parametrize(("crown", "taken"), [(A, [2, 1]), (B, [1, 2]), (C, [1, 2])])
def test_empty_bags_take_in_turn_order(crown: int, taken: list[int]) -> None:
    t = groves({"bag": ""}, {"bag": "white*29"}, {"bag": ""}, begin=True, crown=crown)
    assert [len(drawn(t, seat).split()) for seat in (A, C)] == taken


@rule("G-4.9", "G-3.5")
def test_a_grove_rewards_once_a_round() -> None:
    t = groves({"drawn": "wraith white", "bag": "white*6", "groves": "BLU-4"}, {})
    play(t, "place wraith BLU-4", "collect", "leave")
    assert len(drawn(t, A).split()) == 3
    play(t, "place white BLU-4")  # displaces the wraith, and draws nothing
    assert len(drawn(t, A).split()) == 2
    assert "BLU-4" not in targets(t, "white")


@rule("G-13.1")
def test_turns_go_clockwise_and_the_left_neighbour_is_next() -> None:
    t = groves({"drawn": "white", "base": True}, {"drawn": "white", "base": True}, {}, crown=A)
    play(t, "place white tree-portal", "portal left")
    assert realm(t, A)["portals"] == [B]
    assert t.seat == B
    play(t, "place white tree-portal", "portal right")
    assert realm(t, B)["portals"] == [A]


@rule("G-13.3")
def test_everything_a_placement_causes_is_finished_before_the_next_turn() -> None:
    t = groves(
        {"drawn": "blue white white", "base": True, "groves": "BLU-5", "crystals": 4, "elements": [5, 5, 5]},
        {"drawn": "white*3"},
        {},
        row=FULL,
    )
    seats = []
    for text in (
        "place blue BLU-5", "collect", "collect", "spirit white", "place white tree-portal",
        "place white tree-groves", "buy 1", "place white tree-portal", "portal left",
        "place white tree-portal", "portal left",
    ):  # fmt: skip
        seats.append(t.seat)
        play(t, text)
    assert seats == [A, A, A, A, B, A, A, B, B, A, A]


@rule("G-13.4")
def test_elements_then_crystals_then_the_hex_then_lightning() -> None:
    t = groves(
        {"drawn": "white", "groves": "YEL-1", "crystals": 2, "elements": [5, 5, 5]},
        {"drawn": "white"},
        row="ORA-1 YEL-2",
        realm_cards="RLM-06",
        crown=B,
    )
    play(t, "place white tree-portal", "place white tree-groves", "buy 2")
    steps = [
        (event.kind, event.a == 4) for event in t.log or []
        if event.kind in (events.PAID, events.BOUGHT, events.LIGHTNING_WON)
    ]  # fmt: skip
    assert steps == [
        *[(events.PAID, False)] * 3, (events.PAID, True), (events.BOUGHT, False),
        (events.LIGHTNING_WON, False),
    ]  # fmt: skip
    assert (crystals(t), elements(t, A)) == ([0, 2], [4, 3, 4])
