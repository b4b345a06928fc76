"""Section 22: the acceptance scenarios S-21 to S-41, one test each."""

from __future__ import annotations

import pytest

from games.leylines.scene import (
    GAME,
    PASSES,
    A,
    B,
    C,
    D,
    asked,
    at,
    cubes,
    dice,
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
    sound,
    told,
)
from rule import rule
from spinney.games.leylines.content.effects import COLOURS

CUBES = "PBGYRW"


@rule("leylines/S-21", "L-13.1", "L-13.9", "leylines/R-50")
def test_three_contracts_with_friends() -> None:
    t = four(
        {
            "at": "c01",
            "dice": "1",
            "gold": 0,
            "cubes": "PPBBGWR",
            "contracts": "SM1 K01 K04",
            "friends": "F01 F23",
        },
    )
    play(t, "to MS1", "complete SM1", "complete K01", "complete K04")
    assert named(t, "negotiators") == ["0", "1"]
    play(t, "negotiators 1")
    assert gold(t)[A] == 5 + 5 + 8 + 9 + 6 + 4
    assert len(night(t)) == 3
    assert player(t, A)["friends"] == ["F23"]


@rule("leylines/S-22")
def test_a_stranded_die() -> None:
    t = leylines({"at": "c16", "dice": "3", "moved": 4, "gold": 2}, {"gold": 0})
    assert told(t, "finished") == [(A, 1, 1, 0)]
    assert told(t, "compensated") == [(A, 1, 0, 0)]
    assert gold(t)[A] == 3


@rule("leylines/S-23", "L-11.1", "L-11.2", "L-11.3", "L-11.4", "L-11.9")
def test_a_night() -> None:
    t = leylines({}, {}, round=2, night_shown="N07 N21", night_deck="N05 N25 N30", begin="dusk")
    wanted = {"G": 3, "A": 3, "M": 3, "E": 4, "O": 2}
    for letter in "ABCDEFGHIJKLMNOPQRST":
        assert number_on(t, letter) == wanted.get(letter, 1)
    assert [number_on(t, f"HB{hub}") for hub in range(1, 5)] == [1] * 4
    assert GAME.view(t, -1)["night"] == {
        "deck": [["N30"]],
        "shown": [],
        "discard": ["N05", "N07", "N21", "N25"],
    }


@rule("leylines/S-24", "L-11.8", "leylines/R-35", "leylines/R-56", "L-11.5", "L-11.6", "L-11.7")
def test_a_short_bag() -> None:
    t = leylines(
        {"items": "tablet potion", "flipped": "tablet potion"},
        {},
        round=1,
        bag="PBGY",
        night_shown="N01",
        night_deck="N02 N03",
        begin="dusk",
    )
    assert (number_on(t, "A"), number_on(t, "B"), number_on(t, "C"), number_on(t, "HB1")) == (3, 1, 0, 0)
    assert in_bag(t) == ""
    assert player(t, A)["items"] == {"tablet": "ready", "potion": "ready"}
    assert (t.first, t.round) == (B, 2)
    assert len(told(t, "short_bag")) == 1
    sound(t)


@rule("leylines/S-25", "L-12.1", "leylines/R-37")
def test_final_scoring() -> None:
    t = leylines(
        {
            "gold": 0,
            "cubes": "PPGWWWY",
            "contracts": "K15 K09",
            "items": "lantern tablet satchel",
        },
        {"gold": 0},
        round=4,
        begin="dusk",
    )
    assert t.over
    sheet = {item.name: item.points[A] for item in GAME.score_sheet(t)}
    assert sheet == {"Gold": 0, "Cubes that Contracts need": 5, "Other cubes": 0, "Items": 6}
    assert t.scores == [11, 0]


@rule("leylines/S-26", "L-12.3", "leylines/R-38")
@pytest.mark.parametrize(("gold_b", "cubes_b", "winners"), [(61, "PB", [A]), (60, "PBGY", [A, B])])
def test_ties(gold_b: int, cubes_b: str, winners: list[int]) -> None:
    done = "K01 K02 K03 K04 K05"
    t = leylines(
        {"gold": 60, "cubes": "PBGY", "completed": done},
        {"gold": gold_b, "cubes": cubes_b, "completed": done.replace("0", "1")},
        round=4,
        begin="dusk",
    )
    assert t.scores == [61, 61]
    assert t.winners == winners


@rule("leylines/S-27", "L-14.3")
def test_the_companion_over_the_limit() -> None:
    t = four(
        {"at": "c16", "dice": "12", "cubes": "PPPPBBBB", "items": "companion"}, cubes={"F": "GGY", "G": "R"}
    )
    play(t, "use companion", "from F", "take green", "take yellow")
    assert asked(t) == "drop"
    play(t, "drop purple", "drop yellow")
    assert (cubes(t, A), on(t, "c16"), on(t, "F")) == ("PPPBBBBG", "PY", "G")
    assert player(t, A)["items"] == {"companion": "used"}


@rule("leylines/S-28", "L-14.4", "leylines/R-46")
def test_the_tablet_in_the_end_window() -> None:
    t = leylines(
        {"at": "c15", "dice": "1", "cubes": "GG", "items": "tablet"},
        {"dice": "6"},
        {},
        {},
        display="K01 K02 K03 K04",
    )
    play(t, "move 1", "to c16")
    assert legal(t) == ["use tablet", "end"]
    play(t, "use tablet")
    assert named(t, "buy") == []
    play(t, "refresh", "auction 1", "bid 1", "pass", "pass", "pass", "hire 2")
    assert player(t, A)["items"] == {"tablet": "used"}
    assert len(player(t, A)["friends"]) == 1
    assert t.seat == B


@rule("leylines/S-29", "L-13.4", "leylines/R-41")
def test_secret_route() -> None:
    t = four({"at": "O", "dice": "1", "cubes": "GW", "contracts": "K01 K08", "friends": "F10"})
    play(t, "move 1", "to N", "use secret-route")
    places = named(t, "to")
    assert [place for place in places if place.startswith("MS")] == ["MS1"]
    assert "N" not in places
    assert len(places) == 61 - 6
    play(t, "to MS1")
    assert player(t, A)["completed"] == ["K01"]
    assert player(t, A)["friends"] == []


@rule("leylines/S-30", "L-13.8")
def test_pathfinder() -> None:
    t = four({"at": "S", "dice": "12", "quick": 1, "friends": "F20"}, cubes={"C": "PBGYR", "S": "W"})
    play(t, "use pathfinder", "to C", "take purple", "take blue", "take green")
    assert named(t, "collect") == ["1", "2"]
    play(t, "collect 2")
    assert cubes(t, A) == "PBGYR"
    assert asked(t) == "destination"  # the last die is placed by itself
    assert "C" in named(t, "to")


@rule("leylines/S-30", "L-5.2")
def test_a_stay_after_pathfinder_is_not_on_the_start_space() -> None:
    t = four({"at": "S", "dice": "1", "quick": 2, "friends": "F20"}, cubes={"C": "PBGYR"})
    play(t, "use pathfinder", "to C", "take purple", "leave", "to C")
    assert named(t, "take") == ["blue", "green", "yellow", "red"]


@rule("leylines/S-31", "L-16.1", "leylines/R-48")
def test_two_for_one() -> None:
    t = four({"at": "c01", "dice": "1", "gold": 0, "cubes": "GRR", "contracts": "K01"}, two_for_one=True)
    play(t, "to MS1")  # the pair is the only way to pay
    assert (gold(t)[A], cubes(t, A)) == (5, "")
    sound(t)


@rule("leylines/S-31", "L-16.1")
def test_a_pair_does_not_buy_an_item() -> None:
    t = four({"at": "HB1", "dice": "1", "cubes": "RR"}, two_for_one=True)
    play(t, "to HB1")
    assert asked(t) == "lot"  # nothing to buy: the Tablet wants a blue cube


@rule("leylines/S-32", "L-16.2", "leylines/R-03")
def test_starting_accountants() -> None:
    t = GAME.start(4, seed=5, accountants="on")
    seen = GAME.view(t, -1)
    assert [who["friends"] for who in seen["travellers"]] == [["F23"], ["F24"], ["F25"], ["F26"]]
    assert [who["character"] for who in seen["travellers"]] == [*COLOURS[:4]]
    assert (len(seen["friends"]), len(seen["friend_deck"][0])) == (2, 22)


@rule("leylines/S-33", "L-14.5", "leylines/R-43")
def test_the_potion_and_an_accountant() -> None:
    t = four(
        {
            "at": "c03",
            "dice": "1",
            "gold": 0,
            "cubes": "YB",
            "items": "potion",
            "friends": "F27",
            "contracts": "K08",
        }
    )
    play(t, "to MS2")  # naming, the change and paying are all forced
    assert gold(t)[A] == 7
    assert (cubes(t, A), player(t, A)["items"]) == ("", {"potion": "used"})


@rule("leylines/S-34", "L-15.6")
def test_nothing_out_of_turn() -> None:
    t = leylines(
        {"at": "c16", "cubes": "PBGYR", "friends": "F04 F18"}, {"at": "HB1", "dice": "1", "gold": 1}, first=B
    )
    assert t.seat == B
    play(t, "to HB1", "auction 1")
    assert (t.seat, legal(t)) == (A, [*[f"bid {n}" for n in range(11)], "pass"])


@rule("leylines/S-35", "L-9.9", "leylines/R-31")
def test_night_cards_come_again() -> None:
    t = four(
        {"at": "c01", "dice": "1", "cubes": "GW", "contracts": "K01"},
        night_deck="",
        night_discard="N01 N02 N03 N04 N05 N06",
    )
    play(t, "to MS1")
    assert len(night(t)) == 1
    assert [len(layer) for layer in GAME.view(t, -1)["night"]["deck"]] == [5]
    assert GAME.view(t, -1)["night"]["discard"] == []


@rule("leylines/S-36", "L-4.11", "leylines/R-58")
def test_the_last_die_is_for_the_move() -> None:
    t = four({"at": "D", "dice": "4"}, cubes={"D": "PB"})
    assert asked(t) == "destination"  # the 4 is placed by itself: nothing else could be done with it
    play(t, "to D")
    assert (cubes(t, A), t.seat) == ("", B)


@rule("leylines/S-37", "L-7.11", "leylines/R-20", "L-7.10", "leylines/R-19")
def test_bids_within_gold() -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {"gold": 0}, {"gold": 1}, {"gold": 3})
    play(t, "to HB1", "auction 1")
    assert (t.seat, legal(t)) == (B, ["bid 0", "pass"])
    play(t, "pass")
    assert (t.seat, legal(t)) == (C, ["bid 0", "bid 1", "pass"])
    play(t, "bid 1")
    assert (t.seat, legal(t)) == (D, ["bid 2", "bid 3", "pass"])


@rule("leylines/S-38")
def test_a_secret_route_is_an_arrival() -> None:
    t = four({"at": "O", "dice": "13", "friends": "F10"}, cubes={"F": "PBG"})
    play(t, "move 1", "to N", "use secret-route", "to F")
    assert legal(t) == ["take purple", "take blue", "take green", "collect 3", "leave"]
    play(t, "take blue")
    assert legal(t) == ["collect 3", "leave"]


@rule("leylines/S-39", "L-8.3", "L-8.4", "L-8.6", "L-13.2", "leylines/R-40", "leylines/R-60")
def test_paying_with_changes() -> None:
    t = four(
        {
            "at": "c03",
            "dice": "1",
            "gold": 0,
            "cubes": "BGGRRW",
            "items": "potion",
            "friends": "F04",
            "contracts": "K12",
        }
    )
    play(t, "to MS2")
    assert asked(t) == "payment"
    play(t, "potion blue white", "exchange yellow red", "pay")
    assert (cubes(t, A), gold(t)[A]) == ("GR", 12)
    assert player(t, A)["items"] == {"potion": "used"}
    assert player(t, A)["friends"] == []
    assert t.turn.changes == 0
    sound(t)


@rule("leylines/S-40", "L-5.9", "leylines/R-59", "L-9.4", "leylines/R-29")
def test_what_a_contract_needs_is_not_dropped() -> None:
    t = four(
        {"at": "T", "dice": "1", "gold": 0, "quick": 2, "cubes": "PRWWWWWW", "contracts": "K36"},
        cubes={"MS6": "B"},
    )
    play(t, "to MS6", "take blue")
    assert legal(t) == ["drop blue", "drop white"]
    play(t, "drop white")
    assert (cubes(t, A), on(t, "MS6"), gold(t)[A]) == ("BWWWWW", "W", 5)


@rule("leylines/S-41", "L-4.12", "L-7.2", "leylines/R-15", "leylines/R-42")
def test_pathfinder_on_the_own_hub() -> None:
    t = four({"at": "HB4", "dice": "4", "gold": 0, "friends": "F20"}, cubes={"HB4": "PB"})
    play(t, "use pathfinder", "to HB4", "take purple", "take blue")
    assert asked(t) == "item"  # the Tablet
    play(t, "done", "auction 1", *PASSES, "decline")
    assert (asked(t), at(t, A)) == ("destination", "HB4")
    play(t, "to HB4")
    assert t.seat == B
    assert len(told(t, "auctioned")) == 1


def test_letters_and_dice_of_scenes() -> None:
    t = four({"dice": "1456", "cubes": CUBES})
    assert (dice(t, A), cubes(t, A)) == ("1456", CUBES)
