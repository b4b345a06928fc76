"""19.0 `move`, 19.2 wander: a Unit goes to an unoccupied Realm, and nothing follows from it."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, bits_of
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.abilities import WANDER
from spinney.games.eldervale.content.vocabulary import (
    ALL_UNITS,
    FACTION_KINDS,
)
from spinney.games.eldervale.rules import effects
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.state.units import kinds_of
from spinney.games.eldervale.terms import actions, events


def targets(t: EldervaleTable, tile: i64, steps: i64) -> i64:
    """Where a Unit may move: unoccupied Realms at most so far away, as a mask."""
    return t.within(bit(tile), steps) & ~t.occupied()


def can_move(t: EldervaleTable, seat: i64, steps: i64) -> bool:
    """Has any Unit of the player somewhere to move?"""
    own = t.players[seat].here
    return own != 0 and t.within(own, steps) & ~t.occupied() != 0


def movers(t: EldervaleTable, seat: i64, steps: i64, allowed: i64) -> list[i64]:
    """Units by type and Realm that have somewhere to move, as actions."""
    player, free = t.players[seat], ~t.occupied()
    options: list[i64] = []
    for tile in bits_of(player.here):
        if t.within(bit(tile), steps) & free != 0:
            for kind in kinds_of(player.units[tile]):
                if (allowed >> kind) & 1:
                    options.append(t.content.actions.moving(kind, tile))
    options.sort()
    return options


def offer_move(t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
    """D-22  Which Unit moves, by type and Realm, or none."""
    options = movers(t, seat, t.content.effects[effect].a[at], ALL_UNITS)
    options.append(t.content.actions.decline)
    t.ask(seat, options, mover_chosen, effect, at)


def mover_chosen(t: EldervaleTable, seat: i64, action: i64, effect: i64, at: i64) -> None:
    """19.0 `move`  A Unit moves; or the offer is declined."""
    if t.content.actions.kind_of(action) == actions.DECLINE:
        effects.declined(t, seat, effect, at)
        return
    effects.done(t, seat, effect, at)
    choose_target(t, seat, action, t.content.effects[effect].a[at])


def choose_target(t: EldervaleTable, seat: i64, action: i64, steps: i64) -> None:
    """Where the Unit moves that an action names."""
    kind, tile = t.content.actions.part_of(action), t.content.actions.tile_of(action)
    options = [t.content.actions.to[target] for target in bits_of(targets(t, tile, steps))]
    t.ask(seat, options, target_chosen, kind, tile)


def target_chosen(t: EldervaleTable, seat: i64, action: i64, kind: i64, tile: i64) -> None:
    """E-6.14, E-7.27  A Unit that moves away from the Realm of the placement does nothing more there."""
    target = t.content.actions.part_of(action)
    player = t.players[seat]
    player.lift(kind, tile)
    player.put(kind, target)
    if seat == t.turn.seat and tile == t.turn.tile:
        t.turn.tile = NONE
    t.tell(events.MOVED, seat, kind, tile, target)


def offer_wander(t: EldervaleTable, seat: i64) -> None:
    """19.2 wander, D-23  At the end of its owner's Place turn one such Unit may move."""
    if t.players[seat].side == NONE:
        return
    wanderers: i64 = 0
    for kind in range(FACTION_KINDS):
        if t.ability(seat, kind) == WANDER:
            wanderers |= bit(kind)
    if wanderers == 0:
        return
    options = movers(t, seat, t.content.play.wander, wanderers)
    if options:
        options.append(t.content.actions.decline)
        t.ask(seat, options, wanderer_chosen)


def wanderer_chosen(t: EldervaleTable, seat: i64, action: i64) -> None:
    """19.2 wander  The Unit wanders; or it stays."""
    if t.content.actions.kind_of(action) != actions.DECLINE:
        choose_target(t, seat, action, t.content.play.wander)
