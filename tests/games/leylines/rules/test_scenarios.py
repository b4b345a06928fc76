"""Section 22: the acceptance scenarios S-01 to S-20, one test each."""

from __future__ import annotations

import pytest

from games.leylines.scene import (
    GAME,
    A,
    B,
    D,
    asked,
    at,
    cubes,
    dice,
    display,
    four,
    gold,
    in_bag,
    legal,
    leylines,
    named,
    night,
    number_on,
    on,
    play,
    player,
    shown_friends,
    sound,
)
from rule import rule
from spinney.games.leylines.state.table import LeylinesTable


@rule("leylines/S-01")
def test_setup() -> None:
    t = GAME.start(3, seed=1)
    seen = GAME.view(t, -1)
    assert sum(sum(space["cubes"].values()) for space in seen["spaces"]) == 44
    assert sum(seen["bag"].values()) == 52
    assert (len(seen["display"]), len(seen["deck"][0])) == (4, 38)
    assert (len(seen["friends"]), len(seen["friend_deck"][0])) == (2, 26)
    assert len(seen["night"]["deck"][0]) == 30
    assert [item["supply"] for item in seen["items"].values()] == [3] * 6
    assert seen["reserve"] == 3
    for who in seen["travellers"]:
        assert (who["gold"], who["dice_owned"], len(who["contracts"]), who["cubes"]) == (10, 5, 3, {})


@rule("leylines/S-02")
def test_placing_the_standee() -> None:
    t = leylines(
        {"contracts": "SM1 SA1 SE5"},
        {"contracts": "SM2 SA2 SE2"},
        markets={"Amberwick": "MS4", "Elderbloom": "MS2"},
        begin="setup",
    )
    assert named(t, "place") == ["MS2", "MS4"]
    play(t, "place MS4")
    assert (at(t, A), player(t, A)["completed"], night(t)) == ("MS4", [], [])


@rule("leylines/S-03")
def test_a_paid_reroll() -> None:
    t = leylines(
        {"gold": 10},
        {"gold": 0},
        begin="round",
        chance=[0, 0, 3, 4, 5, 0, 0, 0, 0, 0, 2, 1],  # 1 1 4 5 6, B's dice, then 3 and 2
    )
    assert dice(t, A) == "11456"
    play(t, "mark 1", "mark 1", "roll")
    assert (gold(t)[A], dice(t, A)) == (9, "23456")
    assert asked(t) == "start"  # B has no Gold, and A no second re-roll


@rule("leylines/S-04")
def test_destinations_of_a_two() -> None:
    t = four({"at": "MS1", "dice": "2"})
    play(t)
    assert set(named(t, "to")) == {"MS1", "c01", "c05", "A", "B", "HB1"}


@rule("leylines/S-05", "L-4.7", "leylines/R-08")
def test_a_market_is_not_crossed() -> None:
    assert "c24" not in named(four({"at": "T", "dice": "2"}), "to")
    assert "c24" in named(four({"at": "T", "dice": "4"}), "to")


@rule("leylines/S-06")
@pytest.mark.parametrize(("held", "open_"), [("PB", False), ("PR", True)])
def test_entering_a_market(held: str, open_: bool) -> None:
    t = four({"at": "T", "dice": "1", "cubes": held, "contracts": "K36"})
    assert ("MS6" in named(t, "to")) == open_
    if open_:
        play(t, "to MS6")
        assert player(t, A)["completed"] == ["K36"]


@rule("leylines/S-07", "L-5.1", "L-5.3")
def test_a_free_cube() -> None:
    t = four({"at": "D", "dice": "1", "quick": 2}, cubes={"D": "PP", "E": "GW"})
    play(t, "to E")
    assert legal(t) == ["take green", "take white", "leave"]
    play(t, "take green")
    assert (cubes(t, A), on(t, "E"), on(t, "D")) == ("G", "W", "PP")


@rule("leylines/S-08")
def test_a_quickness_die_for_steps() -> None:
    t = four({"at": "MS1", "dice": "126"})
    play(t, "move 1")
    assert "C" not in named(t, "to")
    play(t, "quick 2", "to C")
    seen = player(t, A)
    assert at(t, A) == "C"
    assert (seen["movement"]["filled"], seen["quickness"]["filled"], dice(t, A)) == (1, 1, "6")


@rule("leylines/S-09", "L-6.4")
def test_both_collections() -> None:
    t = four({"at": "E", "dice": "1234"}, cubes={"E": "PB", "D": "GGY"})
    play(t, "gather 4", "move 1", "to D", "collect 3")
    assert (cubes(t, A), on(t, "E"), on(t, "D")) == ("PBGGY", "", "")
    assert (player(t, A)["quickness"], dice(t, A)) == ({"filled": 2, "open": 0}, "2")


@rule("leylines/S-10", "L-6.6")
def test_over_the_limit() -> None:
    t = four({"at": "c04", "dice": "12", "cubes": "PPPBBB"}, cubes={"H": "GYRW"})
    play(t, "move 1", "to H", "collect 2")
    assert asked(t) == "drop"
    assert named(t, "drop") == ["purple", "blue", "green", "yellow", "red", "white"]
    play(t, "drop purple", "drop white")
    assert (cubes(t, A), on(t, "H")) == ("PPBBBGYR", "PW")
    assert t.seat == B
    sound(t)


@rule("leylines/S-11")
def test_a_cube_of_the_hub_pays_for_an_item() -> None:
    t = four({"at": "c01", "dice": "1", "quick": 2}, cubes={"HB1": "B"})
    play(t, "to HB1", "take blue", "buy tablet")
    assert (player(t, A)["items"], cubes(t, A), asked(t)) == ({"tablet": "ready"}, "", "item")
    play(t, "done")
    assert asked(t) == "lot"


@rule("leylines/S-12", "leylines/R-55")
def test_two_items_a_visit() -> None:
    t = four({"at": "HB2", "dice": "1", "cubes": "PPBGG"})
    play(t, "to HB2", "buy tablet", "buy companion")
    assert cubes(t, A) == "GG"
    assert "buy potion" not in legal(t)
    assert in_bag(t).count("P") == 16
    assert in_bag(t).count("B") == 16


@rule("leylines/S-13", "L-14.2", "leylines/R-44")
def test_the_harp() -> None:
    t = four({"at": "HB1", "dice": "1333", "cubes": "RRB"}, chance=[4])
    play(t, "move 1", "to HB1", "buy harp")
    assert (dice(t, A), player(t, A)["dice_owned"]) == ("3335", 6)
    assert GAME.view(t, -1)["reserve"] == 3


@rule("leylines/S-14", "L-7.12", "L-7.17")
def test_the_high_bidder_pays() -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {}, {}, {}, display="K01 K02 K03 K04")
    play(t, "to HB1", "auction 2", "bid 2", "pass", "bid 3", "pass")
    assert gold(t) == [10, 10, 10, 7]
    assert player(t, D)["contracts"] == ["K02"]
    assert (t.seat, named(t, "hire")) == (A, ["1", "2"])
    assert len([card for card in display(t) if card]) == 4
    play(t, "hire 1")
    assert [len(player(t, seat)["friends"]) for seat in range(4)] == [1, 0, 0, 0]


@rule("leylines/S-15", "L-7.18", "L-7.19", "L-7.21")
def test_compensation_of_a_bidder() -> None:
    t = leylines(
        {"at": "HB1", "dice": "1"},
        {},
        {},
        {"gold": 4},
        friends="F01 F02",
        friend_gold=[2, 0],
        friend_deck="F05",
    )
    play(t, "to HB1", "auction 1", "bid 2", "pass", "bid 3")
    t.travellers[D].gold = 1  # as the scenario has it
    play(t, "match")
    assert (gold(t)[A], t.seat) == (7, D)
    play(t, "hire 1")
    assert (gold(t)[D], shown_friends(t)) == (2, [("F05", 0), ("F02", 1)])


@rule("leylines/S-16", "L-7.13", "leylines/R-21")
@pytest.mark.parametrize(("answer", "contracts"), [("claim", ["K01"]), ("decline", [])])
def test_nobody_bids(answer: str, contracts: list[str]) -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {}, {}, {}, display="K01 K02 K03 K04")
    play(t, "to HB1", "auction 1", "pass", "pass", "pass")
    assert legal(t) == ["claim", "decline"]
    play(t, answer)
    assert player(t, A)["contracts"] == contracts
    assert ("K01" in display(t)) == (answer == "decline")
    assert gold(t) == [10, 10, 10, 10]
    assert hired(t) == 0


def hired(t: LeylinesTable) -> int:
    return sum(len(player(t, seat)["friends"]) for seat in range(4))


@rule("leylines/S-17", "L-7.16")
def test_a_second_bid_of_two_players() -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {}, display="K01 K02 K03 K04")
    play(t, "to HB1", "auction 1", "bid 2", "match")
    assert (t.seat, asked(t), legal(t)[0]) == (B, "second_bid", "bid 3")
    play(t, "bid 4")
    assert (t.seat, legal(t)) == (A, ["match", "pass"])
    play(t, "pass")
    assert gold(t) == [10, 6]
    assert player(t, B)["contracts"] == ["K01"]
    assert (t.seat, asked(t)) == (A, "friend")


@rule("leylines/S-18", "L-7.7", "leylines/R-17")
def test_a_refresh() -> None:
    t = four({"at": "HB1", "dice": "1", "gold": 3}, display="K01 K02 K03 K04")
    play(t, "to HB1", "refresh")
    assert gold(t)[A] == 2
    assert not {"K01", "K02", "K03", "K04"} & set(display(t))
    deck = GAME.view(t, -1)["deck"]
    assert (sum(len(layer) for layer in deck), deck[-1]) == (38, ["K01", "K02", "K03", "K04"])
    assert "refresh" not in legal(t)


@rule("leylines/S-19")
def test_without_gold() -> None:
    t = leylines(
        {"at": "HB1", "dice": "1", "gold": 0}, {}, {}, {}, display="K01 K02 K03 K04", friend_gold=[3, 0]
    )
    play(t, "to HB1", "auction 1", "bid 1", "pass", "pass")
    assert gold(t) == [0, 9, 10, 10]  # A could only pass, and nobody offers a Friend
    assert player(t, B)["contracts"] == ["K01"]
    assert hired(t) == 0


@rule("leylines/S-20", "L-9.6", "L-9.7")
def test_two_contracts_at_once() -> None:
    t = four(
        {"at": "c01", "dice": "1", "gold": 0, "cubes": "GWGYY", "contracts": "K01 K03"},
        night_deck="N01 N02 N03",
    )
    play(t, "to MS1", "complete K01", "complete K03")
    assert gold(t)[A] == 17
    assert (cubes(t, A), night(t)) == ("", ["N01", "N02"])
    assert player(t, A)["completed"] == ["K01", "K03"]
    assert number_on(t, "MS1") == 0
    sound(t)
