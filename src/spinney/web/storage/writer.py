"""Group commit: all moves that wait go into one transaction, and are answered when it is on the disk."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import text, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from spinney.web.storage.file_watch import FileWatch
from spinney.web.storage.nodes import CLOCK
from spinney.web.storage.notices import tell
from spinney.web.storage.schema import OVER, MoveRow, moves, tables
from spinney.web.storage.turns import ASKED, NOT_ASKED

MOST: Final = 1000  # entries of one transaction
ENDED: Final = "UPDATE tables SET state = ?, touched = ? WHERE id = ?"
Taken = set[tuple[str, str]]  # table and move id
Turns = Mapping[tuple[str, str], str]  # by the same: who sees to the bot that is asked next; empty: no bot is


class Waiting(NamedTuple):
    """An entry that is to be written, and what is written together with it."""

    move: MoveRow
    ends: bool  # does it end its game?
    turn: str | None  # as in `Turns`; None at a table without bots
    done: asyncio.Future[bool]

    @property
    def key(self) -> tuple[str, str]:
        return self.move.table_id, self.move.move_id


class Writer:
    """Adds entries. Groups fill by themselves while the last commit runs; nothing sleeps to fill them."""

    def __init__(self, engine: AsyncEngine, pragmas: tuple[str, ...], file: FileWatch | None) -> None:
        self.sink: Final = FileSink(file, pragmas) if file is not None else ServerSink(engine)
        self.waiting: list[Waiting] = []
        self.wake: Final = asyncio.Event()
        self.committed: Callable[[float, bool], None] = lambda seconds, failed: None  # told of each group
        self.groups = 0
        self.added = 0

    async def add(self, move: MoveRow, ends: bool = False, turn: str | None = None) -> bool:
        """True if it is committed; False if that number, or that move id, was taken already."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append(Waiting(move, ends, turn, done))
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
        rows = sorted([one.move for one in batch], key=lambda move: (move.table_id, move.number))
        ended = {one.key for one in batch if one.ends}
        turns = {one.key: one.turn for one in batch if one.turn is not None}
        began = time.perf_counter()
        try:
            taken = await self.sink.write(rows, ended, turns)
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
        for one in batch:
            if not one.done.done():
                one.done.set_result(one.key in taken)


def fail_group(batch: list[Waiting], error: Exception) -> None:
    """Tell everybody who waits for a group of moves to be written that it failed."""
    for one in batch:
        if not one.done.done():
            one.done.set_exception(error)


def noted(rows: list[MoveRow], taken: Taken, turns: Turns) -> Iterator[tuple[MoveRow, str]]:
    """The entries that were taken at tables with bots, each with who sees to the bot that is asked next."""
    for row in rows:
        key = row.table_id, row.move_id
        if key in taken and key in turns:
            yield row, turns[key]


class ServerSink:
    """A database server: one statement for the whole group."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self.statement: Final[Any] = (
            postgresql.insert(moves).on_conflict_do_nothing().returning(moves.c.table_id, moves.c.move_id)
        )

    async def write(self, rows: list[MoveRow], ended: Taken, turns: Turns) -> Taken:
        """Write a group of moves in one transaction, and return those that were not taken already."""
        async with self.engine.begin() as db:
            found = await db.execute(self.statement, [msgspec.structs.asdict(row) for row in rows])
            taken = {(row[0], row[1]) for row in found}
            for name, _ in sorted(ended & taken):
                await db.execute(
                    update(tables).where(tables.c.id == name).values(state=OVER, touched=time.time())
                )
            await note_turns(db, noted(rows, taken, turns))
            await tell(
                db, *[(row.table_id, row.number) for row in rows if (row.table_id, row.move_id) in taken]
            )
            return taken

    def close(self) -> None:
        """The engine is closed by whoever made it."""


async def note_turns(db: AsyncConnection, found: Iterable[tuple[MoveRow, str]]) -> None:
    """Write down at which tables a bot is asked after these entries, and at which none is."""
    asked: list[dict[str, object]] = []
    others: list[dict[str, object]] = []
    for row, node in found:
        if node:
            asked.append({"name": row.table_id, "number": row.number, "node": node})
        else:
            others.append({"name": row.table_id})
    if asked:
        await db.execute(text(ASKED.format(now=CLOCK)), asked)
    if others:
        await db.execute(text(NOT_ASKED), others)


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

    async def write(self, rows: list[MoveRow], ended: Taken, turns: Turns) -> Taken:
        """Write a group of moves in the writer's own thread, and return those that were not taken already."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, self.write_now, rows, ended, turns)

    def write_now(self, rows: list[MoveRow], ended: Taken, turns: Turns) -> Taken:
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
            for row, node in noted(rows, taken, turns):
                about = {"name": row.table_id, "number": row.number, "node": node, "now": time.time()}
                link.execute(ASKED.format(now=":now") if node else NOT_ASKED, about)
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
