"""What whoever runs the house decides, each decision written down in the transaction that carries it out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Sequence
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import ColumnElement, and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from spinney.web.storage.nodes import database_clock
from spinney.web.storage.schema import TableRow, decisions, nodes, restraints, seats, servers, tables
from spinney.web.storage.uninterrupted import uninterrupted

IN_TURN: Final = "SELECT pg_advisory_xact_lock(7746467)"  # so that numbers are given in the order of commits
TABLE: Final = "table "  # what a decision about a table begins with, before its name
LATE: Final = 60.0  # seconds after which a server that has not shown a sign of life is gone
S = TypeVar("S", bound=msgspec.Struct)


class RestraintRow(msgspec.Struct, frozen=True):
    """Somebody who is muted or banned."""

    kind: str
    whom: str
    why: str
    at: float
    until: float | None = None


class DecisionRow(msgspec.Struct, frozen=True):
    """Something that was decided."""

    id: int
    at: float
    who: str
    what: str
    about: str
    why: str


class ServerRow(msgspec.Struct, frozen=True):
    """A server that runs, and its settings."""

    node: str
    began: float
    settings: str


class House:
    """The part of the store that holds what was decided."""

    def __init__(self, engine: AsyncEngine, under_way: set[asyncio.Task[Any]]) -> None:
        self.engine: Final = engine
        self.under_way: set[asyncio.Task[Any]] = under_way

    # Decisions: False where there was nothing to decide, and then nothing is written down.

    async def close(self, name: str, who: str, why: str) -> bool:
        """Close a table, or say another reason why it is closed."""
        return await self.change_table(name, "close", who, why, closed=why)

    async def reopen(self, name: str, who: str, why: str) -> bool:
        """Open a closed table again."""
        return await self.change_table(name, "reopen", who, why, closed="")

    async def hide(self, name: str, who: str, why: str, hidden: bool) -> bool:
        """Hide a table's title from strangers, or show it again."""
        return await self.change_table(name, "hide" if hidden else "unhide", who, why, hidden=hidden)

    async def change_table(self, name: str, what: str, who: str, why: str, **values: object) -> bool:
        """Decide about a table."""
        differs = [tables.c[column] != value for column, value in values.items()]
        change = update(tables).where(tables.c.id == name, *differs).values(**values)
        return await self.decide([change], what, TABLE + name, who, why)

    async def restrain(self, row: RestraintRow, who: str) -> bool:
        """Mute or ban somebody, or change for how long and why."""
        old = delete(restraints).where(restraints.c.kind == row.kind, restraints.c.whom == row.whom)
        new = insert(restraints).values(**msgspec.structs.asdict(row))
        return await self.decide([new], row.kind, row.whom, who, row.why, [old])

    async def lift(self, kind: str, whom: str, who: str, why: str) -> bool:
        """Let somebody speak again, or in again."""
        old = delete(restraints).where(restraints.c.kind == kind, restraints.c.whom == whom)
        return await self.decide([old], f"lift {kind}", whom, who, why)

    @uninterrupted
    async def decide(
        self, changes: Sequence[Any], what: str, about: str, who: str, why: str, first: Sequence[Any] = ()
    ) -> bool:
        """Carry a decision out and write it down, both or neither; every change must change something."""
        async with self.engine.begin() as db:
            if self.engine.dialect.name == "postgresql":
                await db.exec_driver_sql(IN_TURN)
            for change in first:
                await db.execute(change)
            for change in changes:
                if (await db.execute(change)).rowcount == 0:
                    return False
            values = {"at": time.time(), "who": who, "what": what, "about": about, "why": why}
            await db.execute(insert(decisions).values(**values))
            return True

    # What is in force.

    async def last(self) -> int:
        """The number of the latest decision."""
        async with self.engine.connect() as db:
            return int((await db.execute(select(func.max(decisions.c.id)))).scalar() or 0)

    async def restraints(self) -> list[RestraintRow]:
        """Everybody who is or was muted or banned, until it is lifted."""
        return await self.rows(RestraintRow, select(restraints).order_by(restraints.c.at))

    async def decided(self, after: int = 0, most: int = 1000) -> list[DecisionRow]:
        """What was decided after a decision, the latest first."""
        query = select(decisions).where(decisions.c.id > after)
        return await self.rows(DecisionRow, query.order_by(decisions.c.id.desc()).limit(most))

    async def standing(self, names: Collection[str]) -> list[tuple[str, str, bool]]:
        """Of these tables: why each is closed, and whether its title is hidden."""
        query = select(tables.c.id, tables.c.closed, tables.c.hidden).where(tables.c.id.in_(names))
        async with self.engine.connect() as db:
            return [(row.id, row.closed, row.hidden) for row in await db.execute(query)]

    # The servers of the house.

    @uninterrupted
    async def came(self, node: str, settings: str) -> None:
        """A server runs with these settings; those that run no more are forgotten."""
        now = database_clock(self.engine.dialect)
        gone: ColumnElement[bool] = servers.c.node.not_in(select(nodes.c.id))  # of SQLite: all others
        if self.engine.dialect.name == "postgresql":
            gone = and_(gone, servers.c.began < now - LATE)
        async with self.engine.begin() as db:
            await db.execute(delete(servers).where(gone))
            await db.execute(insert(servers).values(node=node, began=now, settings=settings))

    @uninterrupted
    async def left(self, node: str) -> None:
        """A server runs no more."""
        async with self.engine.begin() as db:
            await db.execute(delete(servers).where(servers.c.node == node))

    async def servers(self) -> list[ServerRow]:
        """The servers that run, the first first. With a SQLite file: the one that was started last."""
        query = select(servers).order_by(servers.c.began)
        if self.engine.dialect.name == "postgresql":
            alive = select(nodes.c.id).where(nodes.c.until > database_clock(self.engine.dialect))
            query = query.where(servers.c.node.in_(alive))
        return await self.rows(ServerRow, query)

    # What is looked at before a decision.

    async def tables(self, state: str, closed: bool, most: int) -> list[TableRow]:
        """Tables in a state, or in any; closed ones only, or all; the latest first."""
        query = select(tables).order_by(tables.c.touched.desc()).limit(most)
        query = query.where(tables.c.state == state) if state else query
        return await self.rows(TableRow, query.where(tables.c.closed != "") if closed else query)

    async def holders(self, beginning: str) -> list[str]:
        """The hashes of browsers' tokens that begin so, of those who sit or host somewhere; at most three."""
        async with self.engine.connect() as db:
            found = await some(db, seats.c.holder, beginning) | await some(db, tables.c.host, beginning)
            return sorted(found)[:3]

    async def rows(self, kind: type[S], query: Any) -> list[S]:
        """Run a query, and return what it finds as rows of a kind."""
        async with self.engine.connect() as db:
            return [kind(**row._mapping) for row in await db.execute(query)]


async def some(db: AsyncConnection, column: Any, beginning: str) -> set[str]:
    """Different hashes in a column that begin so; a few are enough to know that they are several."""
    query = select(column).where(column >= beginning, column < beginning + "g").distinct().limit(3)
    return {row[0] for row in await db.execute(query)}
