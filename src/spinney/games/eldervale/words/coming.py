"""What is asked, and what comes next, in two short lines for everybody."""

from __future__ import annotations

from typing import Final

from spinney.engine.bits import bit_count
from spinney.engine.nothing import NONE
from spinney.engine.text import many, seat_name
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms.questions import QUESTIONS, TURN, WINDOW
from spinney.games.eldervale.words.asked import asked
from spinney.games.eldervale.words.names import the_tile

BETWEEN: Final = (TURN, WINDOW)  # where nothing is half done


def coming(t: EldervaleTable) -> str:
    """What is asked; between the steps of a turn also who moves next, and how near the end is."""
    if t.over:
        return ""
    told = asked(t)
    if t.battle is not None:
        return f"Battle in {the_tile(t.content, t.battle.tile)}: {told}."
    next_ = f" {after_this(t)}" if QUESTIONS.of(t) in BETWEEN else ""
    return f"{told[0].upper()}{told[1:]}.{next_}"


def after_this(t: EldervaleTable) -> str:
    """Who moves next, and how near the end is."""
    if t.turns_left == 1:
        return "Next: final scoring."
    following = t.left_of(t.turn.seat)
    if t.trigger != NONE and t.turns_left == 0:
        following = t.left_of(t.trigger)
    return f"Next: {seat_name(following)}'s turn. {how_late(t)}"


def how_late(t: EldervaleTable) -> str:
    """What comes before the end: turns or Realms left, or that peace still lasts."""
    if t.trigger != NONE:
        left = t.turns_left - 1 if t.turns_left > 0 else t.seats
        return f"{many(left, 'turn')} left after this one."
    if t.peaceful == 1:
        return "Peaceful Beginnings: no battles yet."
    return f"{many(bit_count(t.realms), 'Realm')} left in the stack."
