"""Work in the background: whatever ends it is in the log at once, and what has to go on goes on."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spinney.web import background
from spinney.web.background import keep_up, start
from spinney.web.house.keeper import Keeper
from spinney.web.settings import Settings
from spinney.web.storage.file_watch import GONE, FileWatch
from spinney.web.tables import guard, live_tables
from spinney.web.tables.live_tables import LiveTables
from spinney.web.tables.new_table import TableSetup, open_table
from web.live_server import Browser, before_start, serving
from web.postgres import psql, running_postgres

BATTLE = "battle_for_the_grove"
Said = Callable[[], list[str]]


@pytest.fixture
def said(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> Said:
    """What the log says about trouble. Nothing rests long after a fault."""
    monkeypatch.setattr(background, "PAUSE", 0.01)
    caplog.set_level(logging.WARNING, "spinney.web")
    return lambda: [record.getMessage() for record in caplog.records]


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


class Failing:
    """Work that fails a few times, and is done then."""

    def __init__(self, *faults: Exception) -> None:
        self.faults = list(faults)
        self.begun = 0

    async def __call__(self, *given: Any) -> None:
        self.begun += 1
        if self.faults:
            raise self.faults.pop(0)


def test_work_that_fails_is_told_and_begun_again(said: Said, caplog: pytest.LogCaptureFixture) -> None:
    work = Failing(ZeroDivisionError("x"), ZeroDivisionError("x"), OSError("y"), ZeroDivisionError("x"))
    asyncio.run(asyncio.wait_for(waited(lambda: keep_up(work, "it failed")), 60))
    assert work.begun == 5
    assert said() == [f"it failed, and is tried again: {words}" for words in "xyx"], "once in a row"
    assert [bool(record.exc_info) for record in caplog.records] == [True, False, True]


def test_work_that_is_done_once_is_told_when_it_fails_though_nobody_waits_for_it(said: Said) -> None:
    async def check() -> None:
        tasks = [start(Failing(ZeroDivisionError("x"))(), "it failed"), start(Failing()(), "never")]
        other = start(asyncio.sleep(60), "cancelled")
        other.cancel()
        await asyncio.wait([*tasks, other])
        await until(said)

    asyncio.run(check())
    assert said() == ["it failed: x"]


async def waited(begin: Callable[[], asyncio.Task[None]]) -> None:
    await begin()


# What a server keeps up.


def in_tables(tmp_path: Path, check: Callable[[LiveTables], Any]) -> None:
    async def go() -> None:
        tables = LiveTables(Settings(tmp_path, {}))
        await tables.open()
        try:
            await check(tables)
        finally:
            await tables.close()

    asyncio.run(go())


def test_a_sweep_that_fails_is_told_and_there_is_another(
    tmp_path: Path, said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    sweeps: list[int] = []

    def put_away(self: LiveTables) -> None:
        sweeps.append(1)
        if len(sweeps) == 1:
            raise ZeroDivisionError("x")

    monkeypatch.setattr(live_tables, "SWEEP", 0.0)
    monkeypatch.setattr(LiveTables, "put_away", put_away)

    async def check(tables: LiveTables) -> None:
        await until(lambda: len(sweeps) > 2)

    in_tables(tmp_path, check)
    assert said() == ["looking after the tables failed, and is tried again: x"]


def test_a_look_at_the_file_that_fails_is_told_and_there_is_another(
    tmp_path: Path, said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[int] = []

    def look(self: FileWatch) -> None:
        looks.append(1)
        if len(looks) == 1:
            raise ZeroDivisionError("x")

    monkeypatch.setattr(FileWatch, "look", look)
    monkeypatch.setattr(guard, "LOOK", 0.0)

    async def check(tables: LiveTables) -> None:
        await until(lambda: len(looks) > 2)

    in_tables(tmp_path, check)
    assert said() == ["looking after the file of the database failed, and is tried again: x"]


def test_what_the_keeper_cannot_read_is_told_once_and_read_later(
    tmp_path: Path, said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = Failing(*[ZeroDivisionError("the driver has errors of its own")] * 3)
    monkeypatch.setattr("spinney.web.house.keeper.SWEEP", 0.0)
    monkeypatch.setattr(Keeper, "look", lambda self: look())

    async def check(tables: LiveTables) -> None:
        await until(lambda: look.begun > 4)

    in_tables(tmp_path, check)
    assert said() == ["what the house has decided is read later: the driver has errors of its own"]


def test_a_bot_whose_turn_fails_is_told_and_plays_later(
    tmp_path: Path, said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = Failing(ZeroDivisionError("x"))

    async def play(tables: LiveTables, live: Any) -> None:
        await turns()

    monkeypatch.setattr(live_tables, "play_bot_turns", play)
    names: list[str] = []

    async def check(tables: LiveTables) -> None:
        setup = TableSetup(BATTLE, ["me", "sapling"], options={"first": "dark"})
        names.append(await open_table(tables, setup, "token"))
        live = await tables.find(names[0])
        await tables.sit(live, 0, secrets.token_hex(16))
        await until(lambda: turns.begun == 2)
        await until(lambda: live.bot_task is not None and live.bot_task.done())

    in_tables(tmp_path, check)
    assert said() == [f"table {names[0]}: a bot's turn failed, and is tried again: x"]


def test_a_file_that_goes_while_it_is_looked_at_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "x.sqlite"
    with sqlite3.connect(file) as link:
        link.execute("CREATE TABLE alembic_version (version_num)")
    watch = FileWatch(file)
    watch.open()
    assert watch.trouble() == ""
    there = watch.is_there

    def last_seen() -> bool:
        found = there()
        file.unlink(missing_ok=True)
        return found

    monkeypatch.setattr(watch, "is_there", last_seen)
    assert watch.trouble() == GONE
    assert not there()


# What a server cannot do without.

WRONG = {
    "wrong password": ("nobody:wrong", "postgres", "password authentication failed"),
    "no such database": ("spinney", "nowhere", "does not exist"),
    "newer": ("spinney", "postgres", "9999"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_server_whose_database_cannot_be_used_when_it_comes_ends_and_says_why(
    tmp_path: Path, wrong: str
) -> None:
    who, name, why = WRONG[wrong]
    with running_postgres() as database:
        psql(database.url, "-c", "CREATE TABLE alembic_version (version_num varchar(32))")
        psql(database.url, "-c", "INSERT INTO alembic_version VALUES ('9999')")
        rules = database.home / "data" / "pg_hba.conf"
        rules.write_text(f"host all nobody all scram-sha-256\n{rules.read_text()}")
        database.stop()
        url = database.url.replace("spinney@", f"{who}@").replace(
            "/postgres", f"/{name}" if name else "/postgres"
        )
        with serving(tmp_path, SPINNEY_DATABASE_URL=url, SPINNEY_LOG="json") as server:
            assert "does not answer yet" in Browser(server).get("/readyz").text
            database.start()
            assert server.process is not None
            assert server.process.wait(90) == 3
            lines = [json.loads(line) for line in server.errors().splitlines()]
            (end,) = [line for line in lines if line["level"] == "error"]
            assert end["event"].startswith("the database cannot be used, so the server ends: ")
            assert why in end["event"]
            assert lines[-1]["event"] == "stopped"


def test_a_server_that_can_write_no_more_ends(tmp_path: Path) -> None:
    fails = """
from spinney.web.storage import writer
async def fail(self, batch):
    raise ZeroDivisionError("a bug")
writer.Writer.commit = fail
"""
    before_start(tmp_path, fails)
    with serving(tmp_path, SPINNEY_LOG="json") as server:
        me = Browser(server)
        connection = me.connect(me.open_table(BATTLE, "me", "me")).until_asked()
        connection.send(do="play", id="0" * 16, number=0, seat=connection.asked, action=connection.options[0])
        assert server.process is not None
        assert server.process.wait(90) == 3
        assert "nothing can be written any more, so the server ends: a bug" in server.errors()
