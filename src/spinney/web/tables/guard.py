"""The database is watched: awaited at the start, and looked after where it is a file."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from spinney.web.connections.messages import Update
from spinney.web.errors import Unsaved

if TYPE_CHECKING:
    from spinney.web.tables.live_tables import LiveTables

AGAIN: Final = 2.0  # seconds until a database that is away is tried again
LOOK: Final = 1.0  # seconds between two looks at the file
AWAY: Final = "The database does not answer yet. Nothing is lost; try again in a moment."

log = logging.getLogger("spinney.web")


async def open_store(tables: LiveTables) -> bool:
    """Open the database; False if it is away and may come back."""
    try:
        await tables.store.open()
    except Exception as error:
        if not tables.store.is_away(error):
            raise
        said = str(error).partition("\n")[0]
        log.warning("the database does not answer, and is tried again: %s", said)
        return False
    return True


async def await_store(tables: LiveTables) -> None:
    """Try until the database is there, and begin then."""
    while not await open_store(tables):
        await asyncio.sleep(AGAIN)
    await tables.begin()
    log.warning("the database is there")


async def watch_file(tables: LiveTables) -> None:
    """Look after the file of the database, and tell everybody at a table when it is lost."""
    file = tables.store.file
    while file is not None:
        before = file.lost
        await asyncio.to_thread(file.look)
        if file.lost and not before:
            for live in tables.by_name.values():
                for connection in live.connections:
                    connection.notify(Update(refused=file.lost, code=Unsaved.code))
        await asyncio.sleep(LOOK)
