"""Who is muted and who is banned, found by the token of a browser or by the address that it comes from."""

from __future__ import annotations

import time
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final

from spinney.web.storage.house import RestraintRow

TOKEN: Final = "token "  # what a restraint is about: the hash of a browser's token ...
ADDRESS: Final = "address "  # ... or a network
Network = IPv4Network | IPv6Network


class InForce:
    """The restraints, ready to be asked about at every request."""

    def __init__(self, rows: Iterable[RestraintRow] = ()) -> None:
        self.tokens: Final[dict[tuple[str, str], RestraintRow]] = {}
        self.networks: Final[list[tuple[Network, RestraintRow]]] = []
        for row in rows:
            if row.whom.startswith(TOKEN):
                self.tokens[row.kind, row.whom.removeprefix(TOKEN)] = row
            elif network := network_in(row.whom.removeprefix(ADDRESS)):
                self.networks.append((network, row))

    def find(self, kind: str, holder: str, address: str) -> RestraintRow | None:
        """The restraint of a kind that is in force for a browser, if there is one."""
        now = time.time()
        row = self.tokens.get((kind, holder))
        if row is not None and is_in_force(row, now):
            return row
        here = network_in(address) if self.networks else None
        for network, row in self.networks if here is not None else ():
            if row.kind == kind and is_in_force(row, now) and contains(network, here):
                return row
        return None


def is_in_force(row: RestraintRow, now: float) -> bool:
    """Has its time not passed?"""
    return row.until is None or now < row.until


def contains(network: Network, here: Network | None) -> bool:
    """Does a network contain another one, of the same kind?"""
    if isinstance(network, IPv4Network):
        return isinstance(here, IPv4Network) and here.subnet_of(network)
    return isinstance(here, IPv6Network) and here.subnet_of(network)


@lru_cache(4096)
def network_in(text: str) -> Network | None:
    """The network that a text names; None where it names none."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None
