"""Positions of random games, for tests of what people look at."""

from __future__ import annotations

from functools import cache
from random import Random

from games.random_games import every_position
from spinney.games.shifting_realms import ShiftingRealms
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms import actions
from spinney.games.shifting_realms.terms.questions import QUESTIONS

GAME = ShiftingRealms("mini")
SPECTATOR = -1
LIKED = (actions.PLAY, actions.RAID, actions.TROLL, actions.BUILD, actions.NOW, actions.FIGHT)


def chosen(table: RealmsTable, player: Random) -> int:
    """At random, but glad to build, to raid, to fight and to play cards."""
    if player.random() < 0.6:
        possible = table.content.actions
        for liked in LIKED:
            found = [option for option in table.options if possible.kind_of(option) == liked]
            if found:
                return int(player.choice(found))
    return int(player.choice(table.options))


@cache
def game(seats: int, seed: int) -> tuple[RealmsTable, ...]:
    """Every position of a random game, the last included."""
    return every_position(GAME, seats, seed, chosen)


@cache
def positions() -> tuple[RealmsTable, ...]:
    """Some of one game for each number of seats: the beginning, every eleventh choice and the end."""
    return tuple(table for seats in (2, 3, 4) for table in (*game(seats, 1)[::11], game(seats, 1)[-1]))


@cache
def asking(question: str, seats: int) -> RealmsTable:
    """The first position in which a seat is asked this."""
    for seed in range(150):
        for table in game(seats, seed):
            if QUESTIONS.name_of(table) == question:
                return table
    raise AssertionError(f"nobody is asked for {question} with {seats} seats")
