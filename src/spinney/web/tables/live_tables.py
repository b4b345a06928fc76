"""All live tables of this server: loaded from the database, kept while somebody looks, put away again."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

from spinney.engine.errors import SpinneyError
from spinney.web.bots.bot_turns import play_bot_turns
from spinney.web.bots.worker_pool import WorkerPool
from spinney.web.errors import Forbidden, NotFound, Refused, Unsaved
from spinney.web.security.rate_limits import MessageLimits
from spinney.web.security.tokens import new_id
from spinney.web.settings import Settings
from spinney.web.storage.schema import PLAYING
from spinney.web.storage.store import Store
from spinney.web.tables.live_table import LiveTable
from spinney.web.tables.restore import restored
from spinney.web.tables.stories import Stories

IDLE: Final = 300.0  # seconds that a table is kept when nobody looks
SWEEP: Final = 10.0


class LiveTables:
    """The tables in memory, and what they share: the database, the bots' workers, the limits."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.store: Final = Store(settings.database)
        self.workers: Final = WorkerPool(settings.workers)
        self.message_limits: Final = MessageLimits(settings.pace)
        self.stories: Final = Stories(self.store)
        self.node: Final = new_id()
        self.by_name: Final[dict[str, LiveTable]] = {}
        self.loading: Final[dict[str, asyncio.Task[LiveTable]]] = {}
        self.sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the database, and begin to look after tables and stories."""
        await self.store.open()
        self.stories.open()
        self.sweeper = asyncio.create_task(self.sweep())

    async def close(self) -> None:
        """Stop all bots and workers, and close the database."""
        tasks = [live.bot_task for live in self.by_name.values() if live.bot_task is not None]
        tasks += [self.sweeper] if self.sweeper is not None else []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()
        await self.stories.close()
        await self.store.close()

    # In and out of memory.

    async def find(self, name: str) -> LiveTable:
        """A table by its name, from memory or from the database; those who ask at once share one load."""
        live = self.by_name.get(name)
        if live is not None:
            return live
        if name not in self.loading:
            self.loading[name] = asyncio.create_task(self.load(name))
        try:
            return await asyncio.shield(self.loading[name])
        finally:
            self.loading.pop(name, None)

    async def load(self, name: str) -> LiveTable:
        """Load a table from the database."""
        row = await self.store.table(name) if len(name) <= 40 else None
        if row is None:
            raise NotFound("There is no such table here.")
        seats = await self.store.seats(name)
        moves, words = await self.store.moves(name), await self.store.words(name)
        edition, story = await self.stories.edition(row.edition_hash), await self.stories.story(name)
        # in a thread: a long game takes a while
        live = await asyncio.to_thread(LiveTable, row, seats, moves, words, edition, story)
        self.by_name[name] = live
        self.workers.editions[name] = live.unshipped
        self.start_bots(live)
        if live.over:
            self.stories.tell(live)
        return live

    async def reload(self, live: LiveTable) -> None:
        """Restore a table from the database, which may know more than we do."""
        if not live.stale:
            return
        try:
            moves = await self.store.moves(live.name)
            live.seats[:] = await self.store.seats(live.name)
        except Exception as error:
            raise Unsaved("The table cannot be read just now; trying again.") from error
        if not live.frozen and not live.waits_for():
            live.replace_table(await asyncio.to_thread(restored, live.game, live.row, live.seats, moves))
        live.stale = False
        live.notify()

    async def sweep(self) -> None:
        """Put away tables that nobody has looked at for a while; look after those that wait for people."""
        while True:
            await asyncio.sleep(SWEEP)
            for name, live in list(self.by_name.items()):
                if live.connections and live.table is None and not live.frozen:
                    await self.look_after(live)
                busy = live.bot_task is not None and not live.bot_task.done()
                if not live.connections and not busy and time.monotonic() - live.left_at > IDLE:
                    del self.by_name[name]
                    del self.workers.editions[name]

    async def look_after(self, live: LiveTable) -> None:
        """Somebody may have sat down at another server."""
        with suppress(SpinneyError):
            async with live.lock:
                live.stale = True
                await self.reload(live)
            self.start_bots(live)

    # Sitting down, and bots.

    async def sit(self, live: LiveTable, seat: int, entropy: str) -> None:
        """A person adds entropy; when all have, play begins."""
        async with live.lock:
            if live.seats[seat].entropy:
                return
            if live.frozen:
                raise Refused(live.frozen)
            if live.table is not None:
                raise Refused("Play has begun; nothing is added any more.")
            await self.store.change_seat(live.name, seat, entropy=entropy)
            live.seats[:] = await self.store.seats(live.name)  # others may have sat down elsewhere
            if not live.waits_for():
                live.begin(await self.store.moves(live.name))
                await self.store.change_table(live.name, state=PLAYING)
        live.notify()
        self.start_bots(live)

    def start_bots(self, live: LiveTable) -> None:
        """If a bot is asked, see to it that it answers."""
        idle = live.bot_task is None or live.bot_task.done()
        if live.asked >= 0 and live.seats[live.asked].bot and idle:
            live.bot_task = asyncio.create_task(play_bot_turns(self, live))

    def authorise(self, live: LiveTable, mine: list[int], seat: int) -> None:
        """Refuse to answer for a seat that is not this browser's, or that a bot plays for now."""
        if seat not in mine:
            raise Forbidden("That seat is not yours.")
        if live.seats[seat].stand_in:
            raise Refused("A bot plays for you; take over again first.")
