"""How good a position is for each seat, in VP: the estimate that bots climb. Weights were found by playing.

A seat is worth its VP, its resources, what it will collect in the rounds likely left, its units where
they stand, its cards and tasks, and the question that it is asked just now. Rounds are counted by
what is still missing to the end, so that a leader wants to come closer to it and the others do not.
"""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from spinney.engine.bits import lowest_bit
from spinney.engine.nothing import NONE
from spinney.games.shifting_realms.judge.asked import asked_value
from spinney.games.shifting_realms.judge.cards import cards_value
from spinney.games.shifting_realms.judge.rest_of_round import actions_left, has_collected, will_collect
from spinney.games.shifting_realms.judge.soldiers import ships_value, troll_value
from spinney.games.shifting_realms.judge.supplies import goods_value, idle_value
from spinney.games.shifting_realms.judge.tiles import plan_value, sites_value
from spinney.games.shifting_realms.judge.weights import (
    ACTION,
    CLOCK,
    DOUBT,
    DOUBT_EACH,
    DOUBT_LAST,
    FIRST,
    IDLERS,
    LUCK,
    SOLDIER,
)
from spinney.games.shifting_realms.rules.build import building_sites
from spinney.games.shifting_realms.rules.collect import next_collect
from spinney.games.shifting_realms.rules.ending import is_ending
from spinney.games.shifting_realms.rules.objectives import progress, wanted
from spinney.games.shifting_realms.rules.scoring import score_legends, score_tasks
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import waiting_scouts


def judge(t: RealmsTable) -> list[float]:
    """Each seat's likely share of the victory."""
    if t.over:
        return [1.0 / float(len(t.winners)) if seat in t.winners else 0.0 for seat in range(t.seats)]
    if is_ending(t):
        return shares(final_scores(t), DOUBT_LAST, 0.0)
    rounds = rounds_left(t)
    values = [seat_value(t, seat, rounds) for seat in range(t.seats)]
    if t.seat >= 0:
        values[t.seat] += asked_value(t, t.seat, rounds)
    return shares(values, DOUBT + DOUBT_EACH * rounds, min(0.5, LUCK * rounds))


def shares(values: list[float], doubt: float, luck: float) -> list[float]:
    """The judged values of all factions as shares of the victory; what luck may turn is shared by all."""
    best = max(values)
    parts = [exp((value - best) / doubt) for value in values]
    whole = sum(parts)
    even = luck / float(len(values))
    return [even + (1.0 - luck) * part / whole for part in parts]


def rounds_left(t: RealmsTable) -> float:
    """S-14.3  How long the game is likely to last: by the clock, and by the two nearest objectives."""
    length = 14.0 if t.seats == 2 else 11.0 if t.seats == 3 else 9.0
    first = 1.0
    second = 1.0
    for realm in t.land.realms:
        left = 0.0
        if (t.met >> realm) & 1 == 0:
            left = missing(t, realm)
        if left < first:
            second = first
            first = left
        elif left < second:
            second = left
    clock = max(1.5, length - float(t.round))
    work = 0.5 * length * (first + second)
    return max(0.5, CLOCK * clock * min(1.0, first + second) + (1.0 - CLOCK) * work)


def missing(t: RealmsTable, realm: i64) -> float:
    """The part of a realm's objective that is still to be done, by which the judge counts rounds."""
    left = 0.0
    goals = t.content.objectives[realm]
    for goal in goals:
        want = wanted(t, realm, goal)
        left += float(max(0, want - progress(t, realm, goal))) / float(want)
    return left / float(len(goals))


def seat_value(t: RealmsTable, seat: i64, rounds: float) -> float:
    """How well a seat stands: VP in hand, and all VP to be expected."""
    faction = t.factions[seat]
    income = next_collect(t, seat)
    goods = faction.goods
    if will_collect(t, seat):
        goods += income
    bid = t.bids[seat]
    value = float(t.score(seat)) + goods_value(goods, income, rounds)
    if t.round == 0 and bid != NONE:
        value -= FIRST * float(bid)
    value += ACTION * float(actions_left(t, seat))
    value += 0.25 * float(faction.income_any) * rounds
    value += SOLDIER * float(t.content.soldiers - faction.soldiers)
    value += places_value(t, seat, rounds) + plan_value(t, seat, goods, rounds)
    return value + cards_value(t, seat, goods, rounds)


def places_value(t: RealmsTable, seat: i64, rounds: float) -> float:
    """How well units stand: scouts without a spot, soldiers near the troll king, ships, building sites."""
    faction = t.factions[seat]
    idle = 0.0
    left = faction.here
    while left != 0:
        space = lowest_bit(left)
        left &= left - 1
        idle += float(waiting_scouts(faction.units[space]))
    value = min(idle, IDLERS) * idle_value(rounds) + 0.1 * max(0.0, idle - IDLERS)
    if t.tokens > 0:
        value += troll_value(t, seat, rounds)
    return value + ships_value(t, seat, rounds) + sites_value(t, seat, building_sites(t, seat), rounds)


def final_scores(t: RealmsTable) -> list[float]:
    """S-14.5, S-15.1  In the last turn a seat is judged by what it would score after its Collect step."""
    last = t.clone()
    if not has_collected(t):
        last.factions[t.turn.seat].goods += next_collect(t, t.turn.seat)
    for seat in range(last.seats):
        score_tasks(last, seat)
        score_legends(last, seat)
    return [float(last.score(seat)) for seat in range(last.seats)]
