"""The application: the routes, what lives as long as the server, and what is said when something fails."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp

from spinney.engine.build import version_line
from spinney.engine.errors import SpinneyError
from spinney.web.errors import Refused
from spinney.web.logs import REQUEST, note
from spinney.web.pages.frame import trouble_page
from spinney.web.routes.entrance import Entrance
from spinney.web.routes.gate import Gate
from spinney.web.routes.urls import all_routes
from spinney.web.routes.watch import Watch, route_of
from spinney.web.security.door import Door
from spinney.web.security.headers import SecurityHeaders
from spinney.web.settings import Settings
from spinney.web.tables.live_tables import LiveTables

log = logging.getLogger("spinney.web")


def make_app(settings: Settings, tables: LiveTables | None = None, door: Door | None = None) -> ASGIApp:
    """The web application of one data folder: its routes, and what is opened and closed with the server."""
    tables = tables or LiveTables(settings)
    door = door or Door(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await tables.open()
        app.state.tables = tables
        note("started", version=version_line())
        try:
            yield
        finally:
            await tables.close()
            note("stopped")

    app = Starlette(
        routes=all_routes(tables, door),
        middleware=[
            Middleware(Watch, measures=tables.measures),
            Middleware(Entrance, door=door, pace=settings.pace),
            Middleware(GZipMiddleware, minimum_size=2000),
            Middleware(Gate, tables=tables),
        ],
        exception_handlers={
            SpinneyError: refused_page,
            HTTPException: missing_page,
            ClientDisconnect: gone_page,
            Exception: broken_page,
        },
        lifespan=lifespan,
    )
    return SecurityHeaders(app)  # outermost: the page that says "broken" is made outside of all middleware


async def refused_page(request: Request, error: Exception) -> Response:
    """The page for a request that was refused."""
    status = error.status if isinstance(error, Refused) else 400
    return trouble_page(status, str(error))


async def missing_page(request: Request, error: Exception) -> Response:
    """The page for an address that leads nowhere, or that does not take such a request."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    return trouble_page(status, "There is nothing here." if status == 404 else "That is not possible here.")


async def gone_page(request: Request, error: Exception) -> Response:
    """The end of a request whose sender left before all of it was here; nobody reads it."""
    return Response(status_code=400)


async def broken_page(request: Request, error: Exception) -> Response:
    """The page for our own bug: it says so and no more; the log has the rest."""
    log.error("%s %s failed", request.method, route_of(request.scope), exc_info=error)
    page = trouble_page(500, "Something broke on our side. The table is kept; try again.")
    page.headers["x-request-id"] = REQUEST.get()
    return page
