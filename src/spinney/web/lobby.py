"""All rooms of this server: opened from the database, changed in one order, driven on when a bot is asked.

The order of a change: authorise, check the number, apply to a branch, commit, swap the branch in, tell.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

from spinney.engine.errors import CannotUndo, SpinneyError
from spinney.engine.journal import UNDO
from spinney.engine.playback import undo
from spinney.engine.table import Table
from spinney.web.errors import Forbidden, NotFound, Refused, Stale, Unsaved
from spinney.web.limits import Paces
from spinney.web.messages import Confirm, Play, Undo
from spinney.web.replays import digest_after, entries_of, replayed
from spinney.web.room import Pending, Room
from spinney.web.schema import OVER, PLAYING, MoveRow
from spinney.web.settings import Settings
from spinney.web.store import Store
from spinney.web.thinkers import Thinkers
from spinney.web.tokens import new_id
from spinney.web.turns import drive

IDLE: Final = 300.0  # seconds that a room is kept when nobody looks
SWEEP: Final = 10.0


class Lobby:
    """The rooms in memory, and what may be done to them."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.store: Final = Store(settings.database)
        self.thinkers: Final = Thinkers(settings.workers)
        self.paces: Final = Paces(settings.pace)
        self.node: Final = new_id()
        self.rooms: Final[dict[str, Room]] = {}
        self.opening: Final[dict[str, asyncio.Task[Room]]] = {}
        self.sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        self.sweeper = asyncio.create_task(self.sweep())

    async def close(self) -> None:
        tasks = [room.driver for room in self.rooms.values() if room.driver is not None]
        tasks += [self.sweeper] if self.sweeper is not None else []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.store.close()

    # Rooms.

    async def room(self, name: str) -> Room:
        """A room by its name, from memory or from the database; two who ask at once wait for one opening."""
        room = self.rooms.get(name)
        if room is not None:
            return room
        if name not in self.opening:
            self.opening[name] = asyncio.create_task(self.load(name))
        try:
            return await asyncio.shield(self.opening[name])
        finally:
            self.opening.pop(name, None)

    async def load(self, name: str) -> Room:
        row = await self.store.table(name) if len(name) <= 40 else None
        if row is None:
            raise NotFound("There is no such table here.")
        seats = await self.store.seats(name)
        moves, words = await self.store.moves(name), await self.store.words(name)
        room = await asyncio.to_thread(Room, row, seats, moves, words)  # a long game takes a while
        self.rooms[name] = room
        self.drive(room)
        return room

    async def freshen(self, room: Room) -> None:
        """Replay from the database where it may know more than we do."""
        if not room.stale:
            return
        try:
            moves = await self.store.moves(room.name)
            room.seats[:] = await self.store.seats(room.name)
        except Exception as error:
            raise Unsaved("The table cannot be read just now; trying again.") from error
        if not room.frozen and not room.waits_for():
            room.swap(await asyncio.to_thread(replayed, room.row, room.seats, moves))
        room.stale = False
        room.tell()

    async def sweep(self) -> None:
        """Put away rooms that nobody has looked at for a while; look after those that wait for people."""
        while True:
            await asyncio.sleep(SWEEP)
            for name, room in list(self.rooms.items()):
                if room.lines and room.table is None and not room.frozen:
                    await self.look_after(room)
                busy = room.driver is not None and not room.driver.done()
                if not room.lines and not busy and time.monotonic() - room.left > IDLE:
                    del self.rooms[name]

    async def look_after(self, room: Room) -> None:
        """Somebody may have sat down at another server."""
        with suppress(SpinneyError):
            async with room.lock:
                room.stale = True
                await self.freshen(room)
            self.drive(room)

    # Answers.

    async def play(self, room: Room, seat: int, wish: Play) -> bool:
        """An answer of a seat; True if it waits for a confirmation."""
        async with room.lock:
            table = await self.ready(room, wish.number, wish.id)
            if table is None:
                return False
            after = table.branch()
            after.play(wish.action, seat)
            if room.seats[seat].confirm and passes_quietly(table, after):
                room.pending = Pending(seat, wish.action, after)
                room.turns += 1
                room.tell()
                return True
            await self.commit(room, seat, after, room.game.text(wish.action), wish.id)
            return False

    async def confirm(self, room: Room, seat: int, wish: Confirm) -> None:
        async with room.lock:
            table = await self.ready(room, wish.number, wish.id)
            if table is None:
                return
            pending = room.pending
            if pending is None or pending.seat != seat:
                raise Refused("Nothing waits for your confirmation.")
            await self.commit(room, seat, pending.table, room.game.text(pending.action), wish.id)

    async def undo(self, room: Room, seat: int, wish: Undo) -> None:
        """Take an answer back: one that waits is forgotten, one that was played is undone by an entry."""
        async with room.lock:
            table = await self.ready(room, wish.number, wish.id)
            if table is None:
                return
            if room.pending is not None and room.pending.seat == seat:
                room.pending = None
                room.turns += 1
                room.tell()
                return
            if table.over or table.seat != seat or not table.undoable:
                raise CannotUndo(
                    "Too late: dice were rolled, something was shown, or another seat was asked."
                )
            await self.commit(room, seat, await asyncio.to_thread(undo, table), UNDO, wish.id)

    async def ready(self, room: Room, number: int, move_id: str) -> Table | None:
        """The table, if it is where the page thinks; None if this very move was taken before."""
        if room.frozen:
            raise Refused(room.frozen)
        await self.freshen(room)
        if room.table is None:
            raise Refused("Play begins when everybody has sat down.")
        if number != room.number:
            if await self.taken(room, move_id):
                return None
            raise Stale("The table has moved on; look again.")
        return room.table

    async def taken(self, room: Room, move_id: str) -> bool:
        try:
            return await self.store.move(room.name, move_id) is not None
        except Exception as error:
            raise Unsaved("The table cannot be read just now; trying again.") from error

    async def commit(self, room: Room, seat: int, after: Table, entry: str, move_id: str) -> None:
        """Write an entry; when it is on the disk, the branch becomes the table and everybody hears of it."""
        number = len(entries_of(after))
        move = MoveRow(room.name, number, move_id, seat, entry, digest_after(after), time.time())
        try:
            added = await self.store.add(move)
        except Exception as error:
            room.stale = True  # perhaps it was written, perhaps not
            raise Unsaved("The move could not be saved just now; trying again.") from error
        if not added:
            room.stale = True
            await self.freshen(room)
            if not await self.taken(room, move_id):
                raise Stale("Somebody else was faster; look again.")
            return
        room.swap(after)
        room.tell(moved=True)
        self.drive(room)
        if after.over:
            with suppress(Exception):  # for lists only: the entries say that it is over
                await self.store.change_table(room.name, state=OVER)

    # Sitting down, and bots.

    async def sit(self, room: Room, seat: int, entropy: str) -> None:
        """A person adds entropy; when all have, play begins."""
        async with room.lock:
            if room.seats[seat].entropy:
                return
            if room.table is not None:
                raise Refused("Play has begun; nothing is added any more.")
            await self.store.change_seat(room.name, seat, entropy=entropy)
            room.seats[:] = await self.store.seats(room.name)  # others may have sat down elsewhere
            if not room.waits_for():
                room.begin(await self.store.moves(room.name))
                await self.store.change_table(room.name, state=PLAYING)
        room.tell()
        self.drive(room)

    def drive(self, room: Room) -> None:
        """See to it that a bot answers, if one is asked."""
        if room.asked >= 0 and room.seats[room.asked].bot and (room.driver is None or room.driver.done()):
            room.driver = asyncio.create_task(drive(self, room))

    def authorise(self, room: Room, mine: list[int], seat: int) -> None:
        if seat not in mine:
            raise Forbidden("That seat is not yours.")
        if room.seats[seat].stand_in:
            raise Refused("A bot plays for you; take over again first.")


def passes_quietly(before: Table, after: Table) -> bool:
    """Does the turn pass, with no dice and nothing shown, so that it can still be taken back unseen?"""
    quiet = after.chance.drawn == before.chance.drawn and after.shown == before.shown
    return quiet and not after.over and after.seat != before.seat  # the end shows everything
