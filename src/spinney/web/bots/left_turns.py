"""Bots' turns that no server sees to any more: after a restart, or when another server has died.

Nobody may be looking at these tables, and somebody may wait for days until it is their turn. So every server
looks for such turns when it starts and from then on, and takes up a few at a time, the oldest first.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from spinney.web.tables.live_table import LiveTable

if TYPE_CHECKING:
    from spinney.web.tables.live_tables import LiveTables

LOOK: Final = 1.5  # seconds; with the lease of a turn, or a server's sign of life, five at most
ABREAST: Final = 8  # tables that are taken up at a time ...
LONG: Final = 60.0  # ... until their bots have answered, or for so many seconds
EVER: Final = 2**31 - 1  # however many entries there are
AGAIN: Final = 2.0  # seconds until a table that could not be read is tried again
TROUBLE: Final = (SQLAlchemyError, OSError)

log = logging.getLogger("spinney.web")


class LeftTurns:
    """Finds bots' turns that are left, and has the bots go on."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables: Final = tables
        self.turns: Final = tables.store.turns
        self.going_on: Final[dict[str, tuple[asyncio.Task[None], float]]] = {}  # by table, and since when
        self.hopeless: Final[set[str]] = set()  # tables that cannot be played at this server
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to look."""
        self.task = asyncio.create_task(self.look_around())

    async def close(self) -> None:
        """Look no more; what is just being taken up, others may have."""
        found = [task for task, _ in self.going_on.values()] + ([self.task] if self.task else [])
        for task in found:
            task.cancel()
        await asyncio.gather(*found, return_exceptions=True)

    async def look_around(self) -> None:
        """Look every now and then. While the database is away, that is said once."""
        said = ""
        while True:
            try:
                await self.look()
                said = ""
            except Exception as error:  # whatever it is, the next look is due
                if str(error) != said:
                    known = isinstance(error, TROUBLE)
                    log.warning("bots that wait are looked for later: %s", error, exc_info=not known)
                said = str(error)
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Take up as many turns as there is room for."""
        for name in [name for name in self.going_on if not self.takes_room(name)]:
            del self.going_on[name]
        room = ABREAST - len(self.going_on)
        if room <= 0 or self.tables.draining:
            return
        for name in await self.turns.take_up(self.tables.node, room, self.hopeless):
            self.going_on[name] = asyncio.create_task(self.go_on(name)), time.monotonic()

    def takes_room(self, name: str) -> bool:
        """Is a table that was taken up still being read, or its bot at work, and not for very long?"""
        task, since = self.going_on[name]
        live = self.tables.by_name.get(name)
        return not task.done() or (live is not None and is_at_work(live) and time.monotonic() - since < LONG)

    async def go_on(self, name: str) -> None:
        """Have the bots of a table go on, as soon as it can be read."""
        while True:
            try:
                return await self.see_to(name)
            except TROUBLE as error:
                log.warning("table %s: its bots go on later: %s", name, error)
            except Exception as error:  # it keeps no other table waiting
                log.warning("table %s: its bots cannot go on: %s", name, error)
                return await self.give_up(name)
            await asyncio.sleep(AGAIN)

    async def see_to(self, name: str) -> None:
        """Read a table that was taken up; `find` has its bots go on, unless none is asked after all."""
        known = self.tables.by_name.get(name)
        live = known or await self.tables.find(name)
        if known is not None:
            await self.tables.look_after(known)  # others may have played on
        if live.frozen:
            await self.give_up(name)
        elif not is_at_work(live) and not self.tables.draining:
            await self.turns.done(name, live.number, self.tables.node)

    async def give_up(self, name: str) -> None:
        """Leave a table to servers that can play it."""
        self.hopeless.add(name)
        try:
            await self.turns.let_go(name, EVER, self.tables.node)
        except TROUBLE as error:
            log.warning("table %s: no other server hears of its bots: %s", name, error)


def is_at_work(live: LiveTable) -> bool:
    """Does a bot of a table think, or wait for its turn to?"""
    return live.bot_task is not None and not live.bot_task.done()
