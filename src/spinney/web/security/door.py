"""The sockets of the server: how many there may be, from whom, and how long each may keep us waiting.

Where there is no room, whoever has kept us waiting longest makes room: half-open sockets never shut anybody
out who has something to say. A socket that waits for us, like that of a seated player, is never pushed out.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from enum import Enum
from typing import Final

from spinney.web.security.headers import HEADERS
from spinney.web.security.rate_limits import Bucket, Buckets
from spinney.web.security.requests import network_of, trusted_proxies
from spinney.web.settings import Settings

SWEEP: Final = 1.0  # seconds
SLOWEST: Final = 120.0  # seconds that what was written may need to be read

log = logging.getLogger("spinney.web")


class Wait(Enum):
    """What a socket keeps us waiting for; the value is why it is refused where that takes too long."""

    FIRST = "silent"  # the first byte
    HEADERS = "headers"  # the rest of the headers
    BODY = "body"  # the rest of the body
    IDLE = "idle"  # another request
    NEXT = "next"  # the rest of the headers of another request
    READER = "unread"  # that what was written is read
    GOING = "lingering"  # the same, after the socket was closed
    NOTHING = "nothing"  # the next step is ours


LATE: Final = (Wait.HEADERS, Wait.BODY)  # are told so
FATAL: Final = (Wait.READER, Wait.GOING)  # nothing more is written to them
CROWDS: Final = ("address", "arrivals", "full")
HARMLESS: Final = (Wait.IDLE,)  # what every browser does


class Place:
    """The place that one socket has."""

    def __init__(self, transport: asyncio.Transport, address: str) -> None:
        self.transport: Final = transport
        self.address: Final = address  # empty for a proxy of ours: everybody comes from there
        self.wait = Wait.NOTHING
        self.until = 0.0


class Door:
    """One for each server: who has a place, and who is refused one."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.sockets
        self.most_per_address: Final = settings.sockets_per_address
        self.proxies: Final = trusted_proxies(settings.proxy)
        self.patience: Final = {
            Wait.FIRST: settings.header_seconds,
            Wait.HEADERS: settings.header_seconds,
            Wait.BODY: settings.body_seconds,
            Wait.IDLE: settings.idle_seconds,
            Wait.NEXT: settings.header_seconds,
            Wait.READER: SLOWEST,
            Wait.GOING: SLOWEST,
        }
        self.places: Final[dict[asyncio.Transport, Place]] = {}
        self.waiting: Final[dict[Place, None]] = {}  # those that keep us waiting, the longest first
        self.counts: Final[Counter[str]] = Counter()  # by address
        self.refused: Final[Counter[str]] = Counter()  # by why
        self.arrivals: Final = Buckets(10 * settings.pace, 40 * settings.pace)  # by address
        self.complaints: Final = Bucket(1 / 60, 1)
        self.sweeping = False

    def enter(self, transport: asyncio.Transport, host: str) -> Place | None:
        """Give a new socket a place; None where there is no room for it."""
        address = "" if self.proxies(host) else network_of(host)
        if address and not self.arrivals.take(address):
            self.refuse("arrivals", address)
            return None
        if address and self.counts[address] >= self.most_per_address:
            self.refuse("address", address)
            if not self.make_room(address):
                return None
        if len(self.places) >= self.most:
            self.refuse("full", address)
            if not self.make_room():
                return None
        place = self.places[transport] = Place(transport, address)
        self.counts[address] += 1
        self.expect(place, Wait.FIRST)
        if not self.sweeping:
            self.sweeping = True
            asyncio.get_running_loop().call_later(SWEEP, self.sweep)
        return place

    def leave(self, transport: asyncio.Transport) -> None:
        """A socket is closed; perhaps its place was taken before."""
        place = self.places.pop(transport, None)
        if place is not None:
            self.waiting.pop(place, None)
            self.counts[place.address] -= 1
            if not self.counts[place.address]:
                del self.counts[place.address]

    def expect(self, place: Place, wait: Wait) -> None:
        """From now on a socket keeps us waiting for something else; its time runs from the first call."""
        if wait is place.wait or place.transport not in self.places:
            return
        place.wait = wait
        self.waiting.pop(place, None)
        if wait is not Wait.NOTHING:
            place.until = time.monotonic() + self.patience[wait]
            self.waiting[place] = None

    def make_room(self, address: str = "") -> bool:
        """Push out whoever has kept us waiting longest, of an address or of all; False where nobody does."""
        for place in self.waiting:
            if not address or place.address == address:
                self.leave(place.transport)
                place.transport.abort()
                return True
        return False

    def refuse(self, why: str, address: str = "") -> None:
        """Count what was refused, and say so now and then."""
        self.refused[why] += 1
        if why in CROWDS and self.complaints.take():
            whose = "in all" if why == "full" else f"from {address}"
            log.warning("connections are refused: there are too many %s", whose)

    def sweep(self) -> None:
        """Close what has kept us waiting for too long; look again after a while."""
        for place in list(self.places.values()):
            if place.transport.is_closing():
                self.expect(place, Wait.GOING)
        now = time.monotonic()
        for place in list(self.waiting):
            if place.until <= now:
                self.give_up(place)
        self.sweeping = bool(self.places)
        if self.sweeping:
            asyncio.get_running_loop().call_later(SWEEP, self.sweep)

    def give_up(self, place: Place) -> None:
        """End a socket that has kept us waiting for too long."""
        if place.wait not in HARMLESS:
            self.refuse(place.wait.value)
        if place.wait in FATAL:
            self.leave(place.transport)
            return place.transport.abort()
        if place.wait in LATE:
            place.transport.write(plain_answer("408 Request Timeout", "That took too long to arrive."))
        place.transport.close()
        self.expect(place, Wait.GOING)


def plain_answer(status: str, words: str) -> bytes:
    """An answer to somebody whose request was never read: the last that goes through their socket."""
    body = words.encode()
    lines = [f"HTTP/1.1 {status}", "content-type: text/plain; charset=utf-8", f"content-length: {len(body)}"]
    lines += [f"{name}: {value}" for name, value in HEADERS.items()]
    lines += ["cache-control: no-store", "retry-after: 10", "connection: close"]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body
