"""Law 1, the check: play ends, within a stated bound of choices."""

from __future__ import annotations

from spinney.lawbook.cases import Case
from spinney.lawbook.play import Play, walk


def check_end(case: Case, play: Play) -> None:
    """Law 1  The game ends within its bound, and an ended game asks nobody."""
    table = list(walk(case, play, log=False))[-1]
    assert table.number <= case.bound, f"{table.number} choices, but the bound is {case.bound}"
    assert table.seat == -1, f"the game is over, but seat {table.seat} is asked"
    assert table.options == [], "the game is over, but there are options"
    assert table.undoable == 0, "the game is over, but answers can be taken back"
