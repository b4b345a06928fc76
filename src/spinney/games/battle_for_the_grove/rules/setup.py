"""Chapter 2: setup."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from spinney.engine.chance import Chance
from spinney.engine.game import Game
from spinney.engine.parts import Options
from spinney.games.battle_for_the_grove.rules.turn import begin_turn
from spinney.games.battle_for_the_grove.state.table import (
    CIRCLES,
    CUBES,
    DARK,
    DICE,
    DRUIDS,
    LIGHT,
    Battle,
)
from spinney.games.battle_for_the_grove.terms import events


def set_up(game: Game[Battle], seats: i64, chance: Chance, options: Options) -> Battle:
    """B-2.4, BR-20  Light or Dark begins, or the dice decide."""
    table = lay_out(game, chance, int(options["max_turns"]), options["empty_attempts"] == "yes")
    if options["first"] == "roll":
        table.plan((roll_for_start,))
    else:
        table.plan((start_with, LIGHT if options["first"] == "light" else DARK))
    return table


def lay_out(game: Game[Any], chance: Chance, max_turns: int, empty_attempts: bool = False) -> Battle:
    """B-2.2, B-2.3  All druids lie in the Grove, all cubes are in supply, the circles are empty."""
    lying: list[i64] = [DRUIDS, 0, 0, 0, DRUIDS, 0, 0, 0]
    cubes: list[i64] = [0] * (2 * CIRCLES)
    return Battle(game, chance, max_turns, empty_attempts, [0] * 8, lying, cubes, [CUBES, CUBES])


def roll_for_start(t: Battle) -> None:
    """B-2.4  Each seat rolls the three dice; the higher total begins. On a tie both roll again."""
    totals = [roll_of(t, LIGHT), roll_of(t, DARK)]
    if totals[LIGHT] == totals[DARK]:
        t.plan((roll_for_start,))
    else:
        t.plan((start_with, LIGHT if totals[LIGHT] > totals[DARK] else DARK))


def roll_of(t: Battle, seat: i64) -> i64:
    """B-2.4  The total of a seat's roll for who begins."""
    dice = t.chance.dice(DICE)
    t.tell(events.STARTING_ROLL, seat, dice[0], dice[1], dice[2])
    return dice[0] + dice[1] + dice[2]


def start_with(t: Battle, seat: i64) -> None:
    """B-2.5  Light is seat 0 and Dark seat 1, whoever starts."""
    t.tell(events.STARTS, seat)
    t.plan((begin_turn, seat))
