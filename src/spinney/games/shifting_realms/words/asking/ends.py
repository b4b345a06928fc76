"""Whether a turn ends by itself, whatever is chosen now."""

from __future__ import annotations

from typing import Final

from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms import questions
from spinney.games.shifting_realms.terms.questions import QUESTIONS

LAST: Final = {
    questions.DESTINATION,
    questions.RELOCATED,
    questions.UNIT,
    questions.SITE,
    questions.RETURN,
}  # questions after which an action, or what is done without one, can be over


def ends_turn(t: RealmsTable) -> bool:
    """S-3.5  Does every answer end the turn? Where only Collect is left, the table does it unasked."""
    if t.turn.actions > 0 or t.turn.seat != t.seat or QUESTIONS.of(t) not in LAST:
        return False
    return all(passes(t, int(option)) for option in t.options)


def passes(t: RealmsTable, option: int) -> bool:
    """Does the turn pass with this answer, for certain: without anything that chance decides?"""
    ahead = t.clone()
    ahead.take(option)
    passed = ahead.over or (ahead.round, ahead.turn.seat) != (t.round, t.turn.seat)
    return passed and ahead.chance.drawn == t.chance.drawn
