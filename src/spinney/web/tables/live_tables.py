"""All live tables of this server: loaded from the database, kept while somebody looks, put away again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from contextlib import suppress
from functools import partial
from typing import Final

from spinney.engine.errors import SpinneyError
from spinney.web.background import keep_up, start
from spinney.web.bots.bot_turns import play_bot_turns
from spinney.web.bots.left_turns import LeftTurns
from spinney.web.bots.who_waits import TURNS, who_waits
from spinney.web.bots.worker_pool import WorkerPool
from spinney.web.errors import Forbidden, NotFound, Refused, Resting, Unsaved
from spinney.web.house.keeper import Keeper
from spinney.web.measures import Measures
from spinney.web.reading.readers import Readers
from spinney.web.security.rate_limits import MessageLimits
from spinney.web.security.tokens import new_id
from spinney.web.settings import Settings
from spinney.web.storage.schema import PLAYING
from spinney.web.storage.store import Store
from spinney.web.tables.catch_up import catch_up
from spinney.web.tables.drain import drain
from spinney.web.tables.guard import AWAY, await_store, open_store, watch_file
from spinney.web.tables.live_table import LiveTable
from spinney.web.tables.neighbours import Neighbours
from spinney.web.tables.stories import Stories

IDLE: Final = 300.0  # seconds that a table is kept when nobody looks
SWEEP: Final = 10.0
LEAST: Final = 2  # workers: one is for turns that somebody waits for; all give way to the event loop
STOPPING: Final = "This server is about to be restarted. Nothing is lost; try again in a moment."
MOST_LEFT: Final = 100  # tables that are kept though nobody looks


class LiveTables:
    """The tables in memory, and what they share: the database, the bots' workers, the limits."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.store: Final = Store(settings.database)
        self.measures: Final = Measures()
        self.measures.watch(self.store)
        self.workers: Final = WorkerPool(max(LEAST, settings.workers))
        self.message_limits: Final = MessageLimits(settings.pace)
        self.readers: Final = Readers(settings.readers)
        self.stories: Final = Stories(self.store, self.readers)
        self.keeper: Final = Keeper(self)
        self.node: Final = new_id()
        self.by_name: Final[dict[str, LiveTable]] = {}
        self.loading: Final[dict[str, asyncio.Task[LiveTable]]] = {}
        self.neighbours: Final = Neighbours(self)
        self.left_turns: Final = LeftTurns(self)
        self.draining = False  # is this server about to stop?
        self.tasks: Final[list[asyncio.Task[None]]] = []
        self.is_open = False

    async def open(self) -> None:
        """Open the database; if it is away, it is awaited while the pages say so."""
        if await open_store(self):
            await self.begin()
        else:
            self.tasks.append(start(await_store(self), "the database cannot be used, so the server ends"))

    async def begin(self) -> None:
        """The database is there: begin to look after tables, stories, other servers and the file."""
        await self.keeper.open()
        self.is_open = True
        self.stories.open()
        self.neighbours.open()
        self.left_turns.open()
        self.tasks.append(keep_up(self.sweep, "looking after the tables failed"))
        self.tasks.append(keep_up(partial(watch_file, self), "looking after the file of the database failed"))

    async def close(self) -> None:
        """Stop all bots and workers, and close the database."""
        await drain(self)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.left_turns.close()
        await self.neighbours.close()
        await self.keeper.close()
        await self.workers.close()
        await self.stories.close()
        await self.readers.close()
        await self.store.close()

    @property
    def why_not_ready(self) -> str | None:
        """Why this server should not be sent anybody now, in words; None while all is well."""
        return STOPPING if self.draining else self.why_shut

    @property
    def why_shut(self) -> str | None:
        """Why there is nothing to show to anybody, in words; None while there is."""
        return (self.store.lost or None) if self.is_open else AWAY

    def check_saved(self) -> None:
        """Refuse to carry anything out where nothing can be saved."""
        if self.store.lost:
            raise Unsaved(self.store.lost)

    def check_stays(self) -> None:
        """Refuse to begin something new at a server that is about to stop."""
        if self.draining:
            raise Resting(STOPPING)

    # In and out of memory.

    async def find(self, name: str) -> LiveTable:
        """A table by its name, from memory or from the database; those who ask at once share one load."""
        live = self.by_name.get(name)
        if live is not None:
            live.left_at = time.monotonic()  # whoever asks for it is about to look
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
        """Read what the database knows of a table, if it may know more than we do."""
        if live.stale:
            await catch_up(self, live)

    async def sweep(self) -> None:
        """Put away tables that nobody looks at any more; look after those that wait for people."""
        while True:
            await asyncio.sleep(SWEEP)
            for live in list(self.by_name.values()):
                if live.connections and live.table is None and not live.frozen:
                    await self.look_after(live)
            self.put_away()

    def put_away(self) -> None:
        """Let tables go that nobody has looked at for a while, and sooner those that are too many."""
        now = time.monotonic()
        left = [live for live in self.by_name.values() if is_left(live) and now - live.left_at > SWEEP]
        left.sort(key=lambda live: live.left_at, reverse=True)
        for number, live in enumerate(left):
            if number >= MOST_LEFT or now - live.left_at > IDLE:
                del self.by_name[live.name]
                del self.workers.editions[live.name]

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
            if len(live.waits_for()) == 1 and any(one.bot for one in live.seats):
                # before play begins: if a bot is asked first, it goes on whatever becomes of this server
                await self.store.turns.wait(live.name, 0, self.node)
                live.noted = 0
            await self.store.change_seat(live.name, seat, entropy=entropy)
            live.seats[:] = await self.store.seats(live.name)  # others may have sat down elsewhere
            if live.table is None and not live.waits_for():
                live.begin(await self.store.moves(live.name))
                await self.store.change_table(live.name, state=PLAYING)
        live.notify()
        self.start_bots(live)

    def start_bots(self, live: LiveTable) -> None:
        """If a bot is asked, see to it that it answers; if it waits for that, for those who look now."""
        if live.bot_task is not None and not live.bot_task.done():
            self.workers.queue.move(live.name, TURNS, *who_waits(live))
            live.stirred.set()
        elif live.asked >= 0 and live.seats[live.asked].bot and not self.draining:
            trouble = f"table {live.name}: a bot's turn failed"
            live.bot_task = keep_up(partial(play_bot_turns, self, live), trouble)

    def authorise(self, live: LiveTable, mine: list[int], seat: int, lent: Collection[int] = ()) -> None:
        """Refuse to answer for a seat that is not this browser's, or that it has lent to a bot."""
        if seat not in mine:
            raise Forbidden("That seat is not yours.")
        if live.seats[seat].stand_in and seat in lent:
            raise Refused("A bot plays for you; take over again first.")


def is_left(live: LiveTable) -> bool:
    """Is nobody at a table, and no bot about to answer?"""
    return not live.connections and (live.bot_task is None or live.bot_task.done())
