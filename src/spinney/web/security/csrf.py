"""Requests must come from our own pages: the origin they name, and a proof that only our forms carry."""

from __future__ import annotations

from collections.abc import Mapping
from hmac import compare_digest

from starlette.requests import HTTPConnection

from spinney.web.errors import Forbidden
from spinney.web.security.sessions import session_token
from spinney.web.security.tokens import link_token
from spinney.web.settings import Settings


def same_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Does the request come from one of our own pages, or from a program without any page?"""
    headers = connection.headers
    origin = headers.get("origin")
    if origin == "null" and connection.scope["type"] == "websocket":
        return False  # our pages' sockets say where they come from; only frames of others hide it
    if origin in (None, "null"):  # forms say "null", because our pages send no referrer
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if settings.base_url and origin == settings.origin:
        return True
    if settings.secure:
        return False  # the same name without TLS is somebody else
    return origin.partition("://")[2] == headers.get("host", "") != ""


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Refuse a request that comes from another site."""
    if not same_origin(connection, settings):
        raise Forbidden("That request came from another site.")


def csrf_proof(token: str) -> str:
    """What our own forms carry and no other site can know: made from the token in the browser's cookie."""
    return link_token(token, "form")


def check_csrf(connection: HTTPConnection, settings: Settings, fields: Mapping[str, str]) -> str:
    """The token of the browser that sent a form, if the form is one of ours."""
    check_origin(connection, settings)
    token = session_token(connection, settings)
    if not token or not compare_digest(fields.get("proof", "").encode(), csrf_proof(token).encode()):
        raise Forbidden("This form has grown old, or cookies are off. Reload the page and try again.")
    return token
