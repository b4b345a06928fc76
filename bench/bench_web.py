"""The web table under load: real WebSocket clients at many tables play random legal answers over loopback.

    python bench/bench_web.py        # full speed, then an answer in five seconds at more and more tables
    python bench/bench_web.py --tables 200 --seconds 5

A server of its own is started on an empty folder (or SPINNEY_DATABASE_URL), both seats of every table are
played by clients in processes of their own, and every answer is timed until both seats have its update.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import random
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from websockets.asyncio.client import ClientConnection, connect

GAME = "battle_for_the_grove"
GOAL = 0.250  # seconds
OPTION = re.compile(r"data-action='(\d+)'")
LIMITS = {
    "SPINNEY_MESSAGES_PER_SECOND": "1000000",
    "SPINNEY_LINES_PER_ADDRESS": "1000000",
    "SPINNEY_TABLES_PER_MINUTE": "1000000",
}


@dataclass
class Result:
    """What one run measured."""

    moves: int = 0
    seconds: float = 0.0
    delays: list[float] = field(default_factory=list)
    cpu: float = 0.0  # of the server, seconds
    memory: int = 0  # bytes a table

    def at(self, share: float) -> float:
        """The delay that this share of all answers kept to, in milliseconds."""
        ordered = sorted(self.delays) or [0.0]
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Server:
    """`spinney serve` on an empty folder."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "spinney.cli", "serve", "--port", "0", "--data", str(folder)]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, **LIMITS}
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[3].rstrip("/")

    def cpu(self) -> float:
        """Seconds of processor time, its threads included."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        return int(found.group(1)) * 1024 if found else 0

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Person:
    """A browser without a screen: its cookie, and the proof for forms."""

    def __init__(self, url: str) -> None:
        self.url = url
        page = urllib.request.urlopen(url, timeout=30)
        self.cookie = page.headers["set-cookie"].split(";")[0]
        found = re.search(r"name='proof' value='(\w+)'", page.read().decode())
        self.proof = found.group(1) if found else ""

    def post(self, path: str, **fields: object) -> str:
        """Send a form; returns where it leads."""
        body = urlencode({"proof": self.proof, **fields}).encode()
        request = urllib.request.Request(self.url + path, body, {"Cookie": self.cookie})
        return str(urllib.request.build_opener(Stay).open(request, timeout=60).headers["location"])

    def open_table(self) -> str:
        seats = {"game": GAME, "seats": 2, "seat0": "me", "seat1": "friend", "option.max_turns": 10_000}
        return self.post("/new", **seats).rsplit("/", 1)[1]


class Stay(urllib.request.HTTPRedirectHandler):
    """Redirects are answers, not ways."""

    def http_error_303(self, request: Any, answer: Any, *rest: Any) -> Any:
        return answer


class Table:
    """Two browsers at one table: the asked seat answers, and both must have heard of it before the next."""

    def __init__(self, host: Person, friend: Person, every: float) -> None:
        self.people = (host, friend)
        self.name = host.open_table()
        self.every = every
        self.connections: list[ClientConnection] = []
        self.choice = ["", ""]  # by browser
        self.pieces: list[list[str]] = [[], []]
        self.number = 0
        self.asked = [-1, -1]
        self.begun = [False, False]
        self.delays: list[float] = []
        self.chance = random.Random(self.name)

    async def open(self) -> None:
        """Both sit down, the friend by the host's link."""
        first = await self.connect(0)
        link = re.findall(r"data-link='(/join/\w+)'", first["parts"]["links"])[0]
        await asyncio.to_thread(self.people[1].post, link)
        await self.connect(1)
        for seat, connection in enumerate(self.connections):
            await connection.send(json.dumps({"do": "sit", "seat": seat, "entropy": secrets.token_hex(16)}))
        for seat in (0, 1):
            while self.asked[seat] < 0 and not self.begun[seat]:
                await self.hear(seat)

    async def connect(self, seat: int) -> dict[str, Any]:
        connection = await connect(
            f"ws{self.people[0].url[4:]}/t/{self.name}/line",
            additional_headers={"Cookie": self.people[seat].cookie},
            compression=None,
            max_size=None,
            open_timeout=60,
            ping_interval=None,
        )
        self.connections.append(connection)
        return await self.hear(seat)

    async def hear(self, seat: int) -> dict[str, Any]:
        news: dict[str, Any] = json.loads(await self.connections[seat].recv())
        self.asked[seat] = news.get("asked", self.asked[seat])
        self.number = max(self.number, news.get("number", 0))
        parts = news.get("parts", {})
        self.begun[seat] = self.begun[seat] or "to choose" in str(parts.get("people"))
        if "choice" in parts:
            sent, known = parts["choice"], self.pieces[seat]
            groups = [[one] if isinstance(one, str) else known[one[0] : one[1] + 1] for one in sent]
            self.pieces[seat] = (
                [sent] if isinstance(sent, str) else [one for group in groups for one in group]
            )
            self.choice[seat] = "".join(self.pieces[seat])
        return news

    async def play(self, until: float) -> None:
        """Answer until the time is up or the game is over."""
        await asyncio.sleep(self.chance.random() * self.every)
        while time.monotonic() < until:
            seat = 0 if self.asked[0] >= 0 else 1
            options = OPTION.findall(self.choice[seat])
            if not options:
                return
            began, goal = time.perf_counter(), self.number + 1
            command = {"do": "play", "id": secrets.token_hex(8), "number": self.number, "seat": seat}
            await self.connections[seat].send(
                json.dumps({**command, "action": int(self.chance.choice(options))})
            )
            await asyncio.gather(self.until(0, goal), self.until(1, goal))
            self.delays.append(time.perf_counter() - began)
            if self.every:
                pause = self.every * (0.5 + self.chance.random()) - self.delays[-1]
                await asyncio.sleep(max(0.0, min(pause, until - time.monotonic())))

    async def until(self, seat: int, goal: int) -> None:
        while True:
            news = await self.hear(seat)
            if news.get("refused"):
                raise RuntimeError(news["refused"])
            if news.get("number", -1) >= goal:
                return


def client(url: str, tables: int, every: float, seconds: float, pipe: Any) -> None:
    """One client process: open all lines, wait for the start, play, report."""

    async def run() -> None:
        host, friend = Person(url), Person(url)
        sitting = [Table(host, friend, every) for _ in range(tables)]
        for at in range(0, len(sitting), 20):
            await asyncio.gather(*[table.open() for table in sitting[at : at + 20]])
        gc.disable()  # its pauses would be counted as the server's
        pipe.send("ready")
        await asyncio.get_running_loop().run_in_executor(None, pipe.recv)
        until = time.monotonic() + seconds
        await asyncio.gather(*[table.play(until) for table in sitting])
        pipe.send([delay for table in sitting for delay in table.delays])

    asyncio.run(run())


def measure(tables: int, every: float, seconds: float, clients: int) -> Result:
    """One run on a fresh server."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        workers = []
        try:
            empty = server.memory()
            for at in range(clients):
                here, there = multiprocessing.Pipe()
                work = (server.url, len(range(at, tables, clients)), every, seconds, there)
                worker = multiprocessing.Process(target=client, args=work, daemon=True)
                worker.start()
                workers.append((worker, here))
            for _, pipe in workers:
                pipe.recv()
            result = Result(memory=(server.memory() - empty) // tables)
            cpu, began = server.cpu(), time.monotonic()
            for _, pipe in workers:
                pipe.send("go")
            for _, pipe in workers:
                result.delays += pipe.recv()
            result.seconds, result.cpu = time.monotonic() - began, server.cpu() - cpu
            result.moves = len(result.delays)
            return result
        finally:
            for worker, _ in workers:
                worker.kill()
            server.stop()


def show(title: str, result: Result) -> None:
    rate = result.moves / result.seconds
    each = 1e6 * result.cpu / max(1, result.moves)
    print(
        f"{title}: {rate:,.0f} moves/s, p50 {result.at(0.5):.1f} ms, p99 {result.at(0.99):.1f} ms, "
        f"server {result.cpu / result.seconds:.0%} of a core, {each:,.0f} us of it a move "
        f"({1e6 / max(1.0, each):,.0f} moves/s a core), {result.memory / 1024:,.0f} kB a table",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=50, help="tables at full speed")
    parser.add_argument("--most", type=int, default=1000, help="tables at an answer in 5 s, at most")
    parser.add_argument("--seconds", type=float, default=10, help="how long each run plays")
    parser.add_argument("--clients", type=int, default=1, help="client processes")
    given = parser.parse_args()
    show(f"{given.tables} tables at full speed", measure(given.tables, 0, given.seconds, given.clients))
    kept, tables = 0, min(500, given.most)
    while tables <= given.most:
        if not tables:
            break
        result = measure(tables, 5.0, max(given.seconds, 8), given.clients)
        show(f"{tables} tables, an answer in 5 s each", result)
        if result.at(0.99) > 1000 * GOAL:
            break
        kept, tables = tables, tables * 2
    print(f"the most tables tried whose p99 stays under {1000 * GOAL:.0f} ms: {kept}")


if __name__ == "__main__":
    main()
