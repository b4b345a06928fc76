"""A server's tables inside a test, with workers that think until they are told to stop."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from spinney.web.bots.worker import Task, Thought
from spinney.web.bots.worker_pool import WorkerPool
from spinney.web.connections.commands import handle_message
from spinney.web.connections.connection import Connection
from spinney.web.processes.fair_queue import FairQueue
from spinney.web.processes.pool import NoAnswer
from spinney.web.settings import Settings
from spinney.web.tables.live_table import LiveTable
from spinney.web.tables.live_tables import LiveTables
from spinney.web.tables.new_table import TableSetup, open_table

BATTLE = "battle_for_the_grove"
ENTROPY = "ab" * 16


class Slow(WorkerPool):
    """Workers whose thoughts last until somebody says so; what they were asked, in order."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.given: list[Task] = []
        self.tables: LiveTables | None = None
        self.about: set[str] = set()  # the tables that are being thought about
        self.done: dict[str, asyncio.Event] = {}
        self.most = 0  # at once
        self.failing = False

    async def ask(self, question: Any) -> Thought:
        self.given.append(question)
        self.about.add(question.table)
        self.most = max(self.most, self.thinking)
        try:
            await self.done.setdefault(question.table, asyncio.Event()).wait()
        finally:
            self.about.discard(question.table)
        if self.failing:
            raise NoAnswer("all workers died")
        action = self.answer(question.table)
        return Thought(action=action, advice=[(action, 1, 0.5, [])] if question.advise else [])

    @property
    def thinking(self) -> int:
        return len(self.about)

    def answer(self, name: str) -> int:
        """A bot's answer: the first option."""
        assert self.tables is not None
        table = self.tables.by_name[name].table
        return int(table.options[0]) if table is not None else 0

    @property
    def order(self) -> list[str]:
        return [task.table for task in self.given]

    def finish(self, *tables: LiveTable) -> None:
        for live in tables:
            self.done.setdefault(live.name, asyncio.Event()).set()


class House:
    """A server's tables, with slow workers."""

    def __init__(self, tables: LiveTables, workers: Slow) -> None:
        self.tables = tables
        self.workers = workers

    async def open(
        self, token: str, *players: str, first: str = "dark", hints: bool = False, game: str = BATTLE
    ) -> LiveTable:
        """A table at which nobody has sat down yet; in the dark a bot is asked first."""
        options = {"first": first} if game == BATTLE else {}
        wanted = TableSetup(game, list(players or ("me", "elder")), options=options, hints=hints)
        return await self.tables.find(await open_table(self.tables, wanted, token))

    async def begin(self, *found: LiveTable) -> None:
        """Everybody sits down, and play begins."""
        for live in found:
            await self.sit(live)
        await self.settled()

    async def sit(self, live: LiveTable) -> None:
        for seat in live.waits_for():
            await self.tables.sit(live, seat.seat, ENTROPY)

    def look(self, live: LiveTable, token: str, address: str) -> Connection:
        connection = Connection(cast(Any, None), live, token, watches=True, pace=20, address=address)
        live.connections.add(connection)
        self.tables.start_bots(live)
        return connection

    async def say(self, connection: Connection, **command: object) -> None:
        """A message of a browser's, carried out before the next one of its is read."""
        await asyncio.wait_for(handle_message(self.tables, connection, json.dumps(command)), 10)

    def go(self, live: LiveTable, connection: Connection) -> None:
        live.disconnected(connection)
        self.tables.start_bots(live)

    async def settled(self) -> None:
        """Until all that can be done without another thought is done."""
        await until(lambda: all(map(self.rests, self.tables.by_name.values())))

    def rests(self, live: LiveTable) -> bool:
        """Does nothing happen at a table, unless a worker answers or has room?"""
        found = [task for task in (live.bot_task, live.hint) if task is not None and not task.done()]
        turns = [turns.get(live.name, ()) for kind in self.queue.waiting.values() for turns in kind.values()]
        thinks = live.name in self.workers.about and not self.workers.done[live.name].is_set()
        return len(found) == sum(map(len, turns)) + thinks

    @property
    def queue(self) -> FairQueue:
        return self.tables.workers.queue


async def until(holds: Callable[[], bool]) -> None:
    """Wait for what must come, however busy the machine is."""
    async with asyncio.timeout(50):
        while not holds():
            await asyncio.sleep(0.01)


async def a_moment() -> None:
    """Time for what must not come: if it came later, a test would only miss it."""
    await asyncio.sleep(0.2)


@asynccontextmanager
async def opened(folder: Path, workers: int = 1, **settings: str) -> AsyncIterator[House]:
    """A server's tables with slow workers, from their start to their orderly end."""
    tables = LiveTables(Settings(folder, settings))
    slow = Slow(workers)
    tables.workers, slow.tables = slow, tables  # type: ignore[misc]
    await tables.open()
    try:
        yield House(tables, slow)
    finally:
        await tables.close()


def in_house(folder: Path, check: Callable[[House], Awaitable[None]], workers: int = 1) -> None:
    async def run() -> None:
        async with opened(folder, workers) as house:
            await check(house)

    asyncio.run(asyncio.wait_for(run(), 60))
