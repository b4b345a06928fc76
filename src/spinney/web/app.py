"""The application: which address leads where."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from spinney.art.theme import THEME_CSS
from spinney.engine.errors import SpinneyError
from spinney.web.errors import Refused
from spinney.web.lobby import Lobby
from spinney.web.pages.frame import trouble
from spinney.web.places import Places
from spinney.web.security import Guard
from spinney.web.settings import Settings

STATIC: Final = Path(__file__).parent / "static"
FRESH: Final = {"cache-control": "no-cache"}  # kept, but asked about

log = logging.getLogger("spinney.web")


class Files(StaticFiles):
    """Our own scripts and stylesheets."""

    def file_response(self, *given: object, **named: object) -> Response:
        response = super().file_response(*given, **named)  # type: ignore[arg-type]
        response.headers.update(FRESH)
        return response


def make_app(settings: Settings) -> ASGIApp:
    """A server for one data folder."""
    lobby = Lobby(settings)
    places = Places(lobby)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await lobby.open()
        app.state.lobby = lobby
        try:
            yield
        finally:
            await lobby.close()

    app = Starlette(
        routes=routes(places),
        middleware=[Middleware(GZipMiddleware, minimum_size=2000)],
        exception_handlers={SpinneyError: refused, HTTPException: missing, Exception: broken},
        lifespan=life,
    )
    return Guard(app)  # around everything: the page that says "broken" is made outside of all middleware


def routes(places: Places) -> list[Route | Mount | WebSocketRoute]:
    get, post = ["GET"], ["POST"]
    return [
        Route("/", places.home, methods=get),
        Route("/play", places.play_now, methods=post),
        Route("/new", places.setup, methods=get),
        Route("/new", places.set_up, methods=post),
        Route("/join/{link}", places.invitation, methods=get),
        Route("/join/{link}", places.sit_down, methods=post),
        Route("/t/{name}", places.table, methods=get),
        Route("/t/{name}/watch/{link}", places.watch, methods=get),
        Route("/t/{name}/replay", places.replay, methods=get),
        Route("/t/{name}/moment/{at}", places.moment, methods=get),
        Route("/t/{name}/verify", places.verify, methods=get),
        Route("/t/{name}/record.json", places.record, methods=get),
        Route("/records", places.open_record, methods=post),
        Route("/r/{record}", places.replay, methods=get),
        Route("/r/{record}/moment/{at}", places.moment, methods=get),
        Route("/r/{record}/verify", places.verify, methods=get),
        Route("/r/{record}/record.json", places.record, methods=get),
        Route("/rules/{game}", places.rules, methods=get),
        Route("/rules/{game}/text", places.rules_text, methods=get),
        Route("/theme.css", theme, methods=get),
        Mount("/static", Files(directory=STATIC), name="static"),
        WebSocketRoute("/t/{name}/line", places.line),
    ]


async def theme(request: Request) -> Response:
    return Response(THEME_CSS, media_type="text/css", headers=FRESH)


async def refused(request: Request, error: Exception) -> Response:
    status = error.status if isinstance(error, Refused) else 400
    return trouble(status, str(error))


async def missing(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    return trouble(status, "There is nothing here." if status == 404 else "That is not possible here.")


async def broken(request: Request, error: Exception) -> Response:
    """Our own bug: the page says so and no more; the log has the rest."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return trouble(500, "Something broke on our side. The table is kept; try again.")
