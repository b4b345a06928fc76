"""The store, on SQLite and on a real PostgreSQL: the same tests."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import delete, text
from sqlalchemy.exc import SQLAlchemyError

from spinney.web.settings import Settings, database_url
from spinney.web.storage import schema
from spinney.web.storage.schema import EditionRow, MoveRow, SeatRow, TableRow
from spinney.web.storage.store import Store
from web.postgres import fresh_database

STARTS = """
import asyncio, sys
from spinney.web.storage.store import Store

async def start():
    store = Store(sys.argv[1])
    await store.open()
    await store.close()

asyncio.run(start())
"""

Check = Callable[[Store], Awaitable[None]]
Run = Callable[[Check], None]


def row(name: str, **other: object) -> TableRow:
    values: dict[str, object] = {"game": "g", "edition": "", "edition_hash": "", "options": "{}"}
    values |= {"secret": b"s", "version": "1", "title": "t", "public": True, "hints": False}
    values |= {"host": "h", "watch": "w", "created": 1.0, "touched": 1.0}
    return TableRow(id=name, **{**values, **other})  # type: ignore[arg-type]


def move(table: str, number: int, move_id: str, entry: str = "x") -> MoveRow:
    return MoveRow(table, number, move_id, 0, entry, "", 0.0)


@pytest.fixture(params=["sqlite", "postgresql"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Runs a check on an empty store."""
    given = request.getfixturevalue("postgres") if request.param == "postgresql" else ""
    url = database_url(given, tmp_path)

    async def go(check: Check) -> None:
        store = Store(url)
        await store.open()
        try:
            async with store.engine.begin() as db:
                for table in reversed(schema.metadata.sorted_tables):
                    await db.execute(delete(table))
            await check(store)
        finally:
            await store.close()

    return lambda check: asyncio.run(asyncio.wait_for(go(check), 60))


def test_a_table_comes_back_as_it_was_kept(run: Run) -> None:
    async def check(store: Store) -> None:
        seats = [SeatRow("a", 1, "elder"), SeatRow("a", 0, name="Ann")]
        await store.create(row("a", secret=b"\x00\xff"), seats)
        found = await store.table("a")
        assert found is not None
        assert (found.secret, found.public) == (b"\x00\xff", True)
        known = [(seat.seat, seat.level, seat.name) for seat in await store.seats("a")]
        assert known == [(0, "", "Ann"), (1, "elder", "")]
        assert await store.table("b") is None

    run(check)


def test_one_number_is_taken_once_and_one_move_id_once(run: Run) -> None:
    async def check(store: Store) -> None:
        await store.create(row("a"), [SeatRow("a", 0)])
        races = await asyncio.gather(*[store.add(move("a", 1, f"move-{at}")) for at in range(20)])
        assert sorted(races) == [False] * 19 + [True]
        winner = f"move-{races.index(True)}"
        assert not await store.add(move("a", 2, winner)), "the same move id again"
        assert await store.add(move("a", 2, "another"))
        assert [one.number for one in await store.moves("a")] == [1, 2]
        kept = await store.move("a", winner)
        assert kept is not None
        assert kept.number == 1

    run(check)


def test_moves_of_many_tables_go_to_the_disk_in_groups(run: Run) -> None:
    async def check(store: Store) -> None:
        for at in range(20):
            await store.create(row(f"t{at}"), [SeatRow(f"t{at}", 0)])
        for number in range(1, 11):
            group = [store.add(move(f"t{at}", number, f"m{number}")) for at in range(20)]
            assert all(await asyncio.gather(*group))
        assert store.writer.added == 200
        assert store.writer.groups < 100
        assert len(await store.moves("t7")) == 10

    run(check)


def test_an_error_reaches_everybody_in_its_group_and_the_writer_goes_on(run: Run) -> None:
    async def check(store: Store) -> None:
        await store.create(row("a"), [SeatRow("a", 0)])
        no_such = [store.add(move("nowhere", at, f"m{at}")) for at in range(3)]
        failed = await asyncio.gather(*no_such, return_exceptions=True)
        assert all(isinstance(one, Exception) for one in failed), failed
        assert await store.add(move("a", 1, "fine"))

    run(check)


def test_a_seat_is_claimed_by_one_of_two(run: Run) -> None:
    async def check(store: Store) -> None:
        await store.create(row("a"), [SeatRow("a", 0, invite="link")])
        seat = await store.invited("link")
        assert seat is not None
        done = await asyncio.gather(store.claim(seat, "ann", "Ann"), store.claim(seat, "bob", "Bob"))
        assert sorted(done) == [False, True]
        assert await store.invited("link") is None
        assert await store.invited("") is None
        holder = (await store.seats("a"))[0].holder
        assert [one.id for one in await store.mine(holder)] == ["a"]

    run(check)


def test_a_lease_is_held_until_it_ends_or_the_table_moves_on(run: Run) -> None:
    async def check(store: Store) -> None:
        await store.create(row("a"), [SeatRow("a", 0)])
        assert await store.turns.lease("a", 3, "one", 60)
        assert not await store.turns.lease("a", 3, "two", 60)
        assert await store.turns.lease("a", 3, "one", 60), "its own again"
        assert not await store.turns.lease("a", 2, "two", 60), "an older number"
        assert await store.turns.lease("a", 4, "two", -1), "the table has moved on"
        assert await store.turns.lease("a", 4, "one", 60), "the lease of the other has ended"
        assert not await store.turns.lease("a", 4, "two", 60)

    run(check)


def test_words_and_records_are_kept_in_order(run: Run) -> None:
    async def check(store: Store) -> None:
        await store.create(row("a"), [SeatRow("a", 0)])
        for words in ("one", "two <b>", "three"):
            await store.say("a", 0, "Ann", words)
        assert [word.text for word in await store.words("a", 2)] == ["two <b>", "three"]
        await store.keep_record("r", "{}")
        assert await store.record("r") == "{}"
        assert await store.history.untold_records("", 10) == ["r"]
        await store.history.keep_record_story("r", b"first")
        await store.history.keep_record_story("r", b"second")
        await store.keep_record("r", "{}", b"third")
        assert await store.history.record_story("r") == b"first"
        await store.keep_record("t", "{}", b"told")
        assert await store.history.record_story("t") == b"told"
        assert await store.history.untold_records("", 10) == []
        assert await store.record("s") is None

    run(check)


def test_public_tables_are_listed_until_they_are_over(run: Run) -> None:
    async def check(store: Store) -> None:
        await store.create(row("a"), [SeatRow("a", 0)])
        await store.create(row("b", public=False), [SeatRow("b", 0)])
        assert [one.id for one in await store.public()] == ["a"]
        await store.change_table("a", state=schema.OVER)
        assert await store.public() == []

    run(check)


def test_the_entry_that_ends_a_game_is_written_together_with_its_end(run: Run) -> None:
    async def check(store: Store) -> None:
        for name in ("a", "b"):
            await store.create(row(name, state=schema.PLAYING), [SeatRow(name, 0)])
        added = await asyncio.gather(
            store.add(move("a", 1, "m1"), ends=True),
            store.add(move("b", 1, "m1")),
            store.add(move("b", 1, "m2"), ends=True),
        )
        assert list(added) == [True, True, False], "the last one came too late, so nothing has ended there"
        states = [found.state for name in ("a", "b") if (found := await store.table(name)) is not None]
        assert states == [schema.OVER, schema.PLAYING]

    run(check)


def test_editions_and_stories_are_kept_once_and_for_ever(run: Run) -> None:
    async def check(store: Store) -> None:
        history = store.history
        first = EditionRow("hash", "g", "standard", "a = 1\nß", 1.0)
        await history.keep_editions([first, EditionRow("other", "g", "mini", "", 1.0)])
        await history.keep_editions([EditionRow("hash", "g", "standard", "something else", 2.0)])
        await history.keep_editions([])
        assert await history.edition("hash") == first
        assert await history.edition("none") is None
        for name in ("a", "b", "c"):
            await store.create(row(name, state=schema.OVER), [SeatRow(name, 0)])
        await store.create(row("d", state=schema.PLAYING), [SeatRow("d", 0)])
        await history.keep_story("b", b"\x00first")
        await history.keep_story("b", b"second")
        assert await history.story("b") == b"\x00first"
        assert await history.story("a") is None
        assert await history.untold("", 10) == ["a", "c"]
        assert await history.untold("", 1) == ["a"]
        assert await history.untold("a", 10) == ["c"]

    run(check)


def test_migrations_bring_a_database_of_0_1_0_to_exactly_the_schema(tmp_path: Path) -> None:
    shutil.copy(Path(__file__).parents[1] / "databases" / "0.1.0.sqlite", tmp_path / "spinney.sqlite")

    async def check() -> None:
        store = Store(Settings(tmp_path, {}).database)
        await store.open()
        async with store.engine.connect() as db:
            found = await db.run_sync(
                lambda link: compare_metadata(MigrationContext.configure(link), schema.metadata)
            )
        assert found == []
        assert len(await store.history.untold("", 100)) == 7
        await store.close()

    asyncio.run(check())


def test_a_migration_that_breaks_off_leaves_nothing_half_done(tmp_path: Path) -> None:
    """A power cut may come between the new column and the note that it is there."""
    file = tmp_path / "spinney.sqlite"
    shutil.copy(Path(__file__).parents[1] / "databases" / "0.1.0.sqlite", file)
    with closing(sqlite3.connect(file)) as db:
        db.execute(
            "CREATE TRIGGER power_cut BEFORE UPDATE ON alembic_version WHEN new.version_num = '0003' "
            "BEGIN SELECT raise(ABORT, 'power cut'); END"
        )

    async def check() -> None:
        store = Store(Settings(tmp_path, {}).database)
        with pytest.raises(SQLAlchemyError, match="power cut"):
            await store.open()
        await store.close()
        with closing(sqlite3.connect(file)) as db:
            db.execute("DROP TRIGGER power_cut")
        store = Store(Settings(tmp_path, {}).database)
        await store.open()
        assert await store.history.untold_records("", 100)
        await store.close()

    asyncio.run(check())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_servers_that_start_at_once_bring_a_database_up_to_date_once(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    with ExitStack() as stack:
        given = ""
        if kind == "postgresql":
            given = stack.enter_context(fresh_database(request.getfixturevalue("postgres")))
        command = [sys.executable, "-c", STARTS, database_url(given, tmp_path)]
        servers = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(3)]
        said = [server.communicate(timeout=60)[1] for server in servers]
        assert [server.returncode for server in servers] == [0, 0, 0], said


def test_sqlite_survives_a_power_cut_by_its_settings(tmp_path: Path) -> None:
    async def check() -> None:
        store = Store(Settings(tmp_path / "new" / "folder", {}).database)
        await store.open()
        async with store.engine.connect() as db:
            assert (await db.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
            assert (await db.execute(text("PRAGMA synchronous"))).scalar() == 2
        await store.close()

    asyncio.run(check())


def test_migrations_make_exactly_the_schema(run: Run) -> None:
    async def check(store: Store) -> None:
        async with store.engine.connect() as db:
            found = await db.run_sync(
                lambda link: compare_metadata(MigrationContext.configure(link), schema.metadata)
            )
        assert found == []

    run(check)


def test_a_write_that_is_given_up_locks_nobody_out(run: Run) -> None:
    """A lease is renewed while a bot thinks; the renewal is given up, at any moment, when it has answered."""

    async def check(store: Store) -> None:
        await store.create(row("a"), [SeatRow("a", 0)])
        for moment in range(60):
            renewal = asyncio.create_task(store.turns.lease("a", 1, "node", 5))
            for _ in range(moment):
                await asyncio.sleep(0.0002)
            renewal.cancel()
            await asyncio.gather(renewal, return_exceptions=True)
            await asyncio.wait_for(store.change_seat("a", 0, name=f"Ann {moment}"), 60)
            assert await store.add(move("a", moment + 1, f"id {moment}"))

    run(check)


def test_of_lines_that_are_said_at_once_none_is_lost_and_none_doubled(run: Run) -> None:
    async def check(store: Store) -> None:
        for name in ("a", "b"):
            await store.create(row(name), [SeatRow(name, 0)])
        other = Store(store.engine.url.render_as_string(hide_password=False))  # a second server
        lines = [(seat, at) for at in range(15) for seat in range(5)]
        said = await asyncio.gather(
            *[
                one.say("a", seat, f"Seat {seat}", f"line {at}", f"word-{seat}-{at}")
                for seat, at in lines
                for one in (store, other)  # sent to both, as after a lost connection
            ],
            store.say("b", 0, "Ann", "elsewhere"),
        )
        kept = await store.words("a", 1000)
        assert [one.number for one in kept] == list(range(1, 76))
        assert sorted((one.seat, one.text) for one in kept) == sorted((s, f"line {at}") for s, at in lines)
        assert {(one.number, one.word_id) for one in said[:-1]} == {(one.number, one.word_id) for one in kept}
        assert said[-1].number == 1, "every table counts for itself"
        assert await store.word("a", "word-3-7") in kept
        assert await store.word("b", "word-3-7") is None
        await other.close()

    run(check)


def test_lines_without_an_id_are_all_kept(run: Run) -> None:
    async def check(store: Store) -> None:
        await store.create(row("a"), [SeatRow("a", 0)])
        await asyncio.gather(*[store.say("a", 0, "Ann", "yes") for _ in range(40)])
        assert [one.number for one in await store.words("a", 1000)] == list(range(1, 41))
        with pytest.raises(SQLAlchemyError):
            await store.say("nowhere", 0, "Ann", "hello?")

    run(check)


def test_a_lease_ends_by_the_clock_of_the_database(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server whose clock is an hour ahead does not keep a turn for that hour when it dies."""

    async def check(store: Store) -> None:
        await store.create(row("a"), [SeatRow("a", 0)])
        with monkeypatch.context() as fast:
            now = time.time()
            fast.setattr(time, "time", lambda: now + 3600)
            assert await store.turns.lease("a", 1, "fast", 0.2)
        async with asyncio.timeout(20):
            while not await store.turns.lease("a", 1, "right", 0.2):
                await asyncio.sleep(0.1)
        assert await store.turns.lease("a", 1, "right", 30), "it is held"
        assert not await store.turns.lease("a", 1, "fast", 30)
        with monkeypatch.context() as slow:
            slow.setattr(time, "time", lambda: now - 50)
            assert store.engine.dialect.name == "sqlite" or not await store.turns.lease("a", 1, "slow", 30)

    run(check)
