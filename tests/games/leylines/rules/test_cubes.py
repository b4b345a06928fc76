"""Chapters 5 and 6: picking up, carrying, dropping, and Quickness."""

from __future__ import annotations

import pytest

from games.leylines.scene import (
    A,
    B,
    asked,
    cubes,
    dice,
    four,
    in_bag,
    legal,
    leylines,
    named,
    on,
    play,
    player,
    sound,
    told,
)
from rule import rule


@rule("leylines/D-9", "L-17.4")
def test_a_free_cube_is_optional() -> None:
    t = four({"at": "D", "dice": "1", "quick": 2}, cubes={"E": "GGW"})
    play(t, "to E")
    assert legal(t) == ["take green", "take white", "leave"]
    play(t, "leave")
    assert (cubes(t, A), on(t, "E"), t.seat) == ("", "GGW", B)


@rule("L-5.2", "L-6.5", "leylines/R-11")
def test_no_free_cube_where_the_turn_began() -> None:
    t = four({"at": "D", "dice": "14"}, cubes={"D": "PB"})
    play(t, "move 1", "to D")
    assert legal(t) == ["collect 4", "leave"]
    play(t, "collect 4")
    assert cubes(t, A) == "PB"


@rule("L-5.2")
def test_no_free_cube_after_a_return_by_secret_route() -> None:
    t = four({"at": "D", "dice": "1", "quick": 2, "friends": "F10"}, cubes={"D": "PB"})
    play(t, "move 1", "to E", "use secret-route", "to D")
    assert (cubes(t, A), t.seat) == ("", B)


@rule("L-5.4", "L-13.3", "L-14.6")
@pytest.mark.parametrize(
    ("items", "friends", "limit"),
    [("", "", 8), ("satchel", "", 12), ("", "F07 F09", 10), ("satchel", "F07 F08 F09", 15)],
)
def test_the_carrying_limit(items: str, friends: str, limit: int) -> None:
    t = four({"dice": "1", "items": items, "friends": friends})
    assert player(t, A)["limit"] == limit


@rule("L-5.5", "leylines/D-11", "leylines/R-12", "L-5.7")
def test_drops_lie_on_the_own_space_and_may_be_any_cube() -> None:
    t = four({"at": "D", "dice": "12", "cubes": "PPPPPPPP"}, cubes={"D": "BG", "E": "WWWWWW"})
    play(t, "gather 2")
    assert legal(t) == ["drop purple", "drop blue", "drop green"]
    play(t, "drop purple", "drop blue")
    assert (cubes(t, A), on(t, "D"), asked(t)) == ("PPPPPPPG", "PB", "destination")
    sound(t)


@rule("L-5.6", "leylines/R-51")
def test_nothing_is_dropped_or_traded_at_will() -> None:
    t = leylines({"at": "D", "dice": "12", "cubes": "PPB"}, {"at": "D", "cubes": "W"}, cubes={"E": "G"})
    seen = set(legal(t))
    play(t, "move 1")
    seen |= set(legal(t))
    assert not {text for text in seen if text.split()[0] in ("drop", "sell", "give", "trade")}


@rule("L-5.8")
def test_spent_cubes_go_to_the_bag_and_the_rest_stays_overnight() -> None:
    t = leylines({"at": "c15", "dice": "1", "cubes": "PBG"}, {"at": "E"}, round=1, first=0)
    play(t, "to c16")
    assert t.round == 2
    assert (cubes(t, A), player(t, A)["space"], player(t, B)["space"]) == ("PBG", "c16", "E")
    t = four({"at": "HB1", "dice": "1", "cubes": "YYP"})
    play(t, "to HB1", "buy lantern")
    assert (cubes(t, A), in_bag(t).count("Y")) == ("P", 16)


@rule("L-6.1", "L-14.1")
@pytest.mark.parametrize(("items", "open_"), [("", 2), ("lantern", 3)])
def test_quickness_slots(items: str, open_: int) -> None:
    t = four({"at": "D", "dice": "12345", "items": items}, cubes={"D": "P", "E": "B"})
    assert player(t, A)["quickness"]["open"] == open_
    play(t, "gather 5", "move 1", "quick 2")
    assert named(t, "quick") == (["3", "4"] if items else [])


@rule("L-6.2")
def test_quickness_never_replaces_the_movement_die() -> None:
    t = four({"at": "D", "dice": "12"})
    assert named(t, "quick") == []
    play(t, "move 1")
    assert named(t, "quick") == ["2"]


@rule("L-6.3", "leylines/D-3", "leylines/D-10", "leylines/R-57")
def test_one_start_collection_and_one_for_each_arrival() -> None:
    t = four({"at": "D", "dice": "12345", "items": "lantern"}, cubes={"D": "PB", "E": "GY"})
    assert named(t, "gather") == ["1", "2", "3", "4", "5"]
    play(t, "gather 5")
    assert named(t, "gather") == []
    play(t, "move 1", "to E", "collect 2")
    assert (cubes(t, A), asked(t), t.seat) == ("PBGY", "destination", B)


@rule("L-6.3", "L-15.2")
def test_no_start_collection_after_a_move_by_card() -> None:
    t = four({"at": "D", "dice": "123", "friends": "F20"}, cubes={"D": "PB"})
    assert named(t, "gather") == ["1", "2", "3"]
    play(t, "use pathfinder", "to D", "leave")
    assert named(t, "gather") == []
    assert asked(t) == "start"


@rule("L-6.3", "L-6.6")
def test_a_collection_needs_a_cube_a_die_and_a_slot() -> None:
    assert named(four({"at": "D", "dice": "12"}), "gather") == []
    assert named(four({"at": "D", "dice": "12", "quick": 2}, cubes={"D": "P"}), "gather") == []
    t = four({"at": "D", "dice": "12", "quick": 2}, cubes={"E": "P"})
    play(t, "move 1", "to E")
    assert named(t, "collect") == []


@rule("L-6.7", "leylines/R-14", "leylines/R-54", "L-7.1")
def test_cubes_come_before_items() -> None:
    t = four({"at": "c01", "dice": "12", "cubes": "YY"}, cubes={"HB1": "BB"})
    play(t, "move 1", "to HB1")
    assert legal(t) == ["take blue", "collect 2", "leave"]
    play(t, "leave")
    assert legal(t) == ["buy lantern", "done"]
    play(t, "buy lantern")
    assert asked(t) == "lot"  # no way back to the cubes
    assert on(t, "HB1") == "BB"


def test_a_cube_taken_above_the_limit_is_a_swap() -> None:
    t = four({"at": "D", "dice": "1", "quick": 2, "cubes": "PPPPPPPP"}, cubes={"E": "W"})
    play(t, "to E", "take white")
    assert legal(t) == ["drop purple", "drop white"]
    play(t, "drop purple")
    assert (cubes(t, A), on(t, "E")) == ("PPPPPPPW", "P")


def test_drops_after_a_pick_up_can_be_collected_again() -> None:
    t = four({"at": "D", "dice": "12", "cubes": "PPPPPPPP"}, cubes={"E": "WY"})
    play(t, "move 1", "to E", "take white", "drop purple")
    assert (legal(t), on(t, "E")) == (["collect 2", "leave"], "PY")
    play(t, "collect 2", "drop purple", "drop purple")
    assert (cubes(t, A), dice(t, A), len(told(t, "collected"))) == ("PPPPPPYW", "", 1)


@rule("L-6.3", "L-6.6", "L-13.8", "leylines/D-10")
def test_a_die_may_take_what_was_dropped_after_a_free_pick_up() -> None:
    """Taking the last cube of a space and dropping another leaves a cube there, which a die may collect."""
    for card, to in (("F20", "use pathfinder"), ("", "move 1")):
        t = four({"at": "c16", "dice": "116", "cubes": "PPPPPPBB", "friends": card}, cubes={"E": "W"})
        play(t, to, "to E", "take white", "drop purple")
        assert legal(t) == ["collect 1", "collect 6", "leave"]
        play(t, "collect 6", "drop blue")
        assert (cubes(t, A), on(t, "E")) == ("PPPPPPBW", "B")
