"""The server's side of reading: who may ask how much, in whose turn, and what becomes of the answer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from spinney.web.errors import Refused, TooMuch
from spinney.web.processes.fair_queue import FairQueue
from spinney.web.processes.pool import NoAnswer, Process, ProcessPool, module_command
from spinney.web.reading.costs import Costs
from spinney.web.reading.questions import Answer, Look, Question

COMMAND: Final = module_command("spinney.web.reading.reader")
LONGEST: Final = 60.0  # seconds: a long record that is opened on a busy machine takes a quarter of that
LIGHT: Final = "light"  # those who have cost little lately go first, and take turns ...
DEAR: Final = "dear"  # ... then those who have cost much
MUCH: Final = 10.0  # seconds of a reader
HOUSE: Final = "house"  # the client that tells stories, one at a time: never dear, and never too much
MOST_OF_ONE: Final = 40  # questions of one client that wait
MOST: Final = 400  # ... and of all


class Unread(Refused):
    """No reader could answer; somebody may try again."""

    code = "unread"
    status = 503


class ReaderPool(ProcessPool[Answer]):
    """Processes that read. A question that takes too long is not asked again: it would take as long again."""

    def __init__(self, size: int, command: Sequence[str], longest: float) -> None:
        super().__init__(size, command, Answer, 2 * longest)
        self.patience: Final = longest

    async def exchange(self, process: Process, question: Struct) -> Answer:
        """Send a question to a process, and wait for its answer as long as it may take."""
        try:
            return await asyncio.wait_for(super().exchange(process, question), self.patience)
        except TimeoutError:
            self.end(process)
            await process.wait()
            raise NoAnswer("it took too long") from None


class Lane:
    """Some processes that read, and the queue of those who ask: by client, and for each by line."""

    def __init__(self, size: int, command: Sequence[str]) -> None:
        self.pool: Final = ReaderPool(size, command, LONGEST)
        self.queue: Final = FairQueue(size, (LIGHT, DEAR), MOST_OF_ONE)


class Reading:
    """A question on its way: has a reader begun with it?"""

    def __init__(self) -> None:
        self.begun = False


class Readers:
    """The processes that read. A look back at a game that is played never waits for a long record."""

    def __init__(self, size: int, command: Sequence[str] = COMMAND) -> None:
        self.looks: Final = Lane(size, command)
        self.records: Final = Lane(size, command)  # replays and stories
        self.costs: Final = Costs()
        self.under_way: Final[set[asyncio.Task[Answer]]] = set()

    async def ask(self, question: Question, client: str, line: str) -> Answer:
        """Have a reader answer when it is this client's turn.

        Whoever goes while waiting gives up the place in the queue. What a reader has begun it finishes, even
        if nobody waits for it any more: to end it would cost everything that it keeps.
        """
        lane = self.looks if isinstance(question, Look) else self.records
        if client != HOUSE and sum(lane.queue.lengths().values()) >= MOST:
            raise TooMuch("Very many people look at earlier games just now; try again in a minute.")
        reading = Reading()
        task = asyncio.create_task(self.read(lane, reading, question, client, line))
        self.under_way.add(task)
        task.add_done_callback(self.done)
        try:
            return (await asyncio.shield(task)).check()
        except asyncio.CancelledError:
            if not reading.begun:
                task.cancel()
            raise
        except NoAnswer as error:
            raise Unread("That could not be looked up just now; try again.") from error

    async def read(self, lane: Lane, reading: Reading, question: Question, client: str, line: str) -> Answer:
        """Wait for this client's turn, and have a reader answer."""
        kind = DEAR if client != HOUSE and self.costs.of(client) > MUCH else LIGHT
        async with lane.queue.place(kind, client, line):
            reading.begun, began = True, self.costs.clock()
            try:
                return await lane.pool.ask(question)
            finally:
                self.costs.add(client, self.costs.clock() - began)

    def done(self, task: asyncio.Task[Answer]) -> None:
        """A question was answered, or failed; if nobody waits for it, nobody needs to know."""
        self.under_way.discard(task)
        if not task.cancelled():
            task.exception()

    async def close(self) -> None:
        """End all readers; whoever waits for them is not answered."""
        for task in [*self.under_way]:
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)
        for lane in (self.looks, self.records):
            await lane.pool.close()
