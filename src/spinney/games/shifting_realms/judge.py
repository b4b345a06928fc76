"""How good a position is for each seat, in VP: the estimate that bots climb. Weights were found by playing.

A seat is worth its VP, its resources, what it will collect in the rounds likely left, its units where
they stand, its cards and tasks, and what lies in the question that it is asked just now.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from spinney.games.shifting_realms.build import building_sites
from spinney.games.shifting_realms.collect import from_spots
from spinney.games.shifting_realms.content import END
from spinney.games.shifting_realms.effects import RAID
from spinney.games.shifting_realms.goods import KINDS, bits_of, members, of, total
from spinney.games.shifting_realms.judge_asked import asked_worth, sites_worth
from spinney.games.shifting_realms.land import NOWHERE, ROWS
from spinney.games.shifting_realms.scoring import count, is_fulfilled
from spinney.games.shifting_realms.table import NO_CARD, RealmsTable
from spinney.games.shifting_realms.units import flat_soldiers, soldiers, waiting_scouts

DOUBT: Final = 2.5  # VP that luck is worth at the end ...
DOUBT_EACH: Final = 0.8  # ... and more for each round to come
LENGTH: Final[list[float]] = [14.0, 11.0, 9.0]  # rounds of a game, by seats from two
COLLECTED: Final = 0.3  # VP that a resource to come is worth
ACTION: Final = 0.25  # an action that is left
IDLE_SCOUT: Final = 0.25  # a scout without a spot
SOLDIER: Final = 0.4
CARD: Final = 1.0  # a face-down card
RAIDER: Final = 1.6  # a raid to come


def judge(t: RealmsTable) -> list[float]:
    """Each seat's likely share of the victory."""
    if t.over:
        return [1.0 / float(len(t.winners)) if seat in t.winners else 0.0 for seat in range(t.seats)]
    rounds = rounds_left(t)
    values = [seat_worth(t, seat, rounds) for seat in range(t.seats)]
    if t.seat >= 0:
        values[t.seat] += asked_worth(t, t.seat, rounds)
    best = max(values)
    doubt = DOUBT + DOUBT_EACH * rounds
    shares = [exp((value - best) / doubt) for value in values]
    whole = sum(shares)
    return [share / whole for share in shares]


def rounds_left(t: RealmsTable) -> float:
    """How long the game is likely to last."""
    left = LENGTH[t.seats - 2] - float(t.round)
    if members(t.met) > 0:
        left *= 0.6
    return max(1.5, left)


def seat_worth(t: RealmsTable, seat: i64, rounds: float) -> float:
    """VP in hand, and VP to be expected."""
    faction = t.factions[seat]
    worth = float(t.score(seat)) + goods_worth(faction.goods)
    income = total(faction.income + from_spots(t, seat)) + faction.income_any
    turns = rounds
    if t.turn.seat == seat:
        worth += ACTION * float(t.turn.actions)
        turns += 0.5
    worth += COLLECTED * float(income) * turns
    worth += SOLDIER * float(t.content.soldiers - faction.soldiers)
    worth += places_worth(t, seat, rounds)
    return worth + cards_worth(t, seat)


def goods_worth(goods: i64) -> float:
    """The more there is of a resource, the less another one is worth."""
    worth = 0.0
    for kind in range(KINDS):
        number = of(goods, kind)
        worth += 0.36 * float(min(number, 5)) + 0.26 * float(max(0, min(number, 10) - 5))
        worth += 0.18 * float(max(0, number - 10))
    return worth


def places_worth(t: RealmsTable, seat: i64, rounds: float) -> float:
    """Scouts without a spot, soldiers on the way to the troll king, ships that can still raid."""
    faction = t.factions[seat]
    troll = t.land.troll if t.tokens > 0 else NOWHERE
    worth = 0.0
    nearest = 0.0
    for space in bits_of(faction.here):
        units = faction.units[space]
        worth += IDLE_SCOUT * float(waiting_scouts(units))
        if troll != NOWHERE and soldiers(units) >= 2:
            nearest = max(nearest, 2.0 / float(2 + distance(space, troll)))
    for space in bits_of(t.tiles_with(seat, RAID)):
        units = faction.units[space]
        left = float(t.content.ship_raids - flat_soldiers(units))
        likely = min(left, 0.6 * rounds)
        worth += RAIDER * likely * (1.0 if soldiers(units) > 0 else 0.7)
    return worth + nearest + sites_worth(t, seat, building_sites(t, seat))


def distance(one: i64, other: i64) -> i64:
    """Steps over a free board."""
    across = one // ROWS - other // ROWS
    down = one % ROWS - other % ROWS
    return max(across, -across) + max(down, -down)


def cards_worth(t: RealmsTable, seat: i64) -> float:
    """Cards in hand, and tasks that are done but for resources."""
    faction, content = t.factions[seat], t.content
    worth = 0.0
    for card in faction.hand:
        score = content.scores[card]
        if content.timing[card] == END and score is not None:
            worth += 0.4 + float(
                min(score.most, score.vp * (count(t, seat, score.by, score.of) // score.each))
            )
        else:
            worth += CARD
    if t.drawn != NO_CARD and t.turn.seat == seat:
        worth += CARD
    for task in bits_of(faction.tasks):
        if content.tasks[task].goods == 0 and is_fulfilled(t, seat, task):
            worth += 0.8 * float(content.tasks[task].vp)
    return worth
