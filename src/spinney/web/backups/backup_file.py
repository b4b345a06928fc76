"""A backup as a file: compressed lines of JSON, a header first, at the end a count and a digest of it all.

Between them are pieces: rows by the name of their database table. A table that people sit at is one piece,
with its seats, entries, chat and story, so that a game can be played again as soon as its piece is read.
"""

from __future__ import annotations

import gzip
import os
import tempfile
import zlib
from base64 import b64decode
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from spinney.engine.errors import SpinneyError

FORMAT: Final = 1
LEVEL: Final = 6  # of compression
DAMAGE: Final = (EOFError, gzip.BadGzipFile, zlib.error, msgspec.DecodeError, ValueError, KeyError)
Row = dict[str, Any]


class BadBackup(SpinneyError):
    """A backup that cannot be made, or cannot be restored here."""

    code = "bad-backup"


class Header(msgspec.Struct, tag="header", tag_field="is"):
    """Which backup this is, and what the values of its rows are."""

    spinney_backup: int  # of which format
    version: str  # of Spinney
    revision: str  # of the database, the last of its migrations
    made: float
    columns: dict[str, list[str]]
    bytes: dict[str, list[str]]  # columns that are not text


class Piece(msgspec.Struct, tag="piece", tag_field="is", forbid_unknown_fields=True):
    """Rows that belong together."""

    rows: dict[str, list[list[Any]]]
    digest: str | None = None  # where its game stood; nothing if there is none, or it cannot be played again


class End(msgspec.Struct, tag="end", tag_field="is", forbid_unknown_fields=True):
    """The last line: without it, the file was cut."""

    rows: dict[str, int]
    digest: str  # of all lines before


decoder: Final = msgspec.json.Decoder(Header | Piece | End)


class BackupWriter:
    """Writes a backup; its end when all pieces are written."""

    def __init__(self, file: gzip.GzipFile, header: Header) -> None:
        self.file: Final = file
        self.digest: Final = blake2b(digest_size=16)
        self.count: Final[Counter[str]] = Counter()
        self.line(header)

    def line(self, what: Header | Piece) -> None:
        """Write one line, and count it in."""
        data = msgspec.json.encode(what) + b"\n"
        self.digest.update(data)
        self.file.write(data)

    def piece(self, rows: dict[str, list[list[Any]]], digest: str | None) -> None:
        """Write rows that belong together."""
        self.count.update({name: len(some) for name, some in rows.items()})
        self.line(Piece(rows, digest))

    def end(self) -> None:
        """Write the last line."""
        self.file.write(msgspec.json.encode(End(dict(self.count), self.digest.hexdigest())) + b"\n")


@contextmanager
def new_file(path: Path) -> Iterator[gzip.GzipFile]:
    """A file that is there under its name only when it is whole and on the disk; nobody else may read it."""
    if path.exists():
        raise BadBackup(f"{path}: is there already; a backup replaces no file")
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=LEVEL, filename="", mtime=0) as file:
                yield file
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


class BackupReader:
    """Reads a backup from its beginning to its end, once; whatever is wrong with it is said."""

    def __init__(self, path: Path, file: gzip.GzipFile) -> None:
        self.path: Final = path
        self.file: Final = file
        self.digest: Final = blake2b(digest_size=16)
        self.count: Final[Counter[str]] = Counter()
        self.header: Final = self.read_header()

    def read_header(self) -> Header:
        """The first line, if it is one that this version understands."""
        try:
            data = self.file.readline()
            found = decoder.decode(data)
        except (*DAMAGE, OSError) as error:
            raise BadBackup(f"{self.path}: is not a backup of a Spinney house") from error
        if not isinstance(found, Header):
            raise BadBackup(f"{self.path}: is not a backup of a Spinney house")
        if found.spinney_backup != FORMAT:
            raise BadBackup(
                f"{self.path}: is a backup of format {found.spinney_backup}, made by Spinney {found.version};"
                f" this version reads format {FORMAT}"
            )
        self.digest.update(data)
        return found

    def pieces(self) -> Iterator[tuple[dict[str, list[Row]], str | None]]:
        """The rows of each piece, and where its game stood; the last line proves that nothing is missing."""
        try:
            for data in self.file:
                found = decoder.decode(data)
                if isinstance(found, End):
                    return self.check_end(found)
                if not isinstance(found, Piece):
                    break
                self.digest.update(data)
                self.count.update({name: len(rows) for name, rows in found.rows.items()})
                yield {name: self.named(name, rows) for name, rows in found.rows.items()}, found.digest
        except DAMAGE as error:
            raise self.damaged() from error
        raise self.damaged()

    def named(self, name: str, rows: list[list[Any]]) -> list[Row]:
        """Rows as they were in the database: values by their columns."""
        columns, data = self.header.columns[name], self.header.bytes.get(name, [])
        found: list[Row] = [dict(zip(columns, row, strict=True)) for row in rows]
        for row in found:
            for column in data:
                row[column] = b64decode(row[column], validate=True) if row[column] is not None else None
        return found

    def check_end(self, end: End) -> None:
        """Is everything there that was written, and nothing else?"""
        whole = end.rows == dict(self.count) and end.digest == self.digest.hexdigest()
        if not whole or self.file.read(1):
            raise self.damaged()

    def damaged(self) -> BadBackup:
        """What is said of a backup that is not as it was made."""
        return BadBackup(f"{self.path}: is damaged or cut, so nothing of it can be trusted")


@contextmanager
def reading(path: Path) -> Iterator[BackupReader]:
    """A backup, open for reading."""
    with path.open("rb") as raw, gzip.GzipFile(fileobj=raw) as file:
        yield BackupReader(path, file)
