"""The games of a run on this machine: in this process, or in worker processes on all cores.

Workers are spawned, not forked, so this works the same on every platform. Each is given a batch of games at a
time; how large the batches are and who plays them shows nowhere in the results, which come in game order.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from math import ceil
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Final

from spinney.lab.errors import WorkerDied
from spinney.lab.simulation.batch import Batch, play_batch
from spinney.lab.simulation.run import Run

if sys.platform != "win32":
    from multiprocessing import resource_tracker

BATCH_SECONDS: Final = 0.25  # how long a batch should take: far more than sending it
LARGEST: Final = 500  # games in a batch
GUARD: Final = 'in a script, simulate must be called under: if __name__ == "__main__":'


def cores() -> int:
    """How many worker processes are useful: as many as there are processors that we may use."""
    if sys.version_info >= (3, 13):
        return os.process_cpu_count() or 1
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_batches(run: Run, numbers: range, jobs: int) -> Generator[Batch]:
    """Play games in this process, or in as many worker processes as `jobs` says; batches come in order."""
    jobs = min(jobs, len(numbers))
    if jobs > 1:
        yield from play_in_processes(run, numbers, jobs)
    else:
        yield from play_here(run, numbers)


def play_here(run: Run, numbers: range) -> Generator[Batch]:
    """Play games in this very process, without workers, a batch at a time."""
    while numbers:
        batch = play_batch(run, numbers, BATCH_SECONDS)
        numbers = numbers[batch.games :]
        yield batch
        if batch.error is not None:
            raise batch.error


def play_in_processes(run: Run, numbers: range, jobs: int) -> Generator[Batch]:
    """Play these games in worker processes; their batches come in order."""
    workers = Workers(run, numbers)
    try:
        workers.start(jobs)
        yield from workers.batches()
    finally:
        workers.stop()


class RemoteTrace(Exception):
    """The traceback of an error in a worker, as text: the cause of the error that is raised here."""


class Worker:
    """A process that plays the batches it is given, one after the other."""

    def __init__(self, run: Run) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: Final = context.Process(target=work, args=(run, theirs), daemon=True)
        self.numbers = range(0)  # what it plays now
        self.size = 0  # games that it would finish in the time of a batch; not known at first
        self.process.start()
        theirs.close()

    def give(self, numbers: range) -> None:
        """Send the process the numbers of the games to play next."""
        self.numbers = numbers
        try:
            self.pipe.send(numbers)
        except OSError:
            raise self.died() from None

    def take(self) -> Batch:
        """The batch that the process has sent; from its pace follows how large the next one is."""
        try:
            batch: Batch = self.pipe.recv()
        except (EOFError, OSError):
            raise self.died() from None
        each = batch.seconds / max(1, batch.games)
        self.size = max(1, min(LARGEST, int(BATCH_SECONDS / max(each, 1e-9))))
        return batch

    def died(self) -> WorkerDied:
        """The error for a process that ended too early: how, and in which games."""
        self.process.join(10)
        code = self.process.exitcode or 0
        how = f"was killed by signal {-code}" if code < 0 else f"ended with exit code {code}"
        hint = f"; {GUARD}" if code == 1 and self.size == 0 else ""
        return WorkerDied(f"a worker process {how} in games {self.numbers[0]} to {self.numbers[-1]}{hint}")


class Workers:
    """The worker processes, and the games that are still to be given out."""

    def __init__(self, run: Run, numbers: range) -> None:
        self.run: Final = run
        self.numbers: Final = numbers
        self.left = numbers
        self.workers: Final[list[Worker]] = []

    def start(self, jobs: int) -> None:
        """Start so many processes and give each its first games."""
        with interrupts_held():
            for _ in range(jobs):
                self.workers.append(Worker(self.run))
        for worker in self.workers:
            self.give_games(worker)

    def stop(self) -> None:
        """End all processes."""
        for worker in self.workers:
            worker.process.terminate()
        for worker in self.workers:
            worker.process.join()
            worker.pipe.close()

    def give_games(self, worker: Worker) -> None:
        """Give a worker its next games; near the end smaller batches, so that all finish together."""
        size = min(max(1, worker.size), ceil(len(self.left) / (2 * len(self.workers))))
        if size:
            worker.give(self.left[:size])
        else:
            worker.numbers = range(0)
        self.left = self.left[size:]

    def batches(self) -> Iterator[Batch]:
        """The results in game order; a batch that comes early waits for those before it."""
        early: dict[int, Batch] = {}
        due = self.numbers.start
        while due < self.numbers.stop:
            for batch in self.arrivals():
                early[batch.first] = batch
            while due in early:
                batch = early.pop(due)
                due += batch.games
                yield batch
                if batch.error is not None:
                    raise batch.error from RemoteTrace(batch.trace)

    def arrivals(self) -> Iterator[Batch]:
        """Wait for any batch, and keep its worker busy."""
        busy = [worker for worker in self.workers if worker.numbers]
        ready = wait([worker.pipe for worker in busy])
        for worker in busy:
            if worker.pipe in ready:
                batch = worker.take()
                if batch.error is not None:
                    self.left = range(0)  # nothing after this game is wanted
                self.give_games(worker)
                yield batch


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Worker processes started in here never see Ctrl-C: it is for the one that keeps the results."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # else the first worker starts it, which lifts the mask again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def work(run: Run, pipe: Connection) -> None:
    """What a worker does: play the batches that come in and send their results, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            pipe.send(play_batch(run, pipe.recv()))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
