"""The worker processes of the bots: given one task at a time, replaced when they die or take too long."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from typing import Final

import msgspec

from spinney.web.bots.worker import Task, Thought

TRIES: Final = 3
LONGEST: Final = 30.0  # seconds for one task; a worker that takes longer is replaced
COMMAND: Final = (sys.executable, "-m", "spinney.web.bots.worker")


class CannotThink(Exception):
    """No worker gave an answer."""


class WorkerPool:
    """A pool of workers. They are started when they are first needed."""

    def __init__(self, size: int, command: tuple[str, ...] = COMMAND) -> None:
        self.free: Final[asyncio.Queue[asyncio.subprocess.Process | None]] = asyncio.Queue()
        self.command: Final = command
        self.alive: Final[set[asyncio.subprocess.Process]] = set()
        self.ending: Final[set[asyncio.Task[None]]] = set()
        self.editions: Final[dict[str, str]] = {}  # of tables whose edition ships no more: its text
        self.replaced = 0
        for _ in range(size):
            self.free.put_nowait(None)

    async def think(self, task: Task) -> Thought:
        """Have a worker think; one that dies over it is replaced, and the task is tried again."""
        task.edition_text = self.editions.get(task.table, "")
        for _ in range(TRIES):
            worker = await self.free.get()
            try:
                if worker is None or worker.returncode is not None:
                    self.alive.discard(worker) if worker is not None else None
                    worker = await self.start()
                thought = await asyncio.wait_for(self.ask(worker, task), LONGEST)
            except (TimeoutError, OSError, EOFError, asyncio.IncompleteReadError, msgspec.DecodeError):
                self.end(worker)
                worker = None
                self.replaced += 1
                continue
            except asyncio.CancelledError:
                self.end(worker)  # it would answer a question that nobody asks any more
                worker = None
                raise
            finally:
                self.free.put_nowait(worker)
            if thought.error:
                raise CannotThink(thought.error)
            return thought
        raise CannotThink(f"{TRIES} workers died over it")

    async def ask(self, worker: asyncio.subprocess.Process, task: Task) -> Thought:
        """Send a task to a worker, and wait for its thought."""
        assert worker.stdin is not None
        assert worker.stdout is not None
        frame = msgspec.msgpack.encode(task)
        worker.stdin.write(len(frame).to_bytes(4, "big") + frame)
        await worker.stdin.drain()
        head = await worker.stdout.readexactly(4)
        return msgspec.msgpack.decode(
            await worker.stdout.readexactly(int.from_bytes(head, "big")), type=Thought
        )

    async def start(self) -> asyncio.subprocess.Process:
        """Start another worker process."""
        pipe = asyncio.subprocess.PIPE
        worker = await asyncio.create_subprocess_exec(
            *self.command, stdin=pipe, stdout=pipe, env={**os.environ}
        )
        self.alive.add(worker)
        return worker

    def end(self, worker: asyncio.subprocess.Process | None) -> None:
        """Have a worker process ended, without waiting for it."""
        if worker is not None:
            self.alive.discard(worker)
            task = asyncio.create_task(end_worker(worker))
            self.ending.add(task)
            task.add_done_callback(self.ending.discard)

    async def close(self) -> None:
        """End every worker, and wait until it has gone."""
        for worker in list(self.alive):
            self.end(worker)
        await asyncio.gather(*self.ending, return_exceptions=True)


async def end_worker(worker: asyncio.subprocess.Process) -> None:
    """Kill a worker process, and read its pipes to their end: until then the loop must not close."""
    if worker.returncode is None:
        worker.kill()
    with suppress(OSError, RuntimeError):
        await worker.communicate()
