"""What tiles and their powers are worth before they are built."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.shifting_realms.content import effects
from spinney.games.shifting_realms.content.effects import INCOME, RAID
from spinney.games.shifting_realms.content.phrases import Part
from spinney.games.shifting_realms.judge.soldiers import more_raids
from spinney.games.shifting_realms.judge.supplies import work_value
from spinney.games.shifting_realms.judge.weights import (
    CERTAIN,
    FIRST,
    PLAN,
    POWER,
    RAIDER,
    SITE,
    SITE_NOW,
)
from spinney.games.shifting_realms.state.goods import RESOURCE_TYPES, covers, of, shortage, total
from spinney.games.shifting_realms.state.table import RealmsTable

POWERS: Final[dict[int, float]] = {
    effects.INCOME_ANY: POWER,
    effects.RANGE: POWER,
    effects.RANGE_HERE: POWER,
    effects.GUARD: POWER,
    effects.TRADE_RATE: POWER,
    effects.RECRUIT_BONUS: POWER,
    effects.RECRUIT_FREE_HERE: POWER,
    effects.DISCOUNT_REALM: POWER,
    effects.DISCOUNT_FIRST: POWER,
    effects.SWAP: POWER,
    effects.TUNNEL: POWER,
    effects.DRAGON_PROOF: POWER,
    effects.CACHE: POWER,
    effects.TROLL_VP: POWER,
    effects.TROLL_SURVIVOR: POWER,
}  # of what lasts, whatever the position; incomes and raids are looked at more closely


def gain_of(t: RealmsTable, seat: i64, kind: i64, rounds: float) -> float:
    """What building a tile gains: its value less its cost."""
    return tile_value(t, seat, kind, rounds) - 0.9 * FIRST * float(total(t.content.kind_cost[kind]))


def tile_value(t: RealmsTable, seat: i64, kind: i64, rounds: float) -> float:
    """What a tile would be worth once it is built: its VP and its powers."""
    value = float(t.content.kind_vp[kind])
    for part in t.content.kind_powers[kind]:
        value += power_value(t, seat, part, rounds)
    return value


def power_value(t: RealmsTable, seat: i64, part: Part, rounds: float) -> float:
    """What a lasting power of a tile is worth to a seat that would own it."""
    if part.op == INCOME:
        value = 0.0
        for kind in range(RESOURCE_TYPES):
            if of(part.n, kind) > 0:
                value += float(of(part.n, kind)) * work_value(t, seat, kind, rounds)
        return value
    return 0.7 * RAIDER * more_raids(t, seat, rounds) if part.op == RAID else POWERS[part.op]


def promise(t: RealmsTable, seat: i64, kind: i64, rounds: float) -> float:
    """What a tile that is only planned is worth: its VP, and its powers at a glance."""
    value = float(t.content.kind_vp[kind])
    for part in t.content.kind_powers[kind]:
        if part.op == INCOME:
            value += FIRST * CERTAIN * rounds * float(total(part.n))
        elif part.op == RAID:
            value += 0.7 * RAIDER * more_raids(t, seat, rounds)
    return value


def sites_value(t: RealmsTable, seat: i64, sites: i64, rounds: float) -> float:
    """What building sites are worth: the tiles they are fit for, and the best one that can be paid for."""
    goods, content, land = t.factions[seat].goods, t.content, t.land
    value = 0.0
    best = 0.0
    for kind in land.kinds:
        if t.piles[kind] > 0 and sites & land.sites[kind] != 0:
            tile = promise(t, seat, kind, rounds)
            value += SITE * tile
            if tile > best and covers(goods, content.kind_cost[kind]):
                best = tile
    return value + SITE_NOW * best


def plan_value(t: RealmsTable, seat: i64, goods: i64, rounds: float) -> float:
    """S-7.1  What saving for a tile is worth: the best tile, as far as the resources go."""
    best = 0.0
    for kind in t.land.kinds:
        if t.piles[kind] > 0:
            cost = t.content.kind_cost[kind]
            whole = float(total(cost))
            ready = (whole - float(shortage(goods, cost))) / whole
            best = max(best, ready * ready * promise(t, seat, kind, rounds))
    return PLAN * best
