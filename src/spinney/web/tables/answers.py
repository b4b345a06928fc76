"""Answers: played, confirmed, taken back, and written to the database before anybody hears of them.

The order of a change: authorise, check the number, play on a branch, commit, replace the table, notify.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from spinney.engine.errors import CannotUndo
from spinney.engine.records.journal import UNDO
from spinney.engine.records.playback import undo as undone
from spinney.engine.table import Table
from spinney.web.connections.messages import Confirm, Play, Undo
from spinney.web.errors import Refused, Stale, Unsaved
from spinney.web.house.words import check_open
from spinney.web.storage.schema import MoveRow
from spinney.web.tables.live_table import LiveTable, Pending
from spinney.web.tables.restore import digest_after, entries_of

if TYPE_CHECKING:
    from spinney.web.tables.live_tables import LiveTables


async def play(tables: LiveTables, live: LiveTable, seat: int, command: Play) -> bool:
    """Play a seat's answer at its table, under the table's lock; True if it waits for a confirmation."""
    async with live.lock:
        table = await current_table(tables, live, command.number, command.id)
        if table is None:
            return False
        after = table.branch()
        after.play(command.action, seat)
        if live.seats[seat].confirm and passes_quietly(table, after):
            await keep_pending(tables, live, seat, f"{live.number} {live.game.text(command.action)}")
            live.pending = Pending(seat, command.action, after)
            live.drop_hint()
            live.game_changes += 1
            live.notify()
            return True
        await commit_answer(tables, live, seat, after, live.game.text(command.action), command.id)
        return False


async def confirm(tables: LiveTables, live: LiveTable, seat: int, command: Confirm) -> None:
    """Play the answer that waits for a confirmation."""
    async with live.lock:
        table = await current_table(tables, live, command.number, command.id)
        if table is None:
            return
        pending = live.pending
        if pending is None or pending.seat != seat:
            raise Refused("Nothing waits for your confirmation.")
        await commit_answer(tables, live, seat, pending.table, live.game.text(pending.action), command.id)


async def undo(tables: LiveTables, live: LiveTable, seat: int, command: Undo) -> None:
    """Take an answer back: one that waits is forgotten, one that was played is undone by an entry."""
    async with live.lock:
        table = await current_table(tables, live, command.number, command.id)
        if table is None:
            return
        if live.pending is not None and live.pending.seat == seat:
            await keep_pending(tables, live, seat, "")
            live.drop_pending(seat)
            live.notify()
            return
        if table.over or table.seat != seat or not table.undoable:
            raise CannotUndo("Too late: dice were rolled, something was shown, or another seat was asked.")
        await commit_answer(tables, live, seat, await asyncio.to_thread(undone, table), UNDO, command.id)


async def current_table(tables: LiveTables, live: LiveTable, number: int, move_id: str) -> Table | None:
    """The table to answer at, if it is where the page thinks; None if this very answer was taken before."""
    if live.frozen:
        raise Refused(live.frozen)
    live.stale = live.stale or number > live.number  # the page has seen more, at another server
    await tables.reload(live)
    if live.table is None:
        raise Refused("Play begins when everybody has sat down.")
    if number != live.number:
        if await was_taken(tables, live, move_id):
            return None
        raise Stale("The table has moved on; look again.")
    return live.table


async def keep_pending(tables: LiveTables, live: LiveTable, seat: int, answer: str) -> None:
    """Store which answer of a seat waits for its confirmation, at whatever server that will be given."""
    try:
        await tables.store.change_seat(live.name, seat, pending=answer)
    except Exception as error:
        live.stale = True
        raise Unsaved("The move could not be saved just now; trying again.") from error
    live.seats[seat].pending = answer


async def was_taken(tables: LiveTables, live: LiveTable, move_id: str) -> bool:
    """Is an answer with this move id stored already?"""
    try:
        return await tables.store.move(live.name, move_id) is not None
    except Exception as error:
        raise Unsaved("The table cannot be read just now; trying again.") from error


async def commit_answer(
    tables: LiveTables, live: LiveTable, seat: int, after: Table, entry: str, move_id: str
) -> None:
    """Store an answer; once it is on the disk, the branch becomes the table and everybody hears of it."""
    check_open(live.row)
    number = len(entries_of(after))
    move = MoveRow(live.name, number, move_id, seat, entry, digest_after(after), time.time())
    try:
        turn = live.bot_turn(after, tables.node)
        added = await tables.store.add(move, ends=bool(after.over), turn=turn)
    except Exception as error:
        live.stale = True  # perhaps it was written, perhaps not
        raise Unsaved("The move could not be saved just now; trying again.") from error
    if not added:
        live.stale = True
        await tables.reload(live)
        if not await was_taken(tables, live, move_id):
            raise Stale("Somebody else was faster; look again.")
        return
    live.replace_table(after)
    live.noted = number
    live.notify(moved=True)
    tables.start_bots(live)
    if after.over:
        tables.stories.tell(live)


def passes_quietly(before: Table, after: Table) -> bool:
    """Does an answer pass the turn, with no dice and nothing shown, so that it can be taken back unseen?"""
    quiet = after.chance.drawn == before.chance.drawn and after.shown == before.shown
    return quiet and not after.over and after.seat != before.seat  # the end shows everything
