"""Positions to draw: of random games, and crowded ones."""

from __future__ import annotations

from functools import cache
from random import Random

from games.battle_for_the_grove.scene import DARK, GAME, LIGHT, battle, play
from spinney.games.battle_for_the_grove.state.table import CUBES, DRUIDS, LOCATIONS, Battle

SPECTATOR = -1
WATCHERS = (SPECTATOR, LIGHT, DARK)
OAK = 1


@cache
def positions() -> tuple[Battle, ...]:
    """Every third choice of six random games, two with empty attempts (B-3.6), and how they ended."""
    found: list[Battle] = []
    for seed in range(6):
        empty = "yes" if seed > 3 else "no"
        player, table = Random(seed), GAME.start(seed=seed, max_turns=120, empty_attempts=empty)
        while not table.over:
            if table.number % 3 == 0:
                found.append(table.clone())
            table.play(player.choice(table.options))
        found.append(table.clone())
    return tuple(found)


def fresh() -> Battle:
    return GAME.start(seed=7, first="light")


def crowded(standing: int = DRUIDS, lying: int = 0, cubes: int = CUBES) -> Battle:
    """All druids of both colours and all of Light's cubes at the Oak Circle."""
    table = fresh()
    for seat in (LIGHT, DARK):
        for location in range(LOCATIONS):
            table.standing[seat * LOCATIONS + location] = standing if location == OAK else 0
            table.lying[seat * LOCATIONS + location] = lying if location == OAK else 0
    table.cubes[0] = cubes
    table.supply[LIGHT] = CUBES - cubes
    return table


def splitting() -> Battle:
    """Light has banished two of Dark's four druids at the Oak Circle and must say which."""
    table = battle(
        light={"oak": (2, 2)}, dark={"oak": (2, 2)}, cubes={"oak": (3, 0), "ash": (0, 8)}, dice=[6, 2, 6]
    )
    return play(table, "banish oak")
