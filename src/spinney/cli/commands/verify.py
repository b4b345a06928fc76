"""`spinney verify`: play records again and check everything they claim."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from spinney.cli.arguments import verified
from spinney.cli.house_rules import house_rules_line
from spinney.cli.terminal.screen import result_words
from spinney.cli.terminal.styles import clean
from spinney.engine.errors import SpinneyError
from spinney.engine.records.record import Record
from spinney.engine.table import Table


def verify(
    files: Annotated[list[Path], typer.Argument(help="Records of games.", metavar="FILE")],
) -> None:
    """Check that records fit the rules, their digests, their commitment and their result."""
    refused = 0
    for path in files:
        try:
            record, table = verified(path)
            print(f"{path}: {verdict(record, table)}", flush=True)
            if line := house_rules_line(record.game, record.origin):
                print(f"  {line}", flush=True)
        except SpinneyError as error:
            print(f"spinney: {clean(str(error))}", file=sys.stderr)
            refused += 1
    if refused:
        raise typer.Exit(2)


def verdict(record: Record, table: Table) -> str:
    """What was checked of a record that fits, and how its game ended."""
    counted = f"{count(len(record.entries), 'action')}, {count(len(record.digests), 'digest')}"
    names = [record.game.seat_name(seat) for seat in range(table.seats)]
    if table.over:
        return f"{counted}, commitment and result fit: {result_words(table, names)}"
    return f"{counted} and commitment fit; not finished: {names[table.seat]} is to choose"


def count(number: int, thing: str) -> str:
    """So many of a thing that was checked: "1 digest", "12 digests"."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
