"""The first page, and setting up a table."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from spinney.web.errors import Refused
from spinney.web.games import game_of
from spinney.web.pages.home import home_page
from spinney.web.pages.setup import setup_page
from spinney.web.routes.shared import Shared, known_game
from spinney.web.security.csrf import csrf_proof
from spinney.web.security.sessions import session_token
from spinney.web.security.tokens import hashed
from spinney.web.tables.new_table import TableSetup, open_table, quick_setup, setup_from_form


class HomeRoutes:
    """`/`, `/play` and `/new`."""

    def __init__(self, shared: Shared) -> None:
        self.shared: Final = shared

    async def home(self, request: Request) -> Response:
        """The first page, with the tables of this browser and the public ones."""
        self.shared.check_read_rate(request)
        token = session_token(request, self.shared.settings)
        store = self.shared.tables.store
        mine = await store.mine(hashed(token)) if token else []
        known = {row.id for row in mine}
        public = [row for row in await store.public() if row.id not in known]
        return self.shared.page_with_forms(request, lambda proof: home_page(mine, public, proof))

    async def play_now(self, request: Request) -> Response:
        """Open a table against bots at once."""
        token, fields = await self.shared.read_form(request)
        return await self.opened(token, quick_setup(fields.get("game", "")))

    async def setup(self, request: Request) -> Response:
        """The form that sets up a table."""
        game = game_of(known_game(request.query_params.get("game", "")))
        return self.shared.page_with_forms(request, lambda proof: setup_page(game, proof))

    async def set_up(self, request: Request) -> Response:
        """Open the table that a form describes, or show the form again with what is wrong."""
        token, fields = await self.shared.read_form(request)
        try:
            wanted = setup_from_form(fields)
        except Refused as error:
            game = game_of(known_game(fields.get("game", "")))
            page = setup_page(game, csrf_proof(token), str(error), fields)
            page.status_code = 400
            return page
        return await self.opened(token, wanted)

    async def opened(self, token: str, wanted: TableSetup) -> Response:
        """Open a table, and send the browser there."""
        return RedirectResponse(f"/t/{await open_table(self.shared.tables, wanted, token)}", 303)
