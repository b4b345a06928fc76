"""How good a position is for each seat: the estimate that bots climb. The weights were found by playing.

A seat is worth its Gold, what its Contracts can still bring in the turns that are left, its Items and
Friends, and what lies in the question that it is asked just now.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from spinney.games.leylines import question
from spinney.games.leylines.judge_asked import add_auction, asked_worth, payment_worth, visit_worth
from spinney.games.leylines.judge_cards import cubes_worth, dice_worth, friends_worth, items_worth
from spinney.games.leylines.judge_plan import plan_worth, turns_left
from spinney.games.leylines.table import EMPTY, LeylinesTable

DOUBT: Final = 2.0  # Gold that luck is worth at the end ...
DOUBT_EACH: Final = 2.5  # ... and more for each round to come
OPENINGS: Final[list[i64]] = [question.PLACE, question.START, question.LEFTOVER, question.DUSK]


def judge(t: LeylinesTable) -> list[float]:
    """Each seat's likely share of the victory."""
    if t.over:
        return [1.0 / float(len(t.winners)) if seat in t.winners else 0.0 for seat in range(t.seats)]
    rounds = float(t.content.rounds - t.round)
    values = [seat_worth(t, seat, rounds) for seat in range(t.seats)]
    if t.seat >= 0:
        values[t.seat] += asked_worth(t, t.seat, rounds)
    auction = t.auction
    if auction is not None:
        add_auction(t, auction, values, rounds)
    active = t.turn.seat
    values[active] += visit_worth(t) + payment_worth(t)
    best = max(values)
    doubt = DOUBT + DOUBT_EACH * rounds
    shares = [exp((value - best) / doubt) for value in values]
    total = sum(shares)
    return [share / total for share in shares]


def between_turns(t: LeylinesTable) -> bool:
    """Is nothing begun? Then all that a seat has lies before it."""
    asked = question.question(t)
    if asked == question.REROLL:
        return t.more == 0
    turn = t.turn
    return asked in OPENINGS and turn.used == 0 and turn.gathered == 0 and turn.left == 0


def seat_worth(t: LeylinesTable, seat: i64, rounds: float) -> float:
    """Gold in hand, and Gold to be expected."""
    who = t.travellers[seat]
    if who.space == EMPTY:
        return float(who.gold)
    turns = turns_left(t, seat, 0)
    worth = float(who.gold + who.stranded + t.item_gold(seat))
    worth += plan_worth(t, seat, -1, turns)
    worth += items_worth(t, seat, rounds) + friends_worth(t, seat, rounds)
    worth += dice_worth(t, seat) + cubes_worth(t, seat, rounds)
    return worth
