"""The rules and an independent, naive retelling of the document agree at every choice of many games."""

from __future__ import annotations

from random import Random

import pytest

from games.battle_for_the_grove.naive import CIRCLES, PLACES, Naive
from games.battle_for_the_grove.scene import DARK, GAME, LIGHT, legal
from spinney.games.battle_for_the_grove.table import Battle

LIMITS = (1, 2, 3, 10, 37, 120)
TASTES = ("", "channel", "stun", "banish", "move")  # what a player prefers, so that odd corners are reached


def position(t: Battle) -> object:
    return (
        [[int(t.standing_at(seat, at)) for at in range(4)] for seat in (LIGHT, DARK)],
        [[int(t.lying_at(seat, at)) for at in range(4)] for seat in (LIGHT, DARK)],
        [[int(t.cubes_on(seat, at)) for at in (1, 2, 3)] for seat in (LIGHT, DARK)],
        [int(cubes) for cubes in t.supply],
        (int(t.turns), t.over, [int(seat) for seat in t.winners], -1 if t.over else int(t.seat)),
    )


def naive_position(n: Naive) -> object:
    return (
        [[n.standing[seat, place] for place in PLACES] for seat in (LIGHT, DARK)],
        [[n.lying[seat, place] for place in PLACES] for seat in (LIGHT, DARK)],
        [[n.cubes[seat, circle] for circle in CIRCLES] for seat in (LIGHT, DARK)],
        n.supply,
        (n.turns, n.over, n.winners, -1 if n.over else n.seat),
    )


def picked(t: Battle, generator: Random, taste: str) -> str:
    texts = sorted(legal(t))
    liked = [text for text in texts if text.startswith(taste)]
    return generator.choice(liked if liked and generator.random() < 0.7 else texts)


@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("first", [LIGHT, DARK])
def test_the_rules_agree_with_a_naive_retelling_of_them(first: int, limit: int) -> None:
    generator = Random(f"{first} {limit}")
    for number in range(60):
        tastes = [generator.choice(TASTES), generator.choice(TASTES)]
        t = GAME.start(seed=f"{first} {limit} {number}", max_turns=limit, first=("light", "dark")[first])
        n = Naive(first, limit)
        while True:
            assert position(t) == naive_position(n)
            assert legal(t) == n.options()
            if t.over:
                break
            text = picked(t, generator, tastes[t.seat])
            t.play(GAME.action(text))
            n.play(text, [int(die) for die in t.dice])
