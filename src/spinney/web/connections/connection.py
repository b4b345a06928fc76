"""One browser at a table: notified of a change, it sends the newest state when its socket is free.

A browser that reads slowly skips states; it never delays a table.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from spinney.art.svg import attribute
from spinney.engine.events import SPECTATOR
from spinney.engine.nothing import NOBODY
from spinney.web.connections.messages import FullPart, Patch, Update, write_update
from spinney.web.rendering.page_parts import PageParts, page_parts_for
from spinney.web.rendering.patches import Part
from spinney.web.security.rate_limits import Bucket
from spinney.web.security.tokens import hashed, new_id
from spinney.web.tables.live_table import LiveTable

PATIENCE: Final = 15.0  # seconds for one message to leave
REPLIES: Final = 40  # that may wait; whoever asks for more without reading gets none
REVOKED: Final = 4403  # the page does not come back after this
RESTART: Final = 1012  # the page comes back at once, perhaps to another server
WITH_KEYS: Final = ("zones", "me", "people")  # parts of the page whose parts explain themselves
CLOSED: Final = (WebSocketDisconnect, RuntimeError, OSError)


log = logging.getLogger("spinney.web")


class Connection:
    """A browser at a table: which seats it holds, and what it was sent last."""

    def __init__(
        self, socket: WebSocket, live: LiveTable, token: str, watches: bool, pace: int, address: str = ""
    ) -> None:
        self.socket: Final = socket
        self.live: Final = live
        self.token: Final = token  # of the browser: the host's makes the links
        self.holder: Final = hashed(token) if token else ""
        self.watches: Final = watches  # may look without a seat
        self.address: Final = address  # bots think for this client, and readers look back ...
        self.line: Final = new_id()  # ... for this line of theirs
        self.bucket: Final = Bucket(pace, 2 * pace)
        self.link = ""  # to watch, if it came by one
        self.looking: asyncio.Task[None] | None = None
        self.mine = live.held_by(self.holder)
        self.lent: Final[set[int]] = set()  # seats that were given to a bot while this browser looked
        self.back_since: Final[dict[int, float]] = {}  # when asked for a seat that a bot plays
        self.lifted = SPECTATOR  # the seat in front of a shared browser
        self.sent: dict[str, Part] = {}
        self.known: tuple[object, ...] = ()
        self.replies: Final[deque[tuple[int, Update]]] = deque()  # each with whose eyes it is for
        self.notified: Final = asyncio.Event()
        self.busy = False  # with a message of the browser
        self.leaving = False
        self.over = False

    @property
    def host(self) -> bool:
        """Did this browser open the table?"""
        return bool(self.holder) and self.holder == self.live.row.host

    @property
    def asked(self) -> int:
        """The seat of this browser that must choose, or NOBODY; not one that it watches a bot play."""
        asked = self.live.asked
        return asked if asked in self.mine and asked not in self.watched else NOBODY

    def asked_since(self, seat: int, now: float) -> float:
        """When this browser was first asked to answer for a seat that a bot plays."""
        return self.back_since.setdefault(seat, now)

    @property
    def watched(self) -> tuple[int, ...]:
        """The seats of this browser that it watches a bot play.

        Whoever comes back is asked, and has the seat again by answering; not who has just given it to a bot,
        and at a shared screen nobody.
        """
        found = (seat for seat in self.mine if self.live.seats[seat].stand_in)
        return tuple(seat for seat in found if seat in self.lent or len(self.mine) > 1)

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

    @property
    def where(self) -> str:
        """The address of the table for this browser: whoever may only watch by a link goes on by it."""
        own = self.mine or self.host or self.live.row.public or not self.link
        return f"/t/{self.live.name}" if own else f"/t/{self.live.name}/watch/{self.link}"

    def shows(self, part: str) -> bool:
        """Was this browser sent a part of the table with this key? There is nothing to say of any other."""
        wanted = attribute("data_key", part)
        sent = [self.sent[name] for name in WITH_KEYS if name in self.sent]
        return any(wanted in piece for drawn in sent for piece in drawn.pieces)

    def notify(self, reply: Update | None = None) -> None:
        """Something has changed; `reply` is an answer that only this browser gets."""
        if reply is not None and len(self.replies) < REPLIES:
            self.replies.append((self.seat, reply))
        self.notified.set()

    def begin_look(self, look: Coroutine[None, None, None]) -> None:
        """Look back at a moment; whoever looks at another meanwhile does not want the one before any more."""
        self.end_look()
        self.looking = asyncio.create_task(look)

    def end_look(self) -> None:
        """Nobody waits for a look back any more."""
        if self.looking is not None:
            self.looking.cancel()

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
                if self.leaving and not self.busy:
                    return await self.close(RESTART)
        except (TimeoutError, *CLOSED):
            pass
        except Exception:
            log.exception("table %s cannot be drawn for seat %s", self.live.name, self.seat)
        finally:
            await self.close()

    def leave(self) -> None:
        """This server is about to stop: close the connection once the message in work has its answer."""
        self.leaving = True
        self.notified.set()

    def shut_out(self) -> bool:
        """Was the seat given to somebody else, at a table that not everybody may watch?"""
        self.mine = self.live.held_by(self.holder)
        return not (self.mine or self.watches or self.host)

    async def close(self, code: int = 1013) -> None:
        """Close the WebSocket, unless the browser has gone already."""
        self.over = True
        self.end_look()
        if self.socket.application_state is WebSocketState.CONNECTED:
            try:
                await asyncio.wait_for(self.socket.close(code), 1)
            except (TimeoutError, *CLOSED):
                pass

    def messages(self) -> list[str]:
        """Everything that this browser has not heard: the parts of the page first, then the replies."""
        found = []
        update = self.catch_up()
        replies = [reply if eyes == self.seat else reply.for_anybody() for eyes, reply in self.replies]
        self.replies.clear()
        if update is not None:
            if replies:
                first = replies.pop(0)
                update.ack, update.waits = first.ack, first.waits
                update.refused, update.code = first.refused, first.code
                update.hint, update.look, update.go = first.hint, first.look, first.go
                update.looked, update.lens, update.part = first.looked, first.lens, first.part
                update.figures = first.figures
                update.learnt, update.done = first.learnt, first.done
            found.append(write_update(update))
        return [*found, *map(write_update, replies)]

    def page_parts(self) -> PageParts:
        """The parts of the page as this browser sees them."""
        return page_parts_for(self.live, self)

    def catch_up(self) -> Update | None:
        """The parts that differ from what was sent last; None where nothing does."""
        live = self.live
        page = self.page_parts()
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
        known = (live.number, asked, self.seat, tuple(sit), page.title, tuple(self.mine))
        if not changed and known == self.known:
            return None
        first = not self.known
        told = self.known[-1] if self.known else None
        self.known = known
        update = Update(live.number, first, changed, page.title, asked, self.seat)
        if first:
            update.commitment = live.commitment
        update.sit = sit
        if told != known[-1]:
            update.mine = {seat: live.place(seat) for seat in self.mine}
        return update
