"""A table: sitting down by a link, the page itself, and the WebSocket that brings it to life."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from spinney.engine.errors import SpinneyError
from spinney.web.connections.commands import handle_message
from spinney.web.connections.connection import REVOKED, Connection
from spinney.web.errors import Stale
from spinney.web.pages.frame import trouble_page
from spinney.web.pages.join import join_page
from spinney.web.pages.table import table_page
from spinney.web.routes.entrance import deny
from spinney.web.routes.gate import FAILS
from spinney.web.routes.shared import Shared
from spinney.web.security.requests import client_address
from spinney.web.security.sessions import session_token
from spinney.web.tables.invitations import claim, invited_seat, link_to_rematch, may_watch

CONNECTIONS_PER_TABLE: Final = 300


class TableRoutes:
    """`/join/...` and `/t/NAME`."""

    def __init__(self, shared: Shared) -> None:
        self.shared: Final = shared

    # Sitting down by a link.

    async def invitation(self, request: Request) -> Response:
        """The page that an invitation leads to."""
        self.shared.check_read_rate(request)
        link = request.path_params["link"]
        row = await invited_seat(self.shared.tables, link)
        live, seat = await self.shared.tables.find(row.table_id), row.seat
        return self.shared.page_with_forms(request, lambda proof: join_page(live, seat, link, proof))

    async def sit_down(self, request: Request) -> Response:
        """Take the seat of an invitation, and go to the table."""
        token, fields = await self.shared.read_form(request)
        name = await claim(self.shared.tables, token, request.path_params["link"], fields.get("name", ""))
        return RedirectResponse(f"/t/{name}", 303)

    # The page.

    async def table(self, request: Request) -> Response:
        """The page of a table, for those who may see it."""
        self.shared.check_read_rate(request)
        live = await self.shared.visible_table(request)
        return table_page(live, title=self.shared.title_for(request, live))

    async def watch(self, request: Request) -> Response:
        """The page of a table, for spectators who have its link."""
        self.shared.check_read_rate(request)
        live = await self.shared.visible_table(request)
        return table_page(live, request.path_params["link"], self.shared.title_for(request, live))

    async def rematch(self, request: Request) -> Response:
        """The way to the rematch: for those who had a link to watch this table, to watch."""
        self.shared.check_read_rate(request)
        live = await self.shared.visible_table(request)
        again, link = live.row.rematch, request.path_params.get("link", "")
        if not again:
            raise Stale("There is no rematch yet.")
        by_link = f"/watch/{link_to_rematch(live.name, link)}" if link else ""
        return RedirectResponse(f"/t/{again}{by_link}", 303)

    # The WebSocket.

    async def connect(self, socket: WebSocket) -> None:
        """A browser connects: read its messages, answer them, send updates, until it is gone."""
        await self.shared.admit(socket, self.talk)

    async def talk(self, socket: WebSocket) -> None:
        """One browser's conversation with its table over the WebSocket, until either ends it."""
        settings = self.shared.settings
        token = session_token(socket, settings)
        try:
            live = await self.shared.tables.find(socket.path_params["name"])
        except SpinneyError:
            return await refuse(socket)
        except Exception as error:
            if not self.shared.tables.store.fails(error):
                raise
            return await deny(socket, trouble_page(503, FAILS))
        await self.shared.tables.neighbours.ask(live)
        link = socket.query_params.get("watch", "")
        by_link = bool(link) and await may_watch(self.shared.tables, live.row, link)
        address = client_address(socket)
        watches = live.row.public or by_link
        connection = Connection(socket, live, token, watches, settings.pace, address)
        connection.link = link if by_link else ""
        if connection.shut_out() or len(live.connections) >= CONNECTIONS_PER_TABLE:
            return await refuse(socket)
        await socket.accept()
        live.connections.add(connection)
        if self.shared.tables.draining:
            connection.leave()
        sender = asyncio.create_task(connection.run())
        live.notify()
        self.shared.tables.start_bots(live)
        self.shared.tables.neighbours.came_or_left(live)
        try:
            while not connection.over:
                text = await socket.receive_text()
                connection.busy = True
                await handle_message(self.shared.tables, connection, text)
                connection.busy = False
                if connection.leaving:
                    connection.notify()
                await asyncio.sleep(0)  # even a flood leaves the others their turn
        except (KeyError, WebSocketDisconnect):
            pass  # a binary message, or the end
        finally:
            live.disconnected(connection)
            sender.cancel()
            live.notify()
            self.shared.tables.start_bots(live)
            self.shared.tables.neighbours.came_or_left(live)
            await connection.close(1000)


async def refuse(socket: WebSocket) -> None:
    """Accept a table's WebSocket and close it at once, so that the page hears why."""
    await socket.accept()
    await socket.close(REVOKED)
