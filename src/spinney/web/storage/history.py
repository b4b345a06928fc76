"""What stays readable for ever: the texts of editions, by their hashes, and the stories of finished games."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import Table, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from spinney.web.storage import schema
from spinney.web.storage.schema import OVER, EditionRow
from spinney.web.storage.uninterrupted import uninterrupted


class History:
    """The part of the store that only grows."""

    def __init__(self, engine: AsyncEngine, under_way: set[asyncio.Task[Any]]) -> None:
        self.engine: Final = engine
        self.under_way: set[asyncio.Task[Any]] = under_way

    @uninterrupted
    async def keep_editions(self, rows: Iterable[EditionRow]) -> None:
        """Keep the texts of editions, each only once."""
        given = [msgspec.structs.asdict(row) for row in rows]
        if given:
            async with self.engine.begin() as db:
                await db.execute(self.insert(schema.editions), given)

    @uninterrupted
    async def edition(self, hash: str) -> EditionRow | None:
        """The edition with this hash, if its text was ever kept."""
        async with self.engine.connect() as db:
            query = select(schema.editions).where(schema.editions.c.hash == hash)
            found = (await db.execute(query)).first()
            return EditionRow(**found._mapping) if found is not None else None

    @uninterrupted
    async def keep_story(self, name: str, story: bytes, damaged: bytes | None = None) -> None:
        """Keep the story of a table. The first stays: it was told by the rules that were played.

        Only one that is damaged, and still the same, gives way.
        """
        values = {"table_id": name, "story": story, "at": time.time()}
        column = schema.stories.c
        async with self.engine.begin() as db:
            if damaged is not None:
                await db.execute(
                    delete(schema.stories).where(column.table_id == name, column.story == damaged)
                )
            await db.execute(self.insert(schema.stories), [values])

    @uninterrupted
    async def story(self, name: str) -> bytes | None:
        """The story of a table, if one was kept."""
        async with self.engine.connect() as db:
            query = select(schema.stories.c.story).where(schema.stories.c.table_id == name)
            found: bytes | None = (await db.execute(query)).scalar()
            return found

    @uninterrupted
    async def untold(self, after: str, most: int) -> list[str]:
        """Tables that are over and have no story, in the order of their names."""
        told = select(schema.stories.c.table_id)
        column = schema.tables.c
        query = select(column.id).where(column.state == OVER, column.id > after, column.id.not_in(told))
        async with self.engine.connect() as db:
            return [row[0] for row in await db.execute(query.order_by(column.id).limit(most))]

    @uninterrupted
    async def keep_record_story(self, name: str, story: bytes) -> None:
        """Keep the story of a record that somebody opened; here, too, the first stays."""
        untold = schema.records.c.id == name, schema.records.c.story.is_(None)
        async with self.engine.begin() as db:
            await db.execute(update(schema.records).where(*untold).values(story=story))

    @uninterrupted
    async def record_story(self, name: str) -> bytes | None:
        async with self.engine.connect() as db:
            query = select(schema.records.c.story).where(schema.records.c.id == name)
            found: bytes | None = (await db.execute(query)).scalar()
            return found

    @uninterrupted
    async def untold_records(self, after: str, most: int) -> list[str]:
        """Opened records that have no story, in the order of their names."""
        column = schema.records.c
        query = select(column.id).where(column.story.is_(None), column.id > after)
        async with self.engine.connect() as db:
            return [row[0] for row in await db.execute(query.order_by(column.id).limit(most))]

    def insert(self, table: Table) -> Any:
        """A statement that adds rows, and leaves alone what is there."""
        make: Any = postgresql.insert if self.engine.dialect.name == "postgresql" else sqlite.insert
        return make(table).on_conflict_do_nothing()
