"""What is asked, and what comes next, in two short lines for everybody."""

from __future__ import annotations

from typing import Final

from spinney.engine.bits import bit_count
from spinney.engine.faces.names import seat_mark
from spinney.engine.nothing import NOBODY, NONE
from spinney.engine.text import many
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms.questions import FACTION, FURTHER, QUESTIONS, TURN, WINDOW
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
    following = follows(t)
    return (
        "Next: final scoring."
        if following == NOBODY
        else f"Next: {seat_mark(following)}'s turn. {how_late(t)}"
    )


def follows(t: EldervaleTable) -> int:
    """Whose turn comes next; nobody's while factions are chosen, or before the final scoring."""
    if t.turns_left == 1 or QUESTIONS.of(t) in (FACTION, FURTHER):
        return NOBODY
    after_end = t.trigger != NONE and t.turns_left == 0
    return int(t.left_of(t.trigger if after_end else t.turn.seat))


def how_late(t: EldervaleTable) -> str:
    """What comes before the end: turns or Realms left, or that peace still lasts."""
    if t.trigger != NONE:
        left = t.turns_left - 1 if t.turns_left > 0 else t.seats
        return f"{many(left, 'turn')} left after this one."
    if t.peaceful == 1:
        return "Peaceful Beginnings: no battles yet."
    return f"{many(bit_count(t.realms), 'Realm')} left in the stack."
