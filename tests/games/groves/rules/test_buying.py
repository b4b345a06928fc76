"""Chapter 9: buying groves."""

from __future__ import annotations

import pytest

from games.groves.scene import (
    CONTENT,
    GAME,
    TILES,
    Realm,
    bought,
    crystals,
    elements,
    groves,
    legal,
    play,
    realm,
    row,
)
from rule import rule
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import events

A, B, C = range(3)
FULL = "YEL-1 ORA-1 GRE-1 BLU-1"


def buyer(elements: list[int], crystals: int, row: str = FULL, crown: int = B) -> GrovesTable:
    """A has just gone to the groves area; B has the crown, unless said otherwise."""
    mine: Realm = {"drawn": "white*2", "elements": elements, "crystals": crystals}
    t = groves(mine, {}, row=row, crown=crown, crown_placed=1)
    return play(t, "place white tree-groves")


@rule("G-9.1", "groves/D-9")
@pytest.mark.parametrize(
    ("elements", "crystals", "offered"),
    [
        ([9, 9, 9], 4, ["buy 1", "buy 2", "buy 3", "buy 4", "pass"]),
        ([9, 9, 9], 2, ["buy 1", "buy 2", "pass"]),
        ([1, 2, 0], 4, ["buy 1", "pass"]),  # YEL-1 alone
        ([0, 1, 2], 4, ["buy 4", "pass"]),  # BLU-1 alone
        ([2, 1, 1], 4, ["buy 2", "buy 3", "pass"]),
    ],
)
def test_what_can_be_paid_in_full_can_be_bought(
    elements: list[int], crystals: int, offered: list[str]
) -> None:
    assert legal(buyer(elements, crystals)) == offered


@rule("G-9.1", "G-9.6", "groves/D-9")
@pytest.mark.parametrize(
    ("elements", "crystals"), [([9, 9, 9], 0), ([0, 0, 0], 9), ([1, 1, 0], 9), ([0, 1, 2], 3)]
)
def test_who_can_pay_for_none_is_not_asked(elements: list[int], crystals: int) -> None:
    t = buyer(elements, crystals)
    assert legal(t)[0].startswith("place")
    assert (row(t), bought(t, A)) == (FULL.split(), [])
    assert events.BOUGHT_NOTHING not in [event.kind for event in t.log or []]


@rule("G-9.1")
def test_exactly_one_grove_a_placement() -> None:
    t = play(buyer([9, 9, 9], 9), "buy 1")
    assert (bought(t, A), legal(t)[0].split()[0]) == (["YEL-1"], "place")


@rule("G-9.2")
def test_elements_are_paid_in_exact_types_to_the_supply() -> None:
    t = play(buyer([4, 4, 4], 4), "buy 3")  # GRE-1: two earth, a water
    assert elements(t, A) == [2, 4, 3]
    assert [int(number) for number in t.supply.elements] == [20 - 2 - 4 + 2, 20 - 2 - 4, 20 - 2 - 4 + 1]


@rule("G-9.3", "G-9.7", "groves/R-38")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_the_slots_number_goes_to_the_crown_holder_or_to_the_supply(slot: int) -> None:
    t = buyer([9, 9, 9], 7)
    supply = t.supply.crystals
    play(t, f"buy {slot}")
    assert (crystals(t), t.supply.crystals) == ([7 - slot, slot], supply)
    t = play(buyer([9, 9, 9], 7, crown=A), f"buy {slot}")
    assert (crystals(t), t.supply.crystals) == ([7 - slot, 0], supply + slot)


@rule("G-9.4")
def test_slots_do_not_shift_during_a_round() -> None:
    t = groves(
        {"drawn": "white*2", "elements": [9, 9, 9], "crystals": 9}, {}, row=FULL, crown=B, crown_placed=1
    )
    play(t, "place white tree-groves", "buy 2")
    assert row(t) == ["YEL-1", "", "GRE-1", "BLU-1"]
    play(t, "place white tree-groves")
    assert legal(t) == ["buy 1", "buy 3", "buy 4", "pass"]


@rule("G-9.5", "groves/R-14")
def test_a_bought_grove_touches_the_realm() -> None:
    t = groves(
        {"drawn": "white*2", "elements": [9, 9, 9], "crystals": 9, "groves": "YEL-2 ORA-2 GRE-2 BLU-2 BLU-3"},
        {},
        row=FULL,
        crown=B,
    )
    play(t, "place white tree-groves", "buy 1")
    places = [tuple(grove["at"]) for grove in realm(t, A)["groves"]]
    assert (len(places), len({*places, (0, 0)})) == (9, 10)  # each its own hex, the Lore Stone in the middle
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    for at, (q, r) in enumerate(places):
        before = {(0, 0), *places[:at]}
        assert any((q + dq, r + dr) in before for dq, dr in steps)
    assert t.owner[TILES["YEL-1"]] == A


@rule("G-9.6")
def test_nothing_leaves_the_row_when_nothing_is_bought() -> None:
    t = play(buyer([9, 9, 9], 9), "pass")
    assert (row(t), crystals(t), elements(t, A)) == (FULL.split(), [9, 0], [9, 9, 9])


@rule("G-9.7")
def test_the_crown_holder_can_spend_the_price_in_the_same_round() -> None:
    t = groves(
        {"drawn": "white", "elements": [9, 9, 9], "crystals": 3},
        {"drawn": "white*2", "elements": [9, 9, 9], "crystals": 0},
        row=FULL,
        crown=B,
    )
    play(t, "place white tree-portal", "place white tree-groves", "buy 3", "place white tree-groves")
    assert legal(t) == ["buy 1", "buy 2", "pass"]


@rule("G-9.1")
def test_prices_are_those_of_the_document() -> None:
    assert [CONTENT.cost[TILES[word]] for word in ("YEL-7", "GRE-4", "BLU-4")] == [
        [2, 3, 2],
        [3, 0, 2],
        [0, 2, 3],
    ]
    assert GAME.label(buyer([9, 9, 9], 9), GAME.action("buy 4")).startswith("Buy Frostfern Nook")
