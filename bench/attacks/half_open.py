"""Many sockets do nothing, or do it slowly: how long does a seated player wait meanwhile, and a newcomer?

    python bench/attacks/half_open.py                      # at a server of its own
    python bench/attacks/half_open.py --address 127.0.0.1  # the attacker sits in the player's own house
    python bench/attacks/half_open.py --tree ../other      # the server of another checkout

Times are of one player's answers, until both seats have them, and of the first page for a newcomer: without
an attack, and under four. Each socket that the server closes is opened again after a second; those that it
has not accepted yet count as open. What holds: every answer and every page comes.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import sys
import time
import urllib.request
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from statistics import median, quantiles
from typing import Final
from urllib.parse import urlsplit

HERE: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(HERE / "bench"))

from web_load.browser import Person  # noqa: E402
from web_load.loads import at_full_speed  # noqa: E402
from web_load.server import Server, sources_of  # noqa: E402
from web_load.table import Table  # noqa: E402

GET: Final = b"GET /theme.css HTTP/1.1\r\nhost: x\r\n"
BODY: Final = b"POST /records HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n"
ATTACKS: Final = {  # what each socket says at once, and what again and again
    "half-open sockets": (b"", b""),
    "slow headers": (GET, b"x: y\r\n"),
    "slow bodies": (BODY, b" "),
    "idle lines": (GET + b"\r\n", b""),
}
PACE: Final = 0.08  # seconds between two answers of the player
DRIP: Final = 1.0  # seconds between two pieces of what is slow
SETTLING: Final = 3.0  # seconds for the sockets to be there
USUAL: Final[dict[str, str]] = {"SPINNEY_TABLES_PER_MINUTE": "1000"}  # all other limits are as they ship


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("url", nargs="?", help="of a server that runs; without it, one is started")
    parser.add_argument("--tree", type=Path, default=HERE, help="whose server is started")
    parser.add_argument("--sockets", type=int, default=1300, help="of the attacker")
    parser.add_argument("--answers", type=int, default=200, help="of the player, under each attack")
    parser.add_argument("--address", default="127.0.0.2", help="the attacker's")
    return parser.parse_args()


class Attacker:
    """A process that keeps many sockets open, as well as it can."""

    def __init__(self, url: str, given: argparse.Namespace, attack: str) -> None:
        self.open: Synchronized[int] = multiprocessing.Value("i", 0)
        self.closed: Synchronized[int] = multiprocessing.Value("i", 0)
        port = urlsplit(url).port or 80
        todo = (port, given.address, given.sockets, *ATTACKS[attack], self.open, self.closed)
        self.process: Final = multiprocessing.Process(target=attack_with, args=todo, daemon=True)
        self.process.start()

    def stop(self) -> None:
        self.process.terminate()
        self.process.join()


def attack_with(
    port: int,
    address: str,
    sockets: int,
    first: bytes,
    again: bytes,
    still_open: Synchronized[int],
    closed: Synchronized[int],
) -> None:
    """Keep so many sockets open from an address; count those that are open, and those that were closed."""

    async def keep() -> None:
        while True:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
            except OSError:
                await asyncio.sleep(DRIP)
                continue
            still_open.value += 1
            writer.write(first)
            dripping = asyncio.create_task(drip(writer, again))
            try:
                while await reader.read(65536):
                    pass
            except OSError:
                pass
            dripping.cancel()
            writer.close()
            still_open.value -= 1
            closed.value += 1
            await asyncio.sleep(DRIP)

    async def keep_all() -> None:
        await asyncio.gather(*[keep() for _ in range(sockets)])

    asyncio.run(keep_all())


async def drip(writer: asyncio.StreamWriter, again: bytes) -> None:
    """Say the same again and again, if there is anything to say."""
    while again:
        await asyncio.sleep(DRIP)
        writer.write(again)


def page_time(url: str) -> float:
    """How long a newcomer waits for the first page."""
    began = time.perf_counter()
    with urllib.request.urlopen(url, timeout=60) as page:
        page.read()
    return time.perf_counter() - began


async def play(url: str, answers: int) -> tuple[list[float], list[float]]:
    """How long a player waited for each answer, and newcomers for the first page now and then."""
    load = at_full_speed("battle_for_the_grove", 1, answers)
    people = await asyncio.to_thread(lambda: (Person(url), Person(url)))
    table = Table(load, 0, people)
    await table.open()
    waited: list[float] = []
    pages: list[float] = []
    while len(waited) < answers:
        moves = await table.play([PACE * at for at in range(min(20, answers - len(waited)))])
        waited += [seconds for seconds, _ in moves]
        pages.append(await asyncio.to_thread(page_time, url))
        await table.refill()
    await table.close()
    return waited, pages


def show(title: str, waited: list[float], pages: list[float], attacker: Attacker | None) -> None:
    """Print a line of the table."""
    p99 = quantiles(waited, n=100)[98]
    sockets = f"{attacker.open.value:7} {attacker.closed.value:7}" if attacker else f"{'':15}"
    times = f"{1000 * median(waited):7.1f} {1000 * p99:7.1f} {1000 * max(pages):10.1f}"
    print(f"{title:20} {len(waited):7} {times} {sockets}", flush=True)


def main() -> None:
    given = arguments()
    server = None if given.url else Server(sources_of(given.tree), USUAL)
    url = (given.url or (server.url if server else "")).rstrip("/")
    print(f"{'':20} {'answers':>7} {'p50 ms':>7} {'p99 ms':>7} {'page max':>10} {'open':>7} {'closed':>7}")
    try:
        asyncio.run(play(url, 40))  # what a server makes once is made now
        show("no attack", *asyncio.run(play(url, given.answers)), None)
        for attack in ATTACKS:
            attacker = Attacker(url, given, attack)
            try:
                time.sleep(SETTLING)
                show(attack, *asyncio.run(play(url, given.answers)), attacker)
            finally:
                attacker.stop()
    finally:
        if server is not None:
            server.stop()


if __name__ == "__main__":
    main()
