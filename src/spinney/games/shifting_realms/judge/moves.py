"""What a Move that has begun is worth."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, bits_of
from spinney.games.shifting_realms.judge.soldiers import post_value
from spinney.games.shifting_realms.judge.supplies import idle_value, supplies, supply_value
from spinney.games.shifting_realms.judge.tiles import sites_value
from spinney.games.shifting_realms.judge.weights import CERTAIN, STRIKE
from spinney.games.shifting_realms.rules.build import building_sites
from spinney.games.shifting_realms.rules.move import destinations
from spinney.games.shifting_realms.rules.spots import free_spots
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import (
    fresh_scouts,
    fresh_soldiers,
    scouts_of_group,
    soldiers_of_group,
    spot_scouts,
    waiting_scouts,
)


def begun_value(t: RealmsTable, seat: i64, rounds: float) -> float:
    """A Move whose group is not chosen yet is worth its best group, which may leave its workers behind."""
    origin, steps = t.about, t.more
    units = t.factions[seat].units[origin]
    walkers, fighters, waiting = fresh_scouts(units), fresh_soldiers(units), waiting_scouts(units)
    if waiting > 0:
        walkers = min(walkers, waiting)
    best = group_value(t, seat, origin, steps, walkers, fighters, rounds)
    if fighters > 0 and walkers > 0 and waiting == 0:
        best = max(best, group_value(t, seat, origin, steps, 0, fighters, rounds))
    return best


def going_value(t: RealmsTable, seat: i64, rounds: float) -> float:
    """A Move whose group is on its way is worth its best destination."""
    walkers, fighters = scouts_of_group(t.more), soldiers_of_group(t.more)
    return group_value(t, seat, t.about, t.content.range, walkers, fighters, rounds)


def group_value(
    t: RealmsTable, seat: i64, origin: i64, steps: i64, walkers: i64, fighters: i64, rounds: float
) -> float:
    """The best destination of a moving group, less what the group leaves behind."""
    works = supplies(t, seat, rounds)
    near, sites = t.land.near, building_sites(t, seat)
    now = sites_value(t, seat, sites, rounds)
    best = -1.0
    for space in bits_of(destinations(t, seat, origin, steps)):
        value = arrival_value(t, seat, space, walkers, works, fighters, rounds)
        more = (near[space] | bit(space)) & ~t.covered & ~sites
        if more != 0:
            value += sites_value(t, seat, sites | more, rounds) - now
        best = max(best, value)
    return best - leaving_value(t, seat, origin, walkers, works, rounds)


def leaving_value(
    t: RealmsTable, seat: i64, origin: i64, walkers: i64, works: list[float], rounds: float
) -> float:
    """What a Move gives up: the spots that its scouts leave."""
    units = t.factions[seat].units[origin]
    leaving = float(min(max(0, walkers - waiting_scouts(units)), spot_scouts(units)))
    if leaving == 0.0:
        return 0.0
    there = works[t.land.terrain[origin]]
    loss = supply_value(there) - supply_value(there - leaving * (1.0 + CERTAIN * rounds))
    return loss - leaving * idle_value(rounds)


def arrival_value(
    t: RealmsTable, seat: i64, space: i64, walkers: i64, works: list[float], fighters: i64, rounds: float
) -> float:
    """What a Move gains on arrival: spots for scouts, targets and posts for soldiers."""
    value = 0.0
    workers: i64 = 0
    has_work = (t.land.resources & ~t.covered) & bit(space) != 0
    if has_work and walkers > 0:
        workers = min(walkers, free_spots(t, space))
    if fighters > 0:
        value += post_value(t, seat, space, fighters, rounds)
        if t.open_spaces() & bit(space) != 0:
            for other in range(t.seats):
                if other != seat and t.factions[other].units[space] != 0:
                    exposed = t.exposed(other, space)
                    value += (STRIKE + 0.05 * rounds) * float(min(fighters, exposed))
                    if has_work:
                        workers = min(walkers, workers + exposed)
    if workers > 0:
        there = works[t.land.terrain[space]]
        more = float(workers)
        value += supply_value(there + more * (1.0 + CERTAIN * rounds)) - supply_value(there)
        value -= more * idle_value(rounds)
    return value
