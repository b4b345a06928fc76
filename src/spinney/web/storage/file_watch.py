"""Is the file of a SQLite database still the one that was opened, and can it be written?

Who deletes or replaces the file under a running server leaves it with one that nobody will ever find again:
everything would look fine, and be lost at the next start.
"""

from __future__ import annotations

import logging
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

SERVED: Final = "Nothing is saved any more, so play stops here. Whoever runs this server has been told."
GONE: Final = "the database was deleted or replaced; put it back and start the server again"
BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)

log = logging.getLogger("spinney.web")


class FileWatch:
    """Knows a database file by its place on the disk. What is gone stays gone until the next start."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.known: tuple[int, int] | None = None
        self.gone = False
        self.lost = ""  # what players are told; empty while all is well

    def open(self) -> None:
        """This is the file: it was opened just now."""
        self.known = place_of(self.path)

    def is_there(self) -> bool:
        """Is it still the file that was opened?"""
        self.gone = self.gone or (self.known is not None and place_of(self.path) != self.known)
        return not self.gone

    def check(self, *_: object) -> None:
        """Before something is committed or acknowledged: refuse what nobody would ever find again."""
        if not self.is_there():
            raise OSError("the file of the database was deleted or replaced")

    def look(self) -> None:
        """Look after the file, and say in the log what has changed."""
        trouble = self.trouble()
        if trouble and not self.lost:
            log.critical("%s: %s; nothing is acknowledged any more", self.path, trouble)
        elif self.lost and not trouble:
            log.critical("%s: it can be written again", self.path)
        self.lost = SERVED if trouble else ""

    def trouble(self) -> str:
        """What is wrong with the file, if anything is."""
        if not self.is_there():
            return GONE
        try:
            mode = self.path.stat().st_mode
        except OSError:  # it went just now
            self.gone = True
            return GONE
        if not mode & 0o222:
            return "the database was made read-only"
        try:
            uri = f"{self.path.absolute().as_uri()}?mode=rw"
            with closing(sqlite3.connect(uri, uri=True, timeout=0, isolation_level=None)) as link:
                link.execute("BEGIN IMMEDIATE")
                link.execute("SELECT 1 FROM alembic_version")
                link.execute("ROLLBACK")
        except sqlite3.Error as error:
            busy = isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode & 0xFF in BUSY
            return "" if busy else f"the database cannot be written: {error}"
        return ""


def place_of(path: Path) -> tuple[int, int] | None:
    """Where a file is on its disk; another one of the same name is elsewhere."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
