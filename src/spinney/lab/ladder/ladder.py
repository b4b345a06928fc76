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
from io import FileIO
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from spinney.engine.errors import BadOption
from spinney.engine.shelf import GAMES, find_game, shelf
from spinney.lab.errors import BadResults
from spinney.lab.game_result import json_line, json_object, numbers, whole
from spinney.lab.local import cores, interrupts_held
from spinney.lab.play import play_game
from spinney.lab.ratings import Match, Pool, Ratings
from spinney.lab.results import LONGEST, difference, lock, opened
from spinney.lab.run import Run, checked_bots, checked_seed
from spinney.lab.simulation import Watch, check_count

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
    watch: Watch | None = None,
) -> Ratings:
    """Rate bots by so many matches. `out` keeps them; what it holds already is not played again."""
    names = checked_bots(list(dict.fromkeys(bots)))
    if len(names) < 2:
        raise BadOption("bots: a ladder needs two bots or more")
    check_count("matches", matches)
    pools = pools_of(games, seats)
    ratings = Ratings(names, pools)
    header = {"spinney_ladder": FORMAT, "version": version("spinney"), "bots": list(names)}
    header |= {"pools": [list(pool) for pool in pools], "seed": checked_seed(seed)}
    with MatchFile(out, header) as file, crew(jobs or cores()) as pool:
        done = 0
        for match in file.found():
            if done < matches:
                ratings.add(match)
                done += 1
        file.make_whole()
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
    for key in games or sorted(shelf(GAMES)):
        low, high = find_game(key).seats
        found += [(key, many) for many in range(max(2, low), high + 1) if seats in (None, many)]
    if not found:
        raise BadOption(f"no game is played by {seats} against each other")
    return tuple(found)


@contextmanager
def crew(jobs: int) -> Iterator[ProcessPoolExecutor | None]:
    """Processes that play, or none if one is enough."""
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
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def played(matches: list[Match], seed: str, pool: ProcessPoolExecutor | None) -> Iterator[Match]:
    """These matches with their results, in order."""
    if pool is None:
        for match in matches:
            yield play_match(match, seed)
        return
    with interrupts_held():
        waiting = [pool.submit(play_match, match, seed) for match in matches]
    for future in waiting:
        yield future.result()


def play_match(match: Match, seed: str) -> Match:
    game, seats = match.pool
    result = play_game(Run.of(game, match.bots, f"{seed}/{match.number}", seats), 0)
    return Match(match.number, match.pool, match.bots, result.scores, result.winners, result.choices)


class MatchFile:
    """The matches of a ladder on disk: a header, then a line for each; without a path, nowhere."""

    def __init__(self, path: str | Path | None, header: dict[str, Any]) -> None:
        self.path: Final = Path(path) if path is not None else None
        self.header: Final = json_line(header)
        self.matches: Final[list[Match]] = []
        self.batch: list[Match] = []
        self.file: FileIO | None = None
        self.end = 0

    def __enter__(self) -> MatchFile:
        if self.path is not None:
            self.file = opened(self.path)
            lock(self.path, self.file)
        return self

    def __exit__(self, *error: object) -> None:
        if self.file is not None:
            self.file.close()

    def found(self) -> Iterator[Match]:
        """The matches that are there; a file that is anything else is refused and left as it is."""
        if self.path is None:
            return
        with self.path.open("rb") as file:
            line = file.readline(LONGEST)
            if line != self.header:
                if line.endswith(b"\n") or not self.header.startswith(line):
                    raise BadResults(f"{self.path}: {other_ladder(line, self.header)}")
                return
            self.end = len(line)
            while (line := file.readline(LONGEST)).endswith(b"\n"):
                match = read_match(self.path, line, len(self.matches))
                self.end += len(line)
                self.matches.append(match)
                yield match

    def make_whole(self) -> None:
        """Cut off a torn last line; begin a new file with its header."""
        if self.file is not None:
            self.file.truncate(self.end)
            self.file.seek(self.end)
            if self.end == 0:
                self.file.write(self.header)

    def append(self, match: Match) -> None:
        self.matches.append(match)
        if self.file is not None:
            line = {"match": match.number, "game": match.pool[0], "bots": list(match.bots)}
            line |= {"scores": list(match.scores), "winners": list(match.winners), "choices": match.choices}
            self.file.write(json_line(line))


def other_ladder(line: bytes, header: bytes) -> str:
    try:
        there = json_object(line)
    except BadResults:
        there = {}
    if "spinney_ladder" not in there:
        return "not the file of a ladder; it is left as it is"
    return difference(there, header)


def read_match(path: Path, line: bytes, number: int) -> Match:
    try:
        data = json_object(line)
        if whole(data["match"]) != number:
            raise TypeError(f"expected match {number}")
        bots = tuple(str(name) for name in data["bots"])
        scores, winners = numbers(data["scores"]), numbers(data["winners"])
        return Match(number, (str(data["game"]), len(bots)), bots, scores, winners, whole(data["choices"]))
    except (BadResults, KeyError, TypeError) as error:
        raise BadResults(f"{path}: line {number + 2}: not a match: {error}") from error
