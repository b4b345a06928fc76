"""History for ever: the text of every edition in use, the story of every finished game and opened record.

A story is told right after the last answer. If the server dies in between, it is told when the table is next
opened, or by the round that every server makes after its start; so are those of earlier versions.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError

from spinney.engine.table import Table
from spinney.web.background import start, tell_fault
from spinney.web.games import all_shipped_editions
from spinney.web.reading.questions import Answer, Check, Show, TellRecord, TellStored
from spinney.web.reading.readers import HOUSE, Readers
from spinney.web.replays.story import Story, readable_story
from spinney.web.storage.schema import EditionRow
from spinney.web.storage.store import Store
from spinney.web.tables import past

if TYPE_CHECKING:
    from spinney.web.tables.live_table import LiveTable

SLICE: Final = 20  # tables that a round looks up at a time
REST: Final = 2.0  # a round rests twice as long as it works, so that nobody at a table notices
SOON: Final = 1.0
LATER: Final = 30.0

AnyAboutRecord = TellRecord | Check | Show
Untold = Callable[[str, int], Awaitable[list[str]]]
Tell = Callable[[str], Awaitable[None]]

log = logging.getLogger("spinney.web")


class Stories:
    """Keeps what finished games need to stay readable."""

    def __init__(self, store: Store, readers: Readers) -> None:
        self.store: Final = store
        self.readers: Final = readers
        self.telling: Final = asyncio.Semaphore(1)  # one at a time: to tell a story, a game is played again
        self.tasks: Final[set[asyncio.Task[Any]]] = set()
        self.editions: asyncio.Task[None] | None = None
        self.damaged: Final[dict[str, bytes]] = {}  # stories of tables that cannot be read

    def open(self) -> None:
        """Begin to keep the editions that ship, and to tell the stories that are missing."""
        self.editions = self.start(self.keep_editions(), "the editions that ship are not kept")
        self.start(self.catch_up(), "the stories of finished games are not told")

    async def close(self) -> None:
        """Stop telling stories; those that are missing are told after the next start."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def start(self, work: Coroutine[Any, Any, None], trouble: str) -> asyncio.Task[None]:
        """Start some work in the background, which ends when the server closes."""
        task = start(work, trouble)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # Editions.

    async def keep_editions(self) -> None:
        """Keep what ships today: tables and records name it, and tomorrow something else may ship."""
        now = time.time()
        found = await asyncio.to_thread(all_shipped_editions)
        rows = [EditionRow(edition.hash, key, edition.name, edition.text, now) for key, edition in found]
        while True:
            try:
                return await self.store.history.keep_editions(rows)
            except (SQLAlchemyError, OSError) as error:
                log.warning("the editions that ship are kept later: %s", error)
                await asyncio.sleep(SOON)

    async def edition(self, hash: str) -> str:
        """The text of an edition, or nothing."""
        if self.editions is not None:
            await asyncio.shield(self.editions)  # nobody sits down before it is kept
        row = await self.store.history.edition(hash) if hash.isalnum() else None
        return row.text if row is not None else ""

    async def ask(self, question: AnyAboutRecord, client: str, line: str) -> Answer:
        """Ask a reader about a record, with the text of its edition if something else ships today."""
        answer = await self.readers.ask(question, client, line)
        if answer.edition:
            question.edition = await self.edition(answer.edition)
            answer = await self.readers.ask(question, client, line)
        return answer

    # Stories.

    async def story(self, name: str) -> Story | None:
        """The story of a table, if it was told and can be read."""
        data = await self.store.history.story(name)
        story = await asyncio.to_thread(readable_story, data, f"table {name}")
        if data is not None and story is None:
            self.damaged[name] = data
        return story

    def tell(self, live: LiveTable) -> None:
        """Tell the story of a table that is over, while people look at how it ended."""
        if live.table is not None and not live.told:
            live.told = True
            self.start(self.keep(live, live.table), f"table {live.name}: its story is not told")

    async def keep(self, live: LiveTable, table: Table) -> None:
        """Tell the story of a table that is over, and store it; people who look on see its turning points."""
        name = live.name
        try:
            async with self.telling:
                told = await self.readers.ask(past.tell(live, table), HOUSE, name)
                if told.story is not None:
                    await self.store.history.keep_story(name, told.story, self.damaged.pop(name, None))
            live.points = told.points
            live.notify()
        except Exception:
            log.exception("table %s: its story is told later", name)

    async def catch_up(self) -> None:
        """Tell all stories that are missing: of games that are over, then of records that were opened."""
        await self.tell_all(self.store.history.untold, self.tell_stored)
        await self.tell_all(self.store.history.untold_records, self.tell_record)

    async def tell_all(self, untold: Untold, tell: Tell) -> None:
        """Tell what has no story, a few at a time. What cannot be replayed has none."""
        after = ""
        while True:
            try:
                names = await untold(after, SLICE)
                if not names:
                    return
                for name in names:
                    began = time.monotonic()
                    try:
                        await tell(name)
                    except (SQLAlchemyError, OSError):
                        raise
                    except Exception as error:  # one must not keep the others from it
                        tell_fault(f"{name}: its story cannot be told", error)
                    after = name
                    await asyncio.sleep(REST * (time.monotonic() - began))
            except (SQLAlchemyError, OSError) as error:
                log.warning("the stories of finished games are told later: %s", error)
                await asyncio.sleep(LATER)

    async def tell_stored(self, name: str) -> None:
        """Tell the story of a table that is over and was put away, from its stored entries."""
        row = await self.store.table(name)
        if row is None:
            return
        seats, moves = await self.store.seats(name), await self.store.moves(name)
        text = await self.edition(row.edition_hash)
        async with self.telling:
            told = await self.readers.ask(TellStored(row, seats, moves, text), HOUSE, name)
        if told.story is not None:
            await self.store.history.keep_story(name, told.story)

    async def tell_record(self, name: str) -> None:
        """Tell the story of a record that somebody opened, and store it."""
        text = await self.store.record(name)
        if text is None:
            return
        async with self.telling:
            told = await self.ask(TellRecord(text), HOUSE, name)
        if told.story is not None:
            await self.store.history.keep_record_story(name, told.story)
