"""Chapter 13: pirate raids and the troll king."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, bits_of
from spinney.games.shifting_realms.content.effects import (
    FREE_RAID,
    RAID,
    RANGE,
    RANGE_HERE,
    TROLL_SURVIVOR,
    TROLL_VP,
    TUNNEL,
)
from spinney.games.shifting_realms.content.phrases import Part
from spinney.games.shifting_realms.rules.effect_lookup import enact
from spinney.games.shifting_realms.rules.objectives import note_objectives
from spinney.games.shifting_realms.rules.story import offer_deck
from spinney.games.shifting_realms.state.faction import VP_RAIDS, VP_TOKENS
from spinney.games.shifting_realms.state.land import ALL, BOARD, NOWHERE
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import (
    FLAT,
    IN_RANKS,
    SOLDIER_MOVED,
    flat_soldiers,
    fresh_soldiers,
    leaving_soldiers,
    removed_unit,
    soldiers,
)
from spinney.games.shifting_realms.terms import events


def raiders(t: RealmsTable, seat: i64) -> i64:
    """S-13.3.1, S-13.3.2, A-78, D-16  Your ships with a standing soldier and a raid left."""
    units = t.factions[seat].units
    ready: i64 = 0
    for space in bits_of(t.tiles_with(seat, RAID)):
        if soldiers(units[space]) > 0 and flat_soldiers(units[space]) < t.content.ship_raids:
            ready |= bit(space)
    return ready


def make_raid(t: RealmsTable, seat: i64, space: i64) -> None:
    """S-13.3.1, S-13.3.3, S-13.3.4, A-51  A soldier lies flat: 2 gold and 2 VP. The card comes after."""
    faction = t.factions[seat]
    faction.add(space, FLAT - removed_unit(faction.units[space], IN_RANKS))
    faction.raids += 1
    t.give_gold(seat, t.content.raid_gold)
    t.earn(seat, VP_RAIDS, t.content.raid_vp)
    t.tell(events.RAIDED, seat, t.cell(space))
    note_objectives(t, seat)


def raid(t: RealmsTable, seat: i64, space: i64) -> None:
    """S-13.3.1  A raid brings gold and VP at once, then a card of any open deck, or none."""
    make_raid(t, seat, space)
    offer_deck(t, seat)


def can_free_raid(t: RealmsTable, seat: i64, part: Part) -> bool:
    """Section 7.2  A card's free raid needs a ship that can raid."""
    return raiders(t, seat) != 0


def free_raid(t: RealmsTable, seat: i64, part: Part, space: i64) -> None:
    """Section 7.2  One raid now, even if you raided this turn."""
    options = t.content.actions.raids.on(raiders(t, seat))
    if len(options) > 0:
        t.ask(seat, options, free_raid_made)


enact(FREE_RAID, can_free_raid, free_raid)


def free_raid_made(t: RealmsTable, seat: i64, action: i64) -> None:
    """Section 7.2  The ship of a free raid is chosen; the raid is like any other."""
    raid(t, seat, t.content.actions.part_of(action))


# The troll king.


def challengers(t: RealmsTable, seat: i64) -> i64:
    """S-13.4.1, A-53, D-17  Spaces with two soldiers that can reach the troll king in one Move."""
    troll = t.land.troll
    ready: i64 = 0
    if troll == NOWHERE or t.tokens == 0:
        return ready
    faction = t.factions[seat]
    for space in bits_of(faction.fresh & near_troll(t, seat)):
        if fresh_soldiers(faction.units[space]) >= 2:
            steps = t.steps(seat, space, t.content.range)
            if t.reach(seat, space, steps - 1) & t.land.near[troll] != 0:
                ready |= bit(space)
    return ready


def near_troll(t: RealmsTable, seat: i64) -> i64:
    """Spaces in range of the troll king if nothing is in the way: few have to be looked at closely."""
    faction = t.factions[seat]
    if faction.tiles == 0 and faction.laid == 0:
        return t.land.around_troll[t.content.range]
    if t.tiles_with(seat, TUNNEL) != 0:
        return ALL
    longest = t.content.range + t.lasting(seat, RANGE) + t.lasting(seat, RANGE_HERE)
    rings = t.land.around_troll
    most: i64 = len(rings) - 1
    return rings[min(longest, most)]


def fight_troll_king(t: RealmsTable, seat: i64, origin: i64) -> None:
    """S-13.4.1, S-13.4.2, S-9.15, A-54  Two soldiers fall to the troll king; the top token is yours."""
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
    t.earn(seat, VP_TOKENS, t.content.token_vp[token] + t.lasting(seat, TROLL_VP))
    t.tell(events.TOKEN, seat, token, t.cell(origin))
    note_objectives(t, seat)
