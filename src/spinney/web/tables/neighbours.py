"""The other servers on the same database, and what they do at our tables.

Notices tell of it within milliseconds. One may get lost, so all tables in memory are compared with the
database every LOOK seconds, in one question.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError

from spinney.engine.errors import SpinneyError
from spinney.web.storage.nodes import Mark
from spinney.web.storage.notices import Listener
from spinney.web.tables.catch_up import catch_up
from spinney.web.tables.live_table import LiveTable

if TYPE_CHECKING:
    from spinney.web.tables.live_tables import LiveTables

LOOK: Final = 1.5  # seconds from one look around to the next, however long that takes
REST: Final = 0.1  # seconds between them at least
ABREAST: Final = 8  # tables whose entries are read at the same time
TROUBLE: Final = (SpinneyError, SQLAlchemyError, OSError)  # of which the next look around may know nothing

log = logging.getLogger("spinney.web")


class Neighbours:
    """Keeps the tables of this server as the others leave them. Where there are no others it does nothing."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables: Final = tables
        self.nodes: Final = tables.store.nodes
        self.listener: Final = Listener(tables.store.engine, self.heard)
        self.tasks: Final[set[asyncio.Task[Any]]] = set()
        self.shown: Final[dict[str, frozenset[int]]] = {}  # who is said to be here, by table
        self.showing: Final = asyncio.Lock()
        self.reading: Final = asyncio.Semaphore(ABREAST)
        self.catching_up: Final[set[str]] = set()  # tables that a look around has found behind

    def open(self) -> None:
        """Begin to listen, and to look around."""
        if self.nodes.several:
            self.start(self.listener.run())
            self.start(self.look_around())

    async def close(self) -> None:
        """Hear no more; whoever has a browser here has left."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.nodes.several and self.tables.is_open:
            with suppress(*TROUBLE):
                await self.nodes.leave(self.tables.node)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin some work that ends when the server closes."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Notices.

    def heard(self, name: str, number: int) -> None:
        """A table has so many entries, or, with 0, something beside them is new."""
        live = self.tables.by_name.get(name)
        if live is None and name not in self.tables.loading:
            return
        if live is None or number == 0 or number > live.number:
            self.start(self.read(name, number))

    async def read(self, name: str, number: int) -> None:
        """Read what a notice tells of."""
        try:
            # whoever is notified does not look: the table is let go as if nothing had happened
            live = self.tables.by_name.get(name) or await self.tables.find(name)
            if number == 0:
                return await self.compare([live])
            async with live.lock:  # if the answer was given here, it is in its place by now
                if number > live.number:
                    await catch_up(self.tables, live, beside=False)
        except TROUBLE as error:
            log.warning("table %s: a notice could not be followed: %s", name, error)

    async def ask(self, live: LiveTable) -> None:
        """Catch up before somebody who may come from another server looks, if the database answers."""
        with suppress(*TROUBLE):
            await self.compare([live])

    async def compare(self, lives: Sequence[LiveTable]) -> None:
        """Catch up with the database wherever it has more than we do."""
        await asyncio.gather(*[self.take_in(live, mark) for live, mark in await self.behind(lives)])

    async def behind(self, lives: Sequence[LiveTable]) -> list[tuple[LiveTable, Mark]]:
        """The tables of which the database has more than we do, in one question."""
        if not self.nodes.several or not lives:
            return []
        marks = await self.nodes.marks(self.tables.node, [live.name for live in lives])
        found = [(live, marks[live.name]) for live in lives]
        return [(live, mark) for live, mark in found if is_behind(live, mark)]

    async def take_in(self, live: LiveTable, mark: Mark) -> None:
        """Catch up with what was found at a table, a few tables at a time once their locks are free."""
        try:
            async with live.lock, self.reading:  # in this order, so that a lock that is held delays no other
                if is_behind(live, mark):  # still
                    await catch_up(self.tables, live, beside=mark.rest != live.mark)
                    live.mark = mark.rest
        except TROUBLE as error:  # the next look around finds it again
            log.warning("table %s: what others did cannot be taken in: %s", live.name, error)
        finally:
            self.catching_up.discard(live.name)

    # Looking around.

    async def look_around(self) -> None:
        """Every now and then: say who is here, and read what was missed."""
        said = ""
        while True:
            began = time.monotonic()
            try:
                await self.look()
                said = ""
            except Exception as error:  # whatever it is, the next look around is due
                if str(error) != said:
                    known = isinstance(error, TROUBLE)
                    log.warning("what other servers do is looked up later: %s", error, exc_info=not known)
                said = str(error)
            await asyncio.sleep(pause(time.monotonic() - began))

    async def look(self) -> None:
        """One look around; it waits for the database, and for no table."""
        await self.nodes.beat(self.tables.node)
        lives = list(self.tables.by_name.values())
        for live in lives:
            await self.show(live)
        for live, mark in await self.behind(lives):
            if live.name not in self.catching_up:  # since an earlier look
                self.catching_up.add(live.name)
                self.start(self.take_in(live, mark))

    def came_or_left(self, live: LiveTable) -> None:
        """A browser of a table came or went: the others need not wait for the next look around."""
        if self.nodes.several:
            self.start(self.show(live))

    async def show(self, live: LiveTable) -> None:
        """Tell the others which seats of a table have a browser here, if they have not heard it yet."""
        async with self.showing:
            here = frozenset(seat for connection in live.connections for seat in connection.mine)
            if here == self.shown.get(live.name, frozenset()):
                return
            try:
                await self.nodes.show(self.tables.node, live.name, here)
                if here:
                    self.shown[live.name] = here
                else:  # a table that is let go leaves nothing behind
                    self.shown.pop(live.name, None)
            except (SQLAlchemyError, OSError) as error:
                log.warning("table %s: the others do not know yet who is here: %s", live.name, error)


def is_behind(live: LiveTable, mark: Mark) -> bool:
    """Has the database more of a table than we do?"""
    return mark.rest != live.mark or (mark.entries > live.number and not live.frozen)


def pause(spent: float) -> float:
    """How long to wait after a look around that has taken so long."""
    return max(REST, LOOK - spent)
