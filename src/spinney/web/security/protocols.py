"""The protocols of the server, each socket of which has a place at the door.

Uvicorn bounds how long a socket may be idle, but not how long headers or bodies take, nor how many sockets
there are; so its protocols tell the door at every step what they wait for.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from spinney.web.security.door import Door, Place, Wait, plain_answer

if TYPE_CHECKING:  # what "auto" finds has one shape, whichever parser it is built on
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as HTTPProtocol
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as LineProtocol
else:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as HTTPProtocol
    from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol as LineProtocol

HEADERS: Final = 65_536  # bytes of headers
STOPPING: Final = "This server is about to be restarted; come again in a moment."
FULL: Final = plain_answer("503 Service Unavailable", "Too many connections; close some, or wait a moment.")
LARGE: Final = plain_answer("431 Request Header Fields Too Large", "Those headers are too large.")


class GuardedHTTP(HTTPProtocol):
    """HTTP on one socket, until it ends or becomes a WebSocket."""

    def __init__(self, door: Door, **given: Any) -> None:
        super().__init__(**given)
        self.door: Final = door
        self.place: Place | None = None
        self.heard = 0  # bytes of headers that are not complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A socket is open: it gets a place, or hears at once that there is none."""
        super().connection_made(transport)
        self.place = self.door.enter(transport, self.client[0] if self.client else "")
        if self.place is None:
            self.turn_away(FULL)

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is closed."""
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something came; what comes after the socket was turned away is not heard."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        self.tell_door(came=True)
        in_headers = self.place is not None and self.place.wait in (Wait.HEADERS, Wait.NEXT)
        self.heard = self.heard + len(data) if in_headers else 0
        if self.heard > HEADERS:
            self.door.refuse("large headers")
            self.turn_away(LARGE)

    def send_400_response(self, msg: str) -> None:
        """What came is no HTTP."""
        self.door.refuse("malformed")
        super().send_400_response(msg)

    def on_message_complete(self) -> None:
        """All of a request has come, even if it was answered before."""
        super().on_message_complete()
        if self.cycle is not None:
            self.cycle.more_body = False

    def on_response_complete(self) -> None:
        """A request was answered; the next one may be there already."""
        super().on_response_complete()
        self.tell_door()

    def pause_writing(self) -> None:
        """So much was written that has not been read that we wait for it."""
        super().pause_writing()
        self.tell_door()

    def resume_writing(self) -> None:
        """Most of what was written has been read."""
        super().resume_writing()
        self.tell_door()

    def turn_away(self, words: bytes) -> None:
        """Say something and close; what was asked has not reached the application."""
        self.transport.write(words)
        self.transport.close()

    def tell_door(self, came: bool = False) -> None:
        """Tell the door what this socket keeps us waiting for now."""
        if self.place is not None and not self.transport.is_closing():
            self.door.expect(self.place, self.awaited(came))

    def awaited(self, came: bool) -> Wait:
        """What this socket keeps us waiting for, after something came from it or after something else."""
        if self.transport.get_protocol() is not self:
            return Wait.NOTHING  # it is a WebSocket now, and answers pings
        if self.flow.write_paused:
            return Wait.READER
        if self.cycle is None:
            return Wait.HEADERS
        if not self.cycle.response_complete:
            return Wait.BODY if self.cycle.more_body else Wait.NOTHING
        return Wait.NEXT if came and not self.cycle.more_body else Wait.IDLE


class GuardedLine(LineProtocol):
    """A WebSocket, which keeps the place that its socket had as HTTP."""

    def __init__(self, door: Door, **given: Any) -> None:
        super().__init__(**given)
        self.door: Final = door
        self.stopping = False

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is closed."""
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops."""
        self.stopping = True
        super().shutdown()

    def send_500_response(self) -> None:
        """No answer can be given; to whoever is only just coming while the server stops that is no fault."""
        if not self.stopping or self.initial_response or self.handshake_complete:
            return super().send_500_response()
        self.conn.send_response(self.conn.reject(503, STOPPING))
        self.transport.write(b"".join(self.conn.data_to_send()))

    async def send(self, message: Any) -> None:
        """Send a message of the application; one that refuses the WebSocket is an answer, too."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # or uvicorn would log that there was no answer
