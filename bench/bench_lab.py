"""What the lab costs: random games as `spinney bench` plays them, and as many in `simulate`, in turns.

The lab seats bots, checks and records every answer, counts facts and writes a result file. Beside it stand
the loop of `spinney bench` that Python drives (checked and recorded too, but nothing is counted) and its loop
in the core (neither). All are taken in turns and timed by the processor's clock, so that other work on the
machine does little harm; the figure is the middle of the ratios. What a run takes to begin (its edition is
read, its header written) is taken off and told by itself. `--scaling` also plays one long run with one
process and with two: that needs two processors with nothing else to do.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

import spinney
from spinney.bots.playout import play_out
from spinney.engine.build import engine_kind
from spinney.engine.chance import Chance, secret_of
from spinney.engine.game import Game
from spinney.lab import simulate
from spinney.lab.bench import python_game

ROUNDS: Final = 21
SECONDS: Final = 0.3  # of each kind of play in a round, about
SCALED: Final = 15.0  # seconds of the run that one process plays, then two
TURNS: Final = 3  # how often they do, in turns


def by_python(game: Game[Any], seats: int, games: int) -> None:
    uniform = Random(1).random
    for number in range(games):
        python_game(game.start(seats, number, log=False), uniform)


def in_core(game: Game[Any], seats: int, games: int) -> None:
    chance = Chance(secret_of("bench"))
    for number in range(games):
        play_out(game.start(seats, number, log=False), chance)


def in_lab(game: Game[Any], seats: int, games: int, jobs: int = 1) -> None:
    with tempfile.TemporaryDirectory() as folder:
        simulate(game.key, games, ["random"], seats=seats, out=Path(folder) / "results.jsonl", jobs=jobs)


def added(game: Game[Any], seats: int) -> str:
    """By how much a game takes longer in the lab than in the two loops."""
    games = max(50, int(SECONDS * 50 / timed(partial(in_core, game, seats, 50))))
    begun = min(timed(partial(in_lab, game, seats, 1)) for _ in range(5))
    rounds = [
        [timed(partial(play, game, seats, games)) for play in (by_python, in_core, in_lab)]
        for _ in range(ROUNDS)
    ]
    python = median((lab - begun) / loop for loop, _, lab in rounds) - 1
    core = median((lab - begun) / loop for _, loop, lab in rounds) - 1
    each = median(lab - begun for _, _, lab in rounds) / games
    beside = f"{python:+.0%} to the Python loop, {core:+.0%} to the core loop"
    return f"{1e6 * each:.0f} us a game, {beside}; {1e3 * begun:.0f} ms to begin"


def scaling(game: Game[Any], seats: int) -> str:
    """How many times as fast two processes are as one."""
    games = int(300 * SCALED / timed(partial(in_lab, game, seats, 300)))
    ratios, keeping = [], []
    for _ in range(TURNS):
        alone, before = timed(partial(in_lab, game, seats, games), perf_counter), process_time()
        ratios.append(alone / timed(partial(in_lab, game, seats, games, 2), perf_counter))
        keeping.append((process_time() - before) / alone)
    times = ", ".join(f"{ratio:.2f}" for ratio in sorted(ratios))
    share = f"the one that keeps the results works for {median(keeping):.1%} of the time of one that plays"
    return f"{games} games: two processes are {times} times as fast; {share}"


def timed(call: Callable[[], None], clock: Callable[[], float] = process_time) -> float:
    started = clock()
    call()
    return clock() - started


def main() -> None:
    print(f"The lab beside plain random play, {engine_kind()}:")
    for key in spinney.games():
        game = spinney.game(key)
        for seats in sorted({max(2, game.seats[0]), game.seats[1]}):
            print(f"{key} {seats}: {added(game, seats)}", flush=True)
    if "--scaling" in sys.argv:
        for key in spinney.games():
            print(f"{key}: {scaling(spinney.game(key), 2)}", flush=True)


if __name__ == "__main__":
    main()
