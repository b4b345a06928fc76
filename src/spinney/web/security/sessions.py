"""A browser's session: an unguessable token in a cookie. There are no accounts; whoever has it, sits."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from spinney.web.settings import Settings

YEAR: Final = 365 * 86400


def cookie_name(settings: Settings) -> str:
    """The name of the session's cookie; over TLS one that other sites cannot set."""
    return "__Host-spinney" if settings.secure else "spinney"


def session_token(connection: HTTPConnection, settings: Settings) -> str:
    """The token in this browser's session cookie; empty if it has none."""
    token = connection.cookies.get(cookie_name(settings), "")
    return token if 20 <= len(token) <= 100 else ""


def set_session_cookie(response: Response, settings: Settings, token: str) -> None:
    """Let the browser keep its session token: not for scripts, not for other sites."""
    response.set_cookie(
        cookie_name(settings),
        token,
        max_age=YEAR,
        path="/",
        secure=settings.secure,
        httponly=True,
        samesite="lax",
    )
