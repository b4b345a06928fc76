"""One browser at a table: notified of a change, it sends the newest state when its socket is free.

A browser that reads slowly skips states; it never delays a table.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from spinney.engine.events import SPECTATOR
from spinney.engine.nothing import NOBODY
from spinney.web.connections.messages import FullPart, Patch, Update, write_update
from spinney.web.rendering.page_parts import page_parts_for
from spinney.web.rendering.patches import Part
from spinney.web.security.rate_limits import Bucket
from spinney.web.security.tokens import hashed
from spinney.web.tables.live_table import LiveTable

PATIENCE: Final = 15.0  # seconds for one message to leave
REPLIES: Final = 40  # that may wait; whoever asks for more without reading gets none
REVOKED: Final = 4403  # the page does not come back after this
CLOSED: Final = (WebSocketDisconnect, RuntimeError, OSError)


log = logging.getLogger("spinney.web")


class Connection:
    """A browser at a table: which seats it holds, and what it was sent last."""

    def __init__(self, socket: WebSocket, live: LiveTable, token: str, watches: bool, pace: int) -> None:
        self.socket: Final = socket
        self.live: Final = live
        self.token: Final = token  # of the browser: the host's makes the links
        self.holder: Final = hashed(token) if token else ""
        self.watches: Final = watches  # may look without a seat
        self.bucket: Final = Bucket(pace, 2 * pace)
        self.mine = live.held_by(self.holder)
        self.lifted = SPECTATOR  # the seat in front of a shared browser
        self.sent: dict[str, Part] = {}
        self.known: tuple[object, ...] = ()
        self.replies: Final[deque[Update]] = deque()
        self.notified: Final = asyncio.Event()
        self.over = False

    @property
    def host(self) -> bool:
        """Did this browser open the table?"""
        return bool(self.holder) and self.holder == self.live.row.host

    @property
    def asked(self) -> int:
        """The seat of this browser that must choose, or NOBODY; not one that a bot plays for."""
        asked = self.live.asked
        return asked if asked in self.mine and not self.live.seats[asked].stand_in else NOBODY

    @property
    def seat(self) -> int:
        """Whose eyes the page has: a shared browser turns to the seat that is asked."""
        if len(self.mine) < 2:
            return self.mine[0] if self.mine else SPECTATOR
        asked = self.asked
        if not self.live.secrets:
            if asked != NOBODY:
                self.lifted = asked
            return self.lifted if self.lifted in self.mine else self.mine[0]
        if self.live.over:
            return self.lifted if self.lifted in self.mine else SPECTATOR
        if asked not in (NOBODY, self.lifted):
            return SPECTATOR  # the curtain is down until somebody lifts it
        return self.lifted

    @property
    def curtain(self) -> int:
        """The seat that a shared browser must be passed to, or NOBODY."""
        table = self.live.table
        if len(self.mine) < 2 or not self.live.secrets or table is None or table.over:
            return NOBODY
        return self.asked if self.asked != self.lifted else NOBODY

    def notify(self, reply: Update | None = None) -> None:
        """Something has changed; `reply` is an answer that only this browser gets."""
        if reply is not None and len(self.replies) < REPLIES:
            self.replies.append(reply)
        self.notified.set()

    async def run(self) -> None:
        """Send until the connection ends."""
        try:
            while not self.over:
                await self.notified.wait()
                self.notified.clear()
                if self.shut_out():
                    return await self.close(REVOKED)
                for text in self.messages():
                    async with asyncio.timeout(PATIENCE):
                        await self.socket.send_text(text)
        except (TimeoutError, *CLOSED):
            pass
        except Exception:
            log.exception("table %s cannot be drawn for seat %s", self.live.name, self.seat)
        finally:
            await self.close()

    def shut_out(self) -> bool:
        """Was the seat given to somebody else, at a table that not everybody may watch?"""
        self.mine = self.live.held_by(self.holder)
        return not (self.mine or self.watches or self.host)

    async def close(self, code: int = 1013) -> None:
        """Close the WebSocket, unless the browser has gone already."""
        self.over = True
        if self.socket.application_state is WebSocketState.CONNECTED:
            try:
                await asyncio.wait_for(self.socket.close(code), 1)
            except (TimeoutError, *CLOSED):
                pass

    def messages(self) -> list[str]:
        """Everything that this browser has not heard: the parts of the page first, then the replies."""
        found = []
        update = self.catch_up()
        replies = list(self.replies)
        self.replies.clear()
        if update is not None:
            if replies:
                first = replies.pop(0)
                update.ack, update.waits = first.ack, first.waits
                update.refused, update.code = first.refused, first.code
                update.hint, update.look, update.go = first.hint, first.look, first.go
            found.append(write_update(update))
        return [*found, *map(write_update, replies)]

    def catch_up(self) -> Update | None:
        """The parts that differ from what was sent last; None where nothing does."""
        live = self.live
        page = page_parts_for(live, self)
        changed: dict[str, FullPart | Patch] = {}
        for name, part in page.parts.items():
            old = self.sent.get(name)
            if old is not part:
                if old is None or old.pieces != part.pieces:
                    changed[name] = part.patch_from(old)
                self.sent[name] = part
        waits = [] if live.frozen else live.waits_for()
        sit = [seat.seat for seat in waits if seat.seat in self.mine]
        asked = self.asked
        known = (live.number, asked, self.seat, tuple(sit), page.title)
        if not changed and known == self.known:
            return None
        first = not self.known
        self.known = known
        update = Update(live.number, first, changed, page.title, asked, self.seat)
        if first:
            update.commitment = live.commitment
        update.sit = sit
        return update
