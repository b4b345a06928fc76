"""Chapter 10: Regroup."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit, bits_of
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import (
    EASE,
    FACTION_KINDS,
    HASTE,
    PLENTY,
    STARTER_ACTIONS,
    STARTER_DWELL,
    STARTER_GATHER,
    STARTER_SUMMON,
)
from spinney.games.eldervale.rules import effects
from spinney.games.eldervale.rules.asking import ask_from_hand
from spinney.games.eldervale.rules.effects import has_effect
from spinney.games.eldervale.rules.free_actions import W5, do_free_action, free_actions
from spinney.games.eldervale.rules.monsters.bonds import release_monsters, return_monsters
from spinney.games.eldervale.rules.payment import can_pay, pay
from spinney.games.eldervale.state.players import OFF_TRACK
from spinney.games.eldervale.state.table import (
    DWELT,
    ORB_ON_ICON,
    ORB_ON_INPUT,
    SUMMONED,
    SUPPLY,
    USED,
    EldervaleTable,
)
from spinney.games.eldervale.state.units import kinds_of, many, type_of, unit
from spinney.games.eldervale.terms import actions, events, fields

CLEARED: Final = ~(USED | SUMMONED | DWELT)


def begin_regroup(t: EldervaleTable, seat: i64) -> None:
    """E-10.1 to E-10.9  The five steps of a Regroup."""
    t.turn.retrieving = 1
    t.turn.tamed = 0
    t.plan((offer_retrieval, seat), (gather_units, seat))


# Step 1.


def offer_retrieval(t: EldervaleTable, seat: i64) -> None:
    """E-10.1, E-4.6 (W5), D-20  Which Unit next, until none is in a Realm or in the pool."""
    player = t.players[seat]
    t.turn.left = NONE
    if player.here != 0 or player.pool != 0:
        ask_from_hand(t, seat, retrievals, unit_chosen)


def retrievals(t: EldervaleTable, seat: i64) -> list[i64]:
    """E-21.2  What can be taken back: a kind of Unit with its tile, or from the pool; and Free Actions."""
    player, menu = t.players[seat], t.content.actions
    options: list[i64] = []
    for tile in bits_of(player.here):
        for kind in kinds_of(player.units[tile]):
            options.append(menu.retrieval(kind, tile))
    for kind in kinds_of(player.pool):
        options.append(menu.retrieval(kind, fields.POOL))
    options.sort()
    return options + free_actions(t, seat, W5)


def unit_chosen(t: EldervaleTable, seat: i64, action: i64) -> None:
    """E-10.1  A Unit is taken back from its Realm or the pool, or a Free Action comes first."""
    t.plan((offer_retrieval, seat))
    menu = t.content.actions
    if menu.kind_of(action) != actions.TAKE:
        do_free_action(t, seat, action)
        return
    kind, place = menu.part_of(action), menu.tile_of(action)
    player = t.players[seat]
    if place != fields.POOL:
        player.lift(kind, place)
        player.pool += unit(kind)
        t.turn.left = place
    t.tell(events.RETRIEVED, seat, kind, place)
    offer_destination(t, seat, kind)


def offer_destination(t: EldervaleTable, seat: i64, kind: i64) -> None:
    """E-10.2, E-10.12  Where a Unit taken back goes: a free space that does something, or Ready."""
    options = usable(t, seat, kind)
    options.append(t.content.actions.ready)
    t.ask(seat, options, destination_chosen, kind)


def usable(t: EldervaleTable, seat: i64, kind: i64) -> list[i64]:
    """E-10.2  The actions of the tableau that a Unit may use now."""
    menu = t.content.actions
    types = bit(kind)
    if type_of(t, kind) != NONE:
        types |= bit(type_of(t, kind))
    options = [menu.does[card] for card in t.players[seat].cards if can_act(t, seat, card, types)]
    options.sort()
    for action in range(len(STARTER_ACTIONS)):
        if can_act_on_starter(t, seat, action):
            options.append(menu.does[menu.cards + action])
    return options


def can_act(t: EldervaleTable, seat: i64, card: i64, types: i64) -> bool:
    """E-10.2, E-10.3, R-35  Can a card be used? A free space, the right type, a payable input, an effect."""
    content = t.content
    if not content.card_who[card] & types or t.marks[card] & USED >= spaces(t, card):
        return False
    cost, off = input_of(t, card), discount_on(t, card)
    if not can_pay(t, seat, cost, off):
        return False
    if t.lenient == 1 or has_effect(t, seat, content.card_output[card], cost, off):
        return True
    return t.marks[card] & ORB_ON_ICON != 0 and has_effect(t, seat, content.card_orb[card], cost, off)


def spaces(t: EldervaleTable, card: i64) -> i64:
    """E-10.2, 19.10 haste  How many Units may use a card in a Regroup: one, two with an Aura of Haste."""
    return 2 if t.aura_kind_on(card) == HASTE else 1


def input_of(t: EldervaleTable, card: i64) -> i64:
    """E-9.4 (2)  What using a card costs in a Regroup: nothing once an Orb lies on it."""
    return 0 if t.marks[card] & ORB_ON_INPUT else t.content.card_input[card]


def discount_on(t: EldervaleTable, card: i64) -> i64:
    """19.10 ease  How much less an action of a Regroup costs with this card."""
    return t.content.play.ease if t.aura_kind_on(card) == EASE else 0


def can_act_on_starter(t: EldervaleTable, seat: i64, action: i64) -> bool:
    """E-10.13, E-13.6  Can the Starter Card be used? Summon, Gather and Dwell, each for any Unit."""
    card = t.starter_of(seat)
    marks = t.marks[card]
    if action == STARTER_SUMMON:
        return not marks & SUMMONED and may_be_used(t, seat, t.content.summon_any)
    if action == STARTER_DWELL:
        return not marks & DWELT and may_be_used(t, seat, t.content.dwell_full)
    return marks & USED < spaces(t, card) and may_be_used(t, seat, t.content.card_output[card])


def may_be_used(t: EldervaleTable, seat: i64, effect: i64) -> bool:
    """E-10.2, E-10.14  With the house rule, only if a part of it has an effect."""
    return t.lenient == 1 or has_effect(t, seat, effect, 0, 0)


def destination_chosen(t: EldervaleTable, seat: i64, action: i64, kind: i64) -> None:
    """E-10.2  The Unit goes to the Ready Area, or uses an action of the tableau."""
    menu, player = t.content.actions, t.players[seat]
    player.pool -= unit(kind)
    if menu.kind_of(action) == actions.READY:
        player.ready += unit(kind)
        return
    player.acting += unit(kind)
    part = menu.part_of(action)
    t.tell(events.ACTED, seat, part)
    if part < menu.cards:
        act(t, seat, part)
    else:
        act_on_starter(t, seat, part - menu.cards)


def act(t: EldervaleTable, seat: i64, card: i64) -> None:
    """E-10.12  A Unit uses a card: pay the input, do the output and what an Orb adds, then Plenty."""
    content = t.content
    t.marks[card] += 1
    if t.aura_kind_on(card) == PLENTY:
        t.plan((effects.do_effect, seat, content.play.plenty, 0))
    if t.marks[card] & ORB_ON_ICON:
        t.plan((effects.do_effect, seat, content.card_orb[card], 0))
    t.plan(
        (pay, seat, input_of(t, card), discount_on(t, card)),
        (effects.do_effect, seat, content.card_output[card], 0),
    )


def act_on_starter(t: EldervaleTable, seat: i64, action: i64) -> None:
    """E-13.6, 19.10  A Unit uses the Starter Card; Auras on it are for Gather."""
    card = t.starter_of(seat)
    if action == STARTER_GATHER:
        t.marks[card] += 1
        if t.aura_kind_on(card) == PLENTY:
            t.plan((effects.do_effect, seat, t.content.play.plenty, 0))
        t.plan((effects.do_effect, seat, t.content.card_output[card], 0))
    elif action == STARTER_SUMMON:
        t.marks[card] |= SUMMONED
        t.plan((effects.do_effect, seat, t.content.summon_any, 0))
    else:
        t.marks[card] |= DWELT
        t.plan((effects.do_effect, seat, t.content.dwell_full, 0))


# Steps 2 to 5.


def gather_units(t: EldervaleTable, seat: i64) -> None:
    """E-10.6, E-10.7, E-10.10  Units from the Underworld and from cards; what lies on cards stays."""
    player = t.players[seat]
    t.turn.retrieving = 0
    player.ready += player.under + player.acting
    player.under = 0
    player.acting = 0
    for card in player.cards:
        t.marks[card] &= CLEARED
    t.marks[t.starter_of(seat)] &= CLEARED
    dismiss_mercenaries(t, seat)
    return_monsters(t, seat)
    release_monsters(t, seat)
    first = not (t.regrouped >> seat) & 1
    if player.glory == OFF_TRACK:
        player.glory = 0
    t.regrouped |= bit(seat)
    t.tell(events.REGROUPED, seat, 1 if first else 0)


def dismiss_mercenaries(t: EldervaleTable, seat: i64) -> None:
    """E-10.8, E-16.5  Mercenaries hired with Gold go back to the supply."""
    for mercenary in range(len(t.mercenaries)):
        if t.mercenaries[mercenary] == seat and not (t.bought >> mercenary) & 1:
            kind = FACTION_KINDS + mercenary
            t.players[seat].ready -= unit(kind) * many(t.players[seat].ready, kind)
            t.mercenaries[mercenary] = SUPPLY
            t.tell(events.MERCENARY_LEFT, seat, mercenary)


def may_regroup(t: EldervaleTable, seat: i64) -> bool:
    """E-4.2, R-9  May a player regroup? By rules 1 only with a Unit in a Realm or in the Underworld."""
    return t.rules >= 2 or t.players[seat].here != 0 or t.players[seat].under != 0
