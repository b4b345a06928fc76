"""Redeals vary what a seat cannot know, with the right frequencies: on the toy, all can be counted."""

from __future__ import annotations

import pytest
from hypothesis import given

from spinney.engine.table import Table
from spinney.lawbook.cases import Case, short_options
from spinney.lawbook.checks.posterior import SHARP, check_frequencies, hidden_state
from spinney.lawbook.hypothesis_runs import plays, wide
from spinney.lawbook.play import Play, positions, watchers
from toy.game import TINY, Toy

TWO = Case(Toy(TINY), 2, {"rounds": 2})
THREE = Case(Toy(TINY), 3, {"rounds": 1, "first": "drawn"})
TOYS = [Case(game, seats, short_options(game)) for game in (Toy(), Toy(TINY)) for seats in (2, 3)]


@pytest.mark.parametrize("case", TOYS, ids=str)
def test_hidden_hands_differ_from_redeal_to_redeal(case: Case) -> None:
    table = case.start(1)
    for seat in watchers(table):
        states = {hidden_state(table.game.redeal(table, seat, key)) for key in range(30)}
        assert len(states) > 5


@pytest.mark.parametrize("key", range(3))
def test_redeals_of_a_tiny_fair_have_the_right_frequencies(key: int) -> None:
    for table in positions(TWO, Play(key), 5)[1:]:
        for seat in range(2):
            check_frequencies(TWO, table, seat)


def test_redeals_have_the_right_frequencies_for_a_spectator() -> None:
    table = positions(TWO, Play(7), 5)[2]
    check_frequencies(TWO, table, -1)


def test_redeals_have_the_right_frequencies_among_three() -> None:
    for table in positions(THREE, Play(3), 4)[1:]:
        check_frequencies(THREE, table, 1)


@pytest.mark.parametrize(
    "line",
    [
        ["feast", "seal 2", "seal 0"],  # bids that were opened
        ["call red"],  # a question that is not answered yet
        ["hex"],  # a ward may come
        ["bury 0", "to bottom", "done"],  # a card that one seat knows
        ["bury 1", "to top", "bury 0", "to bottom"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("key", [1, 2])
def test_redeals_have_the_right_frequencies_after(line: list[str], key: int) -> None:
    table = played(TWO, key, line)
    for seat in range(2):
        check_frequencies(TWO, table, seat)


@pytest.mark.parametrize("key", [1, 2])
def test_a_sealed_bid_makes_a_lantern_likelier(key: int) -> None:
    check_frequencies(TWO, played(TWO, key, ["feast", "seal 1"]), 1, SHARP)


@pytest.mark.parametrize("colour", ["red", "green", "blue"])
@pytest.mark.parametrize("place", ["top", "bottom"])
@pytest.mark.parametrize("key", [1, 4])
def test_redeals_know_what_a_hand_or_a_buried_card_cannot_be(colour: str, place: str, key: int) -> None:
    table = played(TWO, key, [f"call {colour}"])
    table.play(table.options[0])  # shown, or denied
    for text in ("bury 0", f"to {place}", "done"):
        table.play(table.game.action(text))
    check_frequencies(TWO, table, 0)


@pytest.mark.long
@pytest.mark.parametrize("case", [TWO, THREE], ids=str)
@wide(15)
@given(play=plays("random", "scripted", "greedy"))
def test_redeals_have_the_right_frequencies_everywhere(case: Case, play: Play) -> None:
    for table in positions(case, play, 5):
        for seat in range(case.seats):
            check_frequencies(case, table, seat)


def played(case: Case, key: int, line: list[str]) -> Table:
    table = case.start(key)
    for text in line:
        table.play(table.game.action(text))
    return table
