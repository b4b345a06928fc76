"""`spinney admin`: tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from spinney.cli.commands.admin.at_desk import Note, Why, at_desk, print_columns
from spinney.cli.terminal.clean_text import clean_text

if TYPE_CHECKING:
    from spinney.web.house.desk import Desk
    from spinney.web.storage.schema import MoveRow, SeatRow, TableRow, WordRow

SAID = 20  # lines of the chat
Name = Annotated[str, typer.Argument(help="Its name, or the address of its page.", metavar="TABLE")]


def list_tables(
    context: typer.Context,
    state: Annotated[str, typer.Option(help="Only those: waiting, playing or over.")] = "",
    closed: Annotated[bool, typer.Option("--closed", help="Only those that are closed.")] = False,
    most: Annotated[int, typer.Option(help="How many, the latest first.", min=1, max=100_000)] = 50,
) -> None:
    """List tables: name, game, state, when it was last used, who may watch, title."""
    from spinney.web.house.words import moment_words

    rows = at_desk(context, lambda desk: desk.store.house.tables(state, closed, most))
    print_columns(
        [
            (row.id, row.game, state_words(row), moment_words(row.touched), watch_words(row), row.title)
            for row in rows
        ],
        "No such table.",
    )


def show(context: typer.Context, table: Name) -> None:
    """Show a table: how it stands, who sits there, what was said last. No cards, no secrets."""
    row, seats, moves, words = at_desk(context, lambda desk: look(desk, table))
    from spinney.web.house.words import moment_words

    print_columns(
        [
            ("table", row.id),
            ("title", row.title),
            ("game", f"{row.game}, rules {row.version}"),
            ("state", state_words(row)),
            *([("why", row.closed)] if row.closed else []),
            ("watching", watch_words(row)),
            ("opened", f"{moment_words(row.created)} by {browser_words(row.host)}"),
            ("used", f"{moment_words(moves[-1].at if moves else row.touched)}, {len(moves)} answers"),
        ],
        "",
    )
    print_columns([(f"seat {one.seat + 1}", who_words(one), browser_words(one.holder)) for one in seats], "")
    for said in words:
        print(clean_text(f"{moment_words(said.at)}  {said_words(said)}"))


async def look(desk: Desk, table: str) -> tuple[TableRow, list[SeatRow], list[MoveRow], list[WordRow]]:
    """What is shown of a table."""
    row = await desk.table(table)
    store = desk.store
    return row, await store.seats(row.id), await store.moves(row.id), await store.words(row.id, SAID)


def close(context: typer.Context, table: Name, why: Why) -> None:
    """Close a table: its page says why, and nothing is played or said there any more."""
    row = at_desk(context, lambda desk: desk.close(table, why))
    print(f"Table {row.id} is closed.")


def reopen(context: typer.Context, table: Name, why: Note = "") -> None:
    """Let a closed table go on where it was."""
    row = at_desk(context, lambda desk: desk.reopen(table, why))
    print(f"Table {row.id} is open again.")


def hide(context: typer.Context, table: Name, why: Note = "") -> None:
    """Hide a table's title from everybody who does not sit there."""
    row = at_desk(context, lambda desk: desk.hide(table, why, hidden=True))
    print(f"The title of table {row.id} is hidden.")


def unhide(context: typer.Context, table: Name, why: Note = "") -> None:
    """Show a table's title again."""
    row = at_desk(context, lambda desk: desk.hide(table, why, hidden=False))
    print(f"The title of table {row.id} is shown.")


def said_words(said: WordRow) -> str:
    """A line of the chat; a notice, such as that a seat has changed hands, is nobody's."""
    return f"{said.name}: {said.text}" if said.name else said.text


def state_words(row: TableRow) -> str:
    """How a table stands."""
    return f"{row.state}, closed" if row.closed else row.state


def watch_words(row: TableRow) -> str:
    """Who may watch a table, and whether its title is hidden."""
    return f"{'public' if row.public else 'private'}{', hidden title' if row.hidden else ''}"


def who_words(seat: SeatRow) -> str:
    """Who sits there."""
    if seat.level:
        return f"bot {seat.level}"
    name = seat.name or ("a person" if seat.holder else "nobody yet")
    return f"{name}, bot {seat.stand_in} stands in" if seat.stand_in else name


def browser_words(holder: str) -> str:
    """A browser, by the beginning of the hash of its token."""
    from spinney.web.house.desk import shown
    from spinney.web.house.in_force import TOKEN

    return shown(TOKEN + holder) if holder else ""
