"""What comes next, in a line for everybody."""

from __future__ import annotations

from spinney.games.eldervale.atoms import NONE
from spinney.games.eldervale.table import EldervaleTable
from spinney.games.eldervale.units import size
from spinney.games.eldervale.words_names import counted, seat_name


def coming(t: EldervaleTable) -> str:
    """Who moves next, and how near the end is."""
    if t.over:
        return ""
    if t.turns_left == 1:
        return "Next: final scoring."
    following = t.left_of(t.turn.seat)
    if t.trigger != NONE and t.turns_left == 0:
        following = t.left_of(t.trigger)
    return f"Next: {seat_name(following)}'s turn. {how_late(t)}"


def how_late(t: EldervaleTable) -> str:
    if t.trigger != NONE:
        left = t.turns_left - 1 if t.turns_left > 0 else t.seats
        return f"{counted(left, 'turn')} left after this one."
    if t.peaceful == 1:
        return "Peaceful Beginnings: no battles yet."
    return f"{counted(size(t.realms), 'Realm')} left in the stack."
