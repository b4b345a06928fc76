"""What comes next, in a line for everybody."""

from __future__ import annotations

from spinney.engine.faces.names import seat_mark
from spinney.engine.nothing import NOBODY
from spinney.games.battle_for_the_grove.state.table import Battle


def follows(t: Battle) -> int:
    """B-3.3  Whose turn comes next; nobody's after the last one."""
    return NOBODY if t.is_last(t.turns + 1) else int(1 - t.seat)


def coming(t: Battle) -> str:
    """B-3.3, B-9.3  Whose turn follows, and who wins by beginning one as things are."""
    if t.over:
        return ""
    other = 1 - t.seat
    me, they = seat_mark(t.seat), seat_mark(other)
    if t.score(other) >= 2:
        return f"Next: {they}'s turn, and with it the game if {they} still holds two circles."
    if t.is_last(t.turns + 1):
        return "Next: the game ends in a draw, as this is the last turn by the limit, a house rule."
    if t.score(t.seat) >= 2:
        return f"Next: {they}'s turn; then {me} wins if two circles are still held."
    return f"Next: {they}'s turn."
