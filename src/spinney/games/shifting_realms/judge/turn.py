"""Where the round stands: who has still to act and to collect in it; and what the last turn would score."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.shifting_realms.collect import from_spots
from spinney.games.shifting_realms.gaining import any_chosen
from spinney.games.shifting_realms.scoring import score_legends, score_tasks
from spinney.games.shifting_realms.table import RealmsTable
from spinney.games.shifting_realms.turn import offer_trade, trade_answered


def actions_left(t: RealmsTable, seat: i64) -> i64:
    """S-3.2  In this round: all of them before a seat's turn, none once it has collected."""
    if not will_collect(t, seat):
        return 0
    return t.turn.actions if t.turn.seat == seat else t.content.turn_actions


def will_collect(t: RealmsTable, seat: i64) -> bool:
    """S-3.5  Has the seat still to collect in this round? Passing the turn then changes nothing."""
    if t.round == 0:
        return False
    if t.turn.seat == seat:
        return not has_collected(t)
    return t.factions[seat].card > t.factions[t.turn.seat].card


def has_collected(t: RealmsTable) -> bool:
    """S-11.2  Is the turn over but for trades?"""
    if t.answer is trade_answered:
        return True
    return (
        t.answer is any_chosen
        and len(t.agenda) > 0
        and len(t.agenda[-1]) > 0
        and t.agenda[-1][0] is offer_trade
    )


def final_scores(t: RealmsTable) -> list[float]:
    """S-14.5, S-15.1  What the seats would score now, after the Collect step of the last turn."""
    last = t.clone()
    if not has_collected(t):
        faction = last.factions[t.turn.seat]
        faction.goods += faction.income + from_spots(t, t.turn.seat)
    for seat in range(last.seats):
        score_tasks(last, seat)
        score_legends(last, seat)
    return [float(last.score(seat)) for seat in range(last.seats)]
