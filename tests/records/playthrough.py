"""A golden record as text, to be read in a diff."""

from __future__ import annotations

import spinney


def playthrough(table: spinney.Table) -> str:
    """The game as text: each entry with what it led to."""
    record = spinney.Record.of(table)
    lines: list[str] = []
    told = heard = 0
    for at, now in record.tables():
        entry = record.entries[at - 1] if at else "start"
        lines.append(f"{at}: {entry}" if at else entry)
        news = sentences(now, 0)[told:] if entry == "undo" else sentences(now, heard)
        lines += [f"    {line}" for line in news]
        heard = len(now.log or [])
        told = len(sentences(now, 0)) if entry == "undo" else told + len(news)
    return "\n".join([*lines, f"scores {table.scores}, winners {table.winners}", ""])


def sentences(table: spinney.Table, heard: int) -> list[str]:
    """What a spectator was told, but for the first events."""
    log = table.log or []
    table.log = log[heard:]
    lines = table.game.log(table, spinney.SPECTATOR)
    table.log = log
    return lines
