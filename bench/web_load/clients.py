"""The people of a run, in processes of their own: told by a pipe when to open tables and when to play."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any, Final

from web_load.browser import Person
from web_load.loads import WARMING, Load
from web_load.table import Moves, Table

AT_ONCE: Final = 20  # tables that are opened at the same time
LONGEST: Final = 600.0  # seconds that a turn may take before the run is given up


@dataclass
class Said:
    """What a client process reports of a turn."""

    moves: Moves = field(default_factory=list)
    opened: int = 0  # tables, so far
    played: dict[int, str] = field(default_factory=dict)  # a hash of all answers so far, by table


class Client:
    """One client process: its share of the tables."""

    def __init__(self, url: str, load: Load, share: Sequence[int]) -> None:
        self.people: Final = (Person(url), Person(url))
        self.load: Final = load
        self.tables: Final = [Table(load, at, self.people) for at in share]

    async def warm(self) -> None:
        """Play at tables that do not count, one of each game: what a server makes once is made then."""
        for at in range(len(self.load.games)):
            table = Table(self.load, at, self.people)
            await table.open()
            await table.play([0.0] * WARMING)
            await table.close()

    async def refill(self) -> None:
        """A game at every table, wherever there is none or it is over."""
        for at in range(0, len(self.tables), AT_ONCE):
            await asyncio.gather(*[table.refill() for table in self.tables[at : at + AT_ONCE]])

    async def go_ahead(self) -> None:
        """Play on to where the slow tables begin, somewhere in their games."""
        await asyncio.gather(*[table.play([0.0] * self.load.ahead) for table in self.tables])

    async def play(self, turn: int) -> Said:
        """Play one turn at all tables."""
        async with asyncio.timeout(LONGEST):
            due = [table.play(self.load.moments(table.at, turn)) for table in self.tables]
            found = await asyncio.gather(*due)
        return Said(
            [move for moves in found for move in moves],
            sum(table.games for table in self.tables),
            {table.at: table.played.hexdigest() for table in self.tables},
        )

    async def obey(self, pipe: Connection) -> None:
        """Do what the pipe says until it says no more, and answer it each time."""
        while True:
            what, turn = await asyncio.to_thread(pipe.recv)
            if what == "play":
                pipe.send(await self.play(turn))
            elif what in ("warm", "refill", "go_ahead"):
                await getattr(self, what)()
                gc.collect()
                pipe.send(None)
            else:
                return


def run_client(url: str, load: Load, share: Sequence[int], pipe: Connection) -> None:
    gc.disable()  # its pauses would be counted as the server's
    asyncio.run(Client(url, load, share).obey(pipe))


class Clients:
    """All client processes at one server."""

    def __init__(self, url: str, load: Load, processes: int) -> None:
        self.workers: Final[list[tuple[multiprocessing.Process, Connection]]] = []
        for at in range(processes):
            here, there = multiprocessing.Pipe()
            work = (url, load, range(at, load.tables, processes), there)
            worker = multiprocessing.Process(target=run_client, args=work, daemon=True)
            worker.start()
            there.close()  # so that the end of a client is noticed
            self.workers.append((worker, here))

    def warm(self) -> None:
        """The first process warms the server for all."""
        self.workers[0][1].send(("warm", 0))
        self.workers[0][1].recv()

    def refill(self) -> None:
        self.tell("refill", 0)

    def go_ahead(self) -> None:
        self.tell("go_ahead", 0)

    def play(self, turn: int) -> Said:
        """What all of them report of a turn, together."""
        whole = Said()
        for said in self.tell("play", turn):
            whole.moves += said.moves
            whole.opened += said.opened
            whole.played |= said.played
        return whole

    def tell(self, what: str, turn: int) -> list[Any]:
        for _, pipe in self.workers:
            pipe.send((what, turn))
        return [pipe.recv() for _, pipe in self.workers]

    def stop(self) -> None:
        for worker, _ in self.workers:
            worker.kill()
