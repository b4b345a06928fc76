"""L-15.8: Special Delivery on other players' turns."""

from __future__ import annotations

from games.leylines.scene import (
    GAME,
    A,
    B,
    C,
    D,
    asked,
    cubes,
    legal,
    leylines,
    named,
    play,
    player,
    sound,
    told,
)
from rule import rule
from spinney.games.leylines.state.table import LeylinesTable

USE = "use special-delivery"


def holders(rules: int = 2, bag: str = "PPPPPPPPPPPP") -> LeylinesTable:
    """B and D hold Special Delivery; everybody has dice."""
    return leylines(
        {"at": "c15", "dice": "11"},
        {"at": "c16", "dice": "11", "friends": "F15"},
        {"at": "c16", "dice": "11"},
        {"at": "c16", "dice": "11", "friends": "F16"},
        bag=bag,
        rules=rules,
    )


def end_turn(t: LeylinesTable) -> LeylinesTable:
    """The active player stays and does nothing else."""
    seat = int(t.turn.seat)
    if asked(t) == "start":
        play(t, "move 1")
    space = player(t, seat)["space"]
    play(t, f"to {space}")
    return play(t, "end") if asked(t) == "end" else t


@rule("L-15.8", "leylines/R-65", "leylines/D-24", "L-13.6")
def test_holders_are_asked_clockwise_when_another_turn_ends() -> None:
    t = end_turn(holders())
    assert (t.seat, asked(t), legal(t)) == (B, "delivery", [USE, "wait", "rest"])
    play(t, USE)
    assert (cubes(t, B), player(t, B)["friends"]) == ("PPPP", [])
    assert (t.seat, asked(t)) == (D, "delivery")
    play(t, "wait")
    assert (t.seat, asked(t)) == (B, "destination")  # nothing to use, and dice that are alike
    sound(t)


@rule("leylines/S-45", "L-15.8")
def test_a_holder_who_rests_is_asked_again_after_the_own_turn() -> None:
    t = play(end_turn(holders()), "rest", "wait")
    assert (int(t.turn.seat), player(t, B)["resting"]) == (B, False)  # the own turn wakes
    end_turn(t)
    assert (t.seat, asked(t)) == (D, "delivery")
    play(t, "rest")
    assert player(t, D)["resting"]
    end_turn(t)
    assert (int(t.turn.seat), t.seat, asked(t)) == (C, B, "delivery")  # D is not asked again
    play(t, "rest")
    assert USE in legal(t)  # D's own turn
    end_turn(t)
    assert (int(t.turn.seat), t.seat) == (A, A)  # B rests, and it was D's own turn


@rule("L-15.8")
def test_with_an_empty_bag_or_by_rules_1_nobody_is_asked() -> None:
    assert end_turn(holders(bag="")).turn.seat == B
    assert asked(end_turn(holders(rules=1))) != "delivery"


@rule("L-15.8", "L-15.5")
def test_after_the_last_turn_the_dusk_is_the_moment_even_for_whoever_rests() -> None:
    t = leylines(
        {"at": "c15", "dice": "1"}, {"at": "c16", "dice": "1"}, {"at": "c16", "friends": "F15"}, bag="PPPPPP"
    )
    end_turn(t)
    play(t, "rest")
    end_turn(t)
    assert (t.seat, asked(t), legal(t)) == (C, "dusk", [USE, "wait"])


@rule("L-15.8", "leylines/D-15")
def test_special_delivery_while_bidding_and_in_compensation() -> None:
    t = leylines(
        {"at": "HB1", "dice": "1"},
        {"friends": "F15 F16 F18", "dice": "6", "cubes": "PP"},
        {},
        bag="PPPPPPPPPP",
        friends="F20 F21",
    )
    play(t, "to HB1", "auction 1")
    assert (t.seat, named(t, "use")) == (B, ["special-delivery"])  # and no other card
    assert GAME.rule_of(t, t.options[0]) == "L-15.8"
    play(t, USE)
    assert (asked(t), t.seat, cubes(t, B)) == ("bid", B, "PPPPPP")
    play(t, "bid 1", "pass", "match")
    assert (t.seat, asked(t), legal(t)[0]) == (B, "friend", USE)
    play(t, USE)
    assert (t.seat, asked(t), cubes(t, B)) == (B, "friend", "PPPPPPPP")
    assert (len(told(t, "delivered")), len(told(t, "dropped"))) == (2, 2)


@rule("L-15.8", "L-7.16")
def test_special_delivery_before_a_second_bid() -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {"friends": "F15", "dice": "6"}, bag="PPPP")
    play(t, "to HB1", "auction 1", "bid 0", "match")
    assert (asked(t), legal(t)[0]) == ("second_bid", USE)
    play(t, USE)
    assert (asked(t), cubes(t, B), legal(t)[0]) == ("second_bid", "PPPP", "bid 1")
