"""How good a position is for each seat: the estimate that bots climb.

A seat is worth its points as they stand, what its things can still become, what is planned for it, and what
lies in the question that it is asked.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from spinney.games.eldervale.atoms import ELEMENT_COUNT, NONE
from spinney.games.eldervale.judge_asked import asked_worth, planned_worth, site_hope
from spinney.games.eldervale.judge_battle import add_battle
from spinney.games.eldervale.judge_things import (
    CARD,
    ENGINE,
    ORB,
    PASSIVE,
    TREASURE_TOKEN,
    cost_worth,
    effect_worth,
    time_left,
    tokens_worth,
    units_worth,
)
from spinney.games.eldervale.scoring import score
from spinney.games.eldervale.table import EldervaleTable
from spinney.games.eldervale.units import size, total

FALLEN: Final = 1.4  # what a Unit loses by being in the Underworld
STORED: Final = 0.8  # a Unit in a Realm can use a card when it is taken back
STEP: Final = 0.35  # a space on a Power Track, before it pays
DOUBT: Final = 5.0  # VP that luck is worth at the end ...
DOUBT_EACH: Final = 1.5  # ... and more for each tile to come


def judge(t: EldervaleTable) -> list[float]:
    """Each seat's likely share of the victory."""
    if t.over:
        return [1.0 / float(len(t.winners)) if seat in t.winners else 0.0 for seat in range(t.seats)]
    time = time_left(t)
    values = [worth(t, seat, time) for seat in range(t.seats)]
    if t.seat >= 0:
        values[t.seat] += asked_worth(t, t.seat)
    add_battle(t, values)
    best = max(values)
    doubt = DOUBT + DOUBT_EACH * float(size(t.realms))
    shares = [exp((value - best) / doubt) for value in values]
    whole = sum(shares)
    return [share / whole for share in shares]


def worth(t: EldervaleTable, seat: i64, time: float) -> float:
    """Points as they stand, and what can become points."""
    player = t.players[seat]
    value = float(score(t, seat)) + planned_worth(t, seat)
    goods = tokens_worth(player) + CARD * float(len(player.hand)) + TREASURE_TOKEN * float(len(player.held))
    value += (0.15 + 0.85 * time) * goods
    units = units_worth(player.ready) + units_worth(player.pool) + units_worth(player.acting)
    units += units_worth(player.under) - FALLEN * float(total(player.under))
    standing: i64 = 0
    for heap in player.units:
        if heap != 0:
            units += units_worth(heap)
            standing += total(heap)
    spaces: i64 = 2 + len(player.cards) // 2
    value += STORED * (0.3 + 0.7 * time) * float(min(standing, spaces))
    value += time * units + (0.4 + 0.6 * time) * site_hope(t, seat)
    for element in range(ELEMENT_COUNT):
        value += STEP * time * float(player.power[element])
    value += ORB * time * float(player.orbs)
    return value + time * engine_worth(t, seat)


def engine_worth(t: EldervaleTable, seat: i64) -> float:
    """What the actions of the tableau will give, and room for cards that do not score yet."""
    player, content = t.players[seat], t.content
    value = 0.0
    for card in player.cards:
        if content.card_output[card] != NONE:
            gives = effect_worth(t, seat, content.card_output[card]) - cost_worth(content.card_input[card])
            value += 3.0 * ENGINE * max(0.0, gives)
        else:
            value += PASSIVE
    unscored = len(player.cards) - content.scoring.cards * size(player.dwellings)
    return value + 0.8 * float(max(0, min(6, unscored)))
