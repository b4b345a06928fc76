"""`spinney backup` and `spinney restore`: a house in one file, and back again."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from spinney.engine.text import many

if TYPE_CHECKING:
    from spinney.web.backups.checking import Checker

File = Annotated[Path, typer.Argument(help="The backup.", metavar="FILE")]
Data = Annotated[
    Path | None,
    typer.Option(help="Where tables are kept, as in `spinney serve`. [default: your data folder]"),
]


def backup(file: File, data: Data = None) -> None:
    """Copy a whole house into one file, while its server runs: all tables as they are at one moment.

    The database is the one that `spinney serve` uses: SPINNEY_DATABASE_URL, or a file in the data folder.
    Every game is played again. The file tells all secrets of all tables: keep it as safe as the database.
    """
    from spinney.web.backups.making import back_up  # late: other commands need none of it
    from spinney.web.house.database import plain_database_errors

    with plain_database_errors():
        found = asyncio.run(back_up(database(data), file))
    report(found, f"{file}: ")


def restore(file: File, data: Data = None) -> None:
    """Put the house of a backup into an empty database, SQLite or PostgreSQL, whichever it came from.

    Every game is played again first; if anything does not fit, nothing is restored.
    """
    from spinney.web.backups.restoring import restore as restore_house
    from spinney.web.house.database import plain_database_errors

    with plain_database_errors():
        found = asyncio.run(restore_house(file, database(data)))
    report(found, f"{file}: restored. ")


def database(data: Path | None) -> str:
    """The database that `spinney serve` would use."""
    from spinney.web.settings import Settings, usual_data_folder

    return Settings(data or usual_data_folder()).database


def report(found: Checker, began: str) -> None:
    """Print what is in a backup; what cannot be played on goes to stderr, and is no failure."""
    counted = f"{many(found.tables, 'table')} with {many(found.entries, 'answer')}"
    fits = "every game was played again and fits" if not found.frozen else "all other games fit"
    for name, why in found.frozen.items():
        print(f"spinney: table {name} is kept, but cannot go on here: {why}", file=sys.stderr)
    print(f"{began}{counted}; {fits}.")
