"""How good a position is for each seat: the estimate that bots climb. The weights were found by playing.

A seat is worth its Gold, what its Contracts can still bring in the turns that are left, its Items and
Friends, and what lies in the question that it is asked just now.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from spinney.engine.nothing import NOBODY, NONE
from spinney.games.leylines.judge.asked import add_auction, asked_value, payment_value, visit_value
from spinney.games.leylines.judge.belongings import cubes_value, dice_value, friends_value, items_value
from spinney.games.leylines.judge.plan import plan_value, turns_left
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import questions
from spinney.games.leylines.terms.questions import QUESTIONS

DOUBT: Final = 2.0  # Gold that luck is worth at the end ...
DOUBT_EACH: Final = 2.5  # ... and more for each round to come
OPENINGS: Final[list[i64]] = [
    questions.CHARACTER, questions.PLACE, questions.START, questions.LEFTOVER, questions.DUSK
]  # fmt: skip


def judge(t: LeylinesTable) -> list[float]:
    """Each seat's likely share of the victory."""
    if t.over:
        return [1.0 / float(len(t.winners)) if seat in t.winners else 0.0 for seat in range(t.seats)]
    rounds = float(t.content.rounds - t.round)
    values = [seat_value(t, seat, rounds) for seat in range(t.seats)]
    if t.seat != NOBODY:
        values[t.seat] += asked_value(t, t.seat, rounds)
    auction = t.auction
    if auction is not None:
        add_auction(t, auction, values, rounds)
    active = t.turn.seat
    values[active] += visit_value(t) + payment_value(t)
    best = max(values)
    doubt = DOUBT + DOUBT_EACH * rounds
    shares = [exp((value - best) / doubt) for value in values]
    total = sum(shares)
    return [share / total for share in shares]


def turn_of(t: LeylinesTable) -> i64:
    """Whose turn it is, for bots that search to the end of a turn."""
    return t.turn.seat


def between_turns(t: LeylinesTable) -> bool:
    """Is nothing begun? Then all that a seat has lies before it."""
    asked = QUESTIONS.of(t)
    if asked == questions.REROLL:
        return t.more == 0
    if asked == questions.DELIVERY:
        return True  # a turn has ended, and the next has not begun
    turn = t.turn
    return asked in OPENINGS and turn.used == 0 and turn.gathered == 0 and turn.left == 0


def seat_value(t: LeylinesTable, seat: i64, rounds: float) -> float:
    """Gold in hand, and Gold to be expected."""
    who = t.travellers[seat]
    if who.space == NONE:
        return float(who.gold)
    turns = turns_left(t, seat, 0)
    value = float(who.gold + who.stranded + t.item_gold(seat))
    value += plan_value(t, seat, NONE, turns)
    value += items_value(t, seat, rounds) + friends_value(t, seat, rounds)
    value += dice_value(t, seat) + cubes_value(t, seat, rounds)
    return value
