"""Chapters 13 and 15: Forest Friends, and when cards and Items may be used."""

from __future__ import annotations

import pytest

from games.leylines.scene import (
    GAME,
    PASSES,
    A,
    B,
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
    on,
    play,
    player,
    sound,
)
from rule import rule

ALL = "F10 F15 F18 F20"  # Secret Route, Special Delivery, Shadow Market, Pathfinder


@rule("L-13.6")
@pytest.mark.parametrize(("bag", "drawn"), [("PPPPPP", 4), ("PB", 2), ("", None)])
def test_special_delivery(bag: str, drawn: int | None) -> None:
    t = four({"dice": "12", "friends": "F15"}, bag=bag)
    assert ("use special-delivery" in legal(t)) == (drawn is not None)
    if drawn is not None:
        play(t, "use special-delivery")
        assert len(cubes(t, A)) == drawn
        assert GAME.view(t, -1)["friend_discard"] == ["F15"]
        sound(t)


@rule("L-13.6", "L-5.5")
def test_a_delivery_above_the_limit() -> None:
    t = four({"at": "c16", "dice": "12", "cubes": "PPPPPP", "friends": "F15"}, chance=[15, 15, 15, 15])
    play(t, "use special-delivery")
    assert asked(t) == "drop"
    play(t, "drop purple", "drop purple")
    assert (len(cubes(t, A)), on(t, "c16")) == (8, "PP")


@rule("L-13.7", "L-17.4")
def test_shadow_market_sells_in_ascending_order() -> None:
    t = four({"dice": "12", "gold": 0, "cubes": "PBBGWWWW", "friends": "F18"})
    play(t, "use shadow-market")
    assert legal(t) == ["sell purple", "sell blue", "sell green", "sell white"]
    play(t, "sell blue")
    assert legal(t) == ["sell blue", "sell green", "sell white", "stop"]
    play(t, "sell green", "stop")
    assert (gold(t)[A], cubes(t, A), in_bag(t).count("G")) == (2, "PBWWWW", 16)


@rule("L-13.7")
def test_shadow_market_ends_by_itself_after_six() -> None:
    t = four({"dice": "12", "gold": 0, "cubes": "PBWWWWWW", "friends": "F18"})
    play(t, "use shadow-market", "sell blue", *["sell white"] * 5)
    assert (gold(t)[A], cubes(t, A), asked(t)) == (6, "PW", "start")


@rule("L-13.8", "leylines/R-42", "leylines/D-4")
def test_pathfinder_is_extra_and_has_three_free_cubes() -> None:
    t = four({"at": "D", "dice": "6", "quick": 2, "friends": "F20"}, cubes={"D": "PBGY"})
    play(t, "use pathfinder")
    assert "D" in named(t, "to")
    play(t, "to D", "take purple", "take blue", "take green")
    assert (cubes(t, A), on(t, "D")) == ("PBG", "Y")  # even where the turn began
    assert (asked(t), dice(t, A)) == ("destination", "")
    play(t, "to E")
    assert at(t, A) == "E"


@rule("L-13.8")
def test_a_pathfinder_walks_four_spaces_at_most() -> None:
    t = four({"at": "MS1", "dice": "1", "friends": "F20"})
    play(t, "use pathfinder")
    reach = GAME.content.board.distance[GAME.content.board.ids.index("MS1")]
    near = [space for space, steps in zip(GAME.content.board.ids, reach, strict=True) if steps <= 4]
    assert set(named(t, "to")) == {space for space in near if space == "MS1" or not space.startswith("MS")}


@rule("L-13.3")
def test_critters_stay() -> None:
    t = four({"at": "c01", "dice": "1", "friends": "F07", "cubes": "GW", "contracts": "K01"})
    play(t, "to MS1")
    assert player(t, A)["friends"] == ["F07"]


@rule("L-15.1", "L-15.2", "L-15.3", "L-15.7", "leylines/R-47", "leylines/D-4", "leylines/D-5")
def test_windows_of_a_turn() -> None:
    t = four(
        {"at": "c01", "dice": "1", "gold": 0, "cubes": "YY", "friends": ALL, "items": "companion tablet"},
        cubes={"F": "PB", "G": "G"},
        display="K01 K02 K03 K04",
    )
    everything = {
        "companion", "tablet", "secret-route", "pathfinder", "shadow-market", "special-delivery"
    }  # fmt: skip
    assert (asked(t), set(named(t, "use"))) == ("start", everything)
    play(t, "move 1")
    assert (asked(t), set(named(t, "use"))) == ("destination", everything)
    play(t, "to HB1")
    assert (asked(t), set(named(t, "use"))) == ("item", everything)
    play(t, "buy lantern")
    unsold = everything - {"shadow-market"}  # no cube to sell
    assert (asked(t), set(named(t, "use"))) == ("item", unsold)
    play(t, "done")
    assert (asked(t), set(named(t, "use"))) == ("lot", unsold - {"tablet"})  # no auction in an auction
    play(t, "auction 1", *PASSES)
    assert (asked(t), set(named(t, "use"))) == ("decision", unsold - {"tablet"})
    play(t, "decline")
    assert (asked(t), set(named(t, "use"))) == ("end", unsold)


def test_windows_by_rules_1() -> None:
    t = four(
        {"at": "c01", "dice": "1", "gold": 0, "cubes": "YY", "friends": ALL, "items": "companion tablet"},
        cubes={"F": "PB"},
        rules=1,
    )
    goods = ["companion", "shadow-market", "special-delivery"]
    assert len(named(t, "use")) == 6
    play(t, "move 1")
    assert named(t, "use") == []
    play(t, "to HB1")
    assert (asked(t), named(t, "use")) == ("item", goods)
    play(t, "done")
    assert (asked(t), named(t, "use")) == ("lot", goods)
    play(t, "auction 1")
    assert (asked(t), named(t, "use")) == ("decision", goods)  # nobody else has Gold for a bid of 1
    play(t, "decline")
    assert (asked(t), len(named(t, "use"))) == ("end", 6)


@rule("L-15.7", "L-17.7")
def test_the_menu_is_asked_again_after_a_card() -> None:
    t = four({"dice": "12", "gold": 0, "cubes": "PPB", "friends": "F18 F19"})
    before = legal(t)
    play(t, "use shadow-market", "sell blue")
    assert legal(t) == before  # the second copy
    play(t, "use shadow-market", "sell purple")
    assert asked(t) == "start"
    assert legal(t) == ["move 1", "move 2"]


@rule("L-15.7")
def test_a_window_without_anything_to_use_is_not_asked() -> None:
    t = leylines(
        {"at": "c15", "dice": "1", "items": "lantern harp satchel", "friends": "F01 F04 F07"}, {"dice": "1"}
    )
    play(t, "to c16")
    assert t.seat == B


@rule("L-15.2", "L-10.2")
def test_on_a_leftover_turn_the_start_window_is_the_whole_turn() -> None:
    t = leylines(
        {"at": "c16", "dice": "3", "moved": 4, "gold": 0, "friends": "F10"}, {"dice": "1"}, cubes={"F": "PBG"}
    )
    play(t, "use secret-route", "to F")
    assert legal(t) == ["take purple", "take blue", "take green", "collect 3", "leave"]
    play(t, "collect 3")
    assert (cubes(t, A), t.seat, player(t, A)["finished"]) == ("PBG", B, False)


@rule("L-15.3", "L-15.6")
def test_a_friend_hired_in_another_turn_waits_for_the_own_window() -> None:
    t = leylines(
        {"at": "HB1", "dice": "1"},
        {"at": "c16", "dice": "1", "cubes": "PP"},
        {"gold": 0},
        friends="F18 F20",
        display="K01 K02 K03 K04",
    )
    play(t, "to HB1", "auction 1", "bid 1", "match", "hire 1")
    assert (t.seat, asked(t)) == (B, "start")
    assert "use shadow-market" in legal(t)


@rule("L-15.4")
def test_potion_and_exchange_are_never_used_by_themselves() -> None:
    t = four({"dice": "12", "cubes": "PPB", "friends": "F01 F04", "items": "potion"})
    assert named(t, "use") == []
    assert legal(t) == ["move 1", "move 2"]


@rule("L-4.12", "L-13.4")
def test_a_secret_route_to_a_hub_is_a_visit_and_leads_back_to_the_start_window() -> None:
    t = four({"at": "c16", "dice": "6", "gold": 0, "friends": "F10"}, display="K01 K02 K03 K04")
    play(t, "use secret-route", "to HB3", "auction 1", *PASSES, "claim")
    assert player(t, A)["contracts"] == ["K01"]
    assert (asked(t), t.seat) == ("destination", A)  # the regular move is still to come
    play(t, "to HB3")
    assert t.seat == B  # no second auction there


@rule("L-13.4")
def test_a_secret_route_must_change_the_space() -> None:
    t = four({"at": "c16", "dice": "6", "friends": "F10"})
    play(t, "use secret-route")
    assert "c16" not in named(t, "to")
    assert len(named(t, "to")) == 54


@rule("L-14.3", "L-5.5")
@pytest.mark.parametrize(
    ("fetched", "held"), [(["take white", "stop"], 1), (["take white", "take white"], 2)]
)
def test_whoever_stops_fetching_above_the_limit_drops_as_well(fetched: list[str], held: int) -> None:
    t = four(
        {"at": "c16", "dice": "1", "cubes": "PPPPBBBB", "items": "companion"}, cubes={"F": "GWW", "G": "Y"}
    )
    play(t, "use companion", "from F", *fetched)
    assert asked(t) == "drop"
    play(t, *["drop blue"] * held)
    assert (asked(t), on(t, "c16"), on(t, "F")) == ("destination", "B" * held, "G" + "W" * (2 - held))
