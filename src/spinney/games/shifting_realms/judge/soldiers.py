"""What soldiers are worth on ships, for raids to come, and on the way to the troll king."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, bit_count, lowest_bit
from spinney.games.shifting_realms.content.effects import RAID
from spinney.games.shifting_realms.judge.weights import CERTAIN, RAIDER, RAIDS_EACH, TOKEN, TOKEN_NEAR
from spinney.games.shifting_realms.state.goods import total
from spinney.games.shifting_realms.state.land import distance
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import flat_soldiers, soldiers


def troll_value(t: RealmsTable, seat: i64, rounds: float) -> float:
    """S-13.4.1  What soldiers on the way to the troll king are worth: best two on one space, in range."""
    faction = t.factions[seat]
    troll, reach = t.land.troll, t.content.range
    near: i64 = 0
    nearest: i64 = 99
    left = faction.here
    while left != 0:
        space = lowest_bit(left)
        left &= left - 1
        number = soldiers(faction.units[space])
        if number > 0:
            steps = distance(space, troll)
            if steps <= reach:
                near += number
            if number >= 2:
                nearest = min(nearest, steps)
    share = TOKEN_NEAR * 0.5 * float(min(near, 2))
    if nearest <= 2 * reach:
        share = max(share, TOKEN if nearest <= reach else 0.5 * TOKEN)
    elif nearest < 99:
        share = max(share, 0.2 * TOKEN)
    return share * token_value(t, rounds)


def post_value(t: RealmsTable, seat: i64, space: i64, number: i64, rounds: float) -> float:
    """What more soldiers would be worth on a space: on a ship of the seat, or near the troll king."""
    value = 0.0
    if t.tokens > 0 and t.land.around_troll[t.content.range] & bit(space) != 0:
        pair = number + soldiers(t.factions[seat].units[space]) >= 2
        share = TOKEN if pair else 0.5 * TOKEN_NEAR
        value += max(0.0, share * token_value(t, rounds) - troll_value(t, seat, rounds))
    if t.tiles_with(seat, RAID) & bit(space) != 0:
        left = t.content.ship_raids - flat_soldiers(t.factions[seat].units[space])
        value += 0.3 * RAIDER * min(0.6 * rounds, float(min(number, left)))
    return value


def token_value(t: RealmsTable, rounds: float) -> float:
    """S-13.4.2  What the top token of the troll king is worth to the soldiers who win it."""
    token = t.content.tokens - t.tokens
    goods = total(t.content.token_goods[token]) + t.content.token_any[token]
    return float(t.content.token_vp[token]) + 0.3 * CERTAIN * rounds * float(goods)


def ships_value(t: RealmsTable, seat: i64, rounds: float) -> float:
    """S-13.3.1, S-13.3.2  Raids that are still likely; a soldier on board is a raid that is ready."""
    ships = t.tiles_with(seat, RAID)
    if ships == 0:
        return 0.0
    units = t.factions[seat].units
    ready = 0.0
    while ships != 0:
        space = lowest_bit(ships)
        ships &= ships - 1
        room = t.content.ship_raids - flat_soldiers(units[space])
        ready += float(min(room, soldiers(units[space])))
    likely = raids_to_come(t, seat, 0, rounds)
    ready = min(ready, likely)
    return RAIDER * (ready + 0.7 * (likely - ready))


def raids_to_come(t: RealmsTable, seat: i64, ships: i64, rounds: float) -> float:
    """S-13.3.1  The raids that soldiers are likely to make if the seat had so many more ships."""
    room = t.content.ship_raids * (bit_count(t.tiles_with(seat, RAID)) + ships) - t.factions[seat].raids
    return min(float(room), RAIDS_EACH * rounds)


def more_raids(t: RealmsTable, seat: i64, rounds: float) -> float:
    """The raids that one more ship would add to those that soldiers are likely to make."""
    return raids_to_come(t, seat, 1, rounds) - raids_to_come(t, seat, 0, rounds)
