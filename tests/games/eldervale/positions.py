"""Positions of random games, for tests of what people look at."""

from __future__ import annotations

from functools import cache
from random import Random

from games.random_games import every_position
from spinney.games.eldervale import Eldervale
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import actions

GAME = Eldervale("mini")
SPECTATOR = -1
LIKED = (
    actions.USE,
    actions.TRADE,
    actions.BUY,
    actions.JOIN,
    actions.ORB,
    actions.SLOT,
    actions.DO,
    actions.PLAY,
)


def chosen(table: EldervaleTable, player: Random) -> int:
    """At random, but glad to use Realms, to buy, to fight and to play cards."""
    if player.random() < 0.5:
        menu = table.content.actions
        for liked in LIKED:
            found = [option for option in table.options if menu.kind_of(option) == liked]
            if found:
                return int(player.choice(found))
    return int(player.choice(table.options))


@cache
def game(seats: int, seed: int) -> tuple[EldervaleTable, ...]:
    """Every position of a random game, the last included."""
    return every_position(GAME, seats, seed, chosen)


@cache
def positions() -> tuple[EldervaleTable, ...]:
    """Some of one game for each number of seats: the beginning, some choices and the end."""
    found = []
    for seats in (2, 3, 4, 5):
        every = game(seats, 1)
        found += [*every[:: max(1, len(every) // 12)], every[-1]]
    return tuple(found)
