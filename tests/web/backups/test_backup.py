"""A house in one file: copied while people play, restored to the other database, and everything goes on."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import shutil
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, inspect, select

from cli.run_spinney import refusal, spinney
from spinney.web.backups.checking import Checker
from spinney.web.backups.house_rows import PASSING
from spinney.web.settings import database_url
from spinney.web.storage import schema
from spinney.web.storage.schema import MoveRow
from spinney.web.storage.store import Store, make_engine
from web.databases.facts import FOLDER, answer, facing, facts_of, is_over
from web.live_server import Browser, Server, serving
from web.postgres import fresh_database
from web.storage.test_store import row

BATTLE = "battle_for_the_grove"
FAST = {"SPINNEY_MESSAGES_PER_SECOND": "100000", "SPINNEY_TABLES_PER_MINUTE": "100000"}
BOTH_WAYS = [("sqlite", "postgresql"), ("postgresql", "sqlite")]
Rows = list[tuple[Any, ...]]


@pytest.fixture
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[str], str]]:
    """Makes the address of an empty database of a kind."""
    with ExitStack() as stack:

        def make(kind: str) -> str:
            if kind == "sqlite":
                return f"sqlite:///{tmp_path / 'empty.sqlite'}"
            return stack.enter_context(fresh_database(request.getfixturevalue("postgres")))

        yield make


def run(monkeypatch: pytest.MonkeyPatch, url: str, *arguments: str | Path) -> str:
    monkeypatch.setenv("SPINNEY_DATABASE_URL", url)
    ran = spinney(*arguments)
    assert ran.code == 0, ran
    return ran.out


def refused(monkeypatch: pytest.MonkeyPatch, url: str, *arguments: str | Path) -> str:
    monkeypatch.setenv("SPINNEY_DATABASE_URL", url)
    return refusal(*arguments)


def ask(url: str, query: Any) -> Rows:
    async def go() -> Rows:
        engine = make_engine(database_url(url, Path()))
        try:
            async with engine.begin() as db:
                found = await db.execute(query)
                return [tuple(row) for row in found] if found.returns_rows else []
        finally:
            await engine.dispose()

    return asyncio.run(go())


def rows_of(url: str, table: str, *columns: str) -> Rows:
    found = schema.metadata.tables[table]
    wanted = [found.c[name] for name in columns] if columns else list(found.c)
    return sorted(ask(url, select(*wanted)), key=repr)


def in_store(url: str, check: Callable[[Store], Awaitable[None]]) -> None:
    async def go() -> None:
        store = Store(database_url(url, Path()))
        await store.open()
        try:
            await check(store)
        finally:
            await store.close()

    asyncio.run(go())


class House:
    """A server with tables in every state, and somebody who plays on at one of them all the time."""

    def __init__(self, server: Server) -> None:
        self.me = Browser(server)
        self.finished = self.me.open_table(BATTLE, "me", "me", **{"option.max_turns": 1})
        self.play(self.finished, 40)
        self.begun = self.me.open_table("groves", "me", "me", title="Under the oak", public="yes")
        self.play(self.begun, 5)
        self.waiting = self.me.open_table("leylines", "me", "friend")
        self.busy = self.me.open_table(BATTLE, "me", "me", **{"option.max_turns": 10000})
        talk = self.me.connect(self.begun)
        talk.send(do="say", text="Hello, Eldervale ✿")
        talk.until(lambda news: "Eldervale" in talk.parts.get("chat", ""))
        self.stop = False
        self.trouble = ""
        self.moving = threading.Event()
        self.thread = threading.Thread(target=self.play_on, daemon=True)

    def play(self, table: str, most: int) -> int:
        """Play some answers; returns how many entries the table has then."""
        connection = self.me.connect(table)
        connection.receive()
        for _ in range(most):
            if is_over(connection):
                break
            while connection.asked < 0:
                connection.receive()
            assert "refused" not in answer(facing(connection), connection.options[0])
        connection.close()
        return connection.number

    def play_on(self) -> None:
        try:
            while not self.stop:
                self.play(self.busy, 20)
                self.moving.set()
        except Exception as error:
            self.trouble = repr(error)

    @contextmanager
    def being_played(self) -> Iterator[None]:
        self.thread.start()
        assert self.moving.wait(60)
        try:
            yield
        finally:
            self.stop = True
            self.thread.join(60)
        assert not self.trouble


@pytest.mark.parametrize(("source", "target"), BOTH_WAYS, ids=["to-postgresql", "to-sqlite"])
def test_a_house_moves_to_the_other_database_while_people_play(
    source: str,
    target: str,
    empty: Callable[[str], str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    old, new, file = empty(source), empty(target), tmp_path / "house.backup"
    with serving(tmp_path, SPINNEY_DATABASE_URL=old, **FAST) as server:
        house = House(server)
        moves = schema.moves
        before = len(ask(old, select(moves).where(moves.c.table_id == house.busy)))
        with house.being_played():
            said = run(monkeypatch, old, "backup", file)
        wait_for_story(old, house.finished)
    entries = sum(1 for _ in rows_of(old, "moves"))
    assert re.fullmatch(
        rf"{re.escape(str(file))}: 4 tables with \d+ answers; every game was played again and fits\.\n", said
    )
    restored = run(monkeypatch, new, "restore", file)
    assert restored == said.replace(": 4", ": restored. 4")
    there = rows_of(new, "moves")
    assert set(there) <= set(rows_of(old, "moves")), "nothing is there that nobody played"
    assert before <= len([row for row in there if row[0] == house.busy]) <= entries
    for table in ("seats", "words", "editions"):
        assert rows_of(new, table) == rows_of(old, table)
    with serving(tmp_path, SPINNEY_DATABASE_URL=new, **FAST) as server:
        house.me.server = server
        for table in (house.begun, house.busy):
            count = len([row for row in there if row[0] == table])
            assert house.play(table, 3) == count + 3, "the same browser plays on"
        assert house.me.get(f"/t/{house.finished}/replay").status == 200
        waiting = house.me.connect(house.waiting)
        waiting.until(lambda news: "data-link='/join/" in waiting.parts.get("links", ""))
        talk = house.me.connect(house.begun)
        talk.receive()
        assert "Hello, Eldervale ✿" in talk.parts["chat"]


def wait_for_story(url: str, table: str) -> None:
    deadline = time.monotonic() + 60
    while not ask(url, select(schema.stories.c.at).where(schema.stories.c.table_id == table)):
        assert time.monotonic() < deadline, "the story was never told"
        time.sleep(0.1)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_is_one_moment_of_the_house(
    kind: str, empty: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server writes while the copy is made; whatever it writes is in the next one."""
    url, file = empty(kind), tmp_path / "house.backup"
    in_store(url, with_tables(3))
    look = Checker.digest_of

    def write_meanwhile(self: Checker, rows: Any) -> str | None:
        if "tables" in rows and self.tables == 0:
            values = MoveRow("t2", 1, "later", 0, "roll", "", 1.0)
            thread = threading.Thread(target=lambda: write(url, values))
            thread.start()
            thread.join(20)
            assert not thread.is_alive(), "the copy holds nobody up"
        return look(self, rows)

    monkeypatch.setattr(Checker, "digest_of", write_meanwhile)
    run(monkeypatch, url, "backup", file)
    assert len(rows_of(url, "moves")) == 1
    assert b"later" not in gzip.decompress(file.read_bytes())


def write(url: str, values: MoveRow) -> None:
    row = {name: getattr(values, name) for name in values.__struct_fields__}
    ask(url, insert(schema.moves).values(**row))


def with_tables(count: int) -> Callable[[Store], Awaitable[None]]:
    """Tables that wait for people, with something of everything else."""

    async def check(store: Store) -> None:
        for number in range(count):
            seats = [schema.SeatRow(f"t{number}", seat) for seat in (0, 1)]
            await store.create(row(f"t{number}", game=BATTLE, title="ünder the ✿"), seats)
            await store.say(f"t{number}", 0, "Ann", 'a "line"\\')
        await store.keep_record("r", "a record", b"\x00\xff")
        now = {"at": 1.5, "why": "w"}
        async with store.engine.begin() as db:
            await db.execute(insert(schema.restraints).values(kind="mute", whom="token 1", until=None, **now))
            for what in ("close", "reopen"):
                values = {"who": "ann", "what": what, "about": "table t0", **now}
                await db.execute(insert(schema.decisions).values(**values))

    return check


@pytest.mark.parametrize(("source", "target"), BOTH_WAYS, ids=["to-postgresql", "to-sqlite"])
def test_everything_that_a_house_keeps_comes_along(
    source: str,
    target: str,
    empty: Callable[[str], str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    old, new, file = empty(source), empty(target), tmp_path / "house.backup"
    in_store(old, with_tables(150))
    run(monkeypatch, old, "backup", file)
    run(monkeypatch, new, "restore", file)
    for table in schema.metadata.tables:
        assert rows_of(new, table) == rows_of(old, table), table
        assert rows_of(new, table) or table in {"moves", "stories", "editions", "leases", *PASSING}, table

    async def decide(store: Store) -> None:
        async with store.engine.begin() as db:
            values = {"at": 2.0, "who": "ann", "what": "x", "about": "y", "why": ""}
            await db.execute(insert(schema.decisions).values(**values))

    in_store(new, decide)
    assert [row[0] for row in rows_of(new, "decisions")] == [1, 2, 3], "numbers go on"


def test_only_its_owner_can_read_a_backup_and_it_replaces_nothing(
    empty: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, file = empty("sqlite"), tmp_path / "house.backup"
    in_store(url, with_tables(1))
    run(monkeypatch, url, "backup", file)
    assert file.stat().st_mode & 0o777 == 0o600
    before = file.read_bytes()
    assert refused(monkeypatch, url, "backup", file) == f"{file}: is there already; a backup replaces no file"
    assert file.read_bytes() == before
    nothing = tmp_path / "nothing.sqlite"
    said = refused(monkeypatch, f"sqlite:///{nothing}", "backup", tmp_path / "b")
    assert said == f"{nothing}: holds no Spinney house"
    assert not nothing.exists()
    assert [path.name for path in tmp_path.iterdir() if "backup" in path.name] == [file.name]
    assert not (tmp_path / "b").exists()


def lines_of(file: Path) -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def write_lines(file: Path, lines: list[Any]) -> Path:
    """A backup with these lines, and an end that fits them."""
    digest = blake2b(digest_size=16)
    data = b""
    for line in lines[:-1]:
        data += json.dumps(line).encode() + b"\n"
    digest.update(data)
    data += json.dumps({**lines[-1], "digest": digest.hexdigest()}).encode() + b"\n"
    file.write_bytes(gzip.compress(data))
    return file


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_does_not_fit_is_refused_and_nothing_is_restored(
    kind: str, empty: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(FOLDER / "0.2.0.sqlite", tmp_path / "old.sqlite")
    good = tmp_path / "house.backup"
    run(monkeypatch, f"sqlite:///{tmp_path / 'old.sqlite'}", "backup", good)
    whole, lines = good.read_bytes(), lines_of(good)

    def cut(length: int) -> Path:
        path = tmp_path / f"cut{length}"
        path.write_bytes(whole[:length])
        return path

    flipped = tmp_path / "flipped"
    flipped.write_bytes(whole[:-2000] + bytes([whole[-2000] ^ 1]) + whole[-1999:])
    at = next(number for number, line in enumerate(lines) if line.get("rows", {}).get("moves"))
    illegal = json.loads(json.dumps(lines))
    illegal[at]["rows"]["moves"][0][illegal[0]["columns"]["moves"].index("entry")] = "nonsense"
    shorter = json.loads(json.dumps(lines))
    shorter[at]["rows"]["moves"].pop()
    shorter[-1]["rows"]["moves"] -= 1
    newer = [{**lines[0], "revision": "9999"}, *lines[1:]]
    other = [{**lines[0], "spinney_backup": 2}, *lines[1:]]
    foreign = tmp_path / "foreign"
    foreign.write_bytes(b"SQLite format 3\x00")
    damaged = "is damaged or cut, so nothing of it can be trusted"
    again = "cannot be played again as it was played; the backup was made by Spinney"
    cases = {
        cut(len(whole) // 2): damaged,
        cut(len(whole) - 1): damaged,
        cut(len(whole) - 12): damaged,
        flipped: damaged,
        write_lines(tmp_path / "missing", [*lines[:3], lines[-1]]): damaged,
        write_lines(tmp_path / "illegal", illegal): again,
        write_lines(tmp_path / "shorter", shorter): again,
        write_lines(tmp_path / "newer", newer): "is of a newer Spinney (revision 9999)",
        write_lines(tmp_path / "other", other): "is a backup of format 2, made by Spinney",
        foreign: "is not a backup of a Spinney house",
        cut(0): "is not a backup of a Spinney house",
    }
    url = empty(kind)
    for file, words in cases.items():
        said = refused(monkeypatch, url, "restore", file)
        assert words in said, file
        assert said.startswith(f"{file}: ")
        assert tables_in(url) == [], f"{file}: nothing half restored"
    run(monkeypatch, url, "restore", good)
    before = rows_of(url, "moves")
    said = refused(monkeypatch, url, "restore", good)
    assert said.startswith("the database is not empty: its moves have ")
    assert rows_of(url, "moves") == before


def tables_in(url: str) -> list[str]:
    if url.startswith("sqlite"):
        file = Path(url.removeprefix("sqlite:///"))
        return [str(path) for path in file.parent.glob(f"{file.name}*")]

    async def go() -> list[str]:
        engine = make_engine(database_url(url, Path()))
        async with engine.connect() as db:
            found: list[str] = await db.run_sync(lambda connection: inspect(connection).get_table_names())
        await engine.dispose()
        return found

    return asyncio.run(go())


def test_a_database_that_a_server_has_only_opened_is_empty(
    empty: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new, file = empty("sqlite"), empty("postgresql"), tmp_path / "house.backup"
    in_store(old, with_tables(2))
    run(monkeypatch, old, "backup", file)
    with serving(tmp_path, SPINNEY_DATABASE_URL=new) as server:
        Browser(server).get("/")
        server.kill()
    editions = [schema.EditionRow("h", "g", "n", "t", 1.0)]
    in_store(new, lambda store: store.history.keep_editions(editions))
    run(monkeypatch, new, "restore", file)
    assert len(rows_of(new, "tables")) == 2
    assert rows_of(new, "editions") == []


@pytest.mark.parametrize("old", ["0.1.0", "0.2.0"])
def test_a_house_of_an_earlier_version_is_copied_as_it_is_and_brought_up_to_date(
    old: str, empty: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy, file, new = tmp_path / "old.sqlite", tmp_path / "house.backup", empty("postgresql")
    shutil.copy(FOLDER / f"{old}.sqlite", copy)
    with closing(sqlite3.connect(copy)) as link:
        version = link.execute("SELECT version_num FROM alembic_version").fetchall()
    run(monkeypatch, f"sqlite:///{copy}", "backup", file)
    with closing(sqlite3.connect(copy)) as link:
        assert link.execute("SELECT version_num FROM alembic_version").fetchall() == version
    run(monkeypatch, new, "restore", file)
    facts = facts_of(FOLDER / f"{old}.sqlite")
    assert {row[0] for row in rows_of(new, "tables", "id")} >= {table.table for table in facts.tables}
    with serving(tmp_path, SPINNEY_DATABASE_URL=new, **FAST) as server:
        for table in facts.tables:
            watcher = Browser(server)
            connection = watcher.connect(table.table, watch=table.watch.rsplit("/", 1)[1])
            connection.receive()
            assert connection.number == table.entries, table.about


def test_a_table_that_was_frozen_before_comes_along_and_is_named(
    empty: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(FOLDER / "0.2.0.sqlite", tmp_path / "old.sqlite")
    old, file, new = f"sqlite:///{tmp_path / 'old.sqlite'}", tmp_path / "house.backup", empty("postgresql")
    with closing(sqlite3.connect(tmp_path / "old.sqlite")) as link:
        (name,) = link.execute("SELECT table_id FROM moves WHERE number = 3 LIMIT 1").fetchone()
        link.execute("UPDATE moves SET entry = 'nonsense' WHERE table_id = ? AND number = 3", [name])
        link.commit()
    for url, command in ((old, "backup"), (new, "restore")):
        monkeypatch.setenv("SPINNEY_DATABASE_URL", url)
        ran = spinney(command, file)
        assert ran.code == 0
        assert f"table {name} is kept, but cannot go on here: The answers kept of this table" in ran.err
        assert ran.out.endswith("all other games fit.\n")
    assert rows_of(new, "moves", "entry") == rows_of(old, "moves", "entry")


def test_a_failing_database_is_named_in_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "torn.sqlite"
    file.write_bytes(b"no database at all, but long enough to be read as one" * 100)
    said = refused(monkeypatch, f"sqlite:///{file}", "backup", tmp_path / "b")
    assert said == "the database: file is not a database"
    in_store(f"sqlite:///{tmp_path / 'good.sqlite'}", with_tables(1))
    ask(f"sqlite:///{tmp_path / 'good.sqlite'}", delete(schema.words))
    run(monkeypatch, f"sqlite:///{tmp_path / 'good.sqlite'}", "backup", tmp_path / "b")
    nobody = "postgresql://spinney@127.0.0.1:1/none"
    assert "127.0.0.1" in refused(monkeypatch, nobody, "restore", tmp_path / "b")
