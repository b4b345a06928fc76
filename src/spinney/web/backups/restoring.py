"""Restoring a backup: into an empty database, in one transaction, so that all of it is there or nothing."""

from __future__ import annotations

from collections import defaultdict
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, MetaData, Table, func, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from spinney.web.backups.backup_file import BackupReader, BadBackup, reading
from spinney.web.backups.checking import Checker
from spinney.web.backups.house_rows import PASSING, Rows, house_tables
from spinney.web.house.database import unknown
from spinney.web.storage import schema
from spinney.web.storage.revisions import known_revisions
from spinney.web.storage.store import ALONE, make_engine, migrate

AT_ONCE: Final = 2000  # rows that are written together
OF_ANY_SERVER: Final = frozenset({"editions", "leases", *PASSING})  # no house is there for these alone
VERSIONS: Final = "alembic_version"


async def restore(path: Path, url: str) -> Checker:
    """Put the house of a backup into an empty database, and play every game again."""
    with reading(path) as reader:
        if reader.header.revision not in known_revisions():
            raise BadBackup(f"{path}: {unknown(reader.header.revision)}")
        file = file_of(url)
        made = file is not None and not file.exists()
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
        engine = make_engine(url)
        try:
            checker = await write_house(engine, reader)
        except BaseException:
            await engine.dispose()
            if made and file is not None:
                for name in ("", "-wal", "-shm"):
                    Path(f"{file}{name}").unlink(missing_ok=True)
            raise
        await engine.dispose()
        return checker


async def write_house(engine: AsyncEngine, reader: BackupReader) -> Checker:
    """Write all rows in one transaction, in tables of their time, then run the migrations that came later."""
    async with engine.connect() as db:
        await db.exec_driver_sql(ALONE[engine.dialect.name])
        await db.run_sync(clear_empty_house)
        await db.run_sync(migrate, reader.header.revision)
        tables = await db.run_sync(house_tables)
        checker, loader = Checker(), Loader(db, tables)
        for rows, digest in reader.pieces():
            refuse_other_game(reader, checker, rows, digest)
            await loader.add(rows)
        await loader.flush()
        if engine.dialect.name == "postgresql":
            await count_on(db, tables)
        await db.run_sync(migrate)
        await db.commit()
        return checker


def refuse_other_game(reader: BackupReader, checker: Checker, rows: Rows, digest: str | None) -> None:
    """Play the game of a piece again: it must lead where it led when the backup was made."""
    found = checker.digest_of(rows)
    if digest is None or found == digest:
        return
    name = rows["tables"][0]["id"] if "tables" in rows else ""
    if found is None and name in checker.frozen and name not in checker.damaged:
        return  # this installation has not its game, its edition or its rules; another one may
    made = f"the backup was made by Spinney {reader.header.version}, this is {version('spinney')}"
    raise BadBackup(f"{reader.path}: table {name} cannot be played again as it was played; {made}")


class Loader:
    """Writes rows in groups, those that others refer to first."""

    def __init__(self, db: AsyncConnection, tables: list[Table]) -> None:
        self.db: Final = db
        self.tables: Final = tables
        self.waiting: Final[dict[str, list[dict[str, Any]]]] = defaultdict(list)

    async def add(self, rows: Rows) -> None:
        """Write these rows, or keep them for the next group."""
        for name, some in rows.items():
            self.waiting[name] += some
        if sum(map(len, self.waiting.values())) >= AT_ONCE:
            await self.flush()

    async def flush(self) -> None:
        """Write everything that waits."""
        for table in self.tables:
            if self.waiting[table.name]:
                await self.db.execute(table.insert(), self.waiting[table.name])
        self.waiting.clear()


def clear_empty_house(connection: Connection) -> None:
    """Refuse a database in which somebody lives; one that a server has only opened is cleared."""
    ours = {table.name for table in schema.metadata.sorted_tables} | {VERSIONS}
    names = sorted(ours & set(inspect(connection).get_table_names()))
    found = MetaData()
    found.reflect(connection, only=names)
    for name in sorted(set(names) - OF_ANY_SERVER - {VERSIONS}):
        count = connection.execute(select(func.count()).select_from(found.tables[name])).scalar()
        if count:
            raise BadBackup(
                f"the database is not empty: its {name} have {count:,} rows. "
                "Restore into a new one; nothing was changed"
            )
    found.drop_all(connection)


async def count_on(db: AsyncConnection, tables: list[Table]) -> None:
    """PostgreSQL numbers rows by counters of its own: let them go on after those that came with a number."""
    for table in tables:
        for column in table.primary_key:
            if "nextval" in str(getattr(column.server_default, "arg", "")):
                last = (await db.execute(select(func.max(column)))).scalar()
                if last is not None:
                    move = text("SELECT setval(pg_get_serial_sequence(:name, :column), :last)")
                    given = {"name": table.name, "column": column.name, "last": last}
                    await db.execute(move, given)


def file_of(url: str) -> Path | None:
    """The file of a SQLite database."""
    found = make_url(url)
    return Path(found.database or "") if found.get_backend_name() == "sqlite" else None
