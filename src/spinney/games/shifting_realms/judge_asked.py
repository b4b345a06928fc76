"""What a question is worth to the seat that answers it: an action that has begun is not yet on the board."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.shifting_realms import question
from spinney.games.shifting_realms.build import building_sites
from spinney.games.shifting_realms.effects import INCOME, RAID, Part
from spinney.games.shifting_realms.goods import bit, bits_of, covers, total
from spinney.games.shifting_realms.move import destinations
from spinney.games.shifting_realms.spots import free_spots
from spinney.games.shifting_realms.table import RealmsTable
from spinney.games.shifting_realms.units import (
    fresh_scouts,
    fresh_soldiers,
    spot_scouts,
    waiting_scouts,
)

W: list[float] = [
    2.5,  # 0 doubt at the end
    0.8,  # 1 doubt each round
    0.3,  # 2 collected resource
    0.25,  # 3 action left
    0.25,  # 4 idle scout flat
    0.0,  # 5 idle scout per round
    0.4,  # 6 soldier
    1.0,  # 7 card in hand
    1.6,  # 8 raid to come
    0.36,  # 9 goods first 5
    0.26,  # 10 next 5
    0.18,  # 11 rest
    0.8,  # 12 task done
    0.5,  # 13 share of rounds from the clock
    1.0,  # 14 scale of work
    0.4,  # 15 partial task
    2.0,  # 16 two soldiers near the troll
    0.1,  # 17 excess income factor
    0.3,  # 18 site payable
    0.06,  # 19 site not payable
    0.5,  # 20 strike
    0.8,  # 21 deck
    0.5,  # 22 relocation
]


def asked_worth(t: RealmsTable, seat: i64, rounds: float) -> float:
    """By what is asked."""
    asked = question.question(t)
    if asked in (question.GROUP, question.DESTINATION):
        return move_worth(t, seat, asked, rounds)
    if asked in (question.RELOCATION, question.RELOCATION_GROUP, question.RELOCATED, question.MARCH):
        return W[22]
    if asked in (question.SITE, question.WAIVER):
        kind = t.about if asked == question.SITE else (t.about >> 6) & 63
        return tile_worth(t, kind, rounds) - 0.9 * W[9] * float(total(t.content.kind_cost[kind]))
    if asked in (question.MARKER, question.RETURN):
        return tile_worth(t, t.about, rounds)
    if asked == question.UNIT:
        return 0.4 * float((t.about & 15) + ((t.about >> 4) & 15)) + 0.3 * float((t.about >> 8) & 15)
    if asked in (question.ANY, question.LOOT):
        return W[9] * float(t.about if asked == question.ANY else t.more)
    if asked == question.OTHER:
        return 0.05
    if asked == question.BLOW:
        return W[20]
    if asked == question.DECK:
        return W[21]
    return 0.0


def tile_worth(t: RealmsTable, kind: i64, rounds: float) -> float:
    """VP and power of a tile that is not built yet."""
    worth = float(t.content.kind_vp[kind])
    for part in t.content.kind_powers[kind]:
        worth += power_worth(part, rounds)
    return worth


def power_worth(part: Part, rounds: float) -> float:
    if part.op == INCOME:
        return float(total(part.n)) * (W[2] * rounds + W[9])
    return 0.7 * W[8] * min(4.0, 0.6 * rounds) if part.op == RAID else 0.4


# Moves that have begun.


def move_worth(t: RealmsTable, seat: i64, asked: i64, rounds: float) -> float:
    """The best that the group can do, less what it leaves behind."""
    origin = t.about
    units = t.factions[seat].units[origin]
    if asked == question.GROUP:
        walkers, fighters = fresh_scouts(units), fresh_soldiers(units)
        steps = t.more
        waiting = waiting_scouts(units)
        if waiting > 0:
            walkers = min(walkers, waiting)
    else:
        walkers, fighters, steps = t.more >> 4, t.more & 15, t.content.range
    left = min(walkers, max(0, walkers - waiting_scouts(units)))
    each = W[2] * rounds + W[9] - W[4] - W[5] * rounds
    best = -1.0
    near = t.land.near
    sites = building_sites(t, seat)
    for space in bits_of(destinations(t, seat, origin, steps)):
        worth = arrival_worth(t, seat, space, walkers, fighters, each)
        worth += sites_worth(t, seat, (near[space] | bit(space)) & ~t.covered & ~sites)
        best = max(best, worth)
    return best - each * float(min(left, spot_scouts(units)))


def sites_worth(t: RealmsTable, seat: i64, sites: i64) -> float:
    """Tiles that could be built on these spaces, more if they can be paid for now."""
    goods, content, land = t.factions[seat].goods, t.content, t.land
    worth = 0.0
    for kind in land.kinds:
        if t.piles[kind] > 0 and sites & land.sites[kind] != 0:
            share = W[18] if covers(goods, content.kind_cost[kind]) else W[19]
            worth += share * float(content.kind_vp[kind])
    return worth


def arrival_worth(t: RealmsTable, seat: i64, space: i64, walkers: i64, fighters: i64, each: float) -> float:
    """Spots for scouts, targets for soldiers."""
    worth = 0.0
    if walkers > 0 and (t.land.resources & ~t.covered) & bit(space) != 0:
        worth += each * float(min(walkers, free_spots(t, space)))
    if fighters > 0 and t.open_spaces() & bit(space) != 0:
        for other in range(t.seats):
            if other != seat and t.factions[other].units[space] != 0:
                exposed = t.exposed(other, space)
                worth += (W[20] + 0.3 * each) * float(min(fighters, exposed))
                if walkers > 0 and exposed > 0:
                    worth += each * float(min(walkers, exposed))
    return worth
