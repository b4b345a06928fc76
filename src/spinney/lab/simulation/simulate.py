"""`simulate`: play the games of a run that are not in its file yet, keep their results, and add all up."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing, nullcontext
from pathlib import Path
from time import perf_counter

from spinney.engine.edition import Edition
from spinney.engine.errors import BadOption
from spinney.lab.results.result_file import ResultFile
from spinney.lab.results.summary import Effort, Summary
from spinney.lab.simulation.batch import Batch
from spinney.lab.simulation.on_ray import play_on_ray
from spinney.lab.simulation.processes import cores, play_batches
from spinney.lab.simulation.run import Run

OnProgress = Callable[[int, int], None]  # is told how many games are done, of how many


def simulate(
    game: str,
    games: int,
    bots: Sequence[str],
    *,
    seed: int | str = 1,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    edition: Edition | str | None = None,
    rotate: bool = False,
    out: str | Path | None = None,
    jobs: int | None = None,
    on: str = "local",
    watch: OnProgress | None = None,
) -> Summary:
    """Play games between bots and add them up.

    The bots change seats from game to game. Equal arguments give equal results, whatever `jobs` is: how many
    processes play, by default one for each processor; 1 plays in this process. `out` is a file that keeps the
    results; if it holds some of the games already, only the rest is played. `on` is where they are played:
    `local`, `ray` (a cluster that is started here) or `ray:ADDRESS`. A script that uses more than one
    job calls this under `if __name__ == "__main__":`.
    """
    run = Run.of(game, bots, seed, seats, options, edition, rotate)
    check_count("games", games)
    check_place(on)
    jobs = cores() if jobs is None else jobs
    check_count("jobs", jobs)
    with ResultFile(out, run) if out is not None else nullcontext() as file:
        summary = Summary(run)
        if file is not None:
            summary.file = file.path
            add_kept_games(summary, file, games)
        play_rest(summary, file, games, jobs, watch or (lambda done, games: None), on)
        return summary


def check_count(name: str, number: int) -> None:
    """Refuse a number of games or jobs that is not at least 1."""
    if not isinstance(number, int) or number < 1:
        raise BadOption(f"{name}: expected a whole number from 1, got {number!r}")


def check_place(on: str) -> None:
    """Refuse a place to simulate that is neither `local` nor Ray."""
    kind, colon, address = on.partition(":")
    if kind not in ("local", "ray") or (colon and (kind == "local" or not address)):
        raise BadOption(f"on: expected local, ray or ray:ADDRESS, got {on!r}")


def batches_of(run: Run, numbers: range, jobs: int, on: str) -> Generator[Batch]:
    """The batches of a simulation in order, wherever they are played."""
    if on == "local":
        return play_batches(run, numbers, jobs)
    return play_on_ray(run, numbers, on.partition(":")[2] or None)


def add_kept_games(summary: Summary, file: ResultFile, games: int) -> None:
    """Add to a simulation the games that its file holds, as far as they are wanted."""
    for result in file.found():
        summary.add(result)
        if summary.games == games:
            return


def play_rest(
    summary: Summary, file: ResultFile | None, games: int, jobs: int, watch: OnProgress, on: str = "local"
) -> None:
    """Play the games that a simulation lacks, in order, and keep each as soon as it is its turn."""
    watch(summary.games, games)
    if summary.games == games:
        return
    if file is not None:
        file.repair()
    started = perf_counter()
    first, choices = summary.games, summary.choices
    with closing(batches_of(summary.run, range(first, games), jobs, on)) as batches:
        for batch in batches:
            if file is not None:
                file.write(batch.lines)
            summary.take(batch)
            watch(summary.games, games)
    played = summary.choices - choices
    summary.effort = Effort(games - first, played, perf_counter() - started, min(jobs, games - first))
