"""Chapter 13: pirate raids and the troll king."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.shifting_realms import events
from spinney.games.shifting_realms.effects import RAID, TROLL_SURVIVOR, TROLL_VP
from spinney.games.shifting_realms.goods import bit, bits_of
from spinney.games.shifting_realms.land import BOARD, NOWHERE
from spinney.games.shifting_realms.table import RAIDS, TOKENS, RealmsTable
from spinney.games.shifting_realms.units import (
    FLAT,
    IN_RANKS,
    SOLDIER_MOVED,
    flat_soldiers,
    fresh_soldiers,
    leaving_soldiers,
    removed_unit,
    soldiers,
)


def raiders(t: RealmsTable, seat: i64) -> list[i64]:
    """S-13.3.1, S-13.3.2, A-78, D-16  Own ships with a standing soldier and a raid left."""
    units = t.factions[seat].units
    return [
        space
        for space in bits_of(t.tiles_with(seat, RAID))
        if soldiers(units[space]) > 0 and flat_soldiers(units[space]) < t.content.ship_raids
    ]


def make_raid(t: RealmsTable, seat: i64, space: i64) -> None:
    """S-13.3.1, S-13.3.3, S-13.3.4, A-51  A soldier lies flat: 2 gold and 2 VP. The card comes after."""
    faction = t.factions[seat]
    faction.add(space, FLAT - removed_unit(faction.units[space], IN_RANKS))
    faction.raids += 1
    t.give_gold(seat, t.content.raid_gold)
    t.earn(seat, RAIDS, t.content.raid_vp)
    t.tell(events.RAIDED, seat, space)


def challengers(t: RealmsTable, seat: i64) -> list[i64]:
    """S-13.4.1, A-53, D-17  Spaces with two soldiers that can reach the troll king in one Move."""
    troll = t.land.troll
    if troll == NOWHERE or t.tokens == 0:
        return []
    faction, before = t.factions[seat], t.land.near[troll]
    return [
        space
        for space in bits_of(faction.here)
        if fresh_soldiers(faction.units[space]) >= 2
        and t.reach(seat, space, t.steps(seat, space, t.content.range) - 1) & before != 0
    ]


def fight_troll_king(t: RealmsTable, seat: i64, origin: i64) -> None:
    """S-13.4.1, S-13.4.2, S-9.15, A-54  Two soldiers are destroyed; the top token is yours."""
    faction = t.factions[seat]
    faction.add(origin, -leaving_soldiers(faction.units[origin], 2, False))
    lost: i64 = 2
    if t.lasting(seat, TROLL_SURVIVOR) > 0:
        lost = 1
        faction.add(t.land.hall[t.land.troll // BOARD], SOLDIER_MOVED)
    faction.soldiers += lost
    t.turn.barred += lost
    token = t.content.tokens - t.tokens
    t.tokens -= 1
    faction.tokens |= bit(token)
    faction.income += t.content.token_goods[token]
    faction.income_any += t.content.token_any[token]
    t.earn(seat, TOKENS, t.content.token_vp[token] + t.lasting(seat, TROLL_VP))
    t.tell(events.TOKEN, seat, token, origin)
