"""Chapters 3 and 10: dice, re-rolls, turns, leftover turns, and the end of the Day."""

from __future__ import annotations

import pytest

from games.leylines.scene import (
    GAME,
    A,
    B,
    C,
    asked,
    at,
    cubes,
    dice,
    four,
    gold,
    legal,
    leylines,
    named,
    on,
    play,
    player,
    told,
)
from rule import rule


@rule("L-3.1", "leylines/R-06")
def test_four_days_and_three_nights() -> None:
    t = GAME.start(2, seed=8)
    while not t.over:
        t.play(t.options[0])
    assert [a for _, a, _, _ in told(t, "round_begins")] == [1, 2, 3, 4]
    assert [a for _, a, _, _ in told(t, "night")] == [1, 2, 3]


@rule("L-3.2", "L-4.3")
def test_all_dice_return_and_are_rolled() -> None:
    t = leylines({"gold": 0, "moved": 4, "quick": 1, "items": "harp"}, {"gold": 0}, begin="round")
    assert (len(dice(t, A)), len(dice(t, B))) == (6, 5)
    seen = player(t, A)
    assert (seen["movement"], seen["quickness"]) == ({"filled": 0, "slots": 4}, {"filled": 0, "open": 2})
    assert GAME.view(t, B)["travellers"][A]["dice"] == seen["dice"]  # results are public


@rule("L-3.3", "leylines/D-2", "L-17.2", "L-17.1")
def test_a_reroll_marks_dice_in_ascending_order() -> None:
    t = leylines({"gold": 3}, {"gold": 0}, begin="round", chance=[1, 1, 3, 3, 5, 0, 0, 0, 0, 0, 5, 5])
    assert (dice(t, A), legal(t)) == ("22446", ["mark 2", "mark 4", "mark 6", "keep"])
    play(t, "mark 4")
    assert legal(t) == ["mark 4", "mark 6", "roll"]
    assert gold(t)[A] == 3  # paid at the roll
    play(t, "mark 4", "roll")
    assert (dice(t, A), gold(t)[A]) == ("22666", 2)


@rule("L-3.3")
def test_a_reroll_costs_gold_and_can_be_declined() -> None:
    t = leylines({"gold": 1}, {"gold": 0}, begin="round")
    before = dice(t, A)
    play(t, "keep")
    assert (dice(t, A), gold(t)[A], asked(t)) == (before, 1, "start")


@rule("L-3.4", "leylines/R-07")
def test_rerolls_go_round_after_all_rolls() -> None:
    t = leylines({}, {}, {"gold": 0}, first=1, begin="round")
    assert t.seat == B
    assert [seat for seat, _, _, _ in told(t, "rolled")] == [B, C, A]
    play(t, "keep")
    assert (t.seat, asked(t)) == (A, "reroll")  # C has no Gold
    play(t, "keep")
    assert (t.seat, asked(t)) == (B, "start")


@rule("L-3.5", "L-10.1")
def test_turns_go_round_and_skip_whoever_has_no_dice() -> None:
    t = leylines({"dice": "11"}, {"dice": ""}, {"dice": "1"}, {"dice": "1", "finished": True})
    play(t, "to c16")
    assert t.seat == C
    play(t, "to c16")
    assert t.seat == A


@rule("L-4.10", "L-10.2", "leylines/R-33", "leylines/D-21")
def test_a_leftover_turn() -> None:
    t = leylines({"at": "D", "dice": "35", "moved": 4, "friends": "F20"}, {"dice": "1"}, cubes={"D": "PB"})
    assert (asked(t), legal(t)) == ("leftover", ["gather 3", "gather 5", "use pathfinder", "end"])
    play(t, "gather 3")
    assert (cubes(t, A), legal(t)) == ("PB", ["use pathfinder", "end"])
    play(t, "end")
    assert t.seat == B


@rule("L-10.3")
def test_a_die_placed_in_a_leftover_turn_brings_another_turn() -> None:
    t = leylines({"at": "D", "dice": "35", "moved": 4}, {"dice": "1"}, cubes={"D": "PB"})
    play(t, "gather 5")
    assert t.seat == B
    assert not player(t, A)["finished"]
    play(t, "to c15")
    assert told(t, "finished") == [(A, 1, 1, 0)]  # nothing lies on D any more


@rule("L-10.3", "L-10.4", "leylines/R-34")
def test_no_gold_where_a_collection_was_declined() -> None:
    t = leylines({"at": "D", "dice": "3", "moved": 4, "gold": 0}, {"dice": "1"}, cubes={"D": "P"})
    play(t, "end")
    assert player(t, A)["finished"]
    assert player(t, A)["stranded"] == 0


@rule("L-10.4")
@pytest.mark.parametrize(
    ("quick", "held", "there", "due"),
    [(2, "", "P", 2), (0, "", "", 2), (0, "PPPPPPPP", "P", 2), (0, "PPPPPPP", "B", 0)],
    ids=["no slot", "no cube", "no room", "usable"],
)
def test_gold_for_dice_that_could_not_be_used(quick: int, held: str, there: str, due: int) -> None:
    t = leylines(
        {"at": "D", "dice": "34", "moved": 4, "quick": quick, "cubes": held, "gold": 0},
        {"dice": "1"},
        cubes={"D": there},
    )
    if asked(t) == "leftover":
        play(t, "end")
    assert player(t, A)["stranded"] == due
    assert gold(t)[A] == 0  # paid at the end of the Day, not before
    play(t, "to c15")
    assert [a for seat, a, _, _ in told(t, "compensated") if seat == A] == ([due] if due else [])


@rule("L-10.5", "L-15.5", "leylines/D-22")
def test_dusk_comes_after_the_gold_and_before_the_night() -> None:
    t = leylines(
        {"at": "c16", "dice": "3", "moved": 4, "gold": 0, "friends": "F15 F16"}, {"friends": "F17"}, round=2
    )
    assert (asked(t), t.seat) == ("leftover", A)
    play(t, "end")
    assert (asked(t), t.seat, gold(t)[A]) == ("dusk", A, 1)
    assert legal(t) == ["use special-delivery", "wait"]
    play(t, "use special-delivery")
    assert (len(cubes(t, A)), asked(t), t.seat) == (4, "dusk", A)  # each copy
    play(t, "wait")
    assert (asked(t), t.seat) == ("dusk", B)
    assert told(t, "night") == []
    play(t, "wait")
    assert told(t, "night") == [(A, 2, 0, 0)]
    assert player(t, A)["friends"] == ["F16"]


@rule("L-15.5")
def test_dusk_also_ends_the_last_day_and_drops_lie_where_the_standee_is() -> None:
    t = leylines(
        {"at": "c16", "gold": 0, "friends": "F15", "cubes": "PPPPPPP"}, {"gold": 0}, round=4, begin="dusk"
    )
    play(t, "use special-delivery")
    assert asked(t) == "drop"
    play(t, "drop purple", "drop purple", "drop purple")
    assert t.over
    assert on(t, "c16") == "PPP"


@rule("L-4.1", "leylines/D-20")
def test_the_steps_of_a_turn() -> None:
    t = four({"at": "D", "dice": "12", "items": "tablet"}, cubes={"D": "P", "E": "B"})
    questions = [asked(t)]
    for answer in ("gather 2", "move 1", "to E", "take blue", "end"):
        play(t, answer)
        questions.append(asked(t))
    assert questions[:5] == ["start", "start", "destination", "cubes", "end"]
    assert (t.seat, at(t, A), named(t, "move")) == (B, "E", [])


@rule("L-3.5", "L-10.5")
def test_before_the_first_turn_and_after_the_last_it_is_nobodys() -> None:
    t = leylines({"dice": "1", "at": "D", "friends": "F15", "gold": 3}, {"gold": 0}, round=1)
    assert GAME.view(t, -1)["active"] == A
    play(t, "move 1", "to E", "end")
    for question, answer in (("dusk", "wait"), ("reroll", "keep")):
        seen = GAME.view(t, -1)
        assert (asked(t), seen["active"], seen["turn"]["start"]) == (question, -1, "")
        assert (seen["turn"]["placed"], seen["turn"]["dice"]) == (False, 0)
        play(t, answer)
    assert GAME.view(t, -1)["active"] == 1


@rule("L-3.3", "L-3.4", "leylines/R-07")
def test_everybody_is_asked_once_whether_they_roll_again_or_not() -> None:
    t = leylines({}, {}, {}, {}, first=2, begin="round")
    order = []
    while asked(t) == "reroll":
        order.append(int(t.seat))
        play(t, *(["keep"] if len(order) % 2 else [f"mark {named(t, 'mark')[0]}", "roll"]))
    assert order == [2, 3, 0, 1]
    assert gold(t) == [10, 9, 10, 9]
