"""What people who look back cost somebody who plays: spectators of a long game, and long records, at once.

    python bench/attacks/read_attacks.py                 # this tree
    python bench/attacks/read_attacks.py ../other .      # another one beside it, on the same machine

A stranger plays at a table of their own. Then spectators look through a table of thousands of entries, each
at another moment as soon as the last one is seen; then long records are opened and stepped through as well.
All limits of messages are off. Printed are the stranger's delays, how much the others got to see, and the
memory of the server and its processes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import re
import sqlite3
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple
from urllib.error import HTTPError

HERE = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(HERE / "bench"), str(HERE / "src"), str(HERE / "tests")]

from web_load.browser import Person  # noqa: E402
from web_load.server import Server, sources_of  # noqa: E402

from spinney.engine.records.journal import Origin  # noqa: E402
from spinney.engine.records.playback import Playback  # noqa: E402
from spinney.engine.records.record import EVERY, digest  # noqa: E402
from spinney.web.games import game_of  # noqa: E402
from web.replays.long_records import BATTLE, long_text, move_on  # noqa: E402

PAUSE: Final = 0.05  # seconds between two answers of the stranger
RECORDS: Final = 8


class Phase(NamedTuple):
    """What was measured in one phase."""

    title: str
    delays: list[float]  # of the stranger, in seconds
    seen: list[int]  # moments that the others were shown: of the table, of records
    memory: dict[str, int]  # bytes, by process


# The long table.


def lay_long_table(server: Server, name: str, entries: int) -> None:
    """Write a long game into the database, for a table that nobody has opened yet."""
    with sqlite3.connect(Path(server.folder.name) / "spinney.sqlite") as db:
        secret, version, options = db.execute(
            "select secret, version, options from tables where id = ?", (name,)
        ).fetchone()
        entropy = [bytes(16), bytes(15) + b"\1"]
        origin = Origin(2, json.loads(options), secret, entropy, version)
        rows = [(name, *row) for row in long_game(origin, entries)]
        db.executemany(
            "insert into moves (table_id, number, move_id, seat, entry, digest, at)"
            " values (?, ?, ?, 0, ?, ?, 0)",
            rows,
        )
        sits = "update seats set entropy = ? where table_id = ? and seat = ?"
        db.executemany(sits, [(part.hex(), name, seat) for seat, part in enumerate(entropy)])
        db.execute("update tables set state = 'playing' where id = ?", (name,))


def long_game(origin: Origin, entries: int) -> list[tuple[int, str, str, str]]:
    """The entries of a long game as they are stored: number, id, text, digest."""
    game, dice, texts, rows = game_of(BATTLE), random.Random(1), [], []
    playback = Playback(game, origin)
    for number in range(1, entries + 1):
        entry = move_on(playback, dice)
        texts.append(game.text(entry) if isinstance(entry, int) else entry)
        told = digest(playback.table, texts) if number % EVERY == 0 else ""
        rows.append((number, f"long-{number}", texts[-1], told))
    return rows


# The stranger, and those who look back.


def open_table(person: Person, **fields: object) -> str:
    """A table where one person has both seats; returns its name."""
    known = {"game": BATTLE, "seats": 2, "seat0": "me", "seat1": "me", "option.max_turns": 10_000}
    return person.post("/new", **{**known, **fields}).rsplit("/", 1)[1]


async def play(url: str, seconds: float) -> list[float]:
    """The delays of somebody who plays alone: from each answer until it is acknowledged."""
    person = Person(url)
    delays: list[float] = []
    dice, ends = random.Random(2), time.monotonic() + seconds
    while time.monotonic() < ends:
        table = await asyncio.to_thread(open_table, person)
        line = await person.sit_at(table)
        for seat in (0, 1):
            await line.send(do="sit", seat=seat, entropy="ab" * 16)
        while line.asked < 0 or not line.options:
            await line.hear()
        while time.monotonic() < ends and line.options:
            move = f"stranger-{len(delays)}"
            began = time.perf_counter()
            action = dice.choice(line.options)
            await line.send(do="play", id=move, number=line.number, seat=line.asked, action=action)
            while (await line.hear()).get("ack") != move:
                pass
            delays.append(time.perf_counter() - began)
            await asyncio.sleep(PAUSE)
        await line.connection.close()
    return delays


async def look(url: str, table: str, answers: int, number: int, seen: list[int]) -> None:
    """One spectator who looks at moment after moment, for ever."""
    line = await Person(url).sit_at(table)
    dice = random.Random(number)
    while True:
        await line.send(do="look", answers=dice.randint(0, answers))
        while True:
            news = await line.hear()
            if "looked" in news or "refused" in news:
                break
        seen[0] += "looked" in news


def post_record(url: str, number: int, text: str) -> str:
    """Open a record; returns its address."""
    mine = json.dumps({**json.loads(text), "players": ["Ann", str(number)]}).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{url}/records", mine), timeout=600) as answer:
        return str(json.loads(answer.read())["go"])


def fetch(address: str) -> None:
    with urllib.request.urlopen(address, timeout=600) as answer:
        answer.read()


async def read(url: str, number: int, text: str, last: int, seen: list[int]) -> None:
    """Somebody who opens a long record and steps through it, for ever."""
    dice = random.Random(number)
    where = await asyncio.to_thread(post_record, url, number, text)
    while True:
        with suppress(HTTPError):
            await asyncio.to_thread(fetch, f"{url}{where}/moment/{dice.randint(0, last)}")
            seen[1] += 1


def attack(url: str, table: str, answers: int, spectators: int, records: int, seen: list[int]) -> None:
    """Everybody who looks back, in a process of their own."""
    text = long_text() if records else ""

    async def run() -> None:
        last = len(json.loads(text)["entries"]) if text else 0
        looks = [look(url, table, answers, number, seen) for number in range(spectators)]
        await asyncio.gather(*looks, *[read(url, number, text, last, seen) for number in range(records)])

    asyncio.run(run())


# Measuring.


def memory_of(server: Server) -> dict[str, int]:
    """The resident bytes of the server and of each process that it has started."""
    parents = {
        int(path.parent.name): int(path.read_text().rsplit(")", 1)[1].split()[1])
        for path in Path("/proc").glob("[0-9]*/stat")
        if path.exists()
    }
    children = [pid for pid, parent in parents.items() if parent == server.process.pid]
    found = {}
    for pid in [server.process.pid, *children]:
        words = Path(f"/proc/{pid}/cmdline").read_bytes().decode().split("\0")
        name = "server" if pid == server.process.pid else words[words.index("-m") + 1].rsplit(".", 1)[1]
        status = Path(f"/proc/{pid}/status").read_text()
        resident = re.search(r"VmRSS:\s+(\d+)", status)
        found[f"{name} {pid}"] = int(resident.group(1)) * 1024 if resident else 0
    return found


def measured(
    server: Server, title: str, table: str, answers: int, seconds: float, spectators: int, records: int
) -> Phase:
    """Let the stranger play for a while beside so many others."""
    context = multiprocessing.get_context("spawn")
    with context.Manager() as shared:
        seen = shared.list([0, 0])
        others = context.Process(
            target=attack, args=(server.url, table, answers, spectators, records, seen), daemon=True
        )
        if spectators or records:
            others.start()
            deadline = time.monotonic() + 120  # the first of each kind take longer
            while min([*[seen[0]] * bool(spectators), *[seen[1]] * bool(records)]) < 1:
                assert time.monotonic() < deadline, "nobody was shown anything"
                time.sleep(0.1)
        before = list(seen)
        delays = asyncio.run(play(server.url, seconds))
        after = list(seen)
        phase = Phase(
            title, delays, [new - old for new, old in zip(after, before, strict=True)], memory_of(server)
        )
        if others.is_alive():
            others.terminate()
            others.join(10)
        return phase


def run(tree: Path, given: argparse.Namespace) -> list[Phase]:
    """All phases at a server from one tree."""
    server = Server(sources_of(tree))
    try:
        table = open_table(Person(server.url), **{"public": "yes", "option.max_turns": 0})
        lay_long_table(server, table, given.entries)
        with sqlite3.connect(Path(server.folder.name) / "spinney.sqlite") as db:
            undone = db.execute(
                "select count(*) from moves where table_id = ? and entry = 'undo'", (table,)
            ).fetchone()[0]
        answers = given.entries - 2 * undone
        kinds = [("alone", 0, 0), (f"{given.spectators} look back", given.spectators, 0)]
        kinds.append((f"and {given.records} read records", given.spectators, given.records))
        return [
            measured(server, title, table, answers, given.seconds, looks, reads)
            for title, looks, reads in kinds
        ]
    finally:
        server.stop()


def at(share: float, delays: list[float]) -> float:
    """A percentile, in milliseconds."""
    return 1000 * sorted(delays)[min(len(delays) - 1, int(share * len(delays)))]


def report(tree: Path, phases: list[Phase], seconds: float) -> None:
    print(f"\n{tree.resolve()}")
    print(f"{'':24}{'answers':>8}{'p50 ms':>9}{'p99 ms':>9}{'looks/s':>9}{'moments/s':>11}   memory, MB")
    for phase in phases:
        memory = ", ".join(f"{name.split()[0]} {size / 1e6:.0f}" for name, size in phase.memory.items())
        looks, moments = (number / seconds for number in phase.seen)
        delays = f"{len(phase.delays):8}{at(0.5, phase.delays):9.1f}{at(0.99, phase.delays):9.1f}"
        print(f"{phase.title:24}{delays}{looks:9.1f}{moments:11.1f}   {memory}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("trees", nargs="*", type=Path, default=[HERE], help="what to serve from")
    parser.add_argument("--entries", type=int, default=4000, help="of the table that is looked through")
    parser.add_argument("--spectators", type=int, default=12)
    parser.add_argument("--records", type=int, default=RECORDS, help="long records that are read at once")
    parser.add_argument("--seconds", type=float, default=15, help="of each phase")
    return parser.parse_args()


if __name__ == "__main__":
    given = arguments()
    for tree in given.trees:
        report(tree, run(tree, given), given.seconds)
