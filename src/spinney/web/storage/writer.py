"""Group commit: all moves that wait go into one transaction, and are answered when it is on the disk."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec
from sqlalchemy import update
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncEngine

from spinney.web.storage.file_watch import FileWatch
from spinney.web.storage.notices import tell
from spinney.web.storage.schema import OVER, MoveRow, moves, tables

MOST: Final = 1000  # entries of one transaction
ENDED: Final = "UPDATE tables SET state = ?, touched = ? WHERE id = ?"
Taken = set[tuple[str, str]]  # table and move id
Waiting = tuple[MoveRow, bool, asyncio.Future[bool]]  # an entry, and whether it ends its game


class Writer:
    """Adds entries. Groups fill by themselves while the last commit runs; nothing sleeps to fill them."""

    def __init__(self, engine: AsyncEngine, pragmas: tuple[str, ...], file: FileWatch | None) -> None:
        self.sink: Final = FileSink(file, pragmas) if file is not None else ServerSink(engine)
        self.waiting: list[Waiting] = []
        self.wake: Final = asyncio.Event()
        self.committed: Callable[[float, bool], None] = lambda seconds, failed: None  # told of each group
        self.groups = 0
        self.added = 0

    async def add(self, move: MoveRow, ends: bool = False) -> bool:
        """True if it is committed; False if that number, or that move id, was taken already."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((move, ends, done))
        self.wake.set()
        return await done

    async def run(self) -> None:
        """Write until cancelled. An error reaches everybody in its group, and leaves the writer running."""
        try:
            while True:
                await self.wake.wait()
                batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                if not self.waiting:
                    self.wake.clear()
                await self.commit(batch)
        finally:
            self.sink.close()

    async def commit(self, batch: list[Waiting]) -> None:
        """Write a group of moves in one transaction, and tell each caller whether its move was taken."""
        # sorted, so that two servers take their rows in the same order and cannot deadlock
        rows = sorted([move for move, _, _ in batch], key=lambda move: (move.table_id, move.number))
        ended = {(move.table_id, move.move_id) for move, ends, _ in batch if ends}
        began = time.perf_counter()
        try:
            taken = await self.sink.write(rows, ended)
        except asyncio.CancelledError:
            fail_group(batch, ConnectionError("the server is closing"))
            raise
        except Exception as error:
            self.committed(time.perf_counter() - began, True)
            fail_group(batch, error)
            return
        self.committed(time.perf_counter() - began, False)
        self.groups += 1
        self.added += len(taken)
        for move, _, done in batch:
            if not done.done():
                done.set_result((move.table_id, move.move_id) in taken)


def fail_group(batch: list[Waiting], error: Exception) -> None:
    """Tell everybody who waits for a group of moves to be written that it failed."""
    for *_, done in batch:
        if not done.done():
            done.set_exception(error)


class ServerSink:
    """A database server: one statement for the whole group."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self.statement: Final[Any] = (
            postgresql.insert(moves).on_conflict_do_nothing().returning(moves.c.table_id, moves.c.move_id)
        )

    async def write(self, rows: list[MoveRow], ended: Taken) -> Taken:
        """Write a group of moves in one transaction, and return those that were not taken already."""
        async with self.engine.begin() as db:
            found = await db.execute(self.statement, [msgspec.structs.asdict(row) for row in rows])
            taken = {(row[0], row[1]) for row in found}
            for name, _ in sorted(ended & taken):
                await db.execute(
                    update(tables).where(tables.c.id == name).values(state=OVER, touched=time.time())
                )
            await tell(
                db, *[(row.table_id, row.number) for row in rows if (row.table_id, row.move_id) in taken]
            )
            return taken

    def close(self) -> None:
        """The engine is closed by whoever made it."""


class FileSink:
    """A SQLite file: a thread and a connection of its own, so that a group is one hop and one commit."""

    def __init__(self, file: FileWatch, pragmas: tuple[str, ...]) -> None:
        self.file: Final = file
        self.pragmas: Final = pragmas
        self.thread: Final = ThreadPoolExecutor(1, "spinney-writer")
        self.link: sqlite3.Connection | None = None
        names = MoveRow.__struct_fields__
        marks = ", ".join("?" * len(names))
        self.statement: Final = (
            f"INSERT INTO moves ({', '.join(names)}) VALUES ({marks}) ON CONFLICT DO NOTHING"
        )

    async def write(self, rows: list[MoveRow], ended: Taken) -> Taken:
        """Write a group of moves in the writer's own thread, and return those that were not taken already."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.write_now, rows, ended)

    def write_now(self, rows: list[MoveRow], ended: Taken) -> Taken:
        """Write a group of moves to the file in one transaction."""
        link = self.opened()
        link.execute("BEGIN IMMEDIATE")
        try:
            taken = {
                (row.table_id, row.move_id)
                for row in rows
                if link.execute(self.statement, msgspec.structs.astuple(row)).rowcount == 1
            }
            for name, _ in ended & taken:
                link.execute(ENDED, [OVER, time.time(), name])
            link.execute("COMMIT")
            self.file.check()
        except BaseException:
            if link.in_transaction:
                link.execute("ROLLBACK")
            raise
        return taken

    def opened(self) -> sqlite3.Connection:
        """The writer's own connection to the file."""
        if self.link is None:
            self.link = sqlite3.connect(self.file.path, isolation_level=None, check_same_thread=False)
            for pragma in self.pragmas:
                self.link.execute(f"PRAGMA {pragma}")
        return self.link

    def close(self) -> None:
        """Wait for the writer's thread, and close the file."""
        self.thread.shutdown(wait=True)
        if self.link is not None:
            self.link.close()
            self.link = None
