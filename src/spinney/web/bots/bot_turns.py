"""Bots' turns: leased in the database, thought about in a worker, answered at a pace people can follow."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from spinney.bots.levels import SECONDS
from spinney.engine.errors import SpinneyError
from spinney.engine.nothing import NOBODY
from spinney.engine.options import is_endless
from spinney.engine.records.journal import LIMITS
from spinney.engine.records.playback import set_limits
from spinney.engine.table import Table
from spinney.web.background import keep_up
from spinney.web.bots.returning import let_return, time_to_return
from spinney.web.bots.who_waits import HINT, who_waits
from spinney.web.bots.worker import Task, Thought
from spinney.web.processes.pool import NoAnswer
from spinney.web.tables.answers import commit_answer
from spinney.web.tables.restore import entries_of, entry_texts, origin_of

if TYPE_CHECKING:
    from spinney.web.tables.live_table import LiveTable
    from spinney.web.tables.live_tables import LiveTables

LEASE: Final = 3.0  # seconds; a server that dies is followed by another after that
PACES: Final = (0.0, 0.6, 1.5)  # seconds before a bot's answer is played, by the table's speed
WINDOW: Final = 1.0  # seconds: where the delay could tell something, answers come in steps of this
TROUBLE: Final = (SpinneyError, NoAnswer, SQLAlchemyError, OSError)  # that may pass
RETRY: Final = 1.0  # with LEASE, and a round of looking around, less than five seconds

log = logging.getLogger("spinney.web")


async def play_bot_turns(tables: LiveTables, live: LiveTable) -> None:
    """Answer for bots until a person is asked or the game is over; bots alone rest while nobody looks."""
    while True:
        await answer_for_bots(tables, live)
        live.rested = live.rested or live.unattended  # until `start_bots` is called for somebody who looks
        await forget_turn(tables, live)
        if not is_due(live):  # meanwhile somebody may have come, or a bot may have been asked
            return


def is_due(live: LiveTable) -> bool:
    """Is a bot asked, and does anybody look or wait for it?"""
    return live.asked >= 0 and bool(live.seats[live.asked].bot) and not live.unattended


async def answer_for_bots(tables: LiveTables, live: LiveTable) -> None:
    """Answer for bots as long as one is due; what fails is tried again."""
    said = ""
    while is_due(live):
        try:
            await note_turn(tables, live)
            await let_return(live)
            if is_due(live):
                await play_bot_turn(tables, live)
            said = ""
        except Exception as error:  # whatever it is, people wait for this turn
            if str(error) != said:
                trouble = None if isinstance(error, TROUBLE) else error
                words = "table %s: a bot's turn failed and is tried again: %s"
                log.warning(words, live.name, error, exc_info=trouble)
            said = str(error)
            live.stale = True
            await asyncio.sleep(RETRY)


async def note_turn(tables: LiveTables, live: LiveTable) -> None:
    """Write down that a bot is asked, and this server sees to it, unless that came with the last entry."""
    if live.noted != live.number:
        number = live.number
        await tables.store.turns.wait(live.name, number, tables.node)
        live.noted = number


async def forget_turn(tables: LiveTables, live: LiveTable) -> None:
    """No bot is asked any more, or it rests; at a closed table it goes on when that is opened again."""
    turns, number = tables.store.turns, live.number
    if live.rested or live.noted == number:
        live.noted = -1
        try:
            await (turns.let_go if live.row.closed else turns.done)(live.name, number, tables.node)
        except (SQLAlchemyError, OSError) as error:  # whoever takes it up finds that no bot is asked
            log.warning("table %s: a bot's turn is still noted: %s", live.name, error)


async def play_bot_turn(tables: LiveTables, live: LiveTable) -> None:
    """One answer of one bot, as soon as it may think; before that, another server can have the turn."""
    async with tables.workers.queue.place(*who_waits(live), live.name) as leave:
        if not live.unattended:  # any more
            await play_leased_turn(tables, live, leave)


async def play_leased_turn(tables: LiveTables, live: LiveTable, leave: Callable[[], None]) -> None:
    """One answer of one bot, under the lease of its turn; `leave` gives its place in the queue back."""
    async with live.lock:
        await tables.reload(live)
        if limits_due(live):
            await enter_limits(tables, live)
    table, number, seat = live.table, live.number, live.asked
    level = live.seats[seat].bot if seat >= 0 else ""
    if table is None or not level:
        return
    if not await tables.store.turns.lease(live.name, number, tables.node, LEASE):
        live.stale = True
        leave()
        await asyncio.sleep(RETRY)  # another node thinks; look again later
        return
    holding = keep_up(lambda: hold_lease(tables, live.name, number), "a lease could not be held")
    try:
        await think_and_play(tables, live, table, level, leave)
    except asyncio.CancelledError:  # this server closes: the turn is anybody's at once
        holding.cancel()
        await tables.store.turns.renew(live.name, number, tables.node, -1)
        raise
    finally:
        holding.cancel()


async def hold_lease(tables: LiveTables, name: str, number: int) -> None:
    """Renew the lease of a bot's turn while a worker thinks about it."""
    while True:
        await asyncio.sleep(LEASE / 3)
        with suppress(SQLAlchemyError, OSError):  # a database that is away gives it to nobody else either
            await tables.store.turns.renew(name, number, tables.node, LEASE)


async def think_and_play(
    tables: LiveTables, live: LiveTable, table: Table, level: str, leave: Callable[[], None]
) -> None:
    """Have the bot's answer thought about, wait as long as people like to, and play it if it still fits."""
    number, seat = live.number, live.asked
    loop = asyncio.get_running_loop()
    began = loop.time()
    thought = await tables.workers.think(task_for(live, table, seat, level))
    leave()
    due = began + answer_delay(table, level, PACES[live.row.speed], loop.time() - began)
    await asyncio.sleep(max(0.0, due - loop.time()))
    async with live.lock:
        if live.number != number or live.seats[seat].bot != level or live.stale or live.table is None:
            return  # the table has moved on, or the person is back
        if limits_due(live):
            return  # the last person has left meanwhile: first the limits, then think again
        if time_to_return(live) > 0:
            return  # the person is back, and asked
        after = live.table.branch()
        after.play(thought.action, seat)
        entry, move_id = live.game.text(thought.action), f"bot-{number}-{tables.node}"
        await commit_answer(tables, live, seat, after, entry, move_id)


def limits_due(live: LiveTable) -> bool:
    """Before a bot's turn: are only bots left at a table that may never end, with its limits still off?"""
    table = live.table
    if table is None or table.over or live.frozen or not all(seat.bot for seat in live.seats):
        return False
    options = origin_of(live.row, live.seats).options
    return is_endless(live.game.options, options) and LIMITS not in entries_of(table)


async def enter_limits(tables: LiveTables, live: LiveTable) -> None:
    """In a bot's turn, let the limits hold again where only bots are left: an entry, taken only once."""
    if live.table is None:
        return
    after = live.table.branch()
    set_limits(after)
    await commit_answer(tables, live, NOBODY, after, LIMITS, LIMITS)
    live.notify()  # the panels beside the game tell of it too


def answer_delay(table: Table, level: str, pace: float, spent: float) -> float:
    """How many seconds after it was asked a bot answers.

    Where its options are secret, the time that it takes must not tell what it holds.
    """
    if table.query is None:
        return pace
    least = max(pace, SECONDS.get(level, 0.0)) + 0.2
    steps = -(-max(spent, least) // WINDOW)
    return float(steps * WINDOW)


def task_for(live: LiveTable, table: Table, seat: int, level: str, advise: bool = False) -> Task:
    """What a worker needs to know to think for a bot, or to advise somebody, at this seat."""
    origin = origin_of(live.row, live.seats)
    return Task(
        table=live.name,
        game=live.row.game,
        edition=live.row.edition,
        options=origin.options,
        rules=origin.rules,
        seats=origin.seats,
        secret=origin.secret,
        entropy=origin.entropy,
        entries=entry_texts(table),
        seat=seat,
        level=level,
        advise=advise,
    )


async def bot_advice(tables: LiveTables, live: LiveTable, seat: int, client: str) -> Thought:
    """What an Elder bot would do in a seat's place, thought about when it is this client's turn."""
    if live.table is None or live.asked != seat:
        raise SpinneyError("A hint is for whoever must choose.")
    task = task_for(live, live.table, seat, "elder", advise=True)
    async with tables.workers.queue.place(HINT, client, live.name):
        return await tables.workers.think(task)
