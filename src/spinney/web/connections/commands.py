"""What a browser may ask for, and who is allowed to: its messages, carried out one by one."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from spinney.bots.levels import LEVELS
from spinney.engine.errors import SpinneyError
from spinney.engine.events import SPECTATOR
from spinney.web.bots.bot_turns import bot_advice
from spinney.web.bots.worker_pool import CannotThink
from spinney.web.connections.connection import Connection
from spinney.web.connections.messages import (
    Command,
    Confirm,
    Hint,
    Lift,
    Look,
    Play,
    Prefer,
    Reissue,
    Rematch,
    Say,
    Sit,
    StandIn,
    Undo,
    Update,
    read_message,
)
from spinney.web.errors import Forbidden, Refused, TooMuch
from spinney.web.rendering.board import whole_board
from spinney.web.rendering.hints import hints
from spinney.web.replays.look_back import earlier_table, entry_at
from spinney.web.tables import answers
from spinney.web.tables.invitations import reissue
from spinney.web.tables.live_tables import LiveTables
from spinney.web.tables.rematch import rematch
from spinney.web.user_text import clean_user_text

BEHIND: Final = "The curtain is down: whoever must choose lifts it first."
LOOKS: Final = 4000  # entries that a look back may replay

log = logging.getLogger("spinney.web")


async def handle_message(tables: LiveTables, connection: Connection, text: str) -> None:
    """Carry out the command in a browser's message: acknowledge it, or refuse it clearly."""
    ack = ""
    try:
        first_seat = connection.mine[0] if connection.mine else SPECTATOR
        if not (connection.bucket.take() and tables.message_limits.take(connection.live.name, first_seat)):
            raise TooMuch("That was too fast; wait a moment.")
        command = read_message(text)
        ack = command.id if isinstance(command, Play | Undo | Confirm) else ""
        await perform(tables, connection, command, ack)
    except Exception as error:
        refusal = refusal_for(connection, error)
        if ack:
            refusal.ack = ack
        connection.notify(refusal)


def refusal_for(connection: Connection, error: Exception) -> Update:
    """The reply to a command that failed, in words for people; our own bugs are for the log."""
    if isinstance(error, SpinneyError):
        return Update(refused=str(error), code=error.code)
    if isinstance(error, CannotThink):
        return Update(refused="The Elder has no answer just now; try again.", code="no-thought")
    if isinstance(error, SQLAlchemyError | OSError):
        log.warning("table %s: the database failed: %s", connection.live.name, error)
        return Update(refused="That could not be saved just now; trying again.", code="unsaved")
    log.error("table %s: a command failed", connection.live.name, exc_info=error)
    return Update(refused="Something broke on our side. The table is kept; try again.", code="broken")


async def perform(tables: LiveTables, connection: Connection, command: Command, ack: str) -> None:
    """Carry out a command, if the seat is this browser's; an answer in the game is acknowledged by `ack`."""
    live = connection.live
    connection.mine = live.held_by(connection.holder)  # now, not when it was last sent something
    if isinstance(command, Play | Undo | Confirm):
        tables.authorise(live, connection.mine, command.seat)
        if connection.curtain >= 0:
            raise Forbidden(BEHIND)
        waits = False
        if isinstance(command, Play):
            waits = await answers.play(tables, live, command.seat, command)
        elif isinstance(command, Undo):
            await answers.undo(tables, live, command.seat, command)
        else:
            await answers.confirm(tables, live, command.seat, command)
        connection.notify(Update(ack=ack, waits=waits))
    elif isinstance(command, Sit):
        tables.authorise(live, connection.mine, command.seat)
        await tables.sit(live, command.seat, command.entropy)
    elif isinstance(command, Say):
        await say(tables, connection, command.text)
    elif isinstance(command, Look):
        connection.notify(await look_back(connection, command.answers))
    elif isinstance(command, Hint):
        await give_hint(tables, connection, command.seat)
    elif isinstance(command, Lift):
        if command.seat not in connection.mine:
            raise Forbidden("That seat is not yours.")
        connection.lifted = command.seat
        connection.notify()
    else:
        await perform_for_table(tables, connection, command)


async def perform_for_table(
    tables: LiveTables, connection: Connection, command: Prefer | StandIn | Reissue | Rematch
) -> None:
    """Carry out a command that is about the table rather than the game."""
    live = connection.live
    if isinstance(command, Prefer):
        await prefer(tables, connection, command)
    elif isinstance(command, StandIn):
        await stand_in(tables, connection, command)
    elif isinstance(command, Reissue):
        await reissue(tables, live, command.seat, connection.token)
    else:
        connection.notify(Update(go=f"/t/{await rematch(tables, live, connection.mine, connection.token)}"))


async def say(tables: LiveTables, connection: Connection, text: str) -> None:
    """The command to chat: a line by somebody who sits here."""
    words = clean_user_text(text, 500)
    if not connection.mine:
        raise Forbidden("Spectators listen; only those who sit here speak.")
    if not words:
        raise Refused("Say something.")
    live = connection.live
    if not tables.message_limits.chat.take(f"{live.name} {connection.mine[0]}"):
        raise TooMuch("That was a lot to say; wait a moment.")
    seat = connection.seat if connection.seat != SPECTATOR else connection.mine[0]
    name = live.seats[seat].name or live.game.seat_name(seat)
    live.words.append(await tables.store.say(live.name, seat, name, words))
    del live.words[:-100]
    live.notify()


async def look_back(connection: Connection, answers: int) -> Update:
    """The command to look back: the board as this seat saw it after so many answers."""
    table = connection.live.table
    if answers < 0 or table is None:
        return Update(look="")
    if answers > int(table.number) or connection.live.number > LOOKS:
        raise Refused("There is no such moment to look back at.")
    past = await asyncio.to_thread(earlier_table, table, entry_at(table, answers))
    return Update(look=whole_board(past, connection.seat))


async def give_hint(tables: LiveTables, connection: Connection, seat: int) -> None:
    """The command for a hint: show this browser what an Elder would do, where hints are allowed."""
    live = connection.live
    tables.authorise(live, connection.mine, seat)
    if not live.hints_for(seat):
        raise Forbidden("Hints are for games against bots, or where everybody has them.")
    if connection.curtain >= 0:
        raise Forbidden(BEHIND)
    if live.hinting:
        raise TooMuch("The Elder is thinking already; wait for the answer.")
    number = live.number
    live.hinting = True
    try:
        thought = await bot_advice(tables, live, seat)
    finally:
        live.hinting = False
    if live.table is not None and live.number == number:
        connection.notify(Update(hint=hints(live.table, thought)))


async def prefer(tables: LiveTables, connection: Connection, command: Prefer) -> None:
    """The command to change settings: whether my turns are confirmed, and how fast bots answer."""
    live = connection.live
    if not connection.mine:
        raise Forbidden("Settings are for those who sit here.")
    if command.confirm is not None:
        for seat in connection.mine:
            await tables.store.change_seat(live.name, seat, confirm=command.confirm)
            live.seats[seat].confirm = command.confirm
    if command.speed is not None:
        await tables.store.change_table(live.name, speed=command.speed)
        live.row.speed = command.speed
    live.notify()


async def stand_in(tables: LiveTables, connection: Connection, command: StandIn) -> None:
    """The command that lets a bot play for me, or for somebody who is away, and the one that ends it."""
    live = connection.live
    if not 0 <= command.seat < len(live.seats) or live.seats[command.seat].level:
        raise Refused("There is no person at that seat.")
    own = command.seat in connection.mine
    if not (connection.mine or connection.host):
        raise Forbidden("Only those who sit here may do that.")
    if command.level and command.level not in LEVELS:
        raise Refused(f"There is no such bot; there are {', '.join(LEVELS)}.")
    if not own and not (connection.host and not command.level) and live.present(command.seat):
        raise Forbidden("Whoever sits there is at the table.")
    if not own and command.level and live.away_for(command.seat) < tables.settings.patience:
        raise Forbidden("Whoever sits there has only just left; give them a moment.")
    if live.table is None:
        raise Refused(live.frozen or "Play has not begun.")
    async with live.lock:
        await tables.store.change_seat(live.name, command.seat, stand_in=command.level)
        live.seats[command.seat].stand_in = command.level
        live.pending = None
        live.game_changes += 1
    live.notify()
    tables.start_bots(live)
