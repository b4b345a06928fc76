"""What all routes share: the live tables, the limits, and the questions asked of every request."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from spinney.web.connections.connection import CLOSED
from spinney.web.errors import NotFound, Refused, TooMuch
from spinney.web.games import game_keys
from spinney.web.house.words import title_of
from spinney.web.pages.frame import trouble_page
from spinney.web.routes.entrance import deny
from spinney.web.security.csrf import check_csrf, csrf_proof, same_origin
from spinney.web.security.rate_limits import Buckets
from spinney.web.security.requests import FORM, client_address, read_body
from spinney.web.security.sessions import session_token, set_session_cookie
from spinney.web.security.tokens import hashed, new_token
from spinney.web.tables.invitations import may_watch
from spinney.web.tables.live_table import LiveTable
from spinney.web.tables.live_tables import LiveTables

Page = Callable[[Request], Awaitable[Response]]


class Shared:
    """One for each server; every class of routes has it."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables: Final = tables
        self.settings: Final = tables.settings
        self.forms: Final = Buckets(self.settings.tables_per_minute / 60, self.settings.tables_per_minute)
        self.reads: Final = Buckets(self.settings.pace * 5, self.settings.pace * 20)
        self.connections: Final[Counter[str]] = Counter()  # by address

    def check_read_rate(self, request: Request) -> None:
        """Whoever reads faster than any person is told to wait."""
        if not self.reads.take(client_address(request)):
            raise TooMuch("That was too fast; wait a moment.")

    def limited(self, page: Page) -> Page:
        """A page, for those who do not read faster than any person."""

        async def read(request: Request) -> Response:
            self.check_read_rate(request)
            return await page(request)

        return read

    def check_form_rate(self, request: Request) -> None:
        """Whoever sends too many forms or records is told to wait."""
        if not self.forms.take(client_address(request)):
            raise TooMuch("That was too much in a short time; wait a minute.")

    def page_with_forms(self, request: Request, page: Callable[[str], Response]) -> Response:
        """A page with forms: the browser gets its token, and the forms the proof that goes with it."""
        known = session_token(request, self.settings)
        token = known or new_token()
        response = page(csrf_proof(token))
        if token != known:
            set_session_cookie(response, self.settings, token)
        return response

    async def read_form(self, request: Request) -> tuple[str, dict[str, str]]:
        """Who sent a form, and its fields, from one of our own pages."""
        self.check_form_rate(request)
        body = await read_body(request, FORM)
        try:
            fields = dict(parse_qsl(body.decode(), max_num_fields=100, keep_blank_values=True))
        except ValueError as error:
            raise Refused("That form cannot be read.") from error
        return check_csrf(request, self.settings, fields), fields

    async def admit(self, socket: WebSocket, talk: Callable[[WebSocket], Awaitable[None]]) -> None:
        """Talk to a browser over its WebSocket, unless it comes from elsewhere or has too many."""
        address = client_address(socket)
        if not same_origin(socket, self.settings):
            return await deny(socket, trouble_page(403, "That request came from another site."))
        if self.connections[address] >= self.settings.connections_per_address or not self.reads.take(address):
            words = "Too many connections from one address; close some, or wait a moment."
            return await deny(socket, trouble_page(429, words))
        self.connections[address] += 1
        try:
            await talk(socket)
        except CLOSED:
            pass
        finally:
            self.connections[address] -= 1
            if not self.connections[address]:
                del self.connections[address]

    async def visible_table(self, request: Request) -> LiveTable:
        """A table that this browser may look at, by itself or by a link to watch.

        It never learns whether there is one that it may not see.
        """
        live = await self.tables.find(request.path_params["name"])
        if "link" in request.path_params:
            if not await may_watch(self.tables, live.row, request.path_params["link"]):
                raise NotFound("There is no such table here.")
            return live
        for ask_again in (True, False):
            if live.row.public or not self.is_stranger(request, live):
                return live
            if ask_again:  # somebody may have sat down at another server a moment ago
                await self.tables.neighbours.ask(live)
        raise NotFound("There is no such table here.")

    def title_for(self, request: Request, live: LiveTable) -> str:
        """The title of a table as this browser may read it."""
        return title_of(live.row, self.is_stranger(request, live))

    def is_stranger(self, request: Request, live: LiveTable) -> bool:
        """Has this browser neither a seat at a table, nor opened it?"""
        token = session_token(request, self.settings)
        holder = hashed(token) if token else ""
        return not (live.held_by(holder) or (holder and holder == live.row.host))


def address_of(request: Request, live: LiveTable) -> str:
    """The address of a table for this browser, which may have come by a link to watch."""
    link = request.path_params.get("link", "")
    return f"/t/{live.name}/watch/{link}" if link else f"/t/{live.name}"


def known_game(key: str) -> str:
    """The key of a game in the address of a request; "not found" where no such game is installed."""
    if key not in game_keys():
        raise NotFound("There is no such game here.")
    return key
