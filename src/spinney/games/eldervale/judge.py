"""How good a position is for each seat: the estimate that bots climb."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from spinney.games.eldervale.atoms import ELEMENT_COUNT, GOLD
from spinney.games.eldervale.counters import units_out
from spinney.games.eldervale.scoring import score
from spinney.games.eldervale.table import EldervaleTable
from spinney.games.eldervale.units import size, total

TOKEN: Final = 0.55  # VP that things are worth while there is time to use them
COIN: Final = 0.9
CARD: Final = 0.5
TREASURE: Final = 1.1
UNIT: Final = 2.2
FALLEN: Final = 0.7  # of a Unit's worth is lost while it is in the Underworld
POWER: Final = 0.6
ORB: Final = 4.0
TABLEAU: Final = 1.2
DOUBT: Final = 6.0


def judge(t: EldervaleTable) -> list[float]:
    """Each seat's likely share of the victory."""
    if t.over:
        return [1.0 / float(len(t.winners)) if seat in t.winners else 0.0 for seat in range(t.seats)]
    values = [worth(t, seat) for seat in range(t.seats)]
    best = max(values)
    doubt = DOUBT + float(size(t.realms))
    shares = [exp((value - best) / doubt) for value in values]
    return [share / sum(shares) for share in shares]


def worth(t: EldervaleTable, seat: i64) -> float:
    """Points as they stand, and what can become points."""
    player = t.players[seat]
    time = min(1.0, (float(size(t.realms)) + 1.0) / 6.0) if t.turns_left == 0 else 0.2
    value = float(score(t, seat))
    value += TOKEN * time * float(player.token_count()) + (COIN - TOKEN) * time * float(player.tokens[GOLD])
    value += CARD * time * float(len(player.hand)) + TREASURE * time * float(len(player.held))
    value += UNIT * time * (float(units_out(t, seat)) - FALLEN * float(total(player.under)))
    for element in range(ELEMENT_COUNT):
        value += POWER * time * float(player.power[element])
    value += ORB * time * float(player.orbs) + TABLEAU * time * float(len(player.cards))
    return value
