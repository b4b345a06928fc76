"""Positions of random games, for tests of what people look at."""

from __future__ import annotations

from functools import cache
from random import Random

from games.random_games import every_position
from spinney.games.leylines import Leylines
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import actions
from spinney.games.leylines.terms.questions import QUESTIONS

GAME = Leylines()
SPECTATOR = -1
SEAT_COUNTS = (2, 3, 4, 5, 6)
LIKED = (actions.COMPLETE, actions.USE, actions.BUY, actions.HIRE, actions.COLLECT, actions.TAKE)


def chosen(table: LeylinesTable, player: Random) -> int:
    """At random, but glad to take and to use whatever there is, and to go to Hubs and Markets."""
    if player.random() < 0.8:
        kinds = [table.content.actions.kind_of(option) for option in table.options]
        for liked in LIKED:
            if liked in kinds:
                return int(
                    player.choice([o for o, kind in zip(table.options, kinds, strict=True) if kind == liked])
                )
        places = [option for option in table.options if is_busy(table, option)]
        if places:
            return int(player.choice(places))
    return int(player.choice(table.options))


def is_busy(table: LeylinesTable, option: int) -> bool:
    """Does the option go to a Hub or a Market?"""
    part, board = table.content.actions.part_of(option), table.content.board
    is_move = table.content.actions.kind_of(option) == actions.TO
    return is_move and (board.is_hub(part) or board.is_market(part))


@cache
def game(seats: int, seed: int) -> tuple[LeylinesTable, ...]:
    """Every position of a random game, the last included."""
    characters = ("seat", "choose")[seed % 2]
    return every_position(GAME, seats, seed, chosen, two_for_one="on", characters=characters)


@cache
def positions() -> tuple[LeylinesTable, ...]:
    """Some of one game for each number of seats: the beginning, every nineteenth choice and the end."""
    return tuple(table for seats in SEAT_COUNTS for table in (*game(seats, 1)[::19], game(seats, 1)[-1]))


@cache
def asking(question: str, seats: int) -> LeylinesTable:
    """The first position in which a seat is asked this."""
    for seed in range(200):
        for table in game(seats, seed):
            if QUESTIONS.name_of(table) == question:
                return table
    raise AssertionError(f"nobody is asked for {question} with {seats} seats")
