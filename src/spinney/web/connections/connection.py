"""One browser: told that there is news, it sends the newest when the wire is free.

A line that does not read skips states; it never delays a table.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from spinney.engine.events import SPECTATOR
from spinney.web.faces import face_of
from spinney.web.limits import Bucket
from spinney.web.messages import Delta, News, Whole, write
from spinney.web.parts import Part
from spinney.web.room import Room
from spinney.web.tokens import hashed

PATIENCE: Final = 15.0  # seconds for one message to leave
EXTRAS: Final = 40  # answers that may wait; whoever asks for more without reading gets none
REVOKED: Final = 4403  # the page does not come back after this
CLOSED: Final = (WebSocketDisconnect, RuntimeError, OSError)


log = logging.getLogger("spinney.web")


class Line:
    """A browser at a table: which seats it holds, and what it was sent last."""

    def __init__(self, socket: WebSocket, room: Room, token: str, watches: bool, pace: int) -> None:
        self.socket: Final = socket
        self.room: Final = room
        self.token: Final = token  # of the browser: the host's makes the links
        self.holder: Final = hashed(token) if token else ""
        self.watches: Final = watches  # may look without a seat
        self.bucket: Final = Bucket(pace, 2 * pace)
        self.mine = room.held_by(self.holder)
        self.lifted = SPECTATOR  # the seat in front of a shared browser
        self.sent: dict[str, Part] = {}
        self.known: tuple[object, ...] = ()
        self.extras: Final[deque[News]] = deque()
        self.news: Final = asyncio.Event()
        self.over = False

    @property
    def host(self) -> bool:
        return bool(self.holder) and self.holder == self.room.row.host

    @property
    def seat(self) -> int:
        """Whose eyes the page has: a shared browser turns to the seat that is asked."""
        if len(self.mine) < 2:
            return self.mine[0] if self.mine else SPECTATOR
        asked = self.room.asked
        if not self.room.secrets:
            if asked in self.mine:
                self.lifted = asked
            return self.lifted if self.lifted in self.mine else self.mine[0]
        if self.room.table is not None and self.room.table.over:
            return self.lifted if self.lifted in self.mine else SPECTATOR
        if asked in self.mine and asked != self.lifted:
            return SPECTATOR  # the curtain is down until somebody lifts it
        return self.lifted

    @property
    def curtain(self) -> int:
        """The seat that a shared browser must be passed to, or -1."""
        if len(self.mine) < 2 or not self.room.secrets or self.room.table is None or self.room.table.over:
            return -1
        asked = self.room.asked
        return asked if asked in self.mine and asked != self.lifted else -1

    def tell(self, extra: News | None = None) -> None:
        """There is news; `extra` is an answer that only this line gets."""
        if extra is not None and len(self.extras) < EXTRAS:
            self.extras.append(extra)
        self.news.set()

    async def run(self) -> None:
        """Send until the line is cut."""
        try:
            while not self.over:
                await self.news.wait()
                self.news.clear()
                if self.shut_out():
                    return await self.close(REVOKED)
                for text in self.messages():
                    async with asyncio.timeout(PATIENCE):
                        await self.socket.send_text(text)
        except (TimeoutError, *CLOSED):
            pass
        except Exception:
            log.exception("table %s cannot be drawn for seat %s", self.room.name, self.seat)
        finally:
            await self.close()

    def shut_out(self) -> bool:
        """Was the seat given to somebody else, at a table that is not for all eyes?"""
        self.mine = self.room.held_by(self.holder)
        return not (self.mine or self.watches or self.host)

    async def close(self, code: int = 1013) -> None:
        self.over = True
        if self.socket.application_state is WebSocketState.CONNECTED:
            try:
                await asyncio.wait_for(self.socket.close(code), 1)
            except (TimeoutError, *CLOSED):
                pass

    def messages(self) -> list[str]:
        """Everything that this line has not heard: the parts first, then its answers."""
        found = []
        news = self.catch_up()
        extras = list(self.extras)
        self.extras.clear()
        if news is not None:
            if extras:
                first = extras.pop(0)
                news.ack, news.waits = first.ack, first.waits
                news.refused, news.code = first.refused, first.code
                news.hint, news.look, news.go = first.hint, first.look, first.go
            found.append(write(news))
        return [*found, *map(write, extras)]

    def catch_up(self) -> News | None:
        """The parts that differ from what was sent last; None where nothing does."""
        room = self.room
        face = face_of(room, self)
        changed: dict[str, Whole | Delta] = {}
        for name, part in face.parts.items():
            old = self.sent.get(name)
            if old is not part:
                if old is None or old.pieces != part.pieces:
                    changed[name] = part.since(old)
                self.sent[name] = part
        sit = [seat.seat for seat in room.waits_for() if seat.seat in self.mine]
        mine = room.asked if room.asked in self.mine else -1
        known = (room.number, mine, self.seat, tuple(sit), face.title)
        if not changed and known == self.known:
            return None
        first = not self.known
        self.known = known
        news = News(room.number, first, changed, face.title, mine, self.seat)
        if first:
            news.commitment = room.commitment
        news.sit = sit
        return news
