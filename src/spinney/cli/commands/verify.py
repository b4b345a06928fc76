"""`spinney verify`: play records again and check everything they claim."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from spinney.cli.arguments import verified_record
from spinney.cli.house_rules import house_rules_line
from spinney.cli.terminal.clean_text import clean_text
from spinney.cli.terminal.screen import result_words
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
            record, table = verified_record(path)
            print(f"{path}: {record_verdict(record, table)}", flush=True)
            if line := house_rules_line(record.game, record.origin):
                print(f"  {line}", flush=True)
        except SpinneyError as error:
            print(f"spinney: {clean_text(str(error))}", file=sys.stderr)
            refused += 1
    if refused:
        raise typer.Exit(2)


def record_verdict(record: Record, table: Table) -> str:
    """What was checked of a record that fits, and how its game ended."""
    counted = f"{how_many(len(record.entries), 'action')}, {how_many(len(record.digests), 'digest')}"
    names = [record.game.seat_name(seat) for seat in range(table.seats)]
    if table.over:
        return f"{counted}, commitment and result fit: {result_words(table, names)}"
    return f"{counted} and commitment fit; not finished: {names[table.seat]} is to choose"


def how_many(number: int, thing: str) -> str:
    """So many of a thing that was checked: "1 digest", "12 digests"."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
