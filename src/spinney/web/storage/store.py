"""Tables in a database, SQLite in a file or PostgreSQL. What is acknowledged is on the disk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Row, and_, delete, event, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from spinney.engine.nothing import NOBODY
from spinney.web.background import start
from spinney.web.storage import schema
from spinney.web.storage.file_watch import FileWatch
from spinney.web.storage.history import History
from spinney.web.storage.house import House
from spinney.web.storage.nodes import Nodes
from spinney.web.storage.notices import tell
from spinney.web.storage.schema import OVER, MoveRow, SeatRow, TableRow, WordRow
from spinney.web.storage.turns import Turns
from spinney.web.storage.uninterrupted import uninterrupted
from spinney.web.storage.words import add_word, word_of
from spinney.web.storage.writer import Writer

PATIENCE: Final = 5000  # milliseconds to wait for another writer of the file
PRAGMAS: Final = (f"busy_timeout={PATIENCE}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
ALONE: Final = {  # one server migrates at a time; with SQLite, too, all of it in one transaction
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": "SELECT pg_advisory_xact_lock(7746466)",
}
AWAY: Final = ("08", "53", "57P")  # classes of errors: no connection, too many, starting or stopping
RECORDS: Final = 500  # opened ones that are kept
MIGRATIONS: Final = Path(__file__).parent / "migrations"
S = TypeVar("S", bound=msgspec.Struct)


class Store:
    """Everything that outlives the process."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.engine: Final = make_engine(url)
        path = self.engine.url.database if self.engine.dialect.name == "sqlite" else None
        self.file: Final = FileWatch(Path(path)) if path else None
        if self.file is not None:
            event.listen(self.engine.sync_engine, "commit", self.file.check)
        self.writer: Final = Writer(self.engine, PRAGMAS, self.file)
        self.task: asyncio.Task[None] | None = None
        self.under_way: set[asyncio.Task[Any]] = set()
        self.history: Final = History(self.engine, self.under_way)
        self.nodes: Final = Nodes(self.engine, self.under_way)
        self.turns: Final = Turns(self.engine, self.under_way)
        self.house: Final = House(self.engine, self.under_way)

    async def open(self) -> None:
        """Bring the database up to date, and begin to write."""
        if self.engine.dialect.name == "sqlite":
            Path(make_url(self.url).database or "").parent.mkdir(parents=True, exist_ok=True)
        async with self.engine.connect() as db:
            await db.exec_driver_sql(ALONE[self.engine.dialect.name])
            await db.run_sync(migrate)
            await db.commit()
        if self.file is not None:
            self.file.open()
        self.task = start(self.writer.run(), "nothing can be written any more, so the server ends")

    @property
    def lost(self) -> str:
        """Why nothing can be saved any more, in words for players; empty while all is well."""
        return self.file.lost if self.file is not None else ""

    def is_away(self, error: Exception) -> bool:
        """Does an error say that a database server cannot be reached, for now?"""
        if self.file is not None:
            return False
        state = str(getattr(getattr(error, "orig", error), "sqlstate", None) or "")
        return isinstance(error, OSError | InterfaceError) or state.startswith(AWAY)

    def fails(self, error: Exception) -> bool:
        """Does an error say that the database can do nothing just now, whatever it is asked?"""
        if self.file is not None:
            return isinstance(error, OSError | OperationalError)
        return self.is_away(error) or isinstance(error, PoolTimeout)

    async def close(self) -> None:
        """Finish what is being written, and close the database."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, *self.under_way, return_exceptions=True)
        await self.engine.dispose()

    # Tables and seats.

    @uninterrupted
    async def create(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        """Store a new table with its seats."""
        async with self.engine.begin() as db:
            await add_table(db, table, seats)

    @uninterrupted
    async def create_rematch(self, name: str, table: TableRow, seats: Sequence[SeatRow]) -> str:
        """Store the rematch of a table, unless it has one; the name of the one that it has now."""
        column = schema.tables.c
        first = update(schema.tables).where(column.id == name, column.rematch == "")
        async with self.engine.begin() as db:
            if (await db.execute(first.values(rematch=table.id, touched=time.time()))).rowcount == 1:
                await add_table(db, table, seats)
                await tell(db, (name, 0))
            return str((await db.execute(select(column.rematch).where(column.id == name))).scalar())

    async def table(self, name: str) -> TableRow | None:
        """The stored table of this name, if there is one."""
        found = await self.rows(TableRow, select(schema.tables).where(schema.tables.c.id == name))
        return found[0] if found else None

    async def seats(self, name: str) -> list[SeatRow]:
        """The seats of a stored table, in order."""
        query = select(schema.seats).where(schema.seats.c.table_id == name).order_by(schema.seats.c.seat)
        return await self.rows(SeatRow, query)

    async def invited(self, invite: str) -> SeatRow | None:
        """The seat whose link has this hash."""
        if not invite:
            return None
        found = await self.rows(SeatRow, select(schema.seats).where(schema.seats.c.invite == invite))
        return found[0] if found else None

    @uninterrupted
    async def change_table(self, name: str, /, **values: object) -> None:
        """Change columns of a stored table."""
        values["touched"] = time.time()
        async with self.engine.begin() as db:
            await db.execute(update(schema.tables).where(schema.tables.c.id == name).values(**values))
            await tell(db, (name, 0))

    @uninterrupted
    async def change_seat(self, name: str, seat: int, /, **values: object) -> None:
        """Change columns of a stored seat."""
        where = and_(schema.seats.c.table_id == name, schema.seats.c.seat == seat)
        async with self.engine.begin() as db:
            await db.execute(update(schema.seats).where(where).values(**values))
            await tell(db, (name, 0))

    async def claim(self, seat: SeatRow, holder: str, name: str, words: str = "") -> bool:
        """Sit down by a link, if nobody was faster."""
        return await self.change_hands(seat, words, holder=holder, invite="", name=name, stand_in="")

    @uninterrupted
    async def change_hands(self, seat: SeatRow, words: str, /, **values: object) -> bool:
        """Change who sits at a seat, with a line in the chat that says so, unless somebody was faster."""
        known = ("table_id", "seat", "invite", "holder", "next_invite")
        where = and_(*[schema.seats.c[name] == getattr(seat, name) for name in known])
        async with self.engine.begin() as db:
            if (await db.execute(update(schema.seats).where(where).values(**values))).rowcount != 1:
                return False
            if words:
                await add_word(db, WordRow(seat.table_id, 0, NOBODY, "", words, time.time()))
            await tell(db, (seat.table_id, 0))
        return True

    async def mine(self, holder: str, most: int = 20) -> list[TableRow]:
        """The tables where this browser has a seat, or is the host, the latest first."""
        own = select(schema.seats.c.table_id).where(schema.seats.c.holder == holder)
        query = select(schema.tables).where(or_(schema.tables.c.id.in_(own), schema.tables.c.host == holder))
        return await self.rows(TableRow, query.order_by(schema.tables.c.touched.desc()).limit(most))

    async def public(self, most: int = 20) -> list[TableRow]:
        """The tables that anybody may watch and that are neither over nor closed, the latest first."""
        open = schema.tables.c.public, schema.tables.c.state != OVER, schema.tables.c.closed == ""
        query = select(schema.tables).where(*open)
        return await self.rows(TableRow, query.order_by(schema.tables.c.touched.desc()).limit(most))

    # Entries and words.

    async def add(self, move: MoveRow, ends: bool = False, turn: str | None = None) -> bool:
        """Add an entry, together with the end of the game, and with which server sees to a bot's turn."""
        return await self.writer.add(move, ends, turn)

    async def moves(self, name: str, after: int = 0) -> list[MoveRow]:
        """The entries of a table, in order, after a number."""
        where = and_(schema.moves.c.table_id == name, schema.moves.c.number > after)
        return await self.rows(MoveRow, select(schema.moves).where(where).order_by(schema.moves.c.number))

    async def move(self, name: str, move_id: str) -> MoveRow | None:
        """The entry with a move id, if it was taken."""
        where = and_(schema.moves.c.table_id == name, schema.moves.c.move_id == move_id)
        found = await self.rows(MoveRow, select(schema.moves).where(where))
        return found[0] if found else None

    @uninterrupted
    async def say(self, name: str, seat: int, who: str, text: str, word_id: str | None = None) -> WordRow:
        """Add a line to the chat; one that was added under the same id comes back as it is."""
        async with self.engine.begin() as db:
            word = await add_word(db, WordRow(name, 0, seat, who, text, time.time(), word_id))
            await tell(db, (name, 0))
        return word

    @uninterrupted
    async def word(self, name: str, word_id: str) -> WordRow | None:
        """The line of a table's chat that has this id, if it was said."""
        async with self.engine.connect() as db:
            return await word_of(db, name, word_id)

    async def words(self, name: str, most: int = 100, after: int = 0) -> list[WordRow]:
        """The latest lines of a table's chat after a number, oldest first."""
        where = and_(schema.words.c.table_id == name, schema.words.c.number > after)
        query = select(schema.words).where(where)
        found = await self.rows(WordRow, query.order_by(schema.words.c.number.desc()).limit(most))
        return found[::-1]

    # Records that somebody opened.

    @uninterrupted
    async def keep_record(self, name: str, text: str, story: bytes | None = None) -> None:
        """Keep a record with its story under its name, each only once; the oldest are deleted."""
        records = schema.records
        make: Any = postgresql.insert if self.engine.dialect.name == "postgresql" else sqlite.insert
        keep = make(records).values(id=name, text=text, at=time.time(), story=story)
        latest = select(records.c.id).order_by(records.c.at.desc()).limit(RECORDS)
        async with self.engine.begin() as db:
            changed = {"at": time.time(), "story": func.coalesce(records.c.story, story)}
            await db.execute(keep.on_conflict_do_update(index_elements=["id"], set_=changed))
            await db.execute(delete(records).where(records.c.id.not_in(latest.scalar_subquery())))
            old = delete(schema.records).where(schema.records.c.at < time.time() - 30 * 86400)
            await db.execute(old)

    @uninterrupted
    async def record(self, name: str) -> str | None:
        """The text of a record that somebody opened, if it is still kept."""
        async with self.engine.connect() as db:
            query = select(schema.records.c.text).where(schema.records.c.id == name)
            found: str | None = (await db.execute(query)).scalar()
            return found

    @uninterrupted
    async def rows(self, kind: type[S], query: Any) -> list[S]:
        """Run a query, and return what it finds as rows of a kind."""
        async with self.engine.connect() as db:
            return [as_row(kind, row) for row in await db.execute(query)]


async def add_table(db: AsyncConnection, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Add a table with its seats."""
    await db.execute(insert(schema.tables), [msgspec.structs.asdict(table)])
    await db.execute(insert(schema.seats), [msgspec.structs.asdict(seat) for seat in seats])


def as_row(kind: type[S], row: Row[Any]) -> S:
    """What a query of the store found, as a row of its kind."""
    return kind(**row._mapping)


def make_engine(url: str) -> AsyncEngine:
    """The database engine of the store; for SQLite with a log beside the file that survives a power cut."""
    # what a failed statement was given are names, chat and hashes of tokens: none of that is for the log
    engine = create_async_engine(url, pool_pre_ping=url.startswith("postgresql"), hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


def set_pragmas(connection: Any, _: object) -> None:
    """How the store wants SQLite to behave, said to each new connection."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring the database up to date, or to a revision: run the migrations that it has not seen."""
    config = migrations_config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def migrations_config() -> Config:
    """Where Alembic finds the migrations."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
