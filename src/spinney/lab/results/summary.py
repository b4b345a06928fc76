"""What a simulation comes to: the totals of its games, the games themselves, and what it took."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from spinney.lab.results.game_result import GameResult
from spinney.lab.results.result_file import results_in
from spinney.lab.results.rows import Row, rows
from spinney.lab.results.totals import Standing, Totals
from spinney.lab.simulation.batch import Batch, results_of
from spinney.lab.simulation.run import Run

__all__ = ["Effort", "Standing", "Summary"]


@dataclass(frozen=True)
class Effort:
    """What a simulation played just now, and how fast, for its summary."""

    games: int = 0
    choices: int = 0
    seconds: float = 0.0
    jobs: int = 0

    @property
    def games_per_second(self) -> float:
        """How many games were played in a second."""
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def choices_per_second(self) -> float:
        """How many choices a second were answered in the simulation."""
        return self.choices / self.seconds if self.seconds else 0.0


class Summary(Totals):
    """The games of a run, added up one by one or batch by batch."""

    def __init__(self, run: Run) -> None:
        super().__init__(run)
        self.run: Final = run
        self.effort = Effort()  # of the last simulation; games that were found in a file cost none
        self.file: Path | None = None  # where the results are, if they are in a file; else they are here:
        self.lines: Final[list[bytes]] = []  # some games each

    def take(self, batch: Batch) -> None:
        """Add a batch, and keep its games unless they are in a file."""
        self.join(batch.totals)
        if self.file is None:
            self.lines.append(batch.lines)

    def each(self) -> Iterator[GameResult]:
        """Every game, from memory or from the file."""
        if self.file is None:
            for lines in self.lines:
                yield from results_of(lines)
            return
        for result in results_in(self.file):
            if result.number < self.games:
                yield result

    def rows(self) -> Iterator[Row]:
        """One row for each seat of each game: `pandas.DataFrame(summary.rows())`."""
        return rows(self.run, self.each())
