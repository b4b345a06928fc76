"""History for ever: the text of every edition in use, the story of every finished game and opened record.

A story is told right after the last answer. If the server dies in between, it is told when the table is next
opened, or by the round that every server makes after its start; so are those of earlier versions.
"""

from __future__ import annotations

import asyncio
import logging
import lzma
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from spinney.engine.errors import SpinneyError
from spinney.engine.records.record import Record
from spinney.engine.table import Table
from spinney.web.games import all_shipped_editions
from spinney.web.replays.record_text import missing_edition, with_edition
from spinney.web.replays.story import Story, packed_story, story_of, story_of_record, unpacked_story
from spinney.web.storage.schema import EditionRow, MoveRow, SeatRow, TableRow
from spinney.web.storage.store import Store
from spinney.web.tables.restore import CannotReplay, game_begun, restored

if TYPE_CHECKING:
    from spinney.web.tables.live_table import LiveTable

SLICE: Final = 20  # tables that a round looks up at a time
REST: Final = 2.0  # a round rests twice as long as it works, so that nobody at a table notices
SOON: Final = 1.0
LATER: Final = 30.0

Untold = Callable[[str, int], Awaitable[list[str]]]
Tell = Callable[[str], Awaitable[None]]

log = logging.getLogger("spinney.web")


class Stories:
    """Keeps what finished games need to stay readable."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.telling: Final = asyncio.Semaphore(1)  # one at a time: to tell a story, a game is played again
        self.tasks: Final[set[asyncio.Task[Any]]] = set()
        self.editions: asyncio.Task[None] | None = None
        self.damaged: Final[dict[str, bytes]] = {}  # stories of tables that cannot be read

    def open(self) -> None:
        """Begin to keep the editions that ship, and to tell the stories that are missing."""
        self.editions = self.start(self.keep_editions())
        self.start(self.catch_up())

    async def close(self) -> None:
        """Stop telling stories; those that are missing are told after the next start."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def start(self, work: Any) -> asyncio.Task[None]:
        """Start some work in the background, which ends when the server closes."""
        task: asyncio.Task[None] = asyncio.create_task(work)
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
        row = await self.store.history.edition(hash) if hash else None
        return row.text if row is not None else ""

    async def whole(self, text: str) -> str:
        """A record with the text of its edition, if something else ships under that name today."""
        wanted = await asyncio.to_thread(missing_edition, text)
        edition = await self.edition(wanted)
        return await asyncio.to_thread(with_edition, text, edition) if edition else text

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
            self.start(self.keep(live.name, live.table))

    async def keep(self, name: str, table: Table) -> None:
        """Tell the story of a table that is over, and store it."""
        try:
            async with self.telling:
                story = await asyncio.to_thread(told_story, table)
                await self.store.history.keep_story(name, story, self.damaged.pop(name, None))
        except Exception:
            log.exception("table %s: its story is told later", name)

    async def record_story(self, name: str) -> Story | None:
        """The story of a record that somebody opened, if it was told and can be read."""
        data = await self.store.history.record_story(name)
        return await asyncio.to_thread(readable_story, data, f"record {name}")

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
                    await tell(name)
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
            story = await asyncio.to_thread(retold_story, row, seats, moves, text)
        if story is not None:
            await self.store.history.keep_story(name, story)

    async def tell_record(self, name: str) -> None:
        """Tell the story of a record that somebody opened, and store it."""
        text = await self.store.record(name)
        if text is None:
            return
        with suppress(SpinneyError):  # a record that this version cannot even read has none
            text = await self.whole(text)
        async with self.telling:
            story = await asyncio.to_thread(told_record, text)
        if story is not None:
            await self.store.history.keep_record_story(name, story)


def readable_story(data: bytes | None, whose: str) -> Story | None:
    """The story in stored bytes; nothing if there are none, or they are damaged: it is as if never told."""
    try:
        return unpacked_story(data) if data is not None else None
    except (lzma.LZMAError, EOFError, msgspec.DecodeError, UnicodeDecodeError) as error:
        log.warning("%s: its story cannot be read: %s", whose, error)
        return None


def told_story(table: Table) -> bytes:
    """Tell the story of a table that is over, as bytes for the history."""
    return packed_story(story_of(table))


def retold_story(
    row: TableRow, seats: Sequence[SeatRow], moves: Sequence[MoveRow], text: str
) -> bytes | None:
    """Tell the story of a stored table, as bytes; nothing if it cannot be replayed here, or is not over."""
    try:
        table = restored(game_begun(row, text), row, seats, moves)
        return told_story(table) if table.over else None
    except CannotReplay:
        return None
    except Exception:  # one table that cannot be told must not keep the others from it
        log.exception("table %s: its story cannot be told", row.id)
        return None


def told_record(text: str) -> bytes | None:
    """The story of a record; nothing if it cannot be replayed here."""
    try:
        return packed_story(story_of_record(Record.from_json(text)))
    except SpinneyError:
        return None
    except Exception:  # as above
        log.exception("a record's story cannot be told")
        return None
