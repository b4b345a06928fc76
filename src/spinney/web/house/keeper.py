"""Every server reads every second what was decided, and lets it take effect without being restarted."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from spinney.web.background import keep_up, tell_fault
from spinney.web.errors import Forbidden
from spinney.web.house.in_force import InForce
from spinney.web.house.settings_shown import settings_told
from spinney.web.house.words import muted_words
from spinney.web.storage.house import TABLE
from spinney.web.storage.schema import BAN, MUTE

if TYPE_CHECKING:
    from spinney.web.connections.connection import Connection
    from spinney.web.tables.live_tables import LiveTables

SWEEP: Final = 1.0  # seconds
ROUNDS: Final = 3  # for which connections are looked at after a decision: one may just be opening
SHUT_OUT: Final = 4410  # the code that closes a banned browser's connection; the page then says why
LATER: Final = "what the house has decided is read later"


class Keeper:
    """Knows what is in force, and carries it to the tables and connections of this server."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables: Final = tables
        self.in_force = InForce()
        self.seen = -1  # the latest decision that was carried out here
        self.rounds = 0
        self.due: set[str] = set()  # tables that were decided about
        self.said = ""  # of what is wrong with the database
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Read what is in force, then look for more; say what this server runs with."""
        await self.try_look()
        try:
            await self.tables.store.house.came(self.tables.node, settings_told(self.tables.settings))
        except Exception as error:
            tell_fault("`spinney admin settings` does not know this server", error)
        self.task = keep_up(self.keep, LATER)

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            with suppress(Exception):  # of a database that is away: it will forget this server by itself
                await self.tables.store.house.left(self.tables.node)

    async def keep(self) -> None:
        """Look every second. While the database is away, what was decided before stays in force."""
        while True:
            await asyncio.sleep(SWEEP)
            await self.try_look()

    async def try_look(self) -> None:
        """Look, if the database answers."""
        try:
            await self.look()
            self.said = ""
        except Exception as error:  # the driver has errors of its own
            if str(error) != self.said:
                tell_fault(LATER, error)
            self.said = str(error)

    async def look(self) -> None:
        """Carry out what is new. The log of decisions only grows, so one number tells whether anything is."""
        house = self.tables.store.house
        last = await house.last()
        if last != self.seen:
            self.in_force = InForce(await house.restraints())
            about = [row.about for row in await house.decided(max(self.seen, 0))] if self.seen >= 0 else []
            self.due |= {name.removeprefix(TABLE) for name in about if name.startswith(TABLE)}
            self.seen, self.rounds = last, ROUNDS
        if self.due:
            await self.carry_to_tables()
        if self.rounds:
            self.rounds -= 1
            await self.shut_out()

    async def carry_to_tables(self) -> None:
        """Close, reopen, hide and show the tables of this server; one that is being loaded comes later."""
        for name, closed, hidden in await self.tables.store.house.standing(self.due):
            live = self.tables.by_name.get(name)
            if live is None:
                continue
            live.hear_decision(closed, hidden)
            self.tables.start_bots(live)
        self.due &= set(self.tables.loading)

    async def shut_out(self) -> None:
        """Close the connections of browsers that are banned."""
        banned = [
            connection
            for live in self.tables.by_name.values()
            for connection in live.connections
            if self.in_force.find(BAN, connection.holder, connection.address) is not None
        ]
        await asyncio.gather(*[connection.close(SHUT_OUT) for connection in banned])

    def check_may_speak(self, connection: Connection) -> None:
        """Refuse the words of somebody who is muted."""
        row = self.in_force.find(MUTE, connection.holder, connection.address)
        if row is not None:
            raise Forbidden(muted_words(row))
