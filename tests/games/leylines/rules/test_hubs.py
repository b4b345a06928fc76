"""Chapters 7A and 14: Hubs and Items."""

from __future__ import annotations

import pytest

from games.leylines.scene import (
    PASSES,
    A,
    B,
    asked,
    cubes,
    dice,
    four,
    legal,
    leylines,
    named,
    on,
    play,
    player,
    told,
)
from rule import rule

COSTS = {"lantern": "YY", "harp": "RRB", "companion": "PP", "tablet": "B", "potion": "GG", "satchel": "WW"}


@rule("L-7.1", "leylines/D-12")
def test_the_order_of_a_visit() -> None:
    t = four({"at": "c01", "dice": "1", "quick": 2, "cubes": "YY"}, cubes={"HB1": "P"})
    play(t, "to HB1")
    assert asked(t) == "cubes"
    play(t, "take purple")
    assert (asked(t), legal(t)) == ("item", ["buy lantern", "done"])
    play(t, "done")
    assert asked(t) == "lot"  # mandatory


@rule("L-7.2", "leylines/R-15")
def test_a_stay_on_a_hub_is_a_visit() -> None:
    t = four({"at": "HB1", "dice": "1"})
    play(t, "to HB1")
    assert asked(t) == "lot"


@rule("L-7.3")
@pytest.mark.parametrize("item", COSTS)
def test_prices(item: str) -> None:
    t = four({"at": "HB1", "dice": "1", "gold": 0, "cubes": COSTS[item]})
    play(t, "to HB1")
    assert f"buy {item}" in legal(t)
    play(t, f"buy {item}")
    assert (cubes(t, A), player(t, A)["items"]) == ("", {item: "ready"})


@rule("L-7.3", "L-7.6")
def test_one_of_each_kind_and_all_six_may_be_owned() -> None:
    t = four({"at": "HB1", "dice": "1", "cubes": "YYGG", "items": "lantern harp companion tablet satchel"})
    play(t, "move 1", "to HB1")
    assert named(t, "buy") == ["potion"]
    play(t, "buy potion")
    assert len(player(t, A)["items"]) == 6
    assert not [word for word in legal(t) if "discard" in word]


@rule("L-7.4", "L-7.5", "leylines/R-16")
def test_a_potion_helps_to_pay_the_second_item() -> None:
    t = four({"at": "HB1", "dice": "1", "cubes": "GGYP"})
    play(t, "to HB1")
    assert named(t, "buy") == ["potion"]
    play(t, "buy potion")
    assert named(t, "buy") == ["lantern", "companion", "tablet"]
    play(t, "buy lantern")  # Y and P as Y: only one way, so nothing is asked
    assert (cubes(t, A), player(t, A)["items"]) == ("", {"lantern": "ready", "potion": "used"})


@rule("L-7.4", "L-15.1", "L-15.3", "leylines/D-5")
def test_a_companion_fetches_for_the_second_item() -> None:
    t = four({"at": "HB1", "dice": "1", "cubes": "PPW"}, cubes={"F": "WW", "G": "P"})
    play(t, "to HB1", "buy companion")
    assert named(t, "buy") == []
    play(t, "use companion", "from F", "stop", "buy satchel")  # the first white cube comes by itself
    assert (cubes(t, A), player(t, A)["items"]) == ("", {"companion": "used", "satchel": "ready"})


@rule("L-7.4", "L-14.6")
def test_a_satchel_gives_room_at_once() -> None:
    t = four({"at": "HB1", "dice": "1", "cubes": "WWPPPPPP", "friends": "F15"}, chance=[0, 0, 0, 0])
    play(t, "move 1", "to HB1", "buy satchel", "use special-delivery")
    assert (len(cubes(t, A)), player(t, A)["limit"]) == (10, 12)


@rule("L-13.2", "leylines/R-40")
def test_an_exchange_lasts_for_all_purchases_of_a_visit() -> None:
    t = four({"at": "HB1", "dice": "1", "cubes": "PBBR", "friends": "F04"})
    play(t, "to HB1", "buy companion", "exchange purple red", "pay")
    assert (player(t, A)["friends"], int(t.turn.changes)) == ([], 2)
    play(t, "buy tablet")
    assert (cubes(t, A), asked(t), int(t.turn.changes)) == ("B", "item", 2)  # the Tablet can be used
    play(t, "done")
    assert (asked(t), int(t.turn.changes)) == ("lot", 0)  # lost when the purchases end


@rule("L-14.1")
def test_a_lantern_works_at_once() -> None:
    t = four({"at": "HB1", "dice": "1", "quick": 2, "cubes": "YY"})
    play(t, "to HB1", "buy lantern")
    assert player(t, A)["quickness"] == {"filled": 2, "open": 1}


@rule("L-14.2")
def test_a_harp_die_is_rolled_at_once_and_again_every_day() -> None:
    t = leylines({"at": "HB1", "dice": "1", "gold": 0, "cubes": "RRB"}, {"gold": 0}, {"dice": "1"})
    play(t, "to HB1", "buy harp", "auction 1")
    while t.seat != 2:
        t.play(t.options[-1])
    assert len(dice(t, A)) == 1
    assert told(t, "harp_die")[0][0] == A


@rule("L-14.7", "L-11.5")
def test_a_used_item_comes_back_after_the_night() -> None:
    t = leylines(
        {"at": "c16", "dice": "1", "gold": 0, "items": "companion"}, {"gold": 0}, cubes={"F": "PP", "G": "B"}
    )
    play(t, "use companion", "from F", "stop", "to c16")
    assert t.round == 2
    assert player(t, A)["items"] == {"companion": "ready"}


@rule("L-7.2", "L-7.3", "leylines/R-55")
def test_two_hubs_in_a_turn_are_two_visits() -> None:
    t = four({"at": "c01", "dice": "1", "gold": 0, "cubes": "PPYYGGWW", "friends": "F10"})
    play(t, "move 1", "to HB1", "buy lantern", "buy companion", "done", "auction 1", *PASSES, "decline")
    play(t, "use secret-route", "to HB3", "buy satchel", "buy potion")
    assert sorted(player(t, A)["items"]) == ["companion", "lantern", "potion", "satchel"]
    play(t, "auction 1", *PASSES, "decline")
    assert (len(told(t, "auctioned")), t.seat) == (2, B)


@rule("leylines/R-45", "L-14.3")
def test_the_companion_takes_from_one_space_even_the_own() -> None:
    t = four({"at": "D", "dice": "12", "items": "companion"}, cubes={"D": "PB", "E": "G"})
    play(t, "use companion")
    assert named(t, "from") == ["D", "E"]
    play(t, "from D", "take purple")
    assert legal(t) == ["take blue", "stop"]
    play(t, "take blue")
    assert (cubes(t, A), on(t, "D"), on(t, "E")) == ("PB", "", "G")
