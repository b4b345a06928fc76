"""How much a browser or an address may ask for: buckets that fill again with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from math import inf
from typing import Final

MOST: Final = 10_000  # names that are remembered
CHAT: Final = 1.0  # lines of chat a second from one seat, and ten times that at once


class Bucket:
    """A token bucket: so many at once, so many a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.level = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take one from the bucket; False where the rate is exceeded."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class MessageLimits:
    """How many messages a second people may send.

    However many windows somebody opens, a seat is one person. All who only watch a table share one limit, so
    that they never hold up its players.
    """

    def __init__(self, pace: int) -> None:
        self.seats: Final = Buckets(pace, 2 * pace)
        self.watchers: Final = Buckets(5 * pace, 10 * pace)
        self.chat: Final = Buckets(CHAT, 10 * CHAT)

    def take(self, table: str, seat: int) -> bool:
        """May another message come from this seat, or from the spectators of this table?"""
        return self.seats.take(f"{table} {seat}") if seat >= 0 else self.watchers.take(table)


class Buckets:
    """A bucket for each name. One that is full again is as good as a new one, so it is forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.full_after: Final = burst / rate if rate > 0 else inf  # seconds, at most
        self.found: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, name: str) -> bool:
        """Take one from the bucket of this name; False where its rate is exceeded."""
        bucket = self.found.get(name)
        if bucket is None:
            self.forget()
            bucket = self.found[name] = Bucket(self.rate, self.burst)
        self.found.move_to_end(name)
        return bucket.take()

    def forget(self) -> None:
        """Forget buckets that are full again, and of more than can be remembered the one not used longest."""
        now = time.monotonic()
        while self.found:
            oldest = next(iter(self.found.values()))
            if now - oldest.at < self.full_after and len(self.found) < MOST:
                return
            self.found.popitem(last=False)
