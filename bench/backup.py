"""How long it takes to back a house up and to restore it: every game of it is played again both times.

PYTHONPATH=src python bench/backup.py
PYTHONPATH=src python bench/backup.py --tables 2000 --entries 200 --game groves
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(HERE / "src"), str(HERE / "tests")]

from spinney.engine.chance import Chance, secret_of  # noqa: E402
from spinney.web.backups.checking import Checker  # noqa: E402
from spinney.web.backups.making import back_up  # noqa: E402
from spinney.web.backups.restoring import restore  # noqa: E402
from spinney.web.games import game_of  # noqa: E402
from spinney.web.settings import database_url  # noqa: E402
from spinney.web.storage.schema import PLAYING, MoveRow, SeatRow, TableRow  # noqa: E402
from spinney.web.storage.store import Store  # noqa: E402
from spinney.web.tables.restore import digest_after, restored  # noqa: E402
from web.postgres import fresh_database, running_postgres  # noqa: E402

PART: Final = "00" * 16  # of the entropy, from each seat


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--entries", type=int, default=60, help="answers at each table")
    parser.add_argument("--game", default="battle_for_the_grove")
    return parser.parse_args()


async def fill(url: str, given: argparse.Namespace) -> None:
    """Make a house in which so many tables are in play, each with a game of its own."""
    store = Store(url)
    await store.open()
    for at in range(given.tables):
        row, seats, moves = played(given.game, f"table-{at}", given.entries)
        await store.create(row, seats)
        await asyncio.gather(*map(store.add, moves))
    await store.close()


def played(key: str, name: str, entries: int) -> tuple[TableRow, list[SeatRow], list[MoveRow]]:
    """A table with random answers."""
    game, chance = game_of(key), Chance(secret_of(name))
    edition = (game.edition.name, game.edition.hash) if game.edition is not None else ("", "")
    now = time.time()
    row = TableRow(
        *(name, game.key, *edition, "{}", secret_of(name), game.version, "A table", True, False),
        *("host", "watch", now, now, PLAYING),
    )
    seats = [SeatRow(name, seat, holder=f"{name} {seat}", entropy=PART) for seat in range(game.seats[0])]
    table, moves = restored(game, row, seats, []), list[MoveRow]()
    while len(moves) < entries and not table.over:
        action, seat = table.options[chance.below(len(table.options))], int(table.seat)
        table.play(action)
        number = len(moves) + 1
        moves.append(
            MoveRow(name, number, secrets.token_hex(12), seat, game.text(action), digest_after(table), now)
        )
    return row, seats, moves


def timed(what: str, work: Coroutine[Any, Any, Checker]) -> None:
    """Print how long something takes, with how many answers were played again."""
    began, cpu = time.perf_counter(), time.process_time()
    found = asyncio.run(work)
    spent = time.process_time() - cpu
    seconds = time.perf_counter() - began
    print(f"{what}: {found.entries:,} answers, {seconds:.1f} s, {spent:.1f} s of processor time")


def main() -> None:
    given = arguments()
    with tempfile.TemporaryDirectory() as folder, running_postgres() as postgres:
        file, back = Path(folder) / "house", Path(folder) / "back"
        here = database_url("", Path(folder))
        asyncio.run(fill(here, given))
        with fresh_database(postgres.url) as fresh:
            there = database_url(fresh, Path(folder))
            print(f"{given.tables:,} tables of {given.game} with up to {given.entries} answers")
            timed("backup of SQLite", back_up(here, file))
            print(f"the file: {file.stat().st_size / given.tables / 1000:.1f} kB a table")
            timed("restored to PostgreSQL", restore(file, there))
            timed("backup of PostgreSQL", back_up(there, back))
            timed("restored to SQLite", restore(back, f"{here}.again"))


if __name__ == "__main__":
    main()
