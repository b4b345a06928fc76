"""Positions of random games, for tests of what people look at."""

from __future__ import annotations

from functools import cache
from random import Random

from games.random_games import every_position
from spinney.games.groves import Groves
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import actions

GAME = Groves()
SPECTATOR = -1
SEAT_COUNTS = (1, 2, 3, 4)


def chosen(table: GrovesTable, player: Random) -> int:
    """At random, but glad to buy and to collect, so that realms grow."""
    for kind in (actions.BUY, actions.COLLECT, actions.SWAP):
        found = [option for option in table.options if table.content.actions.kind_of(option) == kind]
        if found:
            return int(player.choice(found))
    return int(player.choice(table.options))


@cache
def game(seats: int, seed: int) -> tuple[GrovesTable, ...]:
    """Every position of a random game, the last included."""
    return every_position(GAME, seats, seed, chosen)


@cache
def positions() -> tuple[GrovesTable, ...]:
    """Some of one game for each number of seats: the beginning, every ninth choice and the end."""
    return tuple(table for seats in SEAT_COUNTS for table in (*game(seats, 1)[::9], game(seats, 1)[-1]))


@cache
def asking(question: str, seats: int) -> GrovesTable:
    """The first position in which a seat is asked this."""
    for seed in range(200):
        for table in game(seats, seed):
            if GAME.view(table, SPECTATOR)["question"] == question:
                return table
    raise AssertionError(f"nobody is asked to {question} with {seats} seats")
