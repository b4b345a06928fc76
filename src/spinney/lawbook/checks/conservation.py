"""Law 5, the checks: nothing appears or vanishes, and no interruption outlives its steps."""

from __future__ import annotations

from spinney.engine.table import Table
from spinney.lawbook.cases import Case
from spinney.lawbook.play import Play, walk


def check_components(table: Table) -> None:
    """Law 5  Every component type adds up to the box: nothing appears or vanishes."""
    counted, box = table.game.inventory(table), table.game.box(table)
    wrong = {
        name: (counted.get(name), box.get(name))
        for name in {*counted, *box}
        if counted.get(name) != box.get(name)
    }
    assert not wrong, f"counted and in the box: {wrong}"


def check_interruptions(table: Table) -> None:
    """Law 5  A record of an interruption lies there only while the step that puts it away is to come."""
    to_come = [table.answer, *[step[0] for step in table.planned()]]
    for name, closer in table.game.closers().items():
        if getattr(table, name) is not None:
            assert closer in to_come, f"{name} is left over: nothing planned puts it away"


def check_conservation(case: Case, play: Play) -> None:
    """Law 5  Nothing is lost or left over at any choice of a game."""
    for table in walk(case, play, log=False):
        check_components(table)
        check_interruptions(table)
