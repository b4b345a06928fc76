"""What a table in memory has missed: read from the database, entry by entry, and taken in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from spinney.engine.records.journal import UNDO
from spinney.engine.table import Table
from spinney.web.errors import Unsaved
from spinney.web.storage.schema import MoveRow
from spinney.web.tables.live_table import LiveTable
from spinney.web.tables.restore import continued, restored

if TYPE_CHECKING:
    from spinney.web.tables.live_tables import LiveTables

Found = TypeVar("Found")
FEW: Final = 3  # entries that are played at once, as answers are; more of them in a thread


async def catch_up(tables: LiveTables, live: LiveTable, beside: bool = True) -> None:
    """Read what others have added to a table, under its lock: entries, and what is `beside` them."""
    moves = await asked(tables.store.moves(live.name, live.number)) if not live.frozen else []
    if beside:
        await asked(read_beside(tables, live))
    begins = live.table is None and not live.frozen and not live.waits_for()
    if moves or begins:
        live.replace_table(await with_entries(live, moves))
        live.noted = live.number if moves else live.noted  # with its last entry, by whoever played that
        live.rested = False  # it did not wait: elsewhere it went on
    if live.read_pending() or moves or begins:
        live.notify(moved=not begins)
    live.stale = False
    tables.start_bots(live)
    if live.over and moves:
        tables.stories.tell(live)


async def read_beside(tables: LiveTables, live: LiveTable) -> None:
    """Read how a table is set, who sits where, who is at other servers, and what was said."""
    store, last = tables.store, live.words[-1].number if live.words else 0
    row, seats = await store.table(live.name), await store.seats(live.name)
    words = await store.words(live.name, after=last)
    live.hear_seats(row or live.row, seats, await store.nodes.elsewhere(tables.node, live.name))
    live.hear_words(words)


async def asked(read: Awaitable[Found]) -> Found:
    """What the database answers; or that it does not."""
    try:
        return await read
    except (SQLAlchemyError, OSError) as error:
        raise Unsaved("The table cannot be read just now; trying again.") from error


async def with_entries(live: LiveTable, moves: Sequence[MoveRow]) -> Table:
    """A table after entries that others have added; only these are played."""
    table = live.table
    if table is None:
        return await asyncio.to_thread(restored, live.game, live.row, live.seats, moves)
    if len(moves) <= FEW and not any(move.entry == UNDO for move in moves):
        return continued(table, moves)
    return await asyncio.to_thread(continued, table, moves)
