"""Some games of a run in a row, played in one process: their lines for a result file, and their totals.

Whoever plays also writes the lines and adds the games up, so that the process that keeps the results has
next to nothing to do for each game. Of a game that is over nothing is kept but its line and the sums, so that
the next one finds its memory free: that is worth a tenth of a short game.
"""

from __future__ import annotations

import gc
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import Final

from spinney.engine.errors import SpinneyError
from spinney.lab.results.game_result import GameResult, write_result
from spinney.lab.results.totals import Totals
from spinney.lab.simulation.play import new_tally, play_game
from spinney.lab.simulation.run import Run

RARELY: Final = 50_000  # new things before Python looks for cycles; a game leaves none


@dataclass(frozen=True)
class Batch:
    """The games of a batch, up to the first that failed, if one did."""

    first: int
    lines: bytes
    totals: Totals
    seconds: float
    error: BaseException | None = None
    trace: str = ""

    @property
    def games(self) -> int:
        """How many games the batch holds."""
        return self.totals.games

    def results(self) -> Iterator[GameResult]:
        """The games of the batch, read from their lines."""
        return results_of(self.lines)


def results_of(lines: bytes | bytearray) -> Iterator[GameResult]:
    """The games on these lines of a batch."""
    return map(GameResult.from_line, bytes(lines).splitlines())


def play_batch(run: Run, numbers: range, most: float = inf) -> Batch:
    """Play these games, or as many as begin within so many seconds; an interrupt loses none of them."""
    started = perf_counter()
    tally, totals, lines = new_tally(run), Totals(run), bytearray()
    error, trace = None, ""
    try:
        with rare_collections():
            for number in numbers:
                result = play_game(run, number, tally)
                write_result(result, lines)
                totals.add(result)
                if perf_counter() - started > most:
                    break
    except (SpinneyError, KeyboardInterrupt) as caught:
        error, trace = caught, traceback.format_exc()
        del lines[lines.rfind(b"\n") + 1 :]
        totals = totals_of(run, lines)  # an interrupt may have come while a game was added
    return Batch(numbers.start, bytes(lines), totals, perf_counter() - started, error, trace)


def totals_of(run: Run, lines: bytes | bytearray) -> Totals:
    """The games on the lines of a batch, added up."""
    totals = Totals(run)
    for result in results_of(lines):
        totals.add(result)
    return totals


@contextmanager
def rare_collections() -> Iterator[None]:
    """While a batch is played, look for cycles less often: tables go when their game is over."""
    before = gc.get_threshold()
    if before[0]:
        gc.set_threshold(max(before[0], RARELY), *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
