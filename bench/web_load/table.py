"""Two browsers at one table: the asked seat answers, and both must have heard of it before the next."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
from typing import Final

from web_load.browser import Line, Person
from web_load.loads import Load

Moves = list[tuple[float, int]]  # of every answer: the delay until both have heard, and the bytes they got


class Table:
    """A seat of a load: game after game between the same two people."""

    def __init__(self, load: Load, at: int, people: tuple[Person, Person]) -> None:
        self.load: Final = load
        self.at: Final = at
        self.people: Final = people
        self.game: Final = load.game_at(at)
        self.lines: list[Line] = []
        self.games = 0
        self.played: Final = hashlib.blake2b(digest_size=8)  # all answers, to compare servers by
        self.chance = load.chance("answers", at)

    async def open(self) -> None:
        """Set a table up; both sit down, the friend by the host's link, with entropy from the seed."""
        self.games += 1
        host, friend = self.people
        name = await asyncio.to_thread(host.open_table, self.game)
        first = await host.sit_at(name)
        link = re.findall(r"data-link='(/join/\w+)'", first.links)[0]
        await asyncio.to_thread(friend.post, link)
        self.lines = [first, await friend.sit_at(name)]
        for seat, line in enumerate(self.lines):
            entropy = self.load.chance("entropy", self.at, self.games, seat).randbytes(16)
            await line.send(do="sit", seat=seat, entropy=entropy.hex())
        for line in self.lines:
            while not line.begun:
                await line.hear()

    async def close(self) -> None:
        for line in self.lines:
            await line.connection.close()
        self.lines = []

    @property
    def over(self) -> bool:
        return all(line.asked < 0 for line in self.lines)

    async def refill(self) -> None:
        """Another game, if there is none or the last one is over."""
        if self.over:
            await self.close()
            await self.open()

    async def play(self, moments: list[float]) -> Moves:
        """Answer at these moments, or at once where they are past, unless the game is over before."""
        began, found = time.perf_counter(), Moves()
        for moment in moments:
            await asyncio.sleep(moment - (time.perf_counter() - began))
            if self.over:
                break
            found.append(await self.answer())
        return found

    async def answer(self) -> tuple[float, int]:
        """One random legal answer: how long until both have heard of it, and how much they were sent."""
        seat = 0 if self.lines[0].asked >= 0 else 1
        line = self.lines[seat]
        number, action = line.number, self.chance.choice(line.options)
        self.played.update(f"{number} {seat} {action};".encode())
        heard = sum(one.heard for one in self.lines)
        began = time.perf_counter()
        await line.send(do="play", id=secrets.token_hex(8), number=number, seat=seat, action=action)
        await asyncio.gather(*[one.until(number + 1) for one in self.lines])
        return time.perf_counter() - began, sum(one.heard for one in self.lines) - heard
