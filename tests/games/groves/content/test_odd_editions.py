"""Odd editions, where everything runs short or overflows: the laws hold there as well, at every choice."""

from __future__ import annotations

from functools import cache

import pytest

from games.groves import editions
from games.groves.scene import Realm, elements, groves, play
from rule import rule
from spinney.games.groves import Groves
from spinney.lawbook.cases import Case
from spinney.lawbook.checks.conservation import check_components
from spinney.lawbook.checks.legality import check_legal_options
from spinney.lawbook.checks.names import check_names, check_rules, check_texts
from spinney.lawbook.checks.scores import check_sheet, check_winners
from spinney.lawbook.checks.secrecy import check_redeals
from spinney.lawbook.checks.undo import check_barrier, check_undo
from spinney.lawbook.play import Play, walk

ODD = ("scarce", "rich", "bare", "crowded", "penniless")


@cache
def game_of(name: str) -> Groves:
    return Groves(editions.EDITIONS[name]())


@pytest.mark.parametrize("name", ODD)
def test_texts_are_read_as_they_are_written(name: str) -> None:
    check_texts(game_of(name))


@rule("G-14.18")
@pytest.mark.parametrize(("price", "left"), [(0, [1, 0, 0]), (1, [0, 0, 0])])
def test_a_wraith_is_banished_for_what_the_edition_says(price: int, left: list[int]) -> None:
    game = Groves(editions.changed("cheap", ("banish = 2", f"banish = {price}")))
    mine: Realm = {"drawn": "white", "elements": [1, 0, 0]}
    t = groves(mine, wraith_bag="white*2 green", hollows=3, game=game)
    play(t, "place white ST-SPI-1", "leave", "banish")
    found = game.view(t, 0)["solo"]
    assert (found["hollows"], found["gone"], elements(t, 0)) == (2, 1, left)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", ODD)
def test_an_odd_edition_is_sound_at_every_choice(name: str, seats: int) -> None:
    case = Case(game_of(name), seats, {})
    for key in range(2):
        for table in walk(case, Play(key)):
            check_legal_options(table)
            check_components(table)
            check_names(table)
            check_rules(table)
            check_sheet(table)
            check_winners(table)


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("name", ODD)
def test_an_odd_edition_can_be_redealt_and_taken_back(name: str, seats: int) -> None:
    case = Case(game_of(name), seats, {})
    tables = []
    for table in walk(case, Play(seats + 10)):
        tables.append(table.branch())
        if table.number % 25 == 0:
            check_redeals(table, f"odd {table.number}")
        if table.number % 20 == 0 or table.undoable > 3:
            check_undo(tables)
            check_barrier(tables, f"odd {table.number}")
