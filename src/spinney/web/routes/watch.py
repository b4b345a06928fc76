"""What is noted of every request: which route answered, with which status, and how long that took."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spinney.web.logs import REQUEST, note
from spinney.web.measures import Measures

NOWHERE: Final = "none"  # where an address leads nowhere; the address itself is never noted: it holds tokens
PROBES: Final = ("/healthz", "/readyz", "/metrics")  # asked so often that only trouble is worth a line
STARTS: Final = ("http.response.start", "websocket.http.response.start")


class Watch:
    """Gives each request an id, measures it, and writes a line about it."""

    def __init__(self, app: ASGIApp, measures: Measures) -> None:
        self.app: Final = app
        self.measures: Final = measures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        request = secrets.token_hex(8)
        REQUEST.set(request)  # for good: whoever logs a fault of this request later names it, too
        began = time.perf_counter()
        status = 500  # unless something else is said

        async def send_noted(message: Message) -> None:
            nonlocal status
            if message["type"] in STARTS:
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = request
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            await self.app(scope, receive, send_noted)
        finally:
            self.noted(scope, status, time.perf_counter() - began)

    def noted(self, scope: Scope, status: int, seconds: float) -> None:
        """A request is over, or a WebSocket was closed."""
        route, took = route_of(scope), round(1000 * seconds, 1)
        if scope["type"] == "websocket":
            return note("line", route=route, status=status, ms=took)
        self.measures.requests.labels(route, status).observe(seconds)
        if route not in PROBES or status != 200:
            note("request", method=scope["method"], route=route, status=status, ms=took)


def route_of(scope: Scope) -> str:
    """The route that a request came to, with names in place of what stood there."""
    route: Any = scope.get("route")
    return str(getattr(route, "path", NOWHERE))
