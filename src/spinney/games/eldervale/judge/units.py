"""What a Unit is worth, and the best one that could be summoned."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.eldervale.content.vocabulary import FACTION_UNITS, WORKER
from spinney.games.eldervale.judge.tokens import cost_value
from spinney.games.eldervale.rules import summoning
from spinney.games.eldervale.rules.payment import can_pay
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.state.units import many, total

BUILDER: Final = 0.8  # a Worker, who may become a Dwelling
STRONGER: Final = 1.5  # a Warrior, Wizard or Dragon


def best_summon(t: EldervaleTable, seat: i64, unit: float, use: float) -> float:
    """The best Unit that can be paid now, beyond its cost."""
    best = 0.0
    for kind in summoning.in_tray(t, seat, FACTION_UNITS):
        price = summoning.price(t, seat, kind)
        if can_pay(t, seat, price, 0):
            best = max(best, unit + unit_bonus(kind) * use - use * cost_value(price))
    return best


def unit_bonus(kind: i64) -> float:
    """What a Unit is worth besides the turns that it adds to a round of play."""
    return BUILDER if kind == WORKER else STRONGER


def bonus_of_all(t: EldervaleTable, seat: i64) -> float:
    """The bonus for all Units of a seat that are not in the tray."""
    player = t.players[seat]
    value = 0.0
    for heap in [player.ready, player.under, player.acting, player.pool, *player.units]:
        if heap != 0:
            workers = float(many(heap, WORKER))
            value += BUILDER * workers + STRONGER * (float(total(heap)) - workers)
    return value
