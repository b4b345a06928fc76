"""Chapter 8: Dwellings and Castles."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, bit_count, bits_of
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.abilities import MASON
from spinney.games.eldervale.content.vocabulary import (
    FACTION_KINDS,
    WORKER,
)
from spinney.games.eldervale.rules import effects
from spinney.games.eldervale.rules.endgame import trigger_end
from spinney.games.eldervale.rules.gaining import gain_points
from spinney.games.eldervale.rules.payment import can_pay, pay
from spinney.games.eldervale.rules.power import gain_power
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.state.units import total
from spinney.games.eldervale.terms import actions, events


def sites(t: EldervaleTable, seat: i64) -> list[i64]:
    """E-8.1, E-8.6, E-8.7, E-10.14, R-29  Elemental Realms without a Dwelling where you have a Worker."""
    player = t.players[seat]
    every_one_built = bit_count(player.dwellings) >= t.content.setup.rooftops
    if player.here == 0 or every_one_built or (t.lenient == 0 and not has_another(t, seat)):
        return []
    return bits_of(player.on_map(WORKER) & t.content.elemental & ~t.built())


def has_another(t: EldervaleTable, seat: i64) -> bool:
    """E-8.8, R-64  Besides the Dwelling's Worker a faction Unit or bought Mercenary is out of the tray."""
    player, setup = t.players[seat], t.content.setup
    out: i64 = -total(player.tray) - bit_count(player.dwellings)
    for kind in range(FACTION_KINDS):
        out += setup.ready[kind] + setup.tray[kind]
    for mercenary in range(len(t.mercenaries)):
        if t.mercenaries[mercenary] == seat and (t.bought >> mercenary) & 1:
            out += 1
    return out > 1


def mason(t: EldervaleTable, seat: i64) -> i64:
    """19.2 mason  A Dwelling built from such a Worker costs less."""
    return t.content.play.mason if t.ability(seat, WORKER) == MASON else 0


def offer_dwelling(t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
    """E-8.1, D-7  Which Worker, by its Realm, of those whose Realm can be paid."""
    discount = t.content.effects[effect].a[at] + mason(t, seat)
    options = [
        t.content.actions.to[tile]
        for tile in sites(t, seat)
        if can_pay(t, seat, t.content.dwell_cost[tile], discount)
    ]
    if effects.may_decline(t, effect):
        options.append(t.content.actions.decline)
    t.ask(seat, options, site_chosen, effect, at)


def site_chosen(t: EldervaleTable, seat: i64, action: i64, effect: i64, at: i64) -> None:
    """E-8.1  The Dwelling's cost is paid, then it is built; or the offer is declined."""
    if t.content.actions.kind_of(action) == actions.DECLINE:
        effects.declined(t, seat, effect, at)
        return
    tile = t.content.actions.part_of(action)
    discount = t.content.effects[effect].a[at] + mason(t, seat)
    effects.done(t, seat, effect, at)
    t.plan((pay, seat, t.content.dwell_cost[tile], discount), (build, seat, tile))


def build(t: EldervaleTable, seat: i64, tile: i64) -> None:
    """E-8.2 to E-8.5  The Worker becomes a Dwelling, for good; VP for the neighbours, and Power."""
    player, content = t.players[seat], t.content
    points = points_at_once(t, tile)
    player.lift(WORKER, tile)
    player.dwellings |= bit(tile)
    player.castles |= bit(tile) & content.castles
    if tile == t.turn.tile and seat == t.turn.seat:
        t.turn.tile = NONE
    t.tell(events.DWELT, seat, tile, points)
    gain_points(t, seat, points, events.FOR_DWELLING)
    gain_power(t, seat, content.tile_element[tile], content.dwell_power[tile])
    if bit_count(player.dwellings) == content.setup.rooftops:
        trigger_end(t, seat, events.SIXTH_DWELLING)


def points_at_once(t: EldervaleTable, tile: i64) -> i64:
    """E-8.3, R-3, R-54  VP for a new Dwelling: adjacent Ruins and Dwellings of any player."""
    around, scoring = t.adjacent[tile], t.content.scoring
    ruins, dwellings = bit_count(around & t.content.ruins), bit_count(around & t.built())
    return scoring.ruin * ruins + scoring.dwelling * dwellings


def offer_castle(t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
    """E-8.5, R-30  A Dwelling that is no Castle becomes one."""
    player = t.players[seat]
    options = [t.content.actions.to[tile] for tile in bits_of(player.dwellings & ~player.castles)]
    options.append(t.content.actions.decline)
    t.ask(seat, options, castle_chosen, effect, at)


def castle_chosen(t: EldervaleTable, seat: i64, action: i64, effect: i64, at: i64) -> None:
    """E-8.5  The Dwelling becomes a Castle; or the offer is declined."""
    if t.content.actions.kind_of(action) == actions.DECLINE:
        effects.declined(t, seat, effect, at)
        return
    tile = t.content.actions.part_of(action)
    t.players[seat].castles |= bit(tile)
    t.tell(events.CASTLED, seat, tile)
    effects.done(t, seat, effect, at)
