"""Whatever the edition: play ends within the bound, nothing is lost, and every face holds up."""

from __future__ import annotations

from random import Random

import pytest

from games.eldervale.random_editions import random_game
from laws.components import check_components
from laws.legality import check_legal_options
from laws.pictures import check_pictures
from laws.queries import check_numbers
from laws.scores import check_sheet, check_tie_break, check_winners
from laws.secrecy import check_redeals
from laws.undoing import check_barrier, check_undo
from laws.words import check_names, check_rules
from spinney.engine.table import Table

OFTEN = 60  # every so many choices the costly faces are looked at
MODULES = ("bifrost", "den", "tactics", "minotaur", "shapeshifter", "legends")


@pytest.mark.parametrize("number", range(6))
def test_a_random_edition_keeps_the_laws(number: int) -> None:
    game, generator = random_game(f"odd {number}"), Random(number)
    seats = 2 + number % 4
    options = {name: generator.choice(("off", "on")) for name in MODULES}
    t = game.start_from(seats, bytes(32), [], {**options})
    tables: list[Table] = []
    while not t.over:
        tables.append(t.branch())
        check_legal_options(t)
        check_components(t)
        check_sheet(t)
        check_names(t)
        check_rules(t)
        if t.number % OFTEN == 0:
            check_numbers(t)
            check_pictures(t)
            check_redeals(t, f"odd {t.number}")
            check_undo(tables)
            check_barrier(tables, f"odd {t.number}")
            assert game.coming(t)
        t.play(generator.choice(t.options))
    check_winners(t)
    check_tie_break(t)
    assert t.number <= game.bound(seats, {**game_options(options)})


def game_options(options: dict[str, str]) -> dict[str, int | str]:
    return {**options, "abilities": "on", "factions": "drawn", "sides": "drawn"}
