"""What is asked, and what comes next, in two short lines for everybody."""

from __future__ import annotations

from typing import Final

from spinney.engine.bits import bit_count
from spinney.games.eldervale.atoms import NONE
from spinney.games.eldervale.question import TURN, WINDOW, question
from spinney.games.eldervale.table import EldervaleTable
from spinney.games.eldervale.words_asked import asked_words
from spinney.games.eldervale.words_names import counted, seat_name, the_tile

BETWEEN: Final[dict[int, str]] = {
    TURN: "Place a Unit, or regroup.",
    WINDOW: "Free Actions, or go on.",
}  # where nothing is half done


def coming(t: EldervaleTable) -> str:
    """What is asked; between the steps of a turn also who moves next, and how near the end is."""
    if t.over:
        return ""
    asked = question(t)
    if asked in BETWEEN:
        return f"{BETWEEN[asked]} {after_this(t)}"
    told = to_do(asked_words(t))
    if t.battle is not None:
        return f"Battle in {the_tile(t.content, t.battle.tile)}: {told}"
    return f"{told[0].upper()}{told[1:]}"


def to_do(asked: str) -> str:
    """`may join the battle` as `join the battle, or not`, `chooses a Realm` as `choose a Realm`."""
    verb, _, rest = asked.partition(" ")
    told = f"{rest}, or not" if verb == "may" else f"{verb.removesuffix('s')} {rest}"
    return f"{told}."


def after_this(t: EldervaleTable) -> str:
    """Who moves next, and how near the end is."""
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
    return f"{counted(bit_count(t.realms), 'Realm')} left in the stack."
