"""The gate before all routes: where the database is not there, or somebody is banned, one page says so."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from spinney.web.house.keeper import SHUT_OUT
from spinney.web.house.words import banned_words
from spinney.web.pages.frame import trouble_page
from spinney.web.pages.shut_out import shut_out_page
from spinney.web.routes.entrance import answer_at_once
from spinney.web.security.requests import client_address
from spinney.web.security.sessions import session_token
from spinney.web.security.tokens import hashed
from spinney.web.storage.schema import BAN
from spinney.web.tables.live_tables import LiveTables

FOR_ALL: Final = ("/static/", "/theme.css", "/healthz", "/readyz", "/metrics")  # a page's looks; watchmen

FAILS: Final = "The database does not answer just now. Nothing is lost; try again in a moment."

log = logging.getLogger("spinney.web")


class Gate:
    """Lets people in while there is something to show them, unless they are banned."""

    def __init__(self, app: ASGIApp, tables: LiveTables) -> None:
        self.app: Final = app
        self.tables: Final = tables

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or scope["path"].startswith(FOR_ALL):
            await self.app(scope, receive, send)
        elif self.tables.why_shut is not None:
            await say_shut(self.tables.why_shut, scope, receive, send)
        elif words := self.banned_words(HTTPConnection(scope)):
            await say_banned(words, scope, receive, send)
        else:
            await self.let_in(scope, receive, send)

    async def let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in; if the database fails it, say that plainly: it is no bug of ours."""
        try:
            await self.app(scope, receive, send)
        except Exception as error:
            if scope["type"] != "http" or not self.tables.store.fails(error):
                raise
            log.warning("the database failed: %s", str(error).partition("\n")[0])
            await say_shut(FAILS, scope, receive, send)

    def banned_words(self, connection: HTTPConnection) -> str:
        """What a banned browser is told; empty for all others."""
        token = session_token(connection, self.tables.settings)
        holder = hashed(token) if token else ""
        row = self.tables.keeper.in_force.find(BAN, holder, client_address(connection))
        return banned_words(row) if row is not None else ""


async def say_shut(why: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Nobody is let in for now; a page that was open tries its line again by itself."""
    page = trouble_page(503, why)
    page.headers["retry-after"] = "5"
    await answer_at_once(page, scope, receive, send)


async def say_banned(words: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Somebody is not let in; an open page is told by a code, and comes back to read why."""
    if scope["type"] == "websocket":
        socket = WebSocket(scope, receive, send)
        with suppress(WebSocketDisconnect, OSError):  # whoever asked may have gone
            await socket.accept()
            await socket.close(SHUT_OUT)
    else:
        await shut_out_page(words)(scope, receive, send)
