"""Bots' turns as the database has them: a row of `leases` for each table at which a bot is asked.

It is written or deleted by the transaction of the entry that leads there, so the rows alone tell which bots
are asked, however their server ends. It names the server that sees to the turn; while that thinks about it,
nobody else may.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, case, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from spinney.web.storage.nodes import database_clock
from spinney.web.storage.schema import OVER, leases, nodes, tables
from spinney.web.storage.uninterrupted import uninterrupted

LONGEST: Final = 60.0  # seconds that a bot's turn may be leased at a time
NOBODY: Final = ""  # in place of a server: none sees to the turn
ASKED: Final = (  # with an entry: a bot is asked next ...
    "INSERT INTO leases (table_id, number, node, until, since) VALUES (:name, :number, :node, 0, {now})"
    " ON CONFLICT (table_id) DO UPDATE"
    " SET number = excluded.number, node = excluded.node, until = 0, since = excluded.since"
)
NOT_ASKED: Final = "DELETE FROM leases WHERE table_id = :name"  # ... or none is
ROW: Final = leases.c
Time = float | ColumnElement[float]


class Turns:
    """The part of the store that holds whose turn is a bot's, and who sees to it."""

    def __init__(self, engine: AsyncEngine, under_way: set[asyncio.Task[Any]]) -> None:
        self.engine: Final = engine
        self.under_way: set[asyncio.Task[Any]] = under_way
        self.several: Final = engine.dialect.name == "postgresql"  # servers may share it

    @property
    def now(self) -> ColumnElement[float]:
        """The time now, as the database has it."""
        return database_clock(self.engine.dialect)

    @property
    def ended(self) -> ColumnElement[bool]:
        """Has the lease of a turn ended? No server asks for a very long one."""
        return or_(ROW.until < self.now, ROW.until > self.now + LONGEST)

    async def lease(self, name: str, number: int, node: str, seconds: float) -> bool:
        """Take the bot's turn at this number for a while; False if another node has it."""
        free = or_(self.ended, ROW.node == node)
        return await self.put(name, number, node, self.now + seconds, free)

    async def wait(self, name: str, number: int, node: str) -> bool:
        """A bot is asked after so many entries, and this node sees to it; False if another thinks already."""
        return await self.put(name, number, node, 0.0, self.ended)

    @uninterrupted
    async def put(
        self,
        name: str,
        number: int,
        node: str,
        until: Time,
        free: ColumnElement[bool],
    ) -> bool:
        """Write the turn at this number down, unless the table has moved on, or the turn is not free."""
        make = postgresql.insert if self.several else sqlite.insert
        values = {"number": number, "node": node, "until": until}
        since = case((ROW.number < number, self.now), else_=ROW.since)
        free = or_(ROW.number < number, and_(ROW.number == number, free))
        statement: Any = make(leases).values(table_id=name, since=self.now, **values)
        statement = statement.on_conflict_do_update(
            index_elements=["table_id"], set_={**values, "since": since}, where=free
        )
        async with self.engine.begin() as db:
            return (await db.execute(statement.returning(ROW.number))).first() is not None

    @uninterrupted
    async def renew(self, name: str, number: int, node: str, seconds: float) -> None:
        """Hold the lease of a turn for so much longer, or give it back, if this node still has it."""
        mine = and_(ROW.table_id == name, ROW.number == number, ROW.node == node)
        async with self.engine.begin() as db:
            await db.execute(update(leases).where(mine).values(until=self.now + seconds))

    @uninterrupted
    async def done(self, name: str, number: int, node: str) -> None:
        """No bot is asked after so many entries at a table whose turn this node has seen to."""
        mine = and_(ROW.table_id == name, ROW.number <= number, ROW.node == node)
        async with self.engine.begin() as db:
            await db.execute(delete(leases).where(mine))

    @uninterrupted
    async def let_go(self, name: str, number: int, node: str) -> None:
        """This node cannot see to the turn after so many entries: whoever can may take it up."""
        mine = and_(ROW.table_id == name, ROW.number <= number, ROW.node == node)
        async with self.engine.begin() as db:
            await db.execute(update(leases).where(mine).values(node=NOBODY, until=0.0))

    @uninterrupted
    async def take_up(self, node: str, most: int, but: Collection[str] = ()) -> list[str]:
        """Take up turns that no server sees to, those that wait longest first; returns their tables."""
        alive = select(nodes.c.id).where(nodes.c.until > self.now)
        gone = ROW.node.not_in(alive) if self.several else ROW.node != node
        left = and_(self.ended, or_(gone, ROW.until > ROW.since))  # or whoever thought has stopped
        query = select(ROW.table_id).join(tables, tables.c.id == ROW.table_id)
        query = query.where(left, tables.c.closed == "", tables.c.state != OVER, ROW.table_id.not_in(but))
        async with self.engine.begin() as db:
            found = list((await db.execute(query.order_by(ROW.since).limit(most))).scalars())
            if not found:
                return []
            take = update(leases).where(ROW.table_id.in_(found), left).values(node=node, until=0.0)
            taken = set((await db.execute(take.returning(ROW.table_id))).scalars())
            return [name for name in found if name in taken]
