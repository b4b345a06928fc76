"""Making a backup: one snapshot of the database, every game of it played again, all of it read back."""

from __future__ import annotations

import time
from gzip import GzipFile
from importlib.metadata import version
from pathlib import Path

from sqlalchemy import LargeBinary
from sqlalchemy.ext.asyncio import AsyncEngine

from spinney.web.backups.backup_file import FORMAT, BackupWriter, Header, new_file, reading
from spinney.web.backups.checking import Checker
from spinney.web.backups.house_rows import house_tables, pieces, snapshot
from spinney.web.house.database import known_revision, refuse_missing_file
from spinney.web.storage.store import make_engine


async def back_up(url: str, path: Path) -> Checker:
    """Copy a house into a file, while a server runs on it or not. What was found in it is returned."""
    refuse_missing_file(url)
    engine = make_engine(url)
    try:
        checker = Checker()
        with new_file(path) as file:
            await write_snapshot(engine, file, checker)
    finally:
        await engine.dispose()
    with reading(path) as reader:  # from the disk, as whoever needs it one day
        for _ in reader.pieces():
            pass
    return checker


async def write_snapshot(engine: AsyncEngine, file: GzipFile, checker: Checker) -> None:
    """Write the database as it is at one moment."""
    async with snapshot(engine) as db:
        revision = await db.run_sync(known_revision)
        tables = await db.run_sync(house_tables)
        columns = {str(table.name): [str(column.name) for column in table.c] for table in tables}
        binary = {
            str(table.name): [str(column.name) for column in table.c if isinstance(column.type, LargeBinary)]
            for table in tables
        }
        header = Header(FORMAT, version("spinney"), revision, time.time(), columns, binary)
        writer = BackupWriter(file, header)
        async for rows in pieces(db, tables):
            values = {str(name): [list(row.values()) for row in some] for name, some in rows.items()}
            writer.piece(values, checker.digest_of(rows))
        writer.end()
