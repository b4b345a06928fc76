"""What a browser may ask for, and who is allowed to: its messages, carried out one by one."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from spinney.bots.levels import LEVELS
from spinney.engine.errors import SpinneyError
from spinney.engine.events import SPECTATOR
from spinney.web.bots.bot_turns import bot_advice
from spinney.web.connections.connection import Connection
from spinney.web.connections.messages import (
    Command,
    Confirm,
    Explain,
    GiveUp,
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
    id_in,
    read_message,
)
from spinney.web.errors import Forbidden, Refused, TooMuch
from spinney.web.house.words import check_open
from spinney.web.processes.pool import NoAnswer
from spinney.web.rendering.explain import explained
from spinney.web.rendering.hints import hints
from spinney.web.tables import answers, past
from spinney.web.tables.handover import give_up, new_link
from spinney.web.tables.live_tables import LiveTables
from spinney.web.tables.rematch import rematch
from spinney.web.tables.stand_ins import change_hands, stand_in_level
from spinney.web.user_text import clean_user_text

BEHIND: Final = "The curtain is down: whoever must choose lifts it first."
LOOKS: Final = 4000  # entries of a game that can be looked back at

log = logging.getLogger("spinney.web")


async def handle_message(tables: LiveTables, connection: Connection, text: str) -> None:
    """Carry out the command in a browser's message: acknowledge it, or refuse it clearly."""
    kind, began = "unread", time.perf_counter()
    try:
        first_seat = connection.mine[0] if connection.mine else SPECTATOR
        if not (connection.bucket.take() and tables.message_limits.take(connection.live.name, first_seat)):
            raise TooMuch("That was too fast; wait a moment.")
        command = read_message(text)
        kind = str(command.__struct_config__.tag)
        tables.check_saved()
        await perform(tables, connection, command)
    except Exception as error:
        refusal = refusal_for(connection, error)
        if ack := id_in(text):
            refusal.ack = ack  # the page sends it no more
        connection.notify(refusal)
    finally:
        tables.measures.answers.labels(kind).observe(time.perf_counter() - began)


def refusal_for(connection: Connection, error: Exception) -> Update:
    """The reply to a command that failed, in words for people; our own bugs are for the log."""
    if isinstance(error, SpinneyError):
        return Update(refused=str(error), code=error.code)
    if isinstance(error, NoAnswer):
        return Update(refused="The Elder has no answer just now; try again.", code="no-thought")
    if isinstance(error, SQLAlchemyError | OSError):
        log.warning("table %s: the database failed: %s", connection.live.name, error)
        return Update(refused="That could not be saved just now; trying again.", code="unsaved")
    log.error("table %s: a command failed", connection.live.name, exc_info=error)
    return Update(refused="Something broke on our side. The table is kept; try again.", code="broken")


async def perform(tables: LiveTables, connection: Connection, command: Command) -> None:
    """Carry out a command, if the seat is this browser's; what has an id is acknowledged by that."""
    live = connection.live
    connection.mine = live.held_by(connection.holder)  # now, not when it was last sent something
    if not isinstance(command, Look | Explain | Lift):
        check_open(live.row)
    if isinstance(command, Play | Undo | Confirm):
        tables.authorise(live, connection.mine, command.seat, connection.lent)
        if connection.curtain >= 0:
            raise Forbidden(BEHIND)
        waits = False
        if isinstance(command, Play):
            waits = await answers.play(tables, live, command.seat, command)
        elif isinstance(command, Undo):
            await answers.undo(tables, live, command.seat, command)
        else:
            await answers.confirm(tables, live, command.seat, command)
        if live.seats[command.seat].stand_in:  # the person is back, and plays
            await change_hands(tables, live, command.seat, "")
        connection.notify(Update(ack=command.id, waits=waits))
    elif isinstance(command, Sit):
        tables.authorise(live, connection.mine, command.seat)
        await tables.sit(live, command.seat, command.entropy)
    elif isinstance(command, Say):
        await say(tables, connection, command)
        if command.id is not None:
            connection.notify(Update(ack=command.id))
    elif isinstance(command, Look):
        connection.begin_look(look(tables, connection, command.answers))
    elif isinstance(command, Explain):
        connection.notify(explain(connection, command.part))
    elif isinstance(command, Hint):
        ask_for_hint(tables, connection, command.seat)
    elif isinstance(command, Lift):
        if command.seat not in connection.mine:
            raise Forbidden("That seat is not yours.")
        connection.lifted = command.seat
        connection.notify()
    else:
        await perform_for_table(tables, connection, command)


async def perform_for_table(
    tables: LiveTables, connection: Connection, command: Prefer | StandIn | Reissue | GiveUp | Rematch
) -> None:
    """Carry out a command that is about the table rather than the game."""
    live = connection.live
    if isinstance(command, Prefer):
        await prefer(tables, connection, command)
    elif isinstance(command, StandIn):
        await stand_in(tables, connection, command)
    elif isinstance(command, Reissue):
        await new_link(tables, live, command, connection.token)
    elif isinstance(command, GiveUp):
        await give_up(tables, live, command, connection.mine)
    else:
        connection.notify(Update(go=f"/t/{await rematch(tables, live, connection.mine, connection.token)}"))


async def say(tables: LiveTables, connection: Connection, command: Say) -> None:
    """The command to chat: a line by somebody who sits here, taken once however often it is sent."""
    live = connection.live
    words = clean_user_text(command.text, 500)
    if not connection.mine:
        raise Forbidden("Spectators listen; only those who sit here speak.")
    tables.keeper.check_may_speak(connection)
    if not words:
        raise Refused("Say something.")
    seat = connection.seat if connection.seat != SPECTATOR else connection.mine[0]
    if not tables.message_limits.chat.take(f"{live.name} {connection.mine[0]}"):
        said = await tables.store.word(live.name, command.id) if command.id is not None else None
        if said is None:
            raise TooMuch("That was a lot to say; wait a moment.")
    else:
        said = await tables.store.say(live.name, seat, live.names[seat], words, command.id)
    if said.text != words or said.seat not in connection.mine:
        raise Refused("Something else was said under that id; say it again.")
    last = live.words[-1].number if live.words else 0
    between = said.number > last + 1  # others have spoken, perhaps at another server
    live.hear_words(await tables.store.words(live.name) if between else [said])


async def look(tables: LiveTables, connection: Connection, answers: int) -> None:
    """The command to look back, which holds up nothing else that this browser asks for."""
    try:
        connection.notify(await look_back(tables, connection, answers))
    except Exception as error:
        connection.notify(refusal_for(connection, error))


async def look_back(tables: LiveTables, connection: Connection, answers: int) -> Update:
    """The board as this seat saw it after so many answers; nothing of it once other eyes look on."""
    live, eyes = connection.live, connection.seat
    table = live.table_for(eyes)
    if answers < 0 or table is None:
        return Update(look="")
    if answers > int(table.number) or live.number > LOOKS:
        raise Refused("There is no such moment to look back at.")
    question = past.look_at(live, table, answers, eyes)
    seen = await tables.readers.ask(question, connection.address, connection.line)
    update = Update(look=seen.text, looked=answers, figures=seen.figures)
    return update if connection.seat == eyes else update.for_anybody()


def explain(connection: Connection, part: str) -> Update:
    """The command to explain a part of the table: what it is, and why it cannot be chosen now.

    Behind a curtain the page has a spectator's eyes, and is told what they may know.
    """
    live = connection.live
    table = live.table_for(connection.seat)
    if table is None:
        raise Refused("Play has not begun.")
    if not connection.shows(part):
        return Update(lens="", part=part)
    return Update(lens=explained(table, connection.seat, part, live.names), part=part)


def ask_for_hint(tables: LiveTables, connection: Connection, seat: int) -> None:
    """The command for a hint: have an Elder think about one, where hints are allowed; nobody waits for it."""
    live = connection.live
    tables.authorise(live, connection.mine, seat, connection.lent)
    if not live.hints_for(seat):
        raise Forbidden("Hints are for games against bots, or where everybody has them.")
    if connection.curtain >= 0:
        raise Forbidden(BEHIND)
    if live.hint is not None and not live.hint.done():
        raise TooMuch("The Elder is thinking already; wait for the answer.")
    live.hint, live.advised = asyncio.create_task(give_hint(tables, connection, seat)), connection


async def give_hint(tables: LiveTables, connection: Connection, seat: int) -> None:
    """Show a browser what an Elder would do, unless meanwhile the table has moved on, or the seat has."""
    live, number = connection.live, connection.live.number
    try:
        thought = await bot_advice(tables, live, seat, connection.address)
        here = seat in live.held_by(connection.holder) and connection.seat == seat
        if live.table is not None and live.number == number and here:
            connection.notify(Update(hint=hints(live.table, thought, live.names)))
    except Exception as error:
        connection.notify(refusal_for(connection, error))


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
    level = stand_in_level(live.seats) if command.level else ""
    await change_hands(tables, live, command.seat, level)
