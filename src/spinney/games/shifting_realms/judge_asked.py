"""What a question is worth to the seat that answers it: an action that has begun is not yet on the board."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit_count, bits_of
from spinney.games.shifting_realms import question
from spinney.games.shifting_realms.build import buildable, building_sites
from spinney.games.shifting_realms.collect import from_spots
from spinney.games.shifting_realms.effects import INCOME, RAID, Part
from spinney.games.shifting_realms.goods import KINDS, bit, covers, of, total
from spinney.games.shifting_realms.judge_posts import post_worth
from spinney.games.shifting_realms.judge_weights import (
    CERTAIN,
    DECK,
    FEW,
    FIRST,
    FURTHER,
    IDLE,
    IDLE_EACH,
    NEXT,
    RAIDER,
    RAIDS_EACH,
    RELOCATION,
    SITE,
    SITE_NOW,
    SOLDIER,
    STRIKE,
)
from spinney.games.shifting_realms.move import destinations
from spinney.games.shifting_realms.spots import free_spots
from spinney.games.shifting_realms.table import RealmsTable
from spinney.games.shifting_realms.units import (
    fresh_scouts,
    fresh_soldiers,
    spot_scouts,
    waiting_scouts,
)


def supply_worth(number: float) -> float:
    """The more there is of a resource, the less another one is worth."""
    width = FEW
    worth = FIRST * min(number, width)
    if number > width:
        worth += NEXT * min(number - width, width)
    return worth + FURTHER * max(0.0, number - 2.0 * width)


def supplies(t: RealmsTable, seat: i64, rounds: float) -> list[float]:
    """What a seat has and will have of each resource, if its scouts stay where they are."""
    faction = t.factions[seat]
    income = faction.income + from_spots(t, seat)
    return [
        float(of(faction.goods, kind)) + float(of(income, kind)) * (1.0 + CERTAIN * rounds)
        for kind in range(KINDS)
    ]


def work_worth(t: RealmsTable, seat: i64, kind: i64, rounds: float) -> float:
    """One more scout on a spot, or one more resource every turn from now on."""
    number = supplies(t, seat, rounds)[kind]
    return supply_worth(number + 1.0 + CERTAIN * rounds) - supply_worth(number)


def idle_worth(rounds: float) -> float:
    return IDLE + IDLE_EACH * rounds


def asked_worth(t: RealmsTable, seat: i64, rounds: float) -> float:
    """By what is asked."""
    asked = question.question(t)
    if asked in (question.GROUP, question.DESTINATION):
        return move_worth(t, seat, asked, rounds)
    if asked in (question.RELOCATION, question.RELOCATION_GROUP, question.RELOCATED, question.MARCH):
        return RELOCATION
    if asked in (question.SITE, question.WAIVER):
        kind = t.about if asked == question.SITE else (t.about >> 6) & 63
        return gain_of(t, seat, kind, rounds)
    if asked in (question.MARKER, question.RETURN):
        return tile_worth(t, seat, t.about, rounds)
    if asked == question.UNIT:
        units = float((t.about & 15) + ((t.about >> 4) & 15)) + 0.8 * float((t.about >> 8) & 15)
        return units * max(idle_worth(rounds), SOLDIER)
    if asked in (question.ANY, question.LOOT):
        return FIRST * float(t.about if asked == question.ANY else t.more)
    if asked == question.OTHER:
        return 0.05
    if asked == question.BLOW:
        return STRIKE
    if asked == question.DECK:
        return DECK
    return card_asked_worth(t, seat, asked, rounds)


def card_asked_worth(t: RealmsTable, seat: i64, asked: i64, rounds: float) -> float:
    """Cards that have been played and whose effect is still to be chosen."""
    if asked in (question.ROUT, question.ROUTED, question.SLAY):
        return STRIKE
    if asked == question.CONVERT:
        return STRIKE + idle_worth(rounds)
    if asked == question.VICTIM:
        return FIRST * float(t.about)
    if asked == question.FREE_BUILD:
        return max([0.0, *[gain_of(t, seat, kind, rounds) for kind in buildable(t, seat)]])
    if asked == question.FREE_RAID:
        return RAIDER
    return 0.0


def gain_of(t: RealmsTable, seat: i64, kind: i64, rounds: float) -> float:
    """What a tile is worth beyond its cost."""
    return tile_worth(t, seat, kind, rounds) - 0.9 * FIRST * float(total(t.content.kind_cost[kind]))


def tile_worth(t: RealmsTable, seat: i64, kind: i64, rounds: float) -> float:
    """VP and power of a tile that is not built yet."""
    worth = float(t.content.kind_vp[kind])
    for part in t.content.kind_powers[kind]:
        worth += power_worth(t, seat, part, rounds)
    return worth


def power_worth(t: RealmsTable, seat: i64, part: Part, rounds: float) -> float:
    if part.op == INCOME:
        worth = 0.0
        for kind in range(KINDS):
            if of(part.n, kind) > 0:
                worth += float(of(part.n, kind)) * work_worth(t, seat, kind, rounds)
        return worth
    return 0.7 * RAIDER * more_raids(t, seat, rounds) if part.op == RAID else 0.4


def promise(t: RealmsTable, seat: i64, kind: i64, rounds: float) -> float:
    """What a tile is worth that is only planned: its VP, and its power at a glance."""
    worth = float(t.content.kind_vp[kind])
    for part in t.content.kind_powers[kind]:
        if part.op == INCOME:
            worth += FIRST * CERTAIN * rounds * float(total(part.n))
        elif part.op == RAID:
            worth += 0.7 * RAIDER * more_raids(t, seat, rounds)
    return worth


def raids_to_come(t: RealmsTable, seat: i64, ships: i64, rounds: float) -> float:
    """S-13.3.1  Raids that are likely with so many ships more."""
    room = t.content.ship_raids * (bit_count(t.tiles_with(seat, RAID)) + ships) - t.factions[seat].raids
    return min(float(room), RAIDS_EACH * rounds)


def more_raids(t: RealmsTable, seat: i64, rounds: float) -> float:
    return raids_to_come(t, seat, 1, rounds) - raids_to_come(t, seat, 0, rounds)


# Moves that have begun.


def move_worth(t: RealmsTable, seat: i64, asked: i64, rounds: float) -> float:
    """The best that the group can do; a group that is not chosen yet may leave its workers behind."""
    origin = t.about
    if asked == question.DESTINATION:
        return group_worth(t, seat, origin, t.content.range, t.more >> 4, t.more & 15, rounds)
    units = t.factions[seat].units[origin]
    walkers, fighters, waiting = fresh_scouts(units), fresh_soldiers(units), waiting_scouts(units)
    if waiting > 0:
        walkers = min(walkers, waiting)
    best = group_worth(t, seat, origin, t.more, walkers, fighters, rounds)
    if fighters > 0 and walkers > 0 and waiting == 0:
        best = max(best, group_worth(t, seat, origin, t.more, 0, fighters, rounds))
    return best


def group_worth(
    t: RealmsTable, seat: i64, origin: i64, steps: i64, walkers: i64, fighters: i64, rounds: float
) -> float:
    """The best destination, less what the group leaves behind."""
    works = supplies(t, seat, rounds)
    near, sites = t.land.near, building_sites(t, seat)
    now = sites_worth(t, seat, sites, rounds)
    best = -1.0
    for space in bits_of(destinations(t, seat, origin, steps)):
        worth = arrival_worth(t, seat, space, walkers, works, fighters, rounds)
        more = (near[space] | bit(space)) & ~t.covered & ~sites
        if more != 0:
            worth += sites_worth(t, seat, sites | more, rounds) - now
        best = max(best, worth)
    return best - leaving_worth(t, seat, origin, walkers, works, rounds)


def leaving_worth(
    t: RealmsTable, seat: i64, origin: i64, walkers: i64, works: list[float], rounds: float
) -> float:
    """Spots that the group gives up."""
    units = t.factions[seat].units[origin]
    leaving = float(min(max(0, walkers - waiting_scouts(units)), spot_scouts(units)))
    if leaving == 0.0:
        return 0.0
    there = works[t.land.terrain[origin]]
    loss = supply_worth(there) - supply_worth(there - leaving * (1.0 + CERTAIN * rounds))
    return loss - leaving * idle_worth(rounds)


def sites_worth(t: RealmsTable, seat: i64, sites: i64, rounds: float) -> float:
    """Tiles that could be built on these spaces, and the best one that can be paid for."""
    goods, content, land = t.factions[seat].goods, t.content, t.land
    worth = 0.0
    best = 0.0
    for kind in land.kinds:
        if t.piles[kind] > 0 and sites & land.sites[kind] != 0:
            value = promise(t, seat, kind, rounds)
            worth += SITE * value
            if value > best and covers(goods, content.kind_cost[kind]):
                best = value
    return worth + SITE_NOW * best


def arrival_worth(
    t: RealmsTable, seat: i64, space: i64, walkers: i64, works: list[float], fighters: i64, rounds: float
) -> float:
    """Spots for scouts, targets and posts for soldiers."""
    worth = 0.0
    workers: i64 = 0
    has_work = (t.land.resources & ~t.covered) & bit(space) != 0
    if has_work and walkers > 0:
        workers = min(walkers, free_spots(t, space))
    if fighters > 0:
        worth += post_worth(t, seat, space, fighters, rounds)
        if t.open_spaces() & bit(space) != 0:
            for other in range(t.seats):
                if other != seat and t.factions[other].units[space] != 0:
                    exposed = t.exposed(other, space)
                    worth += (STRIKE + 0.05 * rounds) * float(min(fighters, exposed))
                    if has_work:
                        workers = min(walkers, workers + exposed)
    if workers > 0:
        there = works[t.land.terrain[space]]
        more = float(workers)
        worth += supply_worth(there + more * (1.0 + CERTAIN * rounds)) - supply_worth(there)
        worth -= more * idle_worth(rounds)
    return worth
