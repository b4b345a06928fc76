"""What can happen, as numbers. `events` of the game lists their names in this order."""

from __future__ import annotations

from typing import Final

from spinney.engine.facts import Fact

NAMES: Final = (
    "starting_roll", "starts", "stands", "moves", "channels", "stuns", "banishes",
    "cubes_placed", "cubes_cancelled", "stunned", "banished", "stops", "wins", "draw",
)  # fmt: skip

STARTING_ROLL: Final = 0  # a, b, c: the dice
STARTS: Final = 1
STANDS: Final = 2  # a: location
MOVES: Final = 3  # a: origin, b: circle, c: druids
CHANNELS: Final = 4  # a: circle, b: successes, c: the dice
STUNS: Final = 5  # a: circle, b: successes counted, c: the dice
BANISHES: Final = 6  # a: circle, b: successes, c: the dice
CUBES_PLACED: Final = 7  # a: circle, b: cubes
CUBES_CANCELLED: Final = 8  # the seat that did not channel; a: circle, b: cubes of each colour
STUNNED: Final = 9  # the seat whose druids were laid down; a: circle, b: druids
BANISHED: Final = 10  # the seat whose druids were sent away; a: circle, b: standing ones, c: lying ones
STOPS: Final = 11
WINS: Final = 12  # a: circles controlled
DRAW: Final = 13  # a: turns completed


def facts(places: tuple[str, ...]) -> tuple[Fact, ...]:
    """What the numbers mean to whoever counts."""
    return (
        Fact(STANDS, "a", places),
        Fact(MOVES, "b", places),
        Fact(CHANNELS, "a", places),
        Fact(STUNS, "a", places),
        Fact(BANISHES, "a", places),
        Fact(CUBES_PLACED, "a", places, many="b"),
        Fact(CUBES_CANCELLED, "a", places, many="b"),
        Fact(STUNNED, "a", places, many="b"),
        Fact(BANISHED, "a", places),
        Fact(WINS, ending=True),
        Fact(DRAW, ending=True, nobody=True),
    )
