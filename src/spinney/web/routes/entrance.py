"""What every request passes before it reaches its route: addresses that cannot be ours are turned away."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from spinney.web.pages.frame import trouble_page
from spinney.web.security.door import Door
from spinney.web.security.rate_limits import Buckets
from spinney.web.security.requests import client_address


class Entrance:
    """Lets a request in, or answers it at once.

    The door counts sockets, and behind a proxy all of them come from one address; so the requests of an
    address that are under way at once are counted here, too. The limit for all that an address asks for,
    scripts and stylesheets included, is far above those of single pages.
    """

    def __init__(self, app: ASGIApp, door: Door, pace: int) -> None:
        self.app: Final = app
        self.door: Final = door
        self.requests: Final = Buckets(50 * pace, 200 * pace)
        self.inside: Final[Counter[str]] = Counter()  # by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        address = client_address(HTTPConnection(scope))
        refusal = self.refusal_of(scope["path"], address)
        if refusal is not None:
            return await answer_at_once(refusal, scope, receive, send)
        self.inside[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.inside[address] -= 1
            if not self.inside[address]:
                del self.inside[address]

    def refusal_of(self, path: str, address: str) -> Response | None:
        """The answer to a request that is not let in."""
        if not path.isprintable():  # a database would choke on it
            return trouble_page(400, "That address has characters in it that no address here has.")
        if self.inside[address] >= self.door.most_per_address:
            self.door.refuse("address", address)
            return trouble_page(429, "Too many requests at once from one address; wait a moment.")
        if not self.requests.take(address):
            self.door.refuse("pace", address)
            return trouble_page(429, "That was too fast; wait a moment.")
        return None


async def answer_at_once(answer: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request with a page, even if it asked for a WebSocket."""
    if scope["type"] == "http":
        return await answer(scope, receive, send)
    await deny(WebSocket(scope, receive, send), answer)


async def deny(socket: WebSocket, answer: Response) -> None:
    """Answer a request for a WebSocket with an ordinary response that says why there is none."""
    with suppress(WebSocketDisconnect, OSError):  # whoever asked may have gone
        await socket.send_denial_response(answer)
