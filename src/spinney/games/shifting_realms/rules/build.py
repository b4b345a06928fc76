"""Chapter 7: building."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bits_of
from spinney.games.shifting_realms import events
from spinney.games.shifting_realms.content import TILES as FIRST_TILE
from spinney.games.shifting_realms.effects import DISCOUNT_FIRST, DISCOUNT_REALM, INCOME, INCOME_ANY, Part
from spinney.games.shifting_realms.goods import KINDS, bit, covers, many, of, shortage, total
from spinney.games.shifting_realms.land import BOARD, NOWHERE, spread
from spinney.games.shifting_realms.parts import do_part
from spinney.games.shifting_realms.recruit import scouts_on_boards
from spinney.games.shifting_realms.spots import cover_spots
from spinney.games.shifting_realms.table import TILES, Faction, RealmsTable
from spinney.games.shifting_realms.units import (
    leaving_scouts,
    leaving_soldiers,
    relocated_group,
    scouts,
    soldiers,
)


def buildable(t: RealmsTable, seat: i64) -> list[i64]:
    """S-7.1, S-7.8, S-7.11, D-7  Kinds that can be paid for and have a space, ascending."""
    faction, content, land = t.factions[seat], t.content, t.land
    if faction.scouts == 0 and scouts_on_boards(t, seat) == 0:
        return []
    goods, sites = faction.goods, building_sites(t, seat)
    cheaper = has_discount(t, seat)
    found: list[i64] = []
    for kind in land.kinds:
        if t.piles[kind] > 0 and sites & land.sites[kind] != 0:
            cost = content.kind_cost[kind]
            if covers(goods, cost) or (cheaper and shortage(goods, cost) <= waived(t, seat, kind)):
                found.append(kind)
    return found


def has_discount(t: RealmsTable, seat: i64) -> bool:
    """S-17.1  Could any tile cost less than its price?"""
    faction, content = t.factions[seat], t.content
    if t.turn.discount > 0 or faction.laid & content.discount_cards != 0:
        return True
    return any(faction.built[kind] != 0 for kind in content.discount_tiles)


def building_sites(t: RealmsTable, seat: i64) -> i64:
    """S-7.2, S-7.3, S-7.4, S-7.5, A-24, A-73  On or next to an own unit; no tile, no dragon."""
    here = t.factions[seat].here
    sites = (here | spread(here)) & ~t.covered
    return sites & ~bit(t.dragon) if t.dragon != NOWHERE else sites


def waived(t: RealmsTable, seat: i64, kind: i64) -> i64:
    """S-17.1  Discounts add up; a cost never falls below 1 resource."""
    turn, content = t.turn, t.content
    off = turn.discount
    if turn.builds == 0:
        off += t.lasting(seat, DISCOUNT_FIRST)
    for card in content.cards_with[DISCOUNT_REALM]:
        if (t.factions[seat].laid >> card) & 1:
            off += realm_discount(content.card_powers[card], content.kind_realm[kind])
    for source in content.tiles_with[DISCOUNT_REALM]:
        if t.factions[seat].built[source] != 0:
            off += realm_discount(content.kind_powers[source], content.kind_realm[kind])
    return min(off, total(content.kind_cost[kind]) - 1)


def realm_discount(powers: list[Part], realm: i64) -> i64:
    off: i64 = 0
    for part in powers:
        if part.op == DISCOUNT_REALM and part.a == realm:
            off += part.n
    return off


def offer_site(t: RealmsTable, seat: i64, kind: i64) -> None:
    """S-7.2, D-7  Where the tile goes."""
    sites = building_sites(t, seat) & t.land.sites[kind]
    t.ask(seat, t.content.actions.ons.on(sites), site_chosen, kind)


def site_chosen(t: RealmsTable, seat: i64, action: i64, kind: i64) -> None:
    space = t.content.actions.part_of(action)
    off = waived(t, seat, kind)
    offer_waiver(t, seat, 64 * (64 * off + kind) + space, t.content.kind_cost[kind])


def offer_waiver(t: RealmsTable, seat: i64, site: i64, cost: i64) -> None:
    """S-7.11, S-17.1, D-22  Which resource is waived, one by one; what is left must be payable."""
    off = site >> 12
    if off == 0:
        pay(t, seat, site & 4095, cost)
        return
    waives, goods = t.content.actions.waives, t.factions[seat].goods
    options = [
        waives[kind]
        for kind in range(KINDS)
        if of(cost, kind) > 0 and shortage(goods, cost - many(kind, 1)) <= off - 1
    ]
    t.ask(seat, options, waiver_chosen, site, cost)


def waiver_chosen(t: RealmsTable, seat: i64, action: i64, site: i64, cost: i64) -> None:
    offer_waiver(t, seat, site - 4096, cost - many(t.content.actions.part_of(action), 1))


def pay(t: RealmsTable, seat: i64, site: i64, cost: i64) -> None:
    """S-7.6, S-17.1  Pay; a discount is used up. Who gives the marker is settled before the tile lies."""
    t.factions[seat].goods -= cost
    t.turn.discount = 0
    t.turn.builds += 1
    offer_marker(t, seat, site >> 6, site & 63)


def offer_marker(t: RealmsTable, seat: i64, kind: i64, space: i64) -> None:
    """S-7.7, S-7.8, D-8, A-65  A scout of the reserve, else one of the boards becomes the marker."""
    faction = t.factions[seat]
    if faction.scouts > 0:
        faction.scouts -= 1
        place_tile(t, seat, kind, space)
        return
    markers = t.content.actions.markers
    options = [markers.at(at) for at in bits_of(faction.here) if scouts(faction.units[at]) > 0]
    t.ask(seat, options, marker_chosen, kind, space)


def marker_chosen(t: RealmsTable, seat: i64, action: i64, kind: i64, space: i64) -> None:
    """S-6.8, S-7.8  Waiting scouts before those on spots, moved ones first; the new tile has no spots."""
    origin = t.content.actions.part_of(action)
    faction = t.factions[seat]
    if origin == space:
        cover_spots(t, space)
    faction.add(origin, -leaving_scouts(faction.units[origin], 1, True))
    t.tell(events.MARKER, seat, origin)
    place_tile(t, seat, kind, space)


def place_tile(t: RealmsTable, seat: i64, kind: i64, space: i64) -> None:
    """S-7.6, S-7.10  The tile covers its space; the builder is the owner for the rest of the game."""
    faction = t.factions[seat]
    t.piles[kind] -= 1
    t.covered |= bit(space)
    t.turn.fresh_tiles |= bit(space)
    cover_spots(t, space)
    t.tell(events.BUILT, seat, kind, space)
    faction.built[kind] |= bit(space)
    faction.tiles |= bit(space)
    add_income(faction, t.content.kind_powers[kind])
    offer_return(t, seat, kind, space)


def add_income(faction: Faction, powers: list[Part]) -> None:
    """S-10.1, S-17.5  What comes in at every Collect from now on."""
    for part in powers:
        if part.op == INCOME:
            faction.income += part.n
        elif part.op == INCOME_ANY:
            faction.income_any += part.n


def offer_return(t: RealmsTable, seat: i64, kind: i64, space: i64) -> None:
    """S-7.9, A-26, D-9  All own soldiers on the tile return to the realm's town hall, or none."""
    if soldiers(t.factions[seat].units[space]) > 0:
        possible = t.content.actions
        t.ask(seat, [possible.return_, possible.stay], return_chosen, kind, space)
    else:
        score_tile(t, seat, kind, space)


def return_chosen(t: RealmsTable, seat: i64, action: i64, kind: i64, space: i64) -> None:
    """S-5.5  It is not a Move: moved flags stay as they are."""
    if action == t.content.actions.return_:
        faction = t.factions[seat]
        number = soldiers(faction.units[space])
        leaving = leaving_soldiers(faction.units[space], number, True)
        faction.add(space, -leaving)
        faction.add(t.land.hall[space // BOARD], relocated_group(leaving))
        t.tell(events.RETURNED, seat, number, space)
    score_tile(t, seat, kind, space)


def score_tile(t: RealmsTable, seat: i64, kind: i64, space: i64) -> None:
    """S-7.6, A-27  The tile's VP, then its power when built."""
    t.earn(seat, TILES, t.content.kind_vp[kind])
    use_tile(t, seat, 64 * kind + space, 0)


def use_tile(t: RealmsTable, seat: i64, site: i64, at: i64) -> None:
    """S-7.6  What a tile does when built, part by part."""
    parts = t.content.parts[FIRST_TILE + (site >> 6)]
    if at < len(parts):
        t.plan((use_tile, seat, site, at + 1))
        do_part(t, seat, parts[at], site & 63)
