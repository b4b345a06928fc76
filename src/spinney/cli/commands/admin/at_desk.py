"""What all commands of `spinney admin` share: whose desk it is, at which database, and lines in columns."""

from __future__ import annotations

import asyncio
import getpass
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from spinney.cli.terminal.clean_text import clean_text

if TYPE_CHECKING:
    from spinney.web.house.desk import Desk

Done = TypeVar("Done")
Why = Annotated[str, typer.Option(help="Why; people read it.")]
Note = Annotated[str, typer.Option("--why", help="Why, for the log.")]


def remember(
    context: typer.Context,
    data: Annotated[
        Path | None,
        typer.Option(help="Where tables are kept, as in `spinney serve`. [default: your data folder]"),
    ] = None,
    who: Annotated[str, typer.Option("--as", help="Who decides, for the log. [default: your login]")] = "",
) -> None:
    """Look after a house while its servers run: tables, people, settings, and a log of what was decided.

    The database is the one that `spinney serve` uses: SPINNEY_DATABASE_URL, or a file in the data folder.
    Servers carry out what is decided within seconds.
    """
    context.obj = (data, who)


def at_desk(context: typer.Context, work: Callable[[Desk], Awaitable[Done]]) -> Done:
    """Do something at the desk of the database that the command line names."""
    from spinney.web.house.database import plain_database_errors  # late: other commands need none of it
    from spinney.web.house.desk import desk
    from spinney.web.settings import Settings, usual_data_folder

    data, who = context.obj

    async def go() -> Done:
        async with desk(Settings(data or usual_data_folder()).database, who or login()) as found:
            return await work(found)

    with plain_database_errors():
        return asyncio.run(go())


def login() -> str:
    """Who is logged in; a container may know nobody."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "somebody"


def print_columns(rows: Sequence[Sequence[Any]], nothing: str) -> None:
    """Lines in columns; what people wrote cannot do anything to the terminal."""
    lines = [[clean_text(str(value)) for value in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        print("  ".join(f"{value:{width}}" for value, width in zip(line, widths, strict=True)).rstrip())
    if not lines:
        print(nothing)
