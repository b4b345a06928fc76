"""How fast is it here: decisions, games, clones, redeals and tree iterations, beside a yardstick.

All by the processor's clock, so that other work on the machine does less harm.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from random import Random
from time import process_time
from typing import Any, Final

from spinney.bots.playout import play_out
from spinney.bots.tree import Tree
from spinney.engine.build import engine_kind
from spinney.engine.chance import Chance, secret_of
from spinney.engine.game import Game
from spinney.engine.installed import find_game
from spinney.engine.table import Table
from spinney.lab import yardstick

REPEAT: Final = 20000  # clones and redeals in one measurement
TREE: Final = 2000  # iterations
ROUNDS: Final = 3  # each measurement is the best of so many: other work on the machine only slows


@dataclass(frozen=True)
class Speed:
    """One game with one number of seats, on this engine."""

    game: str
    seats: int
    engine: str
    decisions: float  # a second, the loop in Python
    core_decisions: float  # a second, the loop in the core
    games: float  # a second, the loop in the core
    clone: float  # seconds
    redeal: float  # seconds
    tree: float  # iterations a second


@dataclass(frozen=True)
class Bench:
    """Everything that was measured in one run."""

    speeds: list[Speed]
    yardstick: float | None  # moves a second
    copy: float | None  # seconds

    def to_json(self) -> dict[str, Any]:
        """The measurements of a run, for a file."""
        return asdict(self)


def bench(keys: list[str], seconds: float = 1.0, with_yardstick: bool = True) -> Bench:
    """Measure how fast these games are with every number of seats."""
    speeds = [
        speed_of(game, seats, seconds)
        for game in [find_game(key) for key in keys]
        for seats in range(game.seats[0], game.seats[1] + 1)
    ]
    if not with_yardstick:
        return Bench(speeds, None, None)
    moves = [yardstick.moves_per_second(seconds / ROUNDS) for _ in range(ROUNDS)]
    copies = [yardstick.copy_seconds(REPEAT // ROUNDS) for _ in range(ROUNDS)]
    return Bench(
        speeds,
        max((one for one in moves if one is not None), default=None),
        min((one for one in copies if one is not None), default=None),
    )


def speed_of(game: Game[Any], seats: int, seconds: float) -> Speed:
    """How fast a game is with so many seats: decisions, games, clones, redeals, tree iterations."""
    middle = mid_game(game, seats)
    core, games = max(core_loop(game, seats, seconds / ROUNDS) for _ in range(ROUNDS))
    repeat = REPEAT if engine_kind() == "compiled" else REPEAT // 5
    return Speed(
        game=game.key,
        seats=seats,
        engine=engine_kind(),
        decisions=max(python_loop(game, seats, seconds / ROUNDS) for _ in range(ROUNDS)),
        core_decisions=core,
        games=games,
        clone=timed(middle.clone, repeat),
        redeal=timed(lambda: game.redeal(middle, 0, b"bench"), repeat),
        tree=max(tree_iterations(game, middle) for _ in range(ROUNDS)),
    )


def python_loop(game: Game[Any], seats: int, seconds: float) -> float:
    """Decisions a second as Python drives them: checked and recorded."""
    uniform = Random(1).random
    decisions = number = 0
    started = process_time()
    while process_time() - started < seconds:
        decisions += python_game(game.start(seats, number, log=False), uniform)
        number += 1
    return decisions / (process_time() - started)


def python_game(table: Table, uniform: Callable[[], float]) -> int:
    """Play a game at random, as a benchmark; only choices with two options count.

    A function of its own, as anybody would write it: Python 3.11 speeds code up by its calls, not by the
    turns of a `while`.
    """
    decisions = 0
    while not table.over:
        options = table.options
        size = len(options)
        if size > 1:
            decisions += 1
        table.play(options[int(uniform() * size)])
    return decisions


def core_loop(game: Game[Any], seats: int, seconds: float) -> tuple[float, float]:
    """Decisions and games a second with the loop in the core."""
    chance = Chance(secret_of("bench"))
    decisions = games = 0
    started = process_time()
    while process_time() - started < seconds:
        decisions += play_out(game.start(seats, games, log=False), chance)
        games += 1
    spent = process_time() - started
    return decisions / spent, games / spent


def mid_game(game: Game[Any], seats: int) -> Table:
    """A table halfway through a random game, to measure clones and redeals on."""
    whole: Table = game.start(seats, "bench", log=False)
    length = play_out(whole, Chance(secret_of("bench")))
    table: Table = game.start(seats, "bench", log=False)
    play_out(table, Chance(secret_of("bench")), length // 2)
    return table


def timed(call: Callable[[], object], repeat: int) -> float:
    """Seconds that one call takes, measured over many."""
    times = []
    for _ in range(ROUNDS):
        started = process_time()
        for _ in range(repeat // ROUNDS):
            call()
        times.append((process_time() - started) / (repeat // ROUNDS))
    return min(times)


def tree_iterations(game: Game[Any], table: Table) -> float:
    """Iterations a second of the tree bot, measured at a choice of this table."""
    bot = Tree(1, TREE if engine_kind() == "compiled" else TREE // 5)
    started = process_time()
    bot.advise(game.seen_by(table, table.seat))
    return float(bot.done) / (process_time() - started)
