"""`ladder`: rate bots over games and seat counts, playing first where we are least sure.

The next matches follow from the matches so far and the seed, so a ladder that was interrupted goes on as if
it had not been, on any number of processes.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from spinney.engine.errors import BadOption
from spinney.engine.installed import GAMES, all_installed, find_game
from spinney.lab.ladder.match_file import MatchFile
from spinney.lab.ladder.ratings import Match, Pool, Ratings
from spinney.lab.simulation.play import play_game
from spinney.lab.simulation.processes import cores, interrupts_held
from spinney.lab.simulation.run import Run, checked_bots, checked_seed
from spinney.lab.simulation.simulate import OnProgress, check_count

FORMAT: Final = 1
BATCH: Final = 8  # matches that are chosen at once, however many processes there are
USUAL: Final = ("random", "greedy", "sapling", "ranger")


def ladder(
    bots: Sequence[str] = USUAL,
    matches: int = 200,
    *,
    games: Sequence[str] | None = None,
    seats: int | None = None,
    seed: int | str = 1,
    out: str | Path | None = None,
    jobs: int | None = None,
    watch: OnProgress | None = None,
) -> Ratings:
    """Rate bots by so many matches. `out` keeps them; those that it already holds are not played again."""
    names = checked_bots(list(dict.fromkeys(bots)))
    if len(names) < 2:
        raise BadOption("bots: a ladder needs two bots or more")
    check_count("matches", matches)
    pools = pools_of(games, seats)
    ratings = Ratings(names, pools)
    header = {"spinney_ladder": FORMAT, "version": version("spinney"), "bots": list(names)}
    header |= {"pools": [list(pool) for pool in pools], "seed": checked_seed(seed)}
    with MatchFile(out, header) as file, workers(jobs or cores()) as pool:
        done = 0
        for match in file.found():
            if done < matches:
                ratings.add(match)
                done += 1
        file.repair()
        tell = watch or (lambda done, of: None)
        tell(done, matches)
        while done < matches:
            due = BATCH - done % BATCH
            chosen = batch_from(file, ratings, done, due)
            for match in played(chosen[: matches - done], str(seed), pool):
                file.append(match)
                ratings.add(match)
                done += 1
                tell(done, matches)
    return ratings


def batch_from(file: MatchFile, ratings: Ratings, done: int, due: int) -> list[Match]:
    """The rest of a batch: chosen as it was when the batch began, however much of it is played."""
    if due == BATCH:
        file.batch = ratings.next_matches(done, BATCH)
    elif not file.batch or file.batch[0].number != done - done % BATCH:
        begin = Ratings(ratings.bots, ratings.pools)
        for match in file.matches[: done - done % BATCH]:
            begin.add(match)
        file.batch = begin.next_matches(done - done % BATCH, BATCH)
    return file.batch[done % BATCH :]


def pools_of(games: Sequence[str] | None, seats: int | None) -> tuple[Pool, ...]:
    """Every game with every number of seats from two on."""
    found = []
    for key in games or sorted(all_installed(GAMES)):
        low, high = find_game(key).seats
        found += [(key, many) for many in range(max(2, low), high + 1) if seats in (None, many)]
    if not found:
        raise BadOption(f"no game is played by {seats} against each other")
    return tuple(found)


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor | None]:
    """A pool of processes that play the ladder's matches, or None if this one is enough."""
    check_count("jobs", jobs)
    if jobs == 1:
        yield None
        return
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=hold_interrupts)
    try:
        yield executor
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


def hold_interrupts() -> None:
    """In a process that plays matches: leave Ctrl-C to the ladder, which keeps them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def played(matches: list[Match], seed: str, pool: ProcessPoolExecutor | None) -> Iterator[Match]:
    """These matches of a ladder with their results, in order."""
    if pool is None:
        for match in matches:
            yield play_match(match, seed)
        return
    with interrupts_held():
        waiting = [pool.submit(play_match, match, seed) for match in matches]
    for future in waiting:
        yield future.result()


def play_match(match: Match, seed: str) -> Match:
    """Play a match of the ladder; the same match with its result."""
    game, seats = match.pool
    result = play_game(Run.of(game, match.bots, f"{seed}/{match.number}", seats), 0)
    return Match(match.number, match.pool, match.bots, result.scores, result.winners, result.choices)
