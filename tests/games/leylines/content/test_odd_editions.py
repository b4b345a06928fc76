"""Whatever the edition: play ends within the bound, nothing is lost, and every face holds up."""

from __future__ import annotations

from random import Random

import pytest

from games.lawful import play_lawfully
from games.leylines.positions import chosen
from games.leylines.random_editions import random_game


@pytest.mark.parametrize("number", range(6))
def test_a_random_edition_keeps_the_laws(number: int) -> None:
    game, r = random_game(f"odd {number}"), Random(number)
    seats = 2 + number % 5
    t = game.start(
        seats,
        seed=number,
        two_for_one=r.choice(("off", "on")),
        accountants=r.choice(("off", "on")),
        bid_limit=r.choice(("off", "on")),
    )
    play_lawfully(t, lambda t: chosen(t, r), often=50)
    assert t.number <= game.bound(seats, {})
