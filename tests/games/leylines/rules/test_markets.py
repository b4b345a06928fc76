"""Chapter 9: Markets."""

from __future__ import annotations

import pytest

from games.leylines.scene import (
    A,
    B,
    asked,
    at,
    cubes,
    four,
    gold,
    legal,
    named,
    night,
    on,
    play,
    player,
    told,
)
from rule import rule


@rule("L-9.2", "leylines/R-28")
@pytest.mark.parametrize(
    ("cubes_", "items", "friends", "open_"),
    [
        ("GW", "", "", True),
        ("G", "", "", False),
        ("GB", "potion", "", True),
        ("BB", "potion", "", False),
        ("BB", "", "F04", True),
        ("G", "companion", "F15", False),  # what they could bring does not count
    ],
)
def test_who_may_enter(cubes_: str, items: str, friends: str, open_: bool) -> None:
    t = four(
        {"at": "c01", "dice": "1", "cubes": cubes_, "items": items, "friends": friends, "contracts": "K01"},
        cubes={"MS1": "W", "F": "W"},
    )
    if asked(t) == "start":
        play(t, "move 1")
    assert ("MS1" in named(t, "to")) == open_


@rule("L-9.2")
def test_a_used_potion_does_not_count() -> None:
    t = four(
        {"at": "c01", "dice": "1", "cubes": "GB", "items": "potion", "flipped": "potion", "contracts": "K01"}
    )
    assert "MS1" not in named(t, "to")


@rule("L-9.3", "leylines/D-19")
def test_at_least_one_and_then_any_number() -> None:
    t = four({"at": "c01", "dice": "1", "gold": 0, "cubes": "GWPBR", "contracts": "K01 K04 K02"})
    play(t, "to MS1")
    assert legal(t) == ["complete K01", "complete K04"]  # no way to stop yet
    play(t, "complete K04")
    assert legal(t) == ["complete K01", "stop"]
    assert (gold(t)[A], night(t)) == (0, [])  # once for the visit, at its end
    play(t, "stop")
    assert (gold(t)[A], len(night(t)), cubes(t, A)) == (8, 1, "GW")


@rule("L-9.5", "leylines/R-30")
def test_a_stay_may_complete_and_need_not() -> None:
    t = four({"at": "MS1", "dice": "1", "gold": 0, "cubes": "GW", "contracts": "K01"})
    play(t, "to MS1")
    assert legal(t) == ["complete K01", "stop"]
    play(t, "stop")
    assert (player(t, A)["completed"], t.seat) == ([], B)


@rule("L-9.4", "L-9.2")
def test_cubes_of_the_market_first_then_contracts() -> None:
    t = four(
        {"at": "c01", "dice": "1", "quick": 2, "gold": 0, "cubes": "GWYW", "contracts": "K01 K02"},
        cubes={"MS1": "WB"},
    )
    play(t, "to MS1")
    assert legal(t) == ["take blue", "take white", "leave"]
    play(t, "take white", "complete K01", "complete K02")
    assert (gold(t)[A], on(t, "MS1")) == (5 + 8 + 4, "B")


@rule("L-9.7")
@pytest.mark.parametrize(
    ("contracts", "held", "earned"),
    [("K01", "GW", 5), ("K01 K04", "GWPBR", 13 + 4), ("K01 K02 K04 SM1", "GWYWWPBRPB", 26 + 9)],
)
def test_the_bonus_of_a_visit(contracts: str, held: str, earned: int) -> None:
    t = four({"at": "c01", "dice": "1", "gold": 0, "cubes": held, "contracts": contracts, "items": "satchel"})
    play(t, "to MS1")
    while asked(t) == "contract":
        t.play(t.options[0])
    assert gold(t)[A] == earned


@rule("L-9.8")
def test_a_night_card_for_every_contract_also_in_the_last_round() -> None:
    t = four(
        {"at": "c01", "dice": "1", "cubes": "GWPB", "contracts": "K01 SM1"}, round=4, night_deck="N03 N21 N04"
    )
    play(t, "to MS1", "complete SM1", "complete K01")
    assert night(t) == ["N03", "N21"]


@rule("L-9.9")
def test_without_any_night_card_none_is_drawn() -> None:
    t = four({"at": "c01", "dice": "1", "cubes": "GW", "contracts": "K01"}, night_deck="")
    play(t, "to MS1")
    assert (night(t), player(t, A)["completed"]) == ([], ["K01"])


@rule("L-9.10", "leylines/R-32", "leylines/R-39", "L-13.1")
def test_two_visits_of_a_turn_do_not_add_up_but_negotiators_count_both() -> None:
    t = four(
        {
            "at": "c01",
            "dice": "1",
            "gold": 0,
            "cubes": "GWYRPG",
            "contracts": "K01 K08 K15",
            "friends": "F01 F02 F10 F11",
        }
    )
    play(t, "move 1", "to MS1", "stop", "negotiators 1")
    assert gold(t)[A] == 5 + 2
    play(t, "use secret-route", "to MS2", "stop", "negotiators 0")
    assert gold(t)[A] == 7 + 5 + 2  # no bonus; the first Negotiator counts this Contract, too
    play(t, "use secret-route", "to MS3", "negotiators 1")
    assert gold(t)[A] == 14 + 5 + 2 + 3 * 2  # the second one counts all three
    assert player(t, A)["friends"] == []


@rule("L-13.9", "leylines/R-43")
def test_accountants_count_contracts_not_cubes() -> None:
    t = four(
        {"at": "c03", "dice": "1", "gold": 0, "cubes": "PWW", "contracts": "K09", "friends": "F28 F23 F24"}
    )
    play(t, "to MS2")
    assert gold(t)[A] == 8 + 2 + 2  # white and purple once each, and blue not


@rule("L-15.4", "L-15.1", "leylines/R-47")
def test_a_market_visit_is_a_window_before_between_and_after_contracts() -> None:
    t = four(
        {
            "at": "c01",
            "dice": "1",
            "cubes": "GWPB",
            "contracts": "K01 SM1",
            "friends": "F15 F18 F20",
            "items": "companion",
        },
        cubes={"F": "P", "G": "B"},
    )
    play(t, "move 1", "to MS1")
    goods = ["use companion", "use shadow-market", "use special-delivery"]
    assert legal(t) == [*goods, "complete K01", "complete SM1"]
    play(t, "complete K01")
    everything = ["use companion", "use pathfinder", *goods[1:]]
    assert legal(t) == [*everything, "complete SM1", "stop"]
    play(t, "complete SM1")
    assert legal(t) == [*[use for use in everything if use != "use shadow-market"], "stop"]
    play(t, "stop")
    assert asked(t) == "end"
    assert set(named(t, "use")) == {"companion", "pathfinder", "special-delivery"}


@rule("L-5.9")
def test_a_pair_that_pays_counts_as_two_cubes_against_the_limit() -> None:
    t = four(
        {
            "at": "c01",
            "dice": "1",
            "quick": 2,
            "cubes": "RRRRRRRR",
            "contracts": "K02",
        },  # YWW: six of the reds
        cubes={"MS1": "P"},
        two_for_one=True,
    )
    play(t, "to MS1", "take purple")
    assert legal(t) == ["drop purple", "drop red"]
    play(t, "drop red")
    assert asked(t) == "payment" or player(t, A)["completed"] == ["K02"]


def test_the_standee_stays_where_it_completed() -> None:
    t = four({"at": "c01", "dice": "1", "cubes": "GW", "contracts": "K01"})
    play(t, "to MS1")
    assert (at(t, A), len(told(t, "completed"))) == ("MS1", 1)
