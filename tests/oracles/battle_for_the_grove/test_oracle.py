"""The rules and an independent oracle written from the document agree at every choice of many games."""

from __future__ import annotations

from random import Random

import pytest

from games.battle_for_the_grove.scene import DARK, GAME, LIGHT, legal
from oracles.battle_for_the_grove.game import CIRCLES, PLACES, Oracle
from spinney.engine.records.playback import set_limits
from spinney.games.battle_for_the_grove.state.table import Battle

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


def oracle_position(n: Oracle) -> object:
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
@pytest.mark.parametrize("empty", ["no", "yes"])
def test_the_rules_agree_with_the_oracle(first: int, limit: int, empty: str) -> None:
    generator = Random(f"{first} {limit}")
    for number in range(60):
        tastes = [generator.choice(TASTES), generator.choice(TASTES)]
        who = ("light", "dark")[first]
        t = GAME.start(seed=f"{first} {limit} {number}", max_turns=limit, first=who, empty_attempts=empty)
        n = Oracle(first, limit, empty == "yes")
        compare(t, n, generator, tastes, 10**6)


def test_the_rules_agree_with_the_oracle_where_no_limit_is_until_bots_are_alone() -> None:
    generator = Random("no limit")
    for number in range(6):
        t = GAME.start(seed=f"no limit {number}", max_turns=0, first="light")
        n = Oracle(LIGHT, 0, empty_attempts=False)
        compare(t, n, generator, ["stun", "stun"], 300 * (number + 1))
        set_limits(t)
        n.max_turns = max(400, n.turns + 1)
        compare(t, n, generator, ["stun", "stun"], 10**6)
        assert t.over


def compare(t: Battle, n: Oracle, generator: Random, tastes: list[str], choices: int) -> None:
    """Play both, with the same dice, for so many choices or to the end."""
    for _ in range(choices):
        assert position(t) == oracle_position(n)
        assert legal(t) == n.options()
        if t.over:
            break
        text = picked(t, generator, tastes[t.seat])
        t.play(GAME.action(text))
        n.play(text, [int(die) for die in t.dice])
