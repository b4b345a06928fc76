"""Whatever the edition: play ends within the bound, nothing is lost, and every face holds up."""

from __future__ import annotations

from random import Random

import pytest

from games.eldervale.random_editions import random_game
from games.lawful import play_lawfully

MODULES = ("bifrost", "den", "tactics", "minotaur", "shapeshifter", "legends")


@pytest.mark.parametrize("number", range(6))
def test_a_random_edition_keeps_the_laws(number: int) -> None:
    game, generator = random_game(f"odd {number}"), Random(number)
    seats = 2 + number % 4
    options = {name: generator.choice(("off", "on")) for name in MODULES}
    t = game.start_from(seats, bytes(32), [], {**options})
    play_lawfully(t, lambda t: generator.choice(t.options), often=60)
    assert t.number <= game.bound(seats, {**game_options(options)})


def game_options(options: dict[str, str]) -> dict[str, int | str]:
    return {**options, "abilities": "on", "factions": "drawn", "sides": "drawn"}
