"""How good a position is for each seat: the estimate that bots climb.

A seat is worth its points as they stand, what its things can still become, what its Units will bring in the
turns to come, what is planned for it, and what lies in the question that it is asked.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from spinney.games.eldervale.judge.asked import asked_value, planned_value
from spinney.games.eldervale.judge.battle import add_battle
from spinney.games.eldervale.judge.cards import goods_value, promise_of_cards
from spinney.games.eldervale.judge.factions import judge_of_choices
from spinney.games.eldervale.judge.income import look_ahead, phase
from spinney.games.eldervale.judge.power import promise_of_power
from spinney.games.eldervale.judge.time import next_to_move, tempo, turns_to_come
from spinney.games.eldervale.judge.units import bonus_of_all
from spinney.games.eldervale.state.scoring import score
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import questions
from spinney.games.eldervale.terms.questions import QUESTIONS

ORB: Final = 3.0
DOUBT: Final = 4.0  # VP that luck is worth at the end ...
DOUBT_EACH: Final = 0.6  # ... and more for each turn to come


def judge(t: EldervaleTable) -> list[float]:
    """How good the position is: each seat's likely share of the victory."""
    if t.over:
        return [1.0 / float(len(t.winners)) if seat in t.winners else 0.0 for seat in range(t.seats)]
    if t.laid == 0:
        return judge_of_choices(t)
    mover = next_to_move(t)
    values = [value_of(t, seat, mover) for seat in range(t.seats)]
    add_battle(t, values)
    best = max(values)
    doubt = DOUBT + DOUBT_EACH * turns_to_come(t, t.turn.seat)
    shares = [exp((value - best) / doubt) for value in values]
    whole = sum(shares)
    return [share / whole for share in shares]


def turn_of(t: EldervaleTable) -> i64:
    """The seat whose turn it is, as bots ask the judge."""
    return t.turn.seat


def between_turns(t: EldervaleTable) -> bool:
    """Is the position between turns? Then nothing is begun, and all that a seat has lies before it."""
    return QUESTIONS.of(t) in (questions.TURN, questions.FACTION, questions.FURTHER)


def value_of(t: EldervaleTable, seat: i64, mover: i64) -> float:
    """The value of a position to a seat: points as they stand, and what can become points."""
    ahead = look_ahead(t, seat)
    value = float(score(t, seat)) + phase(t, seat, ahead)
    value += (ahead.turns + tempo(t, seat, mover)) * ahead.rate
    things = goods_value(t, seat) + promise_of_power(t, seat) + bonus_of_all(t, seat)
    value += ahead.use * (things + ORB * float(t.players[seat].orbs)) + promise_of_cards(t, seat, ahead.use)
    value += planned_value(t, seat, ahead)
    return value + asked_value(t, seat, ahead) if t.seat == seat else value
