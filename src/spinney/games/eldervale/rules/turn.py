"""Chapter 4: the turn with its windows, and how turns follow each other."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, bits_of
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import (
    FACTION_KINDS,
    PLACE_OCCUPIED,
    SHAPESHIFTER,
)
from spinney.games.eldervale.rules.asking import ask_from_hand
from spinney.games.eldervale.rules.battle.start import start_battle
from spinney.games.eldervale.rules.cards.auras import settle_auras
from spinney.games.eldervale.rules.endgame import finish, trigger_end
from spinney.games.eldervale.rules.free_actions import (
    W1,
    W3,
    W4,
    W6,
    do_free_action,
    free_actions,
    is_open,
    open_window,
)
from spinney.games.eldervale.rules.mercenaries import offer_charge
from spinney.games.eldervale.rules.monsters.rush import rush
from spinney.games.eldervale.rules.moving import offer_wander
from spinney.games.eldervale.rules.placement import on_place, placeable, reach
from spinney.games.eldervale.rules.realms import open_realm
from spinney.games.eldervale.rules.regroup import begin_regroup, may_regroup
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.state.turn import new_turn
from spinney.games.eldervale.state.units import type_of, unit
from spinney.games.eldervale.terms import actions, events


def begin_turn(t: EldervaleTable, seat: i64) -> None:
    """E-2.11, E-4.1, E-11.11  A turn; a round begins with the start player's."""
    t.turn = new_turn(seat)
    t.resting &= ~bit(seat)
    if seat == t.first:
        t.round += 1
        t.tell(events.ROUND_BEGINS, seat, t.round)
    if t.lenient == 1 and not any_can_act(t):
        trigger_end(t, seat, events.NOBODY_ACTS)
    t.plan((open_turn, seat))


def any_can_act(t: EldervaleTable) -> bool:
    """E-11.11  As a turn begins: has anybody a Unit out of the tray, a Magic Card or a Free Action?"""
    for seat in range(t.seats):
        player = t.players[seat]
        if player.here != 0 or player.ready != 0 or player.under != 0 or is_open(t, seat, W1):
            return True
    return False


def open_turn(t: EldervaleTable, seat: i64) -> None:
    """E-4.6 (W1), D-1  How a turn begins: Place, Regroup, or a Free Action."""
    ask_from_hand(t, seat, turn_choices, turn_chosen)


def turn_choices(t: EldervaleTable, seat: i64) -> list[i64]:
    """E-4.2, E-4.8, R-9  Place or Regroup; after `blink` only Place, if anything can be placed."""
    menu = t.content.actions
    options = [menu.places[kind] for kind in placeable(t, seat)]
    if len(options) == 0 or (t.turn.blink == 0 and may_regroup(t, seat)):
        options.append(menu.regroup)
    return options + free_actions(t, seat, W1)


def turn_chosen(t: EldervaleTable, seat: i64, action: i64) -> None:
    """E-4.2  The turn is a Regroup, or a Unit is placed; after a Free Action it is asked again."""
    kind, part = t.content.actions.kind_of(action), t.content.actions.part_of(action)
    if kind == actions.REGROUP:
        t.plan((begin_regroup, seat), (open_window, seat, W6), (end_turn, seat))
    elif kind == actions.PLACE:
        choose_type(t, seat, part)
    else:
        t.plan((open_turn, seat))
        do_free_action(t, seat, action)


# A Place turn.


def choose_type(t: EldervaleTable, seat: i64, kind: i64) -> None:
    """E-16.5, D-2  A Place turn goes on with the Realm, or first with a type for the Shapeshifter."""
    if kind != SHAPESHIFTER:
        choose_realm(t, seat, kind)
        return
    names = t.content.actions.names
    options = [
        names[type_ - 1] for type_ in range(1, FACTION_KINDS) if reach(t, seat, SHAPESHIFTER, type_) != 0
    ]
    t.ask(seat, options, type_named)


def type_named(t: EldervaleTable, seat: i64, action: i64) -> None:
    """E-16.5  The Shapeshifter has a type for this turn; the Place turn goes on with the Realm."""
    t.shape = t.content.actions.part_of(action) + 1
    t.tell(events.NAMED, seat, t.shape)
    choose_realm(t, seat, SHAPESHIFTER)


def choose_realm(t: EldervaleTable, seat: i64, kind: i64) -> None:
    """E-4.3 (1), E-4.4, E-5.8  The Place turn's first step: a legal Realm for the Unit."""
    tiles = bits_of(reach(t, seat, kind, type_of(t, kind)))
    t.ask(seat, [t.content.actions.to[tile] for tile in tiles], realm_chosen, kind)


def realm_chosen(t: EldervaleTable, seat: i64, action: i64, kind: i64) -> None:
    """E-4.3  The Unit is put there; then the other steps of the turn, in this order."""
    tile = t.content.actions.part_of(action)
    player = t.players[seat]
    occupied: i64 = PLACE_OCCUPIED if (t.occupied() >> tile) & 1 else 0
    player.ready -= unit(kind)
    player.put(kind, tile)
    t.turn.kind = kind
    t.turn.tile = tile
    t.tell(events.PLACED, seat, kind, tile)
    t.plan(
        (on_place, seat, occupied),
        (open_realm, seat),
        (open_window, seat, W3),
        (rush, seat),
        (offer_charge, seat),
        (start_battle, seat),
        (open_window, seat, W4),
        (offer_wander, seat),
        (end_turn, seat),
    )


# The end of a turn.


def end_turn(t: EldervaleTable, seat: i64) -> None:
    """E-4.3 (8), E-7.1, E-11.2, E-11.6  Peace may end, the game may end, or the next player moves."""
    settle_auras(t, seat)
    if t.peaceful == 1 and t.regrouped == bit(t.seats) - 1:
        t.peaceful = 0
        t.tell(events.PEACE_ENDS, seat)
    if t.limit != NONE and t.round >= t.limit and t.left_of(seat) == t.first:
        trigger_end(t, seat, events.ROUND_LIMIT)
    following = t.left_of(seat)
    if t.turns_left > 0:
        t.turns_left -= 1
        if t.turns_left == 0:
            t.plan((finish,))
            return
    elif t.trigger != NONE:
        t.turns_left = t.seats
        following = t.left_of(t.trigger)
    t.plan((begin_turn, following))
