"""Chapter 7: building."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit, bits_of
from spinney.games.shifting_realms.content.effects import (
    DISCOUNT,
    DISCOUNT_FIRST,
    DISCOUNT_REALM,
    FREE_BUILD,
)
from spinney.games.shifting_realms.content.phrases import Part
from spinney.games.shifting_realms.rules.collect import add_income
from spinney.games.shifting_realms.rules.effect_lookup import always, do, enact
from spinney.games.shifting_realms.rules.objectives import note_objectives
from spinney.games.shifting_realms.rules.recruit import scouts_on_boards
from spinney.games.shifting_realms.rules.spots import cover_spots
from spinney.games.shifting_realms.state.faction import VP_TILES
from spinney.games.shifting_realms.state.goods import RESOURCE_TYPES, covers, of, resources, shortage, total
from spinney.games.shifting_realms.state.land import BOARD, NOWHERE, spread
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import (
    leaving_scouts,
    leaving_soldiers,
    relocated_group,
    scouts,
    soldiers,
)
from spinney.games.shifting_realms.terms import events

ONE_WAIVED: Final = 64 * 64  # of a site


def buildable(t: RealmsTable, seat: i64) -> list[i64]:
    """S-7.1, S-7.8, S-7.11, D-7  Kinds of tiles that can be paid for and have a space, ascending."""
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
    """S-7.2, S-7.3, S-7.4, S-7.5, A-24, A-73  Where you have a unit, or next to one; no tile, no dragon."""
    here = t.factions[seat].here
    sites = (here | spread(here)) & ~t.covered
    return sites & ~bit(t.dragon) if t.dragon != NOWHERE else sites


def waived(t: RealmsTable, seat: i64, kind: i64) -> i64:
    """S-17.1  How many resources of a tile's cost are waived: discounts add up, but 1 is always paid."""
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
    """S-17.1  What a Build of a tile of one realm costs less, by the powers of one card or tile."""
    off: i64 = 0
    for part in powers:
        if part.op == DISCOUNT_REALM and part.a == realm:
            off += part.n
    return off


# A site: a space, the kind of tile that it gets, and how many resources are still waived, as one number.


def site_of(kind: i64, space: i64, off: i64 = 0) -> i64:
    """A building site as one number: the space, its kind of tile, and the resources still waived."""
    return 64 * (64 * off + kind) + space


def space_of_site(site: i64) -> i64:
    """The space that a building site is on."""
    return site & 63


def kind_of_site(site: i64) -> i64:
    """The kind of tile that a building site gets."""
    return (site >> 6) & 63


def waived_of_site(site: i64) -> i64:
    """How many resources of its tile's cost a Build still waives at a building site."""
    return site >> 12


# Where, for how much, and with which marker.


def offer_site(t: RealmsTable, seat: i64, kind: i64) -> None:
    """S-7.2, D-7  Where the tile goes."""
    sites = building_sites(t, seat) & t.land.sites[kind]
    t.ask(seat, t.content.actions.ons.on(sites), site_chosen, kind)


def site_chosen(t: RealmsTable, seat: i64, action: i64, kind: i64) -> None:
    """S-17.1  The space of the new tile is chosen; then it is settled what is waived of its cost."""
    space = t.content.actions.part_of(action)
    off = waived(t, seat, kind)
    offer_waiver(t, seat, site_of(kind, space, off), t.content.kind_cost[kind])


def offer_waiver(t: RealmsTable, seat: i64, site: i64, cost: i64) -> None:
    """S-7.11, S-17.1, D-22  Which resources are waived, one by one; you must be able to pay the rest."""
    off = waived_of_site(site)
    if off == 0:
        pay(t, seat, site, cost)
        return
    waives, goods = t.content.actions.waives, t.factions[seat].goods
    options = [
        waives[kind]
        for kind in range(RESOURCE_TYPES)
        if of(cost, kind) > 0 and shortage(goods, cost - resources(kind, 1)) <= off - 1
    ]
    t.ask(seat, options, waiver_chosen, site, cost)


def waiver_chosen(t: RealmsTable, seat: i64, action: i64, site: i64, cost: i64) -> None:
    """D-22  One resource of the tile's cost is waived; then the next one."""
    offer_waiver(t, seat, site - ONE_WAIVED, cost - resources(t.content.actions.part_of(action), 1))


def pay(t: RealmsTable, seat: i64, site: i64, cost: i64) -> None:
    """S-7.6, S-17.1  Pay for a tile; a discount is used up. The marker is found before the tile is laid."""
    t.factions[seat].goods -= cost
    t.turn.discount = 0
    t.turn.builds += 1
    offer_marker(t, seat, kind_of_site(site), space_of_site(site))


def offer_marker(t: RealmsTable, seat: i64, kind: i64, space: i64) -> None:
    """S-7.7, S-7.8, D-8, A-65  A scout from the reserve becomes the marker, or else one from the boards."""
    faction = t.factions[seat]
    if faction.scouts > 0:
        faction.scouts -= 1
        place_tile(t, seat, kind, space)
        return
    markers = t.content.actions.markers
    options = [markers.at(at) for at in bits_of(faction.here) if scouts(faction.units[at]) > 0]
    t.ask(seat, options, marker_chosen, kind, space)


def marker_chosen(t: RealmsTable, seat: i64, action: i64, kind: i64, space: i64) -> None:
    """S-6.8, S-7.8  The scout that becomes the marker: waiting before on spots, moved before others."""
    origin = t.content.actions.part_of(action)
    faction = t.factions[seat]
    if origin == space:
        cover_spots(t, space)
    faction.add(origin, -leaving_scouts(faction.units[origin], 1, True))
    t.tell(events.MARKER, seat, t.cell(origin))
    place_tile(t, seat, kind, space)


def place_tile(t: RealmsTable, seat: i64, kind: i64, space: i64) -> None:
    """S-7.6, S-7.10  The tile covers its space; the builder is the owner for the rest of the game."""
    faction = t.factions[seat]
    t.piles[kind] -= 1
    t.covered |= bit(space)
    t.turn.fresh_tiles |= bit(space)
    cover_spots(t, space)
    t.tell(events.BUILT, seat, kind, t.cell(space))
    note_objectives(t, seat)
    faction.built[kind] |= bit(space)
    faction.tiles |= bit(space)
    add_income(faction, t.content.kind_powers[kind])
    offer_return(t, seat, kind, space)


def offer_return(t: RealmsTable, seat: i64, kind: i64, space: i64) -> None:
    """S-7.9, A-26, D-9  All your soldiers on the tile return to the realm's town hall, or none."""
    if soldiers(t.factions[seat].units[space]) > 0:
        possible = t.content.actions
        t.ask(seat, [possible.return_, possible.stay], return_chosen, kind, space)
    else:
        score_tile(t, seat, kind, space)


def return_chosen(t: RealmsTable, seat: i64, action: i64, kind: i64, space: i64) -> None:
    """S-5.5  Soldiers return from a new tile. It is not a Move: moved flags stay as they are."""
    if action == t.content.actions.return_:
        faction = t.factions[seat]
        number = soldiers(faction.units[space])
        leaving = leaving_soldiers(faction.units[space], number, True)
        faction.add(space, -leaving)
        faction.add(t.land.hall[space // BOARD], relocated_group(leaving))
        t.tell(events.RETURNED, seat, number, t.cell(space))
    score_tile(t, seat, kind, space)


def score_tile(t: RealmsTable, seat: i64, kind: i64, space: i64) -> None:
    """S-7.6, A-27  The VP of a tile that was built, then what it does when built."""
    t.earn(seat, VP_TILES, t.content.kind_vp[kind])
    use_tile(t, seat, site_of(kind, space), 0)


def use_tile(t: RealmsTable, seat: i64, site: i64, at: i64) -> None:
    """S-7.6  After a Build: what the new tile does at once, part by part."""
    parts = t.content.tile_parts[kind_of_site(site)]
    if at < len(parts):
        t.plan((use_tile, seat, site, at + 1))
        do(t, seat, parts[at], space_of_site(site))


# Effects that help to build.


def cheapen(t: RealmsTable, seat: i64, part: Part, space: i64) -> None:
    """S-17.1  The next Build of this turn costs less."""
    t.turn.discount += part.n


enact(DISCOUNT, always, cheapen)


def can_build(t: RealmsTable, seat: i64, part: Part) -> bool:
    """Section 7.2  Is a free Build possible for a card? There must be a tile that can be built."""
    return len(buildable(t, seat)) > 0


def build_freely(t: RealmsTable, seat: i64, part: Part, space: i64) -> None:
    """Section 7.2  One Build now without spending an action; the cost is paid."""
    builds = t.content.actions.builds
    options = [builds[kind] for kind in buildable(t, seat)]
    if len(options) > 0:
        t.ask(seat, options, free_build_named)


enact(FREE_BUILD, can_build, build_freely)


def free_build_named(t: RealmsTable, seat: i64, action: i64) -> None:
    """Section 7.2  The tile of a free Build is named; it is built like any other."""
    offer_site(t, seat, t.content.actions.part_of(action))
