"""What every response says to browsers, and what is asked of every request."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from hmac import compare_digest
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spinney.web.errors import Forbidden, TooMuch
from spinney.web.settings import Settings
from spinney.web.tokens import link_token

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:;"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final[Mapping[str, str]] = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
YEAR: Final = 365 * 86400
FORM: Final = 16_384  # bytes of a form
RECORD: Final = 1_000_000  # bytes of a record that somebody opens


class Guard:
    """Puts the headers on every response, errors included; pages are not kept unless they say so."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, guarded)


def same_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Does the request come from one of our own pages, or from a program without any page?"""
    headers = connection.headers
    origin = headers.get("origin")
    if origin == "null" and connection.scope["type"] == "websocket":
        return False  # our pages' lines say where they come from; only frames of others hide it
    if origin in (None, "null"):  # forms say "null", because our pages send no referrer
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if settings.base_url and origin == settings.origin:
        return True
    if settings.secure:
        return False  # the same name without TLS is somebody else
    return urlsplit(origin).netloc == headers.get("host", "") != ""


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    if not same_origin(connection, settings):
        raise Forbidden("That request came from another site.")


def proof_of(token: str) -> str:
    """What our own forms carry and no other site can know: made from the token in the browser's cookie."""
    return link_token(token, "form")


def check_proof(connection: HTTPConnection, settings: Settings, fields: Mapping[str, str]) -> str:
    """The token of the browser that sent a form, if the form is one of ours."""
    check_origin(connection, settings)
    token = token_of(connection, settings)
    if not token or not compare_digest(fields.get("proof", "").encode(), proof_of(token).encode()):
        raise Forbidden("This form has grown old, or cookies are off. Reload the page and try again.")
    return token


def cookie_name(settings: Settings) -> str:
    return "__Host-spinney" if settings.secure else "spinney"


def token_of(connection: HTTPConnection, settings: Settings) -> str:
    """The token of this browser; empty if it has none."""
    token = connection.cookies.get(cookie_name(settings), "")
    return token if 20 <= len(token) <= 100 else ""


def give_token(response: Response, settings: Settings, known: str, made: str) -> Response:
    """Let the browser keep its token: not for scripts, not for other sites."""
    if made != known:
        response.set_cookie(
            cookie_name(settings),
            made,
            max_age=YEAR,
            path="/",
            secure=settings.secure,
            httponly=True,
            samesite="lax",
        )
    return response


def address_of(connection: HTTPConnection) -> str:
    """Whom limits are counted for. A household has 2**64 addresses of the new kind: they count as one."""
    return neighbourhood(connection.client.host) if connection.client is not None else "local"


@lru_cache(4096)
def neighbourhood(host: str) -> str:
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv4Address):
        return host
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


async def body_of(request: Request, most: int) -> bytes:
    """The body of a request, as long as it is not too large."""
    claimed = Headers(scope=request.scope).get("content-length", "0")
    if not claimed.isdecimal() or int(claimed) > most:
        raise TooMuch(f"That is too large: at most {most:,} bytes.")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise TooMuch(f"That is too large: at most {most:,} bytes.")
    return body
