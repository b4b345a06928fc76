"""What a new Dwelling is worth, and a Worker where one could stand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit_count
from spinney.games.eldervale.content.heaps import count
from spinney.games.eldervale.content.vocabulary import ANY, GOLD, PLAIN_KINDS
from spinney.games.eldervale.judge.cards import LATER
from spinney.games.eldervale.judge.power import power_value
from spinney.games.eldervale.judge.tokens import cost_value
from spinney.games.eldervale.judge.units import BUILDER
from spinney.games.eldervale.rules import dwelling
from spinney.games.eldervale.rules.payment import can_pay
from spinney.games.eldervale.state.table import EldervaleTable

ROOM: Final = 2.0  # for each Adventure Card that a Dwelling lets score
SITE: Final = 0.75  # of a Dwelling that could be paid in a Regroup
MISSING: Final = 0.55  # for each resource that is missing


def dwelling_value(t: EldervaleTable, seat: i64, tile: i64, unit: float, use: float) -> float:
    """A Dwelling: VP at once, Power, its value at the end, room for cards; the Worker is gone."""
    player, content = t.players[seat], t.content
    element = content.tile_element[tile]
    value = float(dwelling.points_at_once(t, tile)) + power_value(t, seat, element, content.dwell_power[tile])
    value += float(content.tracks.power[player.power[element]]) + 0.5
    room = content.scoring.cards * bit_count(player.dwellings)
    scored = max(0, min(content.scoring.cards, len(player.cards) - room))
    value += ROOM * float(scored) + LATER * use * float(content.scoring.cards - scored)
    return value - unit - BUILDER * use


def best_dwelling(t: EldervaleTable, seat: i64, unit: float, use: float) -> float:
    """The best Dwelling that can be built and paid now, beyond its cost."""
    best = 0.0
    for tile in dwelling.sites(t, seat):
        cost = t.content.dwell_cost[tile]
        if can_pay(t, seat, cost, dwelling.mason(t, seat)):
            best = max(best, dwelling_value(t, seat, tile, unit, use) - use * cost_value(cost))
    return best


def site_hope(t: EldervaleTable, seat: i64, unit: float, use: float) -> float:
    """A Worker where a Dwelling could stand: the more of the cost is there, the better."""
    best = 0.0
    for tile in dwelling.sites(t, seat):
        cost = t.content.dwell_cost[tile]
        net = dwelling_value(t, seat, tile, unit, use) - use * cost_value(cost)
        best = max(best, net * SITE * MISSING ** float(missing(t, seat, cost)))
    return best


def missing(t: EldervaleTable, seat: i64, cost: i64) -> i64:
    """How many resources are missing for the cost of a Dwelling."""
    player = t.players[seat]
    spare: i64 = len(player.hand) + 2 * len(player.held)
    short: i64 = 0
    for kind in range(PLAIN_KINDS):
        lack = count(cost, kind) - player.tokens[kind]
        if lack > 0:
            short += lack
        else:
            spare -= lack
    short = max(0, short - player.tokens[GOLD] - dwelling.mason(t, seat))
    return short + max(0, count(cost, ANY) - spare)
