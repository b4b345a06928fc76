"""Chapter 15, "at any time": cards inside visits and auctions, and what is interrupted by them."""

from __future__ import annotations

import pytest

from games.leylines.scene import (
    GAME,
    PASSES,
    A,
    B,
    C,
    asked,
    at,
    cubes,
    four,
    gold,
    legal,
    leylines,
    named,
    night,
    on,
    play,
    player,
    shown_friends,
    sound,
    told,
)
from rule import rule
from spinney.games.leylines.state.table import LeylinesTable

ROUTES = "F10 F11"
PATH = "F20"


# Market visits.


@rule("leylines/S-43", "L-9.3", "L-9.7", "L-15.1", "leylines/R-47")
def test_a_companion_between_two_contracts_pays_the_second() -> None:
    t = four(
        {
            "at": "c01",
            "dice": "1",
            "gold": 0,
            "cubes": "GWGYRRRR",
            "contracts": "K01 K03",
            "items": "companion",
        },
        cubes={"F": "Y"},
    )
    play(t, "move 1", "to MS1", "complete K01")
    assert "complete K03" not in legal(t)
    play(t, "use companion", "complete K03")
    assert (gold(t)[A], cubes(t, A), len(night(t))) == (5 + 8 + 4, "RRRR", 2)
    sound(t)


@rule("L-9.12", "leylines/R-64", "L-15.2")
def test_whoever_owes_a_contract_cannot_leave_nor_sell_what_it_costs() -> None:
    t = four({"at": "c01", "dice": "1", "cubes": "GWR", "contracts": "K01", "friends": f"F18 F10 {PATH}"})
    play(t, "move 1", "to MS1")
    assert legal(t) == ["use shadow-market", "complete K01"]
    play(t, "use shadow-market")
    assert [sold[1] for sold in told(t, "sold")] == [4]  # the red one is all that can be sold
    assert player(t, A)["completed"] == ["K01"]  # which is all that is left to do
    assert named(t, "use") == ["secret-route", "pathfinder"]


@rule("L-9.12")
def test_a_shadow_market_with_nothing_to_spare_waits() -> None:
    t = four({"at": "c01", "dice": "1", "cubes": "GW", "contracts": "K01", "friends": "F18 F15"})
    play(t, "move 1", "to MS1")
    assert legal(t) == ["use special-delivery", "complete K01"]


@rule("L-9.12", "L-5.9")
def test_a_delivery_before_the_contract_leaves_what_it_costs() -> None:
    t = four(
        {"at": "c01", "dice": "1", "cubes": "GWRRRRRR", "contracts": "K01", "friends": "F15"},
        bag="PPPP",
    )
    play(t, "move 1", "to MS1", "use special-delivery")
    assert legal(t) == ["drop purple", "drop red"]


@rule("L-9.11", "leylines/R-63", "L-9.10")
def test_whoever_leaves_a_market_is_paid_first_and_the_visit_is_over() -> None:
    t = four(
        {
            "at": "c01",
            "dice": "1",
            "gold": 0,
            "cubes": "GWGYYYR",
            "contracts": "K01 K03 K08",
            "friends": f"F01 {ROUTES}",
        }
    )
    play(t, "move 1", "to MS1", "complete K01", "use secret-route", "to MS2")
    assert (asked(t), at(t, A)) == ("negotiators", "MS1")
    play(t, "negotiators 0")
    assert (gold(t)[A], len(night(t)), at(t, A)) == (5, 1, "MS2")
    assert player(t, A)["completed"] == ["K01", "K08"]  # the only one there
    play(t, "use secret-route", "to MS1", "negotiators 0")
    assert (gold(t)[A], asked(t)) == (10, "negotiators")  # no bonus for the two, at two Markets
    play(t, "negotiators 0")
    assert (gold(t)[A], t.visit, t.seat) == (18, None, B)  # nor for the other one at the first


@rule("L-9.11")
def test_a_pathfinder_that_stays_brings_cubes_to_the_same_visit() -> None:
    t = four(
        {
            "at": "c01",
            "dice": "1",
            "gold": 0,
            "cubes": "GWG",
            "contracts": "K01 K03",
            "friends": PATH,
            "quick": 2,
        },
        cubes={"MS1": "YYR"},
    )
    play(t, "move 1", "to MS1", "leave", "use pathfinder", "to MS1")
    play(t, "take yellow", "take yellow", "leave", "complete K03")
    assert gold(t)[A] == 5 + 8 + 4


@rule("L-9.2", "L-8.4", "leylines/R-28")
def test_changes_left_on_an_exchange_open_no_other_market_and_are_lost_on_the_way() -> None:
    t = four(
        {"at": "c01", "dice": "1", "cubes": "GRYB", "contracts": "K01 K08", "friends": "F04 F10", "quick": 2}
    )
    play(t, "move 1", "to MS1", "exchange white red", "pay")
    assert int(t.turn.changes) == 2
    play(t, "use secret-route")
    assert [space for space in named(t, "to") if space.startswith("MS")] == []  # K08 needs red for yellow
    play(t, "to c16")
    assert int(t.turn.changes) == 0


# Hubs.


@rule("leylines/S-44", "L-7.24", "leylines/R-62", "L-15.9")
def test_whoever_leaves_a_hub_buys_no_more_but_the_auction_is_held() -> None:
    t = four({"at": "HB1", "dice": "1", "gold": 0, "cubes": "B", "friends": "F10"}, display="K01 K02 K03 K04")
    play(t, "move 1", "to HB1")
    assert "buy tablet" in legal(t)
    play(t, "use secret-route", "to F")
    assert (asked(t), at(t, A)) == ("lot", "F")
    play(t, "auction 1", *PASSES, "claim")
    assert (player(t, A)["items"], player(t, A)["contracts"], t.seat) == ({}, ["K01"], B)


@rule("L-7.24", "L-7.2")
def test_a_pathfinder_that_stays_on_a_hub_brings_cubes_and_the_purchases_go_on() -> None:
    t = four(
        {"at": "c01", "dice": "1", "gold": 0, "cubes": "B", "friends": PATH, "quick": 2}, cubes={"HB1": "GGB"}
    )
    play(t, "move 1", "to HB1", "leave", "buy tablet", "use pathfinder", "to HB1")
    play(t, "take green", "take green", "leave", "buy potion", "done", "auction 1", *PASSES, "decline")
    assert sorted(player(t, A)["items"]) == ["potion", "tablet"]
    assert len(told(t, "auctioned")) == 1


@rule("L-7.24", "L-15.2")
def test_a_tablet_at_a_hub_before_its_auction() -> None:
    t = four({"at": "HB1", "dice": "1", "gold": 0, "items": "tablet"}, display="K01 K02 K03 K04")
    play(t, "move 1", "to HB1", "use tablet", "auction 1", *PASSES, "decline")
    assert asked(t) == "lot"
    play(t, "auction 1", *PASSES, "decline")
    assert (len(told(t, "auctioned")), t.seat) == (2, B)


# Auctions.


def deciding() -> LeylinesTable:
    """A decides about a bid of 3 by B, with a Secret Route and too little Gold."""
    t = leylines(
        {"at": "HB1", "dice": "1", "gold": 0, "cubes": "GWB", "contracts": "K01", "friends": "F10 F18"},
        {"gold": 5, "dice": "6"},
        {"gold": 5},
        display="K02 K03 K04 K05",
    )
    return play(t, "move 1", "to HB1", "done", "auction 1", "bid 3", "pass")


@rule("L-15.1", "L-7.12")
def test_a_market_reached_during_an_auction_pays_the_match() -> None:
    t = deciding()
    assert "match" not in legal(t)
    play(t, "use secret-route", "to MS1", "complete K01", "stop")
    assert (asked(t), gold(t)[A]) == ("decision", 5)
    play(t, "match", "refuse")
    assert (gold(t)[:2], player(t, A)["contracts"]) == ([2, 5], ["K02"])


@rule("L-7.25", "leylines/R-62")
def test_a_hub_reached_during_an_auction_has_its_own_when_that_one_is_over() -> None:
    t = deciding()
    play(t, "use secret-route", "to HB3")
    assert (asked(t), legal(t)[1]) == ("item", "buy tablet")
    play(t, "buy tablet", "done")
    assert (asked(t), GAME.view(t, -1)["turn"]["due"]) == ("decision", 1)
    assert "use tablet" not in legal(t)
    play(t, "pass")  # without Gold A cannot hire
    assert (asked(t), t.seat, GAME.view(t, -1)["turn"]["due"]) == ("lot", A, 0)
    assert player(t, B)["contracts"] == ["K02"]
    play(t, "auction 1", "pass", "pass", "decline")
    assert (asked(t), len(told(t, "auctioned"))) == ("end", 2)


@rule("L-15.1", "L-7.17")
def test_cards_in_the_compensation_of_ones_own_auction() -> None:
    t = leylines(
        {"at": "HB1", "dice": "1", "gold": 1, "cubes": "GW", "friends": "F18"},
        {"gold": 5, "dice": "6"},
        display="K02 K03 K04 K05",
        friends="F20 F21",
    )
    play(t, "move 1", "to HB1", "done", "auction 1", "bid 3", "pass")
    assert legal(t) == ["use shadow-market", "hire 1", "hire 2", "refuse"]
    play(t, "use shadow-market", "sell green", "stop", "hire 1")
    assert (gold(t), shown_friends(t)[1]) == ([1, 2], ("F21", 1))


# Bids from 0 on.


@rule("leylines/S-42", "L-7.10", "L-7.12", "L-7.17", "leylines/R-19")
@pytest.mark.parametrize("own", [0, 4])
def test_a_bid_of_nothing_wins_for_nothing_and_compensates(own: int) -> None:
    t = leylines(
        {"at": "HB1", "dice": "1", "gold": own},
        {"gold": 0, "dice": "6"},
        {"gold": 0},
        display="K01 K02 K03 K04",
        friends="F20 F21",
    )
    play(t, "to HB1", "auction 1", "bid 0")
    assert asked(t) == "decision"  # nobody can raise
    assert legal(t) == ["match", "pass"]
    play(t, "pass")
    assert player(t, B)["contracts"] == ["K01"]
    if own:
        play(t, "hire 1")
        assert (gold(t), player(t, A)["friends"]) == ([own - 1, 0, 0], ["F20"])
    else:
        assert (t.seat, gold(t)) == (B, [0, 0, 0])


@rule("L-7.12", "L-7.17")
def test_a_bid_of_nothing_that_is_matched_compensates_the_bidder() -> None:
    t = leylines(
        {"at": "HB1", "dice": "1", "gold": 0},
        {"gold": 2, "dice": "6"},
        {"gold": 0},
        display="K01 K02 K03 K04",
        friends="F20 F21",
    )
    play(t, "to HB1", "auction 1", "bid 0", "match")
    assert (t.seat, legal(t)) == (B, ["hire 1", "hire 2", "refuse"])
    assert (gold(t), player(t, A)["contracts"]) == ([0, 2, 0], ["K01"])


@rule("L-7.10", "L-7.13")
def test_to_pass_is_not_to_bid_nothing() -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {"gold": 3}, {"gold": 1})
    play(t, "to HB1", "auction 1", "pass")
    assert (t.seat, legal(t)) == (C, ["bid 0", "bid 1", "pass"])
    play(t, "pass")
    assert legal(t) == ["claim", "decline"]


@rule("L-7.16")
def test_two_players_the_second_bid_is_higher_than_a_first_of_nothing() -> None:
    t = leylines({"at": "HB1", "dice": "1", "gold": 5}, {"gold": 2, "dice": "6"}, display="K01 K02 K03 K04")
    play(t, "to HB1", "auction 1", "bid 0", "match")
    assert (t.seat, legal(t)) == (B, ["bid 1", "bid 2", "pass"])
    play(t, "bid 1", "pass", "refuse")
    assert (gold(t), player(t, B)["contracts"]) == ([5, 1], ["K01"])


def test_by_rules_1_the_first_bid_is_at_least_1() -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {"gold": 0}, {"gold": 2}, rules=1)
    play(t, "to HB1", "auction 1")
    assert (t.seat, legal(t)) == (C, ["bid 1", "bid 2", "pass"])


# Way.


@rule("L-15.1", "L-15.7", "L-17.3", "L-15.9")
def test_a_pathfinder_on_the_way_leads_back_to_the_destination() -> None:
    t = four({"at": "c16", "dice": "1", "friends": PATH}, cubes={"E": "G"})
    play(t, "move 1")
    assert legal(t)[0] == "use pathfinder"
    play(t, "use pathfinder", "to E", "take green")
    assert (asked(t), cubes(t, A), on(t, "E")) == ("destination", "G", "")
    assert set(named(t, "to")) == {"E", "D", "c06", "c11", "c16"}
