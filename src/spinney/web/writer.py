"""Group commit: whatever waits goes into one transaction, and is answered when that is on the disk."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from spinney.web.schema import MoveRow, moves

MOST: Final = 1000  # entries of one transaction


class Writer:
    """Adds entries. Groups fill by themselves while the last commit runs; nothing sleeps to fill them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self.waiting: list[tuple[MoveRow, asyncio.Future[bool]]] = []
        self.wake: Final = asyncio.Event()
        insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self.statement: Final[Any] = (
            insert(moves).on_conflict_do_nothing().returning(moves.c.table_id, moves.c.move_id)
        )
        self.groups = 0
        self.added = 0

    async def add(self, move: MoveRow) -> bool:
        """True: it is committed. False: that number, or that move id, was taken already."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((move, done))
        self.wake.set()
        return await done

    async def run(self) -> None:
        """Write until cancelled. An error reaches everybody in its group, and leaves the writer running."""
        while True:
            await self.wake.wait()
            batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            if not self.waiting:
                self.wake.clear()
            try:
                taken = await self.write([move for move, _ in batch])
            except asyncio.CancelledError:
                self.fail(batch, ConnectionError("the server is closing"))
                raise
            except Exception as error:
                self.fail(batch, error)
                continue
            for move, done in batch:
                if not done.done():
                    done.set_result((move.table_id, move.move_id) in taken)

    async def write(self, batch: list[MoveRow]) -> set[tuple[str, str]]:
        """Commit a group; returns the moves that were taken. Sorted, so that two servers cannot deadlock."""
        rows = sorted(batch, key=lambda move: (move.table_id, move.number))
        async with self.engine.begin() as db:
            found = await db.execute(self.statement, [msgspec.structs.asdict(row) for row in rows])
            taken = {(row[0], row[1]) for row in found}
        self.groups += 1
        self.added += len(taken)
        return taken

    def fail(self, batch: list[tuple[MoveRow, asyncio.Future[bool]]], error: Exception) -> None:
        for _, done in batch:
            if not done.done():
                done.set_exception(error)
