"""Law 12, the checks: an answer can be taken back while it showed nobody anything, and only then."""

from __future__ import annotations

import json
from functools import partial

from spinney.engine.errors import CannotUndo
from spinney.engine.records.playback import undo
from spinney.engine.records.record import Record
from spinney.engine.table import Table
from spinney.lawbook.cases import Case
from spinney.lawbook.checks.legality import refusal_of, state_of
from spinney.lawbook.play import Play, walk, watchers


def check_undo(tables: list[Table]) -> None:
    """Law 12  The tables of a game as it went, the last one being now: undo all that can be undone."""
    now = tables[-1]
    before = state_of(now)
    back = now
    for steps in range(1, int(now.undoable) + 1):
        entries = [*entries_at(back), "undo"]
        back = undo(back)
        assert back.fingerprint() == tables[-1 - steps].fingerprint(), f"{steps} answers back"
        assert entries_at(back) == entries, "an undo is appended, and nothing is erased"
        replayed = Record.of(back).verify()
        assert replayed.fingerprint() == back.fingerprint(), "the record of an undo leads elsewhere"
    refusal_of(CannotUndo, partial(undo, back))
    assert state_of(now) == before, "undo changed the table it was asked of"


def entries_at(table: Table) -> list[int | str]:
    """The entries of a table's journal, where an undo must be appended."""
    assert table.journal is not None
    return table.journal.entries


def check_barrier(tables: list[Table], key: str) -> None:
    """Law 12  Over the answers that may be undone: no draw, no other seat, and nothing hidden was shown."""
    now = tables[-1]
    then = tables[-1 - int(now.undoable)]
    assert then.chance.drawn == now.chance.drawn, "a draw can be taken back"
    since = tables[len(tables) - 1 - int(now.undoable) :]
    assert {int(table.seat) for table in since} == {int(now.seat)}, "another seat was asked since"
    answers = [entry for entry in entries_at(now)[len(entries_at(then)) :] if isinstance(entry, int)]
    for seat in watchers(now):
        check_nothing_was_shown(then, now, answers, seat, key)


def check_nothing_was_shown(then: Table, now: Table, answers: list[int], seat: int, key: str) -> None:
    """Law 12  A seat that knew only what it knew then would see the same now: no undo gives anything away."""
    imagined = then.game.redeal(then, seat, key)
    for answer in answers:
        if answer not in imagined.options:
            return
        imagined.play(answer)
    views = [json.dumps(now.game.view(table, seat)) for table in (imagined, now)]
    assert views[0] == views[1], f"seat {seat} was shown something by {answers}, which can be taken back"


def with_undone_answers(case: Case, play: Play) -> Table:
    """A whole game in which every answer that can be undone is undone once."""
    table = case.start(play.key)
    choose = play.chooser()
    while not table.over:
        table.play(choose(table))
        if table.undoable:
            again = table.journal.entries[-1] if table.journal is not None else ""
            table = undo(table)
            table.play(int(again))
    return table


def check_undo_throughout(case: Case, play: Play) -> None:
    """Law 12  Undo is tried at every choice where something can be taken back, and at some others."""
    tables = []
    for table in walk(case, play):
        tables.append(table.branch())
        if table.undoable or table.number % 5 == 0 or table.over:
            check_undo(tables)
            check_barrier(tables, f"law 12 {play.key}")
