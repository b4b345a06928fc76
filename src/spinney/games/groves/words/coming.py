"""What comes next, in a line: who places after this choice, and what the end of the round brings."""

from __future__ import annotations

from typing import Final

from spinney.engine.faces.names import seat_mark
from spinney.engine.nothing import NOBODY
from spinney.engine.text import many
from spinney.games.groves.rules.round import end_solo_round
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms.questions import PLACE, QUESTIONS

FULL: Final = " The Hollows are full: dangerously close to losing, as the next wraith finds no space."


def coming(t: GrovesTable) -> str:
    """What follows; G-14.32  alone with full Hollows also how close that is to losing."""
    if t.over or t.round == 0:
        return "" if t.over else "Next: the first round, when every seat has chosen a grove."
    full = t.solo is not None and t.solo.hollows >= t.content.hollows
    return f"{after_this(t)}{FULL}" if full else after_this(t)


def after_this(t: GrovesTable) -> str:
    """G-4.5, G-4.7  Placements go round until nobody has a spirit left; then the round ends."""
    after = next_to_place(t)
    if after != NOBODY:
        return f"Next: {seat_mark(after)} places{' again' if after == t.seat else ''}. {how_late(t)}"
    if t.solo is not None and not t.is_planned(end_solo_round):
        return f"Next: the wraiths are drawn, and the round ends. {how_late(t)}"
    if t.final:
        return "Next: the points are counted."
    if t.solo is not None:
        return f"Next: the round ends. {how_late(t)}"
    crown = (t.crown + 1) % t.seats
    return f"Next: the round ends, and the crown passes to {seat_mark(crown)}. {how_late(t)}"


def follows(t: GrovesTable) -> int:
    """G-4.5  Who places next, if that is somebody else."""
    after = next_to_place(t) if t.round else NOBODY
    return NOBODY if after == t.seat else after


def next_to_place(t: GrovesTable) -> int:
    """The next seat clockwise with a spirit in hand, once this choice is done, or NOBODY."""
    for step in range(1, t.seats + 1):
        seat = (t.seat + step) % t.seats
        waiting = t.realms[seat].unplaced - (seat == t.seat and is_placement(t))
        if waiting > 0:
            return int(seat)
    return NOBODY


def is_placement(t: GrovesTable) -> bool:
    """Is this choice itself a placement? Its spirit is still counted as one to place."""
    return QUESTIONS.of(t) == PLACE


def how_late(t: GrovesTable) -> str:
    """G-11.1, G-11.2  How near the end is, after what comes next."""
    if t.final:
        return "This is the last round."
    return f"{many(t.stack, 'grove')} left."
