"""A game of a result file, played again as a record: the run and the seed in the file are all it takes."""

from __future__ import annotations

from pathlib import Path

from spinney.engine.records.record import Record
from spinney.lab.errors import BadResults
from spinney.lab.results.game_result import GameResult
from spinney.lab.results.result_file import game_lines, read_head
from spinney.lab.simulation.play import play_table
from spinney.lab.simulation.run import Run


def record_from(path: str | Path, number: int) -> Record:
    """The record of one game of a result file; it must end as the file says."""
    path = Path(path)
    run, result = find_result(path, number)
    table = play_table(run, number, log=True)
    scores, winners = tuple(table.scores), tuple(int(seat) for seat in table.winners)
    if (scores, winners, int(table.number)) != (result.scores, result.winners, result.choices):
        raise BadResults(f"{path}: game {number} goes another way here than in the file: scores {scores}")
    return Record.of(table, run.bots_of(number))


def find_result(path: Path, number: int) -> tuple[Run, GameResult]:
    """The run of a file, and one of its games."""
    try:
        with path.open("rb") as file:
            run = Run.from_header(read_head(path, file))
            there = 0
            for _, result in game_lines(path, file):
                if result.number == number:
                    return run, result
                there += 1
    except OSError as error:
        raise BadResults(f"{path}: cannot be read: {error.strerror}") from error
    games = f"games 0 to {there - 1}" if there else "no games"
    raise BadResults(f"{path}: no game {number}; it holds {games}")
