"""All rows of a house as they were at one moment, piece by piece, whatever is written meanwhile."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Connection, MetaData, Table, inspect, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from spinney.web.storage import schema

PASSING: Final = frozenset({"nodes", "presence", "servers"})  # what is worth nothing some seconds later
TOGETHER: Final = 100  # tables that are looked up at once, and rows of what belongs to no table
Rows = dict[str, list[dict[str, Any]]]


@asynccontextmanager
async def snapshot(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """The database at one moment: what others write from now on is not seen, and nobody waits for us."""
    async with engine.connect() as db:
        if engine.dialect.name == "sqlite":
            await db.exec_driver_sql("BEGIN")
        else:
            await db.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        yield db


def house_tables(connection: Connection) -> list[Table]:
    """The tables of the database that are ours, as they are there, those that others refer to first."""
    there = set(inspect(connection).get_table_names()) - PASSING
    names = [table.name for table in schema.metadata.sorted_tables if table.name in there]
    found = MetaData()
    found.reflect(connection, only=names)
    return [found.tables[name] for name in names]


def belongs(table: Table) -> bool:
    """Is a row of it about one table that people sit at?"""
    return any(key.column.table.name == "tables" for key in table.foreign_keys) and "table_id" in table.c


async def pieces(db: AsyncConnection, tables: list[Table]) -> AsyncIterator[Rows]:
    """All rows, in pieces: first what belongs to no table, then each table with all that belongs to it."""
    for table in tables:
        if table.name != "tables" and not belongs(table):
            async with db.stream(select(table).order_by(*table.primary_key)) as found:
                async for group in found.partitions(TOGETHER):
                    yield {table.name: [dict(row._mapping) for row in group]}
    (head,) = [table for table in tables if table.name == "tables"]
    after = ""
    while True:
        query = select(head).where(head.c.id > after).order_by(head.c.id).limit(TOGETHER)
        rows = [dict(row._mapping) for row in await db.execute(query)]
        if not rows:
            return
        about = {row["id"]: {"tables": [row]} for row in rows}
        for table in filter(belongs, tables):
            for name, some in (await rows_about(db, table, list(about))).items():
                about[name][table.name] = some
        for piece in about.values():
            yield piece
        after = rows[-1]["id"]


async def rows_about(db: AsyncConnection, table: Table, names: list[str]) -> Rows:
    """The rows that belong to some tables, by the names of these."""
    found: Rows = defaultdict(list)
    query = select(table).where(table.c.table_id.in_(names)).order_by(*table.primary_key)
    for row in await db.execute(query):
        found[row.table_id].append(dict(row._mapping))
    return found
