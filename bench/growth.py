"""Does a server grow with what is over? Short tables are opened, played at, and left, one after another.

    python bench/growth.py                    # after 200 and after 2,000 tables
    python bench/growth.py --tables 100 1000 --games groves

A server of its own is started on an empty folder, and lets tables go seconds after they are left. Its
memory is read when so many tables were left; the last figure must not be a fifth above the first.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from pathlib import Path
from typing import Final

from web_load.browser import Person
from web_load.loads import GAMES, Load
from web_load.server import LET_GO_SOON, Server, sources_of
from web_load.table import Table

HERE: Final = Path(__file__).resolve().parents[1]
AT_ONCE: Final = 4  # tables
MOST: Final = 1.2  # times as large
SETTLE: Final = 4.0  # seconds, until the last tables are let go


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", nargs="+", default=GAMES, metavar="GAME", help="by their keys, in turn")
    parser.add_argument("--tables", nargs="+", type=int, default=[200, 2000], help="when memory is read")
    parser.add_argument("--answers", type=int, default=12, help="at each table")
    return parser.parse_args()


async def short_table(load: Load, at: int, people: tuple[Person, Person], answers: int) -> None:
    """One table: opened, played at, left."""
    table = Table(load, at, people)
    await table.open()
    await table.play([0.0] * answers)
    await table.close()


async def leave(load: Load, first: int, last: int, people: tuple[Person, Person], answers: int) -> None:
    """So many tables, some of them at once."""
    for at in range(first, last, AT_ONCE):
        here = range(at, min(last, at + AT_ONCE))
        await asyncio.gather(*[short_table(load, one, people, answers) for one in here])


def main() -> None:
    given = arguments()
    os.environ[LET_GO_SOON] = "1"
    server = Server(sources_of(HERE))
    sizes: list[int] = []
    try:
        people = (Person(server.url), Person(server.url))
        load = Load("growth", tuple(given.games), max(given.tables))
        left = 0
        for tables in sorted(given.tables):
            asyncio.run(leave(load, left, tables, people, given.answers))
            left = tables
            time.sleep(SETTLE)
            sizes.append(server.memory())
            print(f"after {tables:6,} tables: {sizes[-1] / 2**20:7.1f} MB, {server.cpu():6.1f} s", flush=True)
    finally:
        server.stop()
    grown = sizes[-1] / sizes[0]
    print(f"the last is {grown:.2f} times the first; {MOST} at most")
    sys.exit(0 if grown <= MOST else 1)


if __name__ == "__main__":
    main()
