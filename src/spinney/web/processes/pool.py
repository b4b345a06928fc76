"""Processes that answer questions, one at a time; those that die or take too long are replaced."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Generic, TypeVar

import msgspec

from spinney.web.processes.frames import LENGTH, frame

TRIES: Final = 3
LONGEST: Final = 30.0  # seconds for one question; a process that takes longer is replaced

Process = asyncio.subprocess.Process
A = TypeVar("A", bound=msgspec.Struct)


class NoAnswer(Exception):
    """No process gave an answer."""


def module_command(module: str) -> tuple[str, ...]:
    """The command that runs a module of ours as a process."""
    return (sys.executable, "-m", module)


class Free(asyncio.LifoQueue[Process | None]):
    """Processes that have nothing to do; those that run, and remember tables, before those yet to start."""

    _queue: list[Process | None]  # of the standard library: the last one goes first

    def _put(self, item: Process | None) -> None:
        self._queue.insert(len(self._queue) if item is not None else 0, item)


class ProcessPool(Generic[A]):
    """A pool of processes that answer with one kind of message, started when they are first needed."""

    def __init__(self, size: int, command: Sequence[str], answer: type[A], longest: float = LONGEST) -> None:
        self.free: Final = Free()
        self.command: Final = command
        self.decoder: Final = msgspec.msgpack.Decoder(answer)
        self.longest: Final = longest
        self.alive: Final[set[Process]] = set()
        self.ending: Final[set[asyncio.Task[None]]] = set()
        self.replaced = 0
        for _ in range(size):
            self.free.put_nowait(None)

    async def ask(self, question: msgspec.Struct) -> A:
        """Have a process answer; one that dies over it is replaced, and the question is asked again."""
        for _ in range(TRIES):
            process = await self.free.get()
            try:
                if process is None or process.returncode is not None:
                    self.alive.discard(process) if process is not None else None
                    process = await self.start()
                return await asyncio.wait_for(self.exchange(process, question), self.longest)
            except (TimeoutError, OSError, EOFError, asyncio.IncompleteReadError, msgspec.DecodeError):
                self.end(process)
                process = None
                self.replaced += 1
            except asyncio.CancelledError:
                self.end(process)  # it would answer a question that nobody asks any more
                process = None
                raise
            finally:
                self.free.put_nowait(process)
        raise NoAnswer(f"{TRIES} processes died over it")

    async def exchange(self, process: Process, question: msgspec.Struct) -> A:
        """Send a question to a process, and wait for its answer."""
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(frame(question))
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
        return self.decoder.decode(await process.stdout.readexactly(length))

    async def start(self) -> Process:
        """Start another process."""
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=pipe, stdout=pipe, env={**os.environ}
        )
        self.alive.add(process)
        return process

    def end(self, process: Process | None) -> None:
        """Have a process ended, without waiting for it."""
        if process is not None:
            self.alive.discard(process)
            task = asyncio.create_task(end_process(process))
            self.ending.add(task)
            task.add_done_callback(self.ending.discard)

    async def close(self) -> None:
        """End every process, and wait until it has gone."""
        for process in list(self.alive):
            self.end(process)
        await asyncio.gather(*self.ending, return_exceptions=True)


async def end_process(process: Process) -> None:
    """Kill a process, and read its pipes to their end: until then the loop must not close."""
    if process.returncode is None:
        process.kill()
    with suppress(OSError, RuntimeError):
        await process.communicate()
