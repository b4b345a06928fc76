"""What servers on one PostgreSQL know of each other: who runs, who sits at which of them, what has changed.

All times are the database's: the clocks of two machines may differ. A SQLite file has one server, which
knows all of this already, so there nothing is written and nothing is found.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Float, cast, extract, func, literal, text
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncEngine

from spinney.web.storage.notices import tell
from spinney.web.storage.uninterrupted import uninterrupted

ALIVE: Final = 3.5  # seconds after its last beat that a server counts as running
CLOCK: Final = "extract(epoch FROM clock_timestamp())"
HERE: Final = f"(SELECT id FROM nodes WHERE until > {CLOCK})"

BEAT: Final = text(
    "INSERT INTO nodes (id, until) VALUES (:node, extract(epoch FROM clock_timestamp()) + :seconds)"
    " ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
BURY: Final = (
    text(f"DELETE FROM presence WHERE node NOT IN {HERE}"),
    text("DELETE FROM nodes WHERE until < extract(epoch FROM clock_timestamp()) - 60"),
)
GONE: Final = text("DELETE FROM nodes WHERE id = :node")
LEFT: Final = text("DELETE FROM presence WHERE table_id = :name AND node = :node")
CAME: Final = text(
    "INSERT INTO presence (table_id, seat, node) SELECT :name, seat, :node"
    " FROM unnest(CAST(:seats AS integer[])) AS seat"
)
ELSEWHERE: Final = text(
    f"SELECT DISTINCT seat FROM presence WHERE table_id = :name AND node <> :node AND node IN {HERE}"
)
MARKS: Final = text(
    f"""
    SELECT wanted,
      coalesce((SELECT max(number) FROM moves WHERE table_id = wanted), 0) AS entries,
      hashtextextended(concat_ws('|',
        (SELECT concat_ws(' ', title, public, hints, host, watch, state, speed, rematch, closed, hidden)
           FROM tables WHERE id = wanted),
        (SELECT string_agg(seats::text, ' ' ORDER BY seat) FROM seats WHERE table_id = wanted),
        coalesce((SELECT max(number) FROM words WHERE table_id = wanted), 0),
        (SELECT string_agg(DISTINCT seat::text, ' ') FROM presence
          WHERE table_id = wanted AND node <> :node AND node IN {HERE})), 0) AS rest
    FROM unnest(CAST(:names AS text[])) AS wanted
    """
)


def database_clock(dialect: Dialect) -> ColumnElement[float]:
    """The time now as the database has it; a SQLite file has the clock of the one machine that it is on."""
    if dialect.name == "postgresql":
        return cast(extract("epoch", func.clock_timestamp()), Float)
    return literal(time.time())


class Mark(NamedTuple):
    """How a table stands in the database."""

    entries: int
    rest: int  # of its settings, seats, chat, and of who is at other servers: a hash that differs if they do


class Nodes:
    """The part of the store that several servers share about themselves."""

    def __init__(self, engine: AsyncEngine, under_way: set[asyncio.Task[Any]]) -> None:
        self.engine: Final = engine
        self.under_way: set[asyncio.Task[Any]] = under_way
        self.several: Final = engine.dialect.name == "postgresql"  # servers may share it

    @uninterrupted
    async def beat(self, node: str, seconds: float = ALIVE) -> None:
        """This server runs; forget who sat at one that does not any more."""
        async with self.engine.begin() as db:
            await db.execute(BEAT, {"node": node, "seconds": seconds})
            for statement in BURY:
                await db.execute(statement)

    @uninterrupted
    async def leave(self, node: str) -> None:
        """This server runs no more."""
        async with self.engine.begin() as db:
            await db.execute(GONE, {"node": node})
            await db.execute(BURY[0])

    @uninterrupted
    async def show(self, node: str, name: str, seats: Iterable[int]) -> None:
        """Say which seats of a table have a browser at this server."""
        async with self.engine.begin() as db:
            await db.execute(LEFT, {"name": name, "node": node})
            await db.execute(CAME, {"name": name, "node": node, "seats": list(seats)})
            await tell(db, (name, 0))

    @uninterrupted
    async def elsewhere(self, node: str, name: str) -> frozenset[int]:
        """The seats of a table that have a browser at other servers."""
        if not self.several:
            return frozenset()
        async with self.engine.connect() as db:
            return frozenset((await db.execute(ELSEWHERE, {"name": name, "node": node})).scalars())

    @uninterrupted
    async def marks(self, node: str, names: Iterable[str]) -> Mapping[str, Mark]:
        """How these tables stand, in one question, however many they are."""
        async with self.engine.connect() as db:
            found = await db.execute(MARKS, {"node": node, "names": list(names)})
            return {name: Mark(entries, rest) for name, entries, rest in found}
