"""One client opens many tables full of Elders: how long does another person's bot take meanwhile?

    python bench/attacks/starve_bots.py           # at a server of its own
    python bench/attacks/starve_bots.py http://127.0.0.1:8000

Times are from a person's answer to the bot's, without an attack and under four: the attacker leaves Elders
in every seat, leaves a seat of theirs and four Elders, stays and looks on, or leaves half of the tables and
stays at the others. What holds: at most twice the usual time and a second. The attacker comes from another
address, as on the internet.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any, Final

from websockets.asyncio.client import connect

HERE: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(HERE / "bench"))

from web_load.browser import Line, Person  # noqa: E402
from web_load.server import Server, sources_of  # noqa: E402

VICTIM: Final = {"game": "battle_for_the_grove", "seats": 2, "seat0": "me", "option.first": "light"}
ATTACKS: Final = {
    "leaves": "Elders alone",
    "waits": "a seat and four Elders",
    "stays": "looks on",
    "both": "leaves every other table, looks on at the rest",
}
MOST: Final = 200.0  # seconds for one answer of a bot


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("url", nargs="?", help="of a server that runs; without it, one is started")
    parser.add_argument("--tree", type=Path, default=HERE, help="whose server is started")
    parser.add_argument("--tables", type=int, default=25, help="that the attacker opens")
    parser.add_argument("--answers", type=int, default=12, help="of the bot, without and with the attack")
    parser.add_argument("--level", default="sapling", help="of the person's bot")
    parser.add_argument("--attacks", nargs="+", default=ATTACKS, choices=ATTACKS)
    parser.add_argument(
        "--address", default="127.0.0.2", help="the attacker's; empty: the same as everybody's"
    )
    return parser.parse_args()


async def opened(person: Person, table: str, address: str = "") -> Line:
    """The WebSocket of a table's page, from an address; its person has sat down, and play has begun."""
    source: dict[str, Any] = {"local_addr": (address, 0)} if address else {}
    connection = await connect(
        f"ws{person.url[4:]}/t/{table}/line",
        additional_headers={"Cookie": person.cookie},
        compression=None,
        max_size=None,
        open_timeout=MOST,
        ping_interval=None,
        **source,
    )
    line = Line(connection)
    for seat in (await line.hear()).get("sit", []):
        await line.send(do="sit", seat=seat, entropy=secrets.token_hex(16))
    return line


async def times(person: Person, level: str, answers: int) -> list[float]:
    """Seconds from a person's answer, which ends their turn, to the bot's."""
    found: list[float] = []
    while len(found) < answers:
        table = (await asyncio.to_thread(person.post, "/new", **VICTIM, seat1=level)).rsplit("/", 1)[1]
        line = await opened(person, table)
        for _ in range(6):  # answers, then another table
            while line.asked < 0:
                await asyncio.wait_for(line.hear(), MOST)
            before, began = line.number, time.perf_counter()
            await answer(line, line.options[-1])
            await line.until(before + 1)
            if line.asked < 0 and len(found) < answers:
                await asyncio.wait_for(line.until(before + 2), MOST)
                found.append(time.perf_counter() - began)
        await line.connection.close()
    return found


async def answer(line: Line, action: int) -> None:
    """Answer whatever I am asked."""
    await line.send(do="play", id=secrets.token_hex(8), number=line.number, seat=line.asked, action=action)


async def open_attack(person: Person, attack: str, address: str) -> Line:
    """A table with a seat of the attacker's and four Elders, who think at once."""
    seats = {f"seat{seat}": "elder" for seat in range(4)}
    fields: dict[str, Any] = {"game": "eldervale", "seats": 5, **seats, "seat4": "me"}
    table = (await asyncio.to_thread(person.post, "/new", **fields)).rsplit("/", 1)[1]
    line = await opened(person, table, address)
    while not line.begun and line.number == 0:
        await asyncio.wait_for(line.hear(), MOST)
    await line.send(do="prefer", speed=0)
    if attack == "leaves":
        await line.send(do="stand-in", seat=4, level="elder")
    while attack != "leaves" and line.asked >= 0:
        before = line.number
        await answer(line, line.options[0])
        await line.until(before + 1)
    return line


async def keep_looking(lines: list[Line]) -> None:
    """Read what comes, and answer at once when the attacker is asked."""

    async def look(line: Line) -> None:
        while True:
            news = json.loads(await line.connection.recv())
            line.asked = news.get("asked", line.asked)

    await asyncio.gather(*[look(line) for line in lines], return_exceptions=True)


async def attacked(url: str, given: argparse.Namespace, attack: str) -> list[float]:
    """The bot's times while somebody attacks."""
    attacker, person = Person(url), Person(url)
    kinds = ("leaves", "stays") if attack == "both" else (attack,)
    lines = [
        (kinds[at % len(kinds)], await open_attack(attacker, kinds[at % len(kinds)], given.address))
        for at in range(given.tables)
    ]
    looking = asyncio.create_task(keep_looking([line for kind, line in lines if kind == "stays"]))
    await asyncio.gather(*[line.connection.close() for kind, line in lines if kind != "stays"])
    try:
        return await times(person, given.level, given.answers)
    finally:
        looking.cancel()
        await asyncio.gather(*[line.connection.close() for _, line in lines])


async def run(url: str, given: argparse.Namespace) -> None:
    """All attacks, one after the other, each compared with the time before."""
    usual = await times(Person(url), given.level, given.answers)
    print(f"usual: median {median(usual):.2f} s, longest {max(usual):.2f} s", flush=True)
    bound = 2 * median(usual) + 1
    for attack in given.attacks:
        found = await attacked(url, given, attack)
        verdict = "holds" if max(found) <= bound else f"more than {bound:.2f} s"
        seconds = f"median {median(found):.2f} s, longest {max(found):.2f} s"
        print(f"{attack} ({ATTACKS[attack]}): {seconds}: {verdict}", flush=True)


def main() -> None:
    given = arguments()
    server = None if given.url else Server(sources_of(given.tree))
    try:
        asyncio.run(run(given.url or (server.url if server is not None else ""), given))
    finally:
        if server is not None:
            server.stop()


if __name__ == "__main__":
    main()
