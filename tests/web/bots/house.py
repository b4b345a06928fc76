"""A server's tables inside a test, with workers that think until they are told to stop."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

from spinney.web.bots.worker import Task, Thought
from spinney.web.bots.worker_pool import WorkerPool
from spinney.web.connections.commands import handle_message
from spinney.web.connections.connection import Connection
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
        self.options: dict[str, Callable[[], int]] = {}  # by table: what a bot answers
        self.done: dict[str, asyncio.Event] = {}
        self.most = 0  # at once
        self.thinking = 0
        self.failing = False

    async def ask(self, question: Any) -> Thought:
        self.given.append(question)
        self.thinking += 1
        self.most = max(self.most, self.thinking)
        try:
            await self.done.setdefault(question.table, asyncio.Event()).wait()
        finally:
            self.thinking -= 1
        if self.failing:
            raise NoAnswer("all workers died")
        action = self.options[question.table]()
        return Thought(action=action, advice=[(action, 1, 0.5, [])] if question.advise else [])

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
        live = await self.tables.find(await open_table(self.tables, wanted, token))
        self.workers.options[live.name] = lambda: int(live.table.options[0]) if live.table is not None else 0
        return live

    async def begin(self, *found: LiveTable) -> None:
        """Everybody sits down, and play begins."""
        for live in found:
            for seat in live.waits_for():
                await self.tables.sit(live, seat.seat, ENTROPY)
        await settled()

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


async def settled() -> None:
    """Until all that can be done without another thought is done."""
    await asyncio.sleep(0.2)


def in_house(folder: Path, check: Callable[[House], Awaitable[None]], workers: int = 1) -> None:
    async def run() -> None:
        tables = LiveTables(Settings(folder, {}))
        slow = Slow(workers)
        tables.workers = slow  # type: ignore[misc]
        await tables.open()
        try:
            await check(House(tables, slow))
        finally:
            await tables.close()

    asyncio.run(asyncio.wait_for(run(), 60))
