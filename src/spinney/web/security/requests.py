"""What is read of any request: the address it comes from, and a body that is not too large."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request

from spinney.engine.errors import BadOption
from spinney.web.errors import TooMuch

FORM: Final = 16_384  # bytes of a form
RECORD: Final = 1_000_000  # bytes of a record that somebody opens


def client_address(connection: HTTPConnection) -> str:
    """The address that a request comes from, for limits. A household's 2**64 IPv6 addresses count as one."""
    return network_of(connection.client.host) if connection.client is not None else "local"


@lru_cache(4096)
def network_of(host: str) -> str:
    """The network that the client of a request belongs to: half of an IPv6 address, all of any other."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv4Address):
        return host
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


def trusted_proxies(given: str) -> Callable[[str], bool]:
    """Is a host one of our proxies? Their addresses and networks are given as in `SPINNEY_PROXY`."""
    wanted = [one.strip() for one in given.split(",") if one.strip()]
    if "*" in wanted:
        return lambda host: True
    try:
        networks = [ip_network(one, strict=False) for one in wanted]
    except ValueError as error:
        raise BadOption(f"SPINNEY_PROXY: expected addresses or networks, or *: {error}") from error

    def trusted(host: str) -> bool:
        try:
            return any(ip_address(host) in network for network in networks)
        except ValueError:
            return False

    return trusted


async def read_body(request: Request, most: int) -> bytes:
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
