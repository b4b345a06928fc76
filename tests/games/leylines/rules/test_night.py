"""Chapters 11 and 12: the Night, and the end of the game."""

from __future__ import annotations

import pytest

from games.leylines.scene import (
    DUMP,
    GAME,
    A,
    B,
    C,
    asked,
    in_bag,
    leylines,
    number_on,
    on,
    play,
    player,
    sound,
    told,
)
from rule import rule
from spinney.games.leylines.state.cubes import size


@rule("L-11.1", "L-11.9")
def test_revealed_cards_grow_three_on_every_letter() -> None:
    t = leylines({}, {}, night_shown="N22 N03", night_deck="N10 N11", begin="dusk", cubes={"B": "PP"})
    assert (number_on(t, "B"), number_on(t, "R"), number_on(t, "C")) == (5, 3, 3)


@rule("L-11.2")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_as_many_further_cards_as_the_round(round_: int) -> None:
    t = leylines({}, {}, round=round_, night_deck="N01 N02 N03 N04", begin="dusk")
    assert [number_on(t, letter) for letter in "ABCD"] == [2] * round_ + [1] * (4 - round_)
    assert GAME.view(t, -1)["night"]["discard"] == ["N01", "N02", "N03"][:round_]


@rule("L-11.2", "L-9.9")
def test_all_further_cards_are_drawn_before_the_first_is_discarded() -> None:
    t = leylines({}, {}, round=3, night_deck="N01", begin="dusk")
    assert number_on(t, "A") == 2  # no card is left, and the one that was drawn is not drawn again
    t = leylines({}, {}, round=3, night_deck="N01", night_shown="N21", night_discard="N02", begin="dusk")
    assert (number_on(t, "A"), number_on(t, "M"), number_on(t, "B")) == (3 + 2 + 2, 3 + 2, 2)
    assert GAME.view(t, -1)["night"]["discard"] == ["N01", "N02", "N21"]


@rule("L-11.3", "L-11.4", "L-11.10", "leylines/R-36")
def test_only_empty_letters_and_every_hub() -> None:
    t = leylines(
        {}, {}, night_deck="N20", begin="dusk", cubes={"A": "P", "HB1": "BB", "c16": "WW", "MS1": "G"}
    )
    assert (number_on(t, "A"), number_on(t, "B"), number_on(t, "HB1")) == (1, 1, 3)
    assert (on(t, "c16"), on(t, "MS1"), on(t, "c15"), on(t, "MS2")) == ("WW", "G", "", "")


@rule("L-11.6", "L-11.7", "L-2.7")
def test_token_and_marker_pass_on() -> None:
    t = leylines({"gold": 0}, {"gold": 0}, {"gold": 0}, first=2, round=1, begin="dusk")
    assert (t.first, t.round, t.seat) == (A, 2, A)
    assert told(t, "token_passes") == [(A, 0, 0, 0)]


@rule("L-11.8", "leylines/R-35")
def test_a_short_bag_serves_cards_in_order_and_draws_on() -> None:
    t = leylines({}, {}, round=2, bag="PBGYR", night_shown="N21 N05", night_deck="N06 N07 N08", begin="dusk")
    assert [number_on(t, letter) for letter in "AMEFG"] == [3, 2, 0, 0, 0]
    assert in_bag(t) == ""
    assert GAME.view(t, -1)["night"]["discard"] == ["N05", "N06", "N07", "N21"]  # drawn all the same
    sound(t)


@rule("L-11.8")
@pytest.mark.parametrize(("cubes_", "letters", "hubs"), [(21, 20, 1), (23, 20, 3), (10, 10, 0)])
def test_a_short_bag_serves_letters_in_alphabetical_order_then_hubs(
    cubes_: int, letters: int, hubs: int
) -> None:
    bag = ("PBGYRW" * 16)[:cubes_]
    t = leylines({}, {}, bag=bag, night_deck="", begin="dusk")
    assert [number_on(t, letter) for letter in "ABCDEFGHIJKLMNOPQRST"] == [1] * letters + [0] * (20 - letters)
    assert [number_on(t, f"HB{hub}") for hub in range(1, 5)] == [1] * hubs + [0] * (4 - hubs)
    assert number_on(t, DUMP) == 96 - cubes_


@rule("L-11.5")
def test_items_are_turned_back() -> None:
    t = leylines({"items": "companion harp", "flipped": "companion"}, {}, begin="dusk")
    assert player(t, A)["items"] == {"harp": "ready", "companion": "ready"}


@rule("L-12.1", "L-12.2")
@pytest.mark.parametrize(
    ("held", "contracts", "items", "score"),
    [
        ("PPP", "", "", 1),
        ("PPPBB", "", "", 1),
        ("PPBB", "K15 K09", "", 2),  # two purple are needed, two blue are left
        ("PG", "K15 K15", "", 2),
        ("", "K42", "lantern", 1),
        ("", "", "lantern harp companion tablet potion satchel", 21),
        ("WWWWGG", "K01", "lantern harp", 2 + 4 // 3 + 3),
    ],
)
def test_what_the_end_brings(held: str, contracts: str, items: str, score: int) -> None:
    t = leylines(
        {"gold": 0, "cubes": held, "contracts": contracts, "items": items}, {"gold": 0}, round=4, begin="dusk"
    )
    assert (t.over, t.scores[A]) == (True, score)


@rule("L-12.2", "L-16.1")
def test_no_colour_changes_in_final_scoring() -> None:
    t = leylines(
        {"gold": 0, "cubes": "RR", "contracts": "K01", "items": "potion", "friends": "F04"},
        {"gold": 0},
        round=4,
        two_for_one=True,
        begin="dusk",
    )
    assert t.scores[A] == 1  # the Potion as an Item


@rule("L-12.3")
def test_completed_contracts_break_a_tie() -> None:
    t = leylines(
        {"gold": 20, "completed": "K01 SM1"},
        {"gold": 20, "completed": "K02", "cubes": "PB"},
        {"gold": 19, "completed": "K03 K04 K05"},
        round=4,
        begin="dusk",
    )
    assert (t.scores, t.winners) == ([20, 20, 19], [A])


@rule("L-12.3", "leylines/R-38")
def test_cubes_of_the_last_dusk_count() -> None:
    t = leylines(
        {"gold": 20, "friends": "F15", "cubes": ""},
        {"gold": 21, "cubes": "PB"},
        round=4,
        begin="dusk",
        chance=[0] * 4,
    )
    play(t, "use special-delivery")
    assert t.scores == [21, 21]
    assert t.winners == [A]  # four purple cubes against two


@rule("L-12.4")
def test_what_is_left_costs_and_brings_nothing() -> None:
    t = leylines(
        {"gold": 5, "contracts": "K07 K14 K21", "friends": "F01 F02 F20"}, {"gold": 4}, round=4, begin="dusk"
    )
    assert (t.scores, t.winners) == ([5, 4], [A])


def test_before_the_end_the_sheet_says_what_it_would_be() -> None:
    t = leylines({"gold": 5, "cubes": "PG", "contracts": "K15", "dice": "1"}, {}, {})
    assert t.scores[A] == 7
    assert not t.over
    assert asked(t) == "destination"
    assert (t.scores[B], t.scores[C]) == (10, 10)
    assert size(t.travellers[A].cubes) == 2


@rule("L-11.8")
@pytest.mark.parametrize(("bag", "short"), [("PBG", 1), ("PBGYRW" * 9, 0)])
def test_a_short_bag_is_told(bag: str, short: int) -> None:
    for shown in ("", "N21"):
        t = leylines({}, {}, bag=bag, night_shown=shown, night_deck="N05", begin="dusk")
        assert len(told(t, "short_bag")) == short
