"""Bots' turns as the database has them: which server thinks about which, and for how long nobody else may."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from sqlalchemy import and_, or_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from spinney.web.storage.nodes import database_clock
from spinney.web.storage.schema import leases
from spinney.web.storage.uninterrupted import uninterrupted

LONGEST: Final = 60.0  # seconds that a bot's turn may be leased at a time


class Turns:
    """The part of the store that holds the leases of bots' turns."""

    def __init__(self, engine: AsyncEngine, under_way: set[asyncio.Task[Any]]) -> None:
        self.engine: Final = engine
        self.under_way: set[asyncio.Task[Any]] = under_way

    @uninterrupted
    async def lease(self, name: str, number: int, node: str, seconds: float) -> bool:
        """Take the bot's turn at this number for a while; False if another node has it."""
        now = database_clock(self.engine.dialect)
        make = postgresql.insert if self.engine.dialect.name == "postgresql" else sqlite.insert
        values = {"table_id": name, "number": number, "node": node, "until": now + seconds}
        old = leases.c
        ended = or_(old.until < now, old.until > now + LONGEST)  # no server asks for so long a lease
        free = or_(old.number < number, and_(old.number == number, or_(ended, old.node == node)))
        statement: Any = make(leases).values(**values)
        changed = {column: value for column, value in values.items() if column != "table_id"}
        statement = statement.on_conflict_do_update(index_elements=["table_id"], set_=changed, where=free)
        async with self.engine.begin() as db:
            return (await db.execute(statement.returning(old.number))).first() is not None
