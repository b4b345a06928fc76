"""What a browser may wish for on its line, and who may have it."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from spinney.bots.levels import LEVELS
from spinney.engine.errors import SpinneyError
from spinney.engine.events import SPECTATOR
from spinney.web.draw.board import board
from spinney.web.draw.hints import hints
from spinney.web.errors import Forbidden, Refused, TooMuch
from spinney.web.lines import Line
from spinney.web.lobby import Lobby
from spinney.web.messages import (
    Confirm,
    Hint,
    Lift,
    Look,
    News,
    Play,
    Prefer,
    Reissue,
    Rematch,
    Say,
    Sit,
    StandIn,
    Undo,
    Wish,
    read,
)
from spinney.web.opening import clean, reissue, rematch
from spinney.web.replays import earlier, entry_at
from spinney.web.thinkers import CannotThink
from spinney.web.turns import advice

BEHIND: Final = "The curtain is down: whoever must choose lifts it first."
LOOKS: Final = 4000  # entries that a look back may replay

log = logging.getLogger("spinney.web")


async def hear(lobby: Lobby, line: Line, text: str) -> None:
    """Do what a message asks for, and answer it: with an acknowledgement, or with a clear refusal."""
    ack = ""
    try:
        if not (line.bucket.take() and lobby.paces.take(line.room.name, line.mine[0] if line.mine else -1)):
            raise TooMuch("That was too fast; wait a moment.")
        wish = read(text)
        ack = wish.id if isinstance(wish, Play | Undo | Confirm) else ""
        await obey(lobby, line, wish, ack)
    except Exception as error:
        refusal = refused(line, error)
        if ack:
            refusal.ack = ack
        line.tell(refusal)


def refused(line: Line, error: Exception) -> News:
    """What went wrong, in words for people; our own bugs are for the log."""
    if isinstance(error, SpinneyError):
        return News(refused=str(error), code=error.code)
    if isinstance(error, CannotThink):
        return News(refused="The Elder has no answer just now; try again.", code="no-thought")
    if isinstance(error, SQLAlchemyError | OSError):
        log.warning("table %s: the database failed: %s", line.room.name, error)
        return News(refused="That could not be saved just now; trying again.", code="unsaved")
    log.error("table %s: a wish failed", line.room.name, exc_info=error)
    return News(refused="Something broke on our side. The table is kept; try again.", code="broken")


async def obey(lobby: Lobby, line: Line, wish: Wish, ack: str) -> None:
    room = line.room
    line.mine = room.held_by(line.holder)  # now, not when the line was last sent something
    if isinstance(wish, Play | Undo | Confirm):
        lobby.authorise(room, line.mine, wish.seat)
        if line.curtain >= 0:
            raise Forbidden(BEHIND)
        waits = False
        if isinstance(wish, Play):
            waits = await lobby.play(room, wish.seat, wish)
        elif isinstance(wish, Undo):
            await lobby.undo(room, wish.seat, wish)
        else:
            await lobby.confirm(room, wish.seat, wish)
        line.tell(News(ack=ack, waits=waits))
    elif isinstance(wish, Sit):
        lobby.authorise(room, line.mine, wish.seat)
        await lobby.sit(room, wish.seat, wish.entropy)
    elif isinstance(wish, Say):
        await say(lobby, line, wish.text)
    elif isinstance(wish, Look):
        line.tell(await look(line, wish.answers))
    elif isinstance(wish, Hint):
        await give_hint(lobby, line, wish.seat)
    elif isinstance(wish, Lift):
        if wish.seat not in line.mine:
            raise Forbidden("That seat is not yours.")
        line.lifted = wish.seat
        line.tell()
    else:
        await arrange(lobby, line, wish)


async def arrange(lobby: Lobby, line: Line, wish: Prefer | StandIn | Reissue | Rematch) -> None:
    """What is about the table rather than the game."""
    room = line.room
    if isinstance(wish, Prefer):
        await prefer(lobby, line, wish)
    elif isinstance(wish, StandIn):
        await stand_in(lobby, line, wish)
    elif isinstance(wish, Reissue):
        await reissue(lobby, room, wish.seat, line.token)
    else:
        line.tell(News(go=f"/t/{await rematch(lobby, room, line.mine, line.token)}"))


async def say(lobby: Lobby, line: Line, text: str) -> None:
    """A line of chat, by somebody who sits here."""
    words = clean(text, 500)
    if not line.mine:
        raise Forbidden("Spectators listen; only those who sit here speak.")
    if not words:
        raise Refused("Say something.")
    room = line.room
    if not lobby.paces.chat.take(f"{room.name} {line.mine[0]}"):
        raise TooMuch("That was a lot to say; wait a moment.")
    seat = line.seat if line.seat != SPECTATOR else line.mine[0]
    name = room.seats[seat].name or room.game.seat_name(seat)
    room.words.append(await lobby.store.say(room.name, seat, name, words))
    del room.words[:-100]
    room.tell()


async def look(line: Line, answers: int) -> News:
    """The board as this seat saw it after so many answers."""
    table = line.room.table
    if answers < 0 or table is None:
        return News(look="")
    if answers > int(table.number) or line.room.number > LOOKS:
        raise Refused("There is no such moment to look back at.")
    past = await asyncio.to_thread(earlier, table, entry_at(table, answers))
    return News(look=board(past, line.seat))


async def give_hint(lobby: Lobby, line: Line, seat: int) -> None:
    room = line.room
    lobby.authorise(room, line.mine, seat)
    if not room.hints_for(seat):
        raise Forbidden("Hints are for games against bots, or where everybody has them.")
    if line.curtain >= 0:
        raise Forbidden(BEHIND)
    if room.advised:
        raise TooMuch("The Elder is thinking already; wait for the answer.")
    number = room.number
    room.advised = True
    try:
        thought = await advice(lobby, room, seat)
    finally:
        room.advised = False
    if room.table is not None and room.number == number:
        line.tell(News(hint=hints(room.table, thought)))


async def prefer(lobby: Lobby, line: Line, wish: Prefer) -> None:
    room = line.room
    if not line.mine:
        raise Forbidden("Settings are for those who sit here.")
    if wish.confirm is not None:
        for seat in line.mine:
            await lobby.store.change_seat(room.name, seat, confirm=wish.confirm)
            room.seats[seat].confirm = wish.confirm
    if wish.speed is not None:
        await lobby.store.change_table(room.name, speed=wish.speed)
        room.row.speed = wish.speed
    room.tell()


async def stand_in(lobby: Lobby, line: Line, wish: StandIn) -> None:
    """A bot plays for somebody who is away, or for me; the person, or the host, ends that."""
    room = line.room
    if not 0 <= wish.seat < len(room.seats) or room.seats[wish.seat].level:
        raise Refused("There is no person at that seat.")
    own = wish.seat in line.mine
    if not (line.mine or line.host):
        raise Forbidden("Only those who sit here may do that.")
    if wish.level and wish.level not in LEVELS:
        raise Refused(f"There is no such bot; there are {', '.join(LEVELS)}.")
    if not own and not (line.host and not wish.level) and room.present(wish.seat):
        raise Forbidden("Whoever sits there is at the table.")
    if not own and wish.level and room.away_for(wish.seat) < lobby.settings.patience:
        raise Forbidden("Whoever sits there has only just left; give them a moment.")
    if room.table is None:
        raise Refused("Play has not begun.")
    async with room.lock:
        await lobby.store.change_seat(room.name, wish.seat, stand_in=wish.level)
        room.seats[wish.seat].stand_in = wish.level
        room.pending = None
        room.turns += 1
    room.tell()
    lobby.drive(room)
