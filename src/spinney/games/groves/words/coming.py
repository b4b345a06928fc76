"""What comes next, in a line: who places after this choice, and what the end of the round brings."""

from __future__ import annotations

from spinney.games.groves.actions import PLACE
from spinney.games.groves.round import end_solo_round
from spinney.games.groves.table import GrovesTable
from spinney.games.groves.words import seat_name


def coming(t: GrovesTable) -> str:
    """G-4.5, G-4.7  Placements go round until nobody has a spirit left; then the round ends."""
    if t.over or t.round == 0:
        return "" if t.over else "Next: the first round, when every seat has chosen a grove."
    after = next_to_place(t)
    if after >= 0:
        return f"Next: {seat_name(after)} places{' again' if after == t.seat else ''}. {left(t)}"
    if t.solo is not None and not any(step[0] is end_solo_round for step in t.planned()):
        return f"Next: the wraiths are drawn, and the round ends. {left(t)}"
    if t.final:
        return "Next: the points are counted."
    if t.solo is not None:
        return f"Next: the round ends. {left(t)}"
    crown = (t.crown + 1) % t.seats
    return f"Next: the round ends, and the crown passes to {seat_name(crown)}. {left(t)}"


def next_to_place(t: GrovesTable) -> int:
    """The next seat clockwise with a spirit in hand, once this choice is done; -1 where there is none."""
    for step in range(1, t.seats + 1):
        seat = (t.seat + step) % t.seats
        waiting = t.realms[seat].unplaced - (seat == t.seat and placing(t))
        if waiting > 0:
            return int(seat)
    return -1


def placing(t: GrovesTable) -> bool:
    """Is this choice itself a placement? Its spirit is still counted as one to place."""
    return t.query is None and t.content.actions.kind_of(t.options[0]) == PLACE


def left(t: GrovesTable) -> str:
    """G-11.1, G-11.2  How near the end is."""
    if t.final:
        return "This is the last round."
    return f"{t.stack} {'grove' if t.stack == 1 else 'groves'} left."
