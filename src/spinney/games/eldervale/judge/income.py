"""What the Units of a seat will bring.

With n Units a round of play is n placements and a Regroup, in which they use the best n actions of the
tableau. So every turn brings a share of that, and a Unit that stands in a Realm has a part of it in hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.games.eldervale.content.vocabulary import EASE, HASTE, PLENTY
from spinney.games.eldervale.judge.dwellings import site_hope
from spinney.games.eldervale.judge.effects import effect_value
from spinney.games.eldervale.judge.time import lasting, turns_to_come
from spinney.games.eldervale.judge.tokens import FODDER, TOKEN, cost_value
from spinney.games.eldervale.judge.units import best_summon
from spinney.games.eldervale.rules import regroup
from spinney.games.eldervale.state.counters import units_out
from spinney.games.eldervale.state.table import DWELT, ORB_ON_ICON, SUMMONED, USED, EldervaleTable
from spinney.games.eldervale.state.units import kinds_of, total

PLACING: Final = 1.3  # what a placement brings
SUMMONING: Final = 0.8  # what the Starter's Summon brings, on average
DWELLING: Final = 2.2  # and its Dwell
SPENT: Final = 0.8  # of what the tableau gives, since cards are not always of use


class Outlook:
    """What a seat can expect: turns to come, Units, and what a turn brings on average."""

    def __init__(self, turns: float, use: float, units: i64, rate: float, unit: float) -> None:
        self.turns: Final = turns
        self.use: Final = use  # of goods, by the time left to spend them
        self.units: Final[i64] = units
        self.rate: Final = rate
        self.unit: Final = unit  # what one Unit more or less changes


def look_ahead(t: EldervaleTable, seat: i64) -> Outlook:
    """What a seat can expect: turns to come, and the income of each."""
    turns = turns_to_come(t, seat)
    units, use = units_out(t, seat), lasting(turns)
    gifts = gifts_in_general(t, seat)
    rate = use * rate_of(gifts, units)
    more = use * rate_of(gifts, units + 1)
    return Outlook(turns, use, units, rate, max(0.0, turns - 1.0) * (more - rate))


def rate_of(gifts: list[float], units: i64) -> float:
    """The income of a turn with so many Units: placements of all or some, a Regroup, and again."""
    best = 0.0
    for placed in range(1, units + 1):
        best = max(best, (PLACING * float(placed) + harvest(gifts, placed)) / float(placed + 1))
    return best


def harvest(gifts: list[float], units: i64) -> float:
    """The income of a Regroup: the best actions, one for each Unit."""
    whole = 0.0
    for at in range(min(units, len(gifts))):
        whole += gifts[at]
    return whole


def gifts_in_general(t: EldervaleTable, seat: i64) -> list[float]:
    """The income of the tableau: what its actions give, the best first."""
    gather = card_gift(t, seat, t.starter_of(seat))
    gifts: list[float] = [SUMMONING, DWELLING, gather]
    if t.aura_kind_on(t.starter_of(seat)) == HASTE:
        gifts.append(gather)
    out = types_out(t, seat)
    for card in t.players[seat].cards:
        if t.content.card_who[card] & out:
            gifts.append(SPENT * card_gift(t, seat, card))
            if t.aura_kind_on(card) == HASTE:
                gifts.append(SPENT * card_gift(t, seat, card))
    gifts.sort(reverse=True)
    return gifts


def types_out(t: EldervaleTable, seat: i64) -> i64:
    """The types of Units that may bring income from the tableau: those that have left the tray, as a mask."""
    player = t.players[seat]
    types: i64 = 1
    for kind in kinds_of(player.ready + player.under + player.acting + player.pool):
        types |= bit(kind)
    for heap in player.units:
        if heap != 0:
            for kind in kinds_of(heap):
                types |= bit(kind)
    return types


def card_gift(t: EldervaleTable, seat: i64, card: i64) -> float:
    """The income of one use of a card."""
    content = t.content
    gives = effect_value(t, seat, content.card_output[card], 0) - cost_value(regroup.input_of(t, card))
    if t.marks[card] & ORB_ON_ICON:
        gives += effect_value(t, seat, content.card_orb[card], 0)
    aura = t.aura_kind_on(card)
    if aura == PLENTY:
        gives += TOKEN
    elif aura == EASE and content.card_input[card] != 0:
        gives += FODDER
    return max(0.0, gives)


def gifts_now(t: EldervaleTable, seat: i64, ahead: Outlook) -> list[float]:
    """What the actions that are free would give in a Regroup now, the best first."""
    starter = t.starter_of(seat)
    marks = t.marks[starter]
    gifts: list[float] = []
    if marks & USED == 0:
        gifts.append(card_gift(t, seat, starter) * ahead.use)
    if not marks & SUMMONED:
        gifts.append(best_summon(t, seat, ahead.unit, ahead.use))
    if not marks & DWELT:
        gifts.append(site_hope(t, seat, ahead.unit, ahead.use))
    out = types_out(t, seat)
    for card in t.players[seat].cards:
        if t.content.card_who[card] & out and regroup.can_act(t, seat, card, out):
            gifts.append(card_gift(t, seat, card) * ahead.use)
    gifts.sort(reverse=True)
    return gifts


def phase(t: EldervaleTable, seat: i64, ahead: Outlook) -> float:
    """How far the income of this round of play is above average, with the next Regroup at its best time.

    Placing j Units more and then regrouping brings so much, less what so many turns bring anyway.
    """
    player = t.players[seat]
    standing: i64 = total(player.pool)
    for heap in player.units:
        if heap != 0:
            standing += total(heap)
    gifts = gifts_now(t, seat, ahead)
    if t.turn.retrieving == 1 and t.turn.seat == seat:
        return harvest(gifts, standing)
    best = -1000.0
    for placed in range(total(player.ready) + 1):
        brings = PLACING * ahead.use * float(placed) + harvest(gifts, standing + placed)
        best = max(best, brings - ahead.rate * float(placed + 1))
    return best
