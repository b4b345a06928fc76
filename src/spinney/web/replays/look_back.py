"""Looking back while a game is played: the table as it was after some of its answers."""

from __future__ import annotations

from spinney.engine.errors import SpinneyError
from spinney.engine.records.journal import LIMITS, UNDO
from spinney.engine.records.playback import Playback
from spinney.engine.table import Table
from spinney.web.tables.restore import entries_of


def entry_at(table: Table, answers: int) -> int:
    """How many entries lead to the moment to look back at, after so many answers that were not undone."""
    standing: list[int] = []
    for at, entry in enumerate(entries_of(table), 1):
        if entry == UNDO:
            standing.pop()
        elif entry != LIMITS:
            standing.append(at)
    return standing[answers - 1] if 0 < answers <= len(standing) else 0


def earlier_table(table: Table, entries: int) -> Table:
    """The table as it was after its first entries, for somebody who looks back during a game."""
    journal = table.journal
    if journal is None:
        raise SpinneyError("a clone has no past to look at")
    playback = Playback(table.game, journal.origin)
    for entry in journal.entries[:entries]:
        playback.enter(entry)
    return playback.table
