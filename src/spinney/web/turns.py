"""Bots' turns: leased in the database, thought about in a worker, answered at a pace people can follow."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from spinney.bots.levels import SECONDS
from spinney.engine.errors import SpinneyError
from spinney.engine.table import Table
from spinney.web.replays import origin_of, texts_of
from spinney.web.thinkers import CannotThink
from spinney.web.worker import Task, Thought

if TYPE_CHECKING:
    from spinney.web.lobby import Lobby
    from spinney.web.room import Room

LEASE: Final = 6.0  # seconds; a node that dies is followed by another after that
PACES: Final = (0.0, 0.6, 1.5)  # seconds before a bot's answer is played, by the table's speed
WINDOW: Final = 1.0  # where an answer's delay could tell something, answers come in steps of this
RETRY: Final = 2.0

log = logging.getLogger("spinney.web")


async def drive(lobby: Lobby, room: Room) -> None:
    """Answer for bots until a person is asked or the game is over."""
    try:
        while room.asked >= 0 and room.seats[room.asked].bot:
            room.thinking = True
            try:
                await turn(lobby, room)
            except (SpinneyError, CannotThink, SQLAlchemyError, OSError) as error:
                log.warning("table %s: a bot's turn failed and is tried again: %s", room.name, error)
                room.stale = True
                await asyncio.sleep(RETRY)
    finally:
        room.thinking = False


async def turn(lobby: Lobby, room: Room) -> None:
    """One answer of one bot."""
    async with room.lock:
        await lobby.freshen(room)
    table, number, seat = room.table, room.number, room.asked
    if table is None or seat < 0:
        return
    level = room.seats[seat].bot
    if not await lobby.store.lease(room.name, number, lobby.node, LEASE):
        room.stale = True
        await asyncio.sleep(RETRY)  # another node thinks; look again later
        return
    holding = asyncio.create_task(hold(lobby, room.name, number))
    try:
        await answer(lobby, room, table, level)
    except asyncio.CancelledError:  # this server closes: the turn is anybody's at once
        holding.cancel()
        await lobby.store.lease(room.name, number, lobby.node, -1)
        raise
    finally:
        holding.cancel()


async def hold(lobby: Lobby, name: str, number: int) -> None:
    """Keep a turn's lease while it is thought about."""
    while True:
        await asyncio.sleep(LEASE / 3)
        with suppress(SQLAlchemyError, OSError):  # a database that is away gives it to nobody else either
            await lobby.store.lease(name, number, lobby.node, LEASE)


async def answer(lobby: Lobby, room: Room, table: Table, level: str) -> None:
    """Think, wait as long as people like it, and play if the table is still where it was."""
    number, seat = room.number, room.asked
    loop = asyncio.get_running_loop()
    began = loop.time()
    thought = await lobby.thinkers.think(task_for(room, table, seat, level))
    due = began + delay(table, level, PACES[room.row.speed], loop.time() - began)
    await asyncio.sleep(max(0.0, due - loop.time()))
    async with room.lock:
        if room.number != number or room.seats[seat].bot != level or room.stale or room.table is None:
            return  # the table has moved on, or the person is back
        after = room.table.branch()
        after.play(thought.action, seat)
        await lobby.commit(room, seat, after, room.game.text(thought.action), f"bot-{number}-{lobby.node}")


def delay(table: Table, level: str, pace: float, spent: float) -> float:
    """How long after it was asked a bot answers. At a secret window the time must not tell what it holds."""
    if table.query is None:
        return pace
    least = max(pace, SECONDS.get(level, 0.0)) + 0.2
    steps = -(-max(spent, least) // WINDOW)
    return float(steps * WINDOW)


def task_for(room: Room, table: Table, seat: int, level: str, advise: bool = False) -> Task:
    origin = origin_of(room.row, room.seats)
    return Task(
        table=room.name,
        game=room.row.game,
        edition=room.row.edition,
        options=origin.options,
        seats=origin.seats,
        secret=origin.secret,
        entropy=origin.entropy,
        entries=texts_of(table),
        seat=seat,
        level=level,
        advise=advise,
    )


async def advice(lobby: Lobby, room: Room, seat: int) -> Thought:
    """What an Elder would do in a seat's place."""
    if room.table is None or room.asked != seat:
        raise SpinneyError("A hint is for whoever must choose.")
    return await lobby.thinkers.think(task_for(room, room.table, seat, "elder", advise=True))
