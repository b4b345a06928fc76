"""What a server keeps has an end: tables that are left are let go, and limits forget whoever has left."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from pathlib import Path
from typing import Any, cast

import pytest

from spinney.web.connections.connection import Connection
from spinney.web.connections.messages import Play
from spinney.web.security import rate_limits
from spinney.web.security.rate_limits import Buckets
from spinney.web.security.tokens import new_token
from spinney.web.settings import Settings
from spinney.web.tables import live_tables
from spinney.web.tables.answers import play
from spinney.web.tables.live_table import LiveTable
from spinney.web.tables.live_tables import IDLE, MOST_LEFT, SWEEP, LiveTables
from spinney.web.tables.new_table import TableSetup, open_table

GAMES = ("battle_for_the_grove", "groves", "eldervale")


async def begun(tables: LiveTables, game: str) -> Connection:
    """A table at which play has begun, with one browser for both seats."""
    token = new_token()
    live = await tables.find(await open_table(tables, TableSetup(game, ["me", "me"]), token))
    connection = Connection(cast(Any, None), live, token, watches=False, pace=20)
    live.connections.add(connection)
    for seat in (0, 1):
        await tables.sit(live, seat, "ab" * 16)
    return connection


async def played(tables: LiveTables, connection: Connection, answers: int) -> None:
    """Some answers, all of them seen."""
    live = connection.live
    for number in range(answers):
        assert live.table is not None
        seat, action = live.asked, int(live.table.options[0])
        connection.lifted = seat
        await play(tables, live, seat, Play(f"{number:08}", live.number, seat, action))
        assert connection.messages()


def left(live: LiveTable, connection: Connection, seconds: float) -> None:
    """The browser went so many seconds ago."""
    live.disconnected(connection)
    live.left_at -= seconds


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_is_left_is_let_go_even_if_nobody_looks_for_garbage(game: str, tmp_path: Path) -> None:
    async def check() -> None:
        tables = LiveTables(Settings(tmp_path, {}))
        await tables.open()
        try:
            connection = await begun(tables, game)
            await played(tables, connection, 12)
            tables.put_away()
            assert tables.by_name, "somebody is there"
            left(connection.live, connection, IDLE + 1)
            found = weakref.ref(connection.live)
            del connection
            gc.disable()
            tables.put_away()
            assert not tables.by_name
            assert not tables.workers.editions
            await asyncio.sleep(0)
            assert found() is None
        finally:
            gc.enable()
            await tables.close()

    asyncio.run(check())


def test_of_many_tables_that_are_left_only_the_latest_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_tables, "MOST_LEFT", 3)
    assert MOST_LEFT < 1000

    async def check() -> None:
        tables = LiveTables(Settings(tmp_path, {}))
        await tables.open()
        try:
            names = []
            for ago in range(8):
                connection = await begun(tables, GAMES[0])
                names.append(connection.live.name)
                if ago != 5:
                    left(connection.live, connection, SWEEP + 1 + ago)
            await tables.find(names[7])  # somebody is about to look again
            tables.put_away()
            assert set(tables.by_name) == {names[at] for at in (0, 1, 2, 5, 7)}
            again = await tables.find(names[4])
            assert again.table is not None, "it is loaded again"
        finally:
            await tables.close()

    asyncio.run(check())


def test_limits_forget_whoever_has_not_come_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    buckets = Buckets(2, 10)
    for name in range(5000):
        now[0] += 0.01
        assert buckets.take(f"table {name}")
    assert len(buckets.found) <= 501, "after five seconds a bucket is full again"
    for _ in range(9):
        assert buckets.take("table 4999")
    assert not buckets.take("table 4999"), "who comes again at once is remembered"
    monkeypatch.setattr(rate_limits, "MOST", 20)
    for name in range(100):
        buckets.take(f"another {name}")
        assert len(buckets.found) <= 20
    slow = Buckets(0, 1)
    assert slow.take("form")
    assert not slow.take("form")
