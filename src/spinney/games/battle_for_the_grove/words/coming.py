"""What comes next, in a line for everybody."""

from __future__ import annotations

from spinney.games.battle_for_the_grove.state.table import Battle
from spinney.games.battle_for_the_grove.words.names import SEATS


def coming(t: Battle) -> str:
    """B-3.3, B-9.3  Whose turn follows, and who wins by beginning one as things are."""
    if t.over:
        return ""
    other = 1 - t.seat
    if t.score(other) >= 2:
        return f"Next: {SEATS[other]}'s turn, and with it the game if {SEATS[other]} still holds two circles."
    if t.is_last(t.turns + 1):
        return "Next: the game ends in a draw, as this is the last turn by the limit, a house rule."
    if t.score(t.seat) >= 2:
        return f"Next: {SEATS[other]}'s turn; then {SEATS[t.seat]} wins if two circles are still held."
    return f"Next: {SEATS[other]}'s turn."
