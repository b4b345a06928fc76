"""Measuring the costs: short runs at a server of our own, on a PostgreSQL of our own, one after another."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import text
from web_load.loads import GAMES, at_full_speed
from web_load.runs import measure
from web_load.server import Server, sources_of

import spinney
from capacity.costs import Costs, GameCosts
from spinney.bots.levels import LEVELS, find_level
from spinney.web.settings import database_url
from spinney.web.storage.store import make_engine
from web.postgres import Postgres, fresh_database, running_postgres

HERE: Final = Path(__file__).resolve().parents[2]
TICKS: Final = os.sysconf("SC_CLK_TCK")
BATTLE: Final = "battle_for_the_grove"
TURNS: Final = 3
MORE: Final = 4  # times as many tables
MANY: Final = 6  # times as many moves: the difference tells what a move costs, and not what a start does
CHOICES: Final = 6  # of a bot in each game
SETTLING: Final = 6.0  # seconds until a server that was started has nothing to do


def measured(tables: int, moves: int) -> Costs:
    """All costs, measured here and now; a few minutes."""
    sources = sources_of(HERE)
    games = {}
    for game in GAMES:
        games[game] = cost_of_game(sources, game, tables, moves)
    database, stored, notice = costs_of_database(sources, tables, moves)
    return Costs(games, {level: thinking(level) for level in LEVELS}, database, stored, notice)


def cost_of_game(sources: Path, game: str, tables: int, moves: int) -> GameCosts:
    """What a game costs; memory is what more tables take more, without what all tables share."""
    (few,) = measure([sources], at_full_speed(game, tables, moves), TURNS, 1)
    (many,) = measure([sources], at_full_speed(game, MORE * tables, moves), TURNS, 1)
    table = (MORE * many.memory - few.memory) / (MORE - 1)
    return GameCosts(1000 * many.cost, many.sent, max(0.0, table) / 1024)


def costs_of_database(sources: Path, tables: int, moves: int) -> tuple[float, float, float]:
    """For a move: ms of PostgreSQL, bytes stored, and ms of a second server that only hears of it."""
    with running_postgres() as postgres, fresh_database(postgres.url) as url, environment(url):
        idle = Server(sources)
        time.sleep(SETTLING)
        try:
            resting = spent_during(lambda: time.sleep(SETTLING), postgres, idle, url)
            few = spent_during(lambda: play(sources, tables, moves), postgres, idle, url)
            many = spent_during(lambda: play(sources, tables, MANY * moves), postgres, idle, url)
            rows = many.rows - few.rows
            return (
                1000 * many.more_than(few, resting, "database") / rows,
                many.size / (few.rows + many.rows),
                1000 * many.more_than(few, resting, "idle") / rows,
            )
        finally:
            idle.stop()


def play(sources: Path, tables: int, moves: int) -> None:
    """Play so many moves in each turn, at another server on the same database."""
    measure([sources], at_full_speed(BATTLE, tables, moves), TURNS, 1)


class Spent(NamedTuple):
    """What was spent while something ran."""

    seconds: float
    database: float  # of processor time
    idle: float  # of the server at which nobody plays
    rows: int  # that were added
    size: int  # of all rows there are then

    def more_than(self, few: Spent, resting: Spent, of: str) -> float:
        """What more moves cost more: without what a start costs, and what time alone costs."""
        rest = float(getattr(resting, of)) / resting.seconds * (self.seconds - few.seconds)
        return max(0.0, float(getattr(self, of)) - float(getattr(few, of)) - rest)


def spent_during(work: Callable[[], object], postgres: Postgres, idle: Server, url: str) -> Spent:
    """Do something, and measure what it takes."""
    began, database, heard = time.monotonic(), cpu_of(postgres), idle.cpu()
    there, _ = asyncio.run(stored_moves(url))
    work()
    rows, size = asyncio.run(stored_moves(url))
    return Spent(
        time.monotonic() - began, cpu_of(postgres) - database, idle.cpu() - heard, rows - there, size
    )


@contextmanager
def environment(url: str) -> Iterator[None]:
    """Servers that are started meanwhile use this database."""
    os.environ["SPINNEY_DATABASE_URL"] = url
    try:
        yield
    finally:
        del os.environ["SPINNEY_DATABASE_URL"]


async def stored_moves(url: str) -> tuple[int, int]:
    """How many moves a database has, and how many bytes they take with their indexes."""
    engine = make_engine(database_url(url, HERE))
    try:
        async with engine.connect() as link:
            rows = (await link.execute(text("select count(*) from moves"))).scalar()
            size = (await link.execute(text("select pg_total_relation_size('moves')"))).scalar()
            return int(rows or 0), int(size or 0)
    finally:
        await engine.dispose()


def cpu_of(postgres: Postgres) -> float:
    """Seconds of processor time of PostgreSQL, with all of its processes."""
    main = (postgres.home / "data" / "postmaster.pid").read_text().split()[0]
    total = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue  # gone meanwhile
        if path.parent.name == main:
            total += sum(map(int, fields[11:15]))  # with its children that have ended
        elif fields[1] == main:
            total += sum(map(int, fields[11:13]))
    return total / TICKS


def thinking(level: str) -> float:
    """Seconds of a core for a turn of a bot of a level, over the games that are measured."""
    spent, turns = 0.0, 0
    for game in GAMES:
        table = spinney.game(game).start(2, seed=1, log=False)
        bot = find_level(level, 1, time.process_time)
        assert bot is not None
        for _ in range(CHOICES):
            began = time.process_time()
            action = bot.choose(table.game.seen_by(table, table.seat))
            spent += time.process_time() - began
            turns += 1
            table.play(action)
    return spent / turns
