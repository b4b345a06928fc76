"""Who goes next where many wait for few places: the most urgent first, then clients and tables in turns."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from spinney.web.errors import TooMuch

Turns = OrderedDict[str, OrderedDict[str, deque["Waiting"]]]  # by client, then by table


class Waiting:
    """Somebody who waits for a place or has it, and what tells them that it is theirs."""

    def __init__(self, kind: str, client: str, table: str) -> None:
        self.kind = kind
        self.client = client
        self.table: Final = table
        self.granted: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()


class FairQueue:
    """A number of places, and those who wait for one.

    Kinds are served in the order in which they are named. Within a kind clients take turns, and so do the
    tables of a client: whoever asks for a hundred waits for a hundred, whoever asks for one for one of each.
    What is spared is for the first kind alone, and no client has every place, whatever it asks for.
    """

    def __init__(self, places: int, kinds: Sequence[str], most_waiting: int = 1000, spared: int = 0) -> None:
        self.free = places
        self.kinds: Final = tuple(kinds)
        self.most_waiting: Final = most_waiting  # of one client in one kind
        self.most_places: Final = max(1, places - spared)  # for a client, and for all kinds but the first
        self.waiting: Final[dict[str, Turns]] = {kind: OrderedDict() for kind in kinds}
        self.held: Final[Counter[tuple[str, str]]] = Counter()  # how many wait, by kind and client
        self.inside: Final[set[Waiting]] = set()  # those who have a place

    def lengths(self) -> dict[str, int]:
        """How many wait, by kind."""
        return {
            kind: sum(len(line) for tables in turns.values() for line in tables.values())
            for kind, turns in self.waiting.items()
        }

    @asynccontextmanager
    async def place(self, kind: str, client: str, table: str) -> AsyncIterator[Callable[[], None]]:
        """Wait for a place, have it for a while, and give it to the next at the end, or earlier by a call."""
        one = Waiting(kind, client, table)
        await self.wait(one)
        try:
            yield partial(self.leave, one)
        finally:
            self.leave(one)

    async def wait(self, one: Waiting) -> None:
        """Stand in line until a place is given."""
        if self.free > 0 and self.may_enter(one.kind, one.client):
            return self.let_in(one)
        if self.held[one.kind, one.client] >= self.most_waiting:
            raise TooMuch("You have asked for very much at once; wait until some of it is done.")
        self.join(one)
        try:
            await one.granted
        except asyncio.CancelledError:
            if one in self.line(one):
                self.forget(one)
            self.leave(one)  # the place may have been given at the very moment of going
            raise

    def may_enter(self, kind: str, client: str) -> bool:
        """Does a free place suffice, or is it spared for others?"""
        first = self.kinds[0]
        own = sum(one.client == client for one in self.inside)
        rivals = 0 if kind == first else sum(one.kind != first for one in self.inside)
        return max(own, rivals) < self.most_places

    def let_in(self, one: Waiting) -> None:
        """Give somebody a free place."""
        self.free -= 1
        self.inside.add(one)
        one.granted.set_result(None)

    def leave(self, one: Waiting) -> None:
        """Whoever has a place gives it to those who are next; whoever has none any more gives nothing."""
        if one in self.inside:
            self.inside.remove(one)
            self.free += 1
            self.serve()

    def serve(self) -> None:
        """Give the free places to those who are next."""
        while self.free > 0 and (one := self.next()) is not None:
            if not one.granted.done():  # otherwise they have gone meanwhile
                self.let_in(one)

    def next(self) -> Waiting | None:
        """Take whoever is next out of the line, and put their client and table at its end."""
        for kind, turns in self.waiting.items():
            client = next((client for client in turns if self.may_enter(kind, client)), None)
            if client is not None:
                tables = turns[client]
                table, line = next(iter(tables.items()))
                one = line[0]
                self.forget(one)
                if client in turns:
                    turns.move_to_end(client)
                if table in tables:
                    tables.move_to_end(table)
                return one
        return None

    def move(self, table: str, kinds: Iterable[str], kind: str, client: str) -> None:
        """Have those of a table who wait in these kinds wait in another one, or for another client."""
        for one in [
            one for old in kinds for tables in self.waiting[old].values() for one in tables.get(table, ())
        ]:
            if (one.kind, one.client) != (kind, client):
                self.forget(one)
                one.kind, one.client = kind, client
                self.join(one)
        self.serve()

    def line(self, one: Waiting) -> deque[Waiting]:
        """The line in which somebody stands; empty if there is none any more."""
        return self.waiting[one.kind].get(one.client, OrderedDict()).get(one.table, deque())

    def join(self, one: Waiting) -> None:
        """Put somebody at the end of their line."""
        tables = self.waiting[one.kind].setdefault(one.client, OrderedDict())
        tables.setdefault(one.table, deque()).append(one)
        self.held[one.kind, one.client] += 1

    def forget(self, one: Waiting) -> None:
        """Take somebody out of the line."""
        turns = self.waiting[one.kind]
        tables = turns[one.client]
        line = tables[one.table]
        line.remove(one)
        if not line:
            del tables[one.table]
        if not tables:
            del turns[one.client]
        self.held[one.kind, one.client] -= 1
        if not self.held[one.kind, one.client]:
            del self.held[one.kind, one.client]
