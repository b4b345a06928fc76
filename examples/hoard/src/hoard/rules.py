"""The rules, one function for each sentence of `rules.md`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoard.state import HoardTable
from hoard.terms import KEEP, KEPT, LOST, ROLL, ROLLED, WINTER, WON
from spinney.engine.chance import Chance
from spinney.engine.game import Game
from spinney.engine.parts import Options

YEAR: Final = 200  # turns


def lay_out(game: Game[HoardTable], seats: i64, chance: Chance, options: Options) -> HoardTable:
    """H-1.1  Nobody has anything yet, and the first seat begins."""
    table = HoardTable(game, seats, chance, int(options["goal"]), [0] * seats, 0, 0)
    table.plan((begin_turn, 0))
    return table


def most_choices(content: None, seats: int, options: Options) -> int:
    """H-1.2  Every choice but the last of a turn adds 2 or more to the pot."""
    return YEAR * int(options["goal"])


def begin_turn(t: HoardTable, seat: i64) -> None:
    """H-1.1  A turn begins with a roll. H-2.2  After 200 turns winter comes, and nobody has won."""
    if t.turns == YEAR:
        t.tell(WINTER, seat)
        t.finish([])
    else:
        t.turns += 1
        t.plan((roll, seat))


def roll(t: HoardTable, seat: i64) -> None:
    """H-1.2  A 1 loses the pot and ends the turn; anything else is added to the pot."""
    die = t.chance.die()
    t.tell(ROLLED, seat, die)
    if die == 1:
        t.tell(LOST, seat, t.pot)
        t.plan((pass_on, seat))
    else:
        t.pot += die
        t.plan((offer_roll, seat))


def offer_roll(t: HoardTable, seat: i64) -> None:
    """H-1.3  Keep the pot or roll again; a pot that is enough is kept (the engine plays single options)."""
    enough = t.kept[seat] + t.pot >= t.goal
    t.ask(seat, [KEEP] if enough else [KEEP, ROLL], roll_chosen)


def roll_chosen(t: HoardTable, seat: i64, action: i64) -> None:
    t.plan((roll, seat) if action == ROLL else (keep, seat))


def keep(t: HoardTable, seat: i64) -> None:
    """H-1.4  The pot is safe. H-2.1  Whoever has kept enough for the goal has won at once."""
    t.kept[seat] += t.pot
    t.tell(KEPT, seat, t.pot)
    if t.kept[seat] >= t.goal:
        t.tell(WON, seat)
        t.finish([seat])
    else:
        t.plan((pass_on, seat))


def pass_on(t: HoardTable, seat: i64) -> None:
    """H-1.4  The turn passes to the left."""
    t.pot = 0
    t.plan((begin_turn, (seat + 1) % t.seats))
