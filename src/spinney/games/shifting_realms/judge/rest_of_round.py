"""The rest of the round, as the judge sees it: who still has to act and collect."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.shifting_realms.rules.turn import offer_trade
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms import questions
from spinney.games.shifting_realms.terms.questions import QUESTIONS


def actions_left(t: RealmsTable, seat: i64) -> i64:
    """S-3.2  Actions that a seat still has in this round: all before its turn, none once it has collected."""
    if not will_collect(t, seat):
        return 0
    return t.turn.actions if t.turn.seat == seat else t.content.turn_actions


def will_collect(t: RealmsTable, seat: i64) -> bool:
    """S-3.5  Is a Collect of the seat still to come in the rest of the round, so that the judge counts it?"""
    if t.round == 0:
        return False
    if t.turn.seat == seat:
        return not has_collected(t)
    return t.factions[seat].card > t.factions[t.turn.seat].card


def has_collected(t: RealmsTable) -> bool:
    """S-11.2  For the judge: has the active seat collected, so that trades are the rest of its turn?"""
    asked = QUESTIONS.of(t)
    if asked != questions.ANY:
        return asked == questions.TRADE
    step = t.step_ahead(0)
    return len(step) > 0 and step[0] is offer_trade
