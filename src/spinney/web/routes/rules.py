"""The rules of a game, as a page and as the text that the table's drawer shows."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from spinney.web.pages.rules import rules_document, rules_page
from spinney.web.routes.shared import known_game


async def rules(request: Request) -> Response:
    """`/rules/GAME`: the rules of a game as a page."""
    return rules_page(known_game(request.path_params["game"]))


async def rules_text(request: Request) -> Response:
    """`/rules/GAME/text`: the rules of a game, for the drawer beside a table."""
    return HTMLResponse(rules_document(known_game(request.path_params["game"])))
