"""How servers on one PostgreSQL tell each other: a notice says that a table has changed, the rest is read.

A notice is the name of a table and a number: it has so many entries now, or, where the number is 0, something
beside its entries is new. It is part of the transaction that makes the change, so that nobody hears of what
was never written. A SQLite file has one server, which needs no notices.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

CHANNEL: Final = "spinney"
AGAIN: Final = 1.0  # seconds until a listener that was cut off tries again
TELL: Final = text(f"SELECT pg_notify('{CHANNEL}', said) FROM unnest(CAST(:said AS text[])) AS said")

Heard = Callable[[str, int], None]

log = logging.getLogger("spinney.web")


async def tell(db: AsyncConnection, *notices: tuple[str, int]) -> None:
    """Tell all servers of this database, as soon as this transaction is committed."""
    if notices and db.dialect.name == "postgresql":
        await db.execute(TELL, {"said": [f"{name} {number}" for name, number in notices]})


class Listener:
    """Hears the notices of all servers of a database, this one's included, on a connection of its own."""

    def __init__(self, engine: AsyncEngine, heard: Heard) -> None:
        self.engine: Final = engine
        self.heard: Final = heard

    async def run(self) -> None:
        """Listen until cancelled. What is said while it is cut off is read by the next look around."""
        said = ""
        while True:
            try:
                await self.listen()
                said = ""
            except Exception as error:  # the driver has errors of its own
                if str(error) != said:
                    log.warning("no notices of other servers for now: %s", error)
                said = str(error)
            await asyncio.sleep(AGAIN)

    async def listen(self) -> None:
        """Listen until the connection ends."""
        async with self.engine.connect() as db:
            gone = asyncio.Event()
            try:
                await db.execution_options(isolation_level="AUTOCOMMIT")
                link: Any = (await db.get_raw_connection()).driver_connection
                link.add_termination_listener(lambda _: gone.set())
                await link.add_listener(CHANNEL, self.take)
                await gone.wait()
            finally:
                await db.invalidate()  # it goes on listening, so nobody else may have it

    def take(self, link: object, process: int, channel: str, said: str) -> None:
        """What the driver calls with each notice; whoever has the database's password can send any."""
        name, _, number = said.partition(" ")
        if number.isascii() and number.isdecimal():
            self.heard(name, int(number))
