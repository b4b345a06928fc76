"""Chapter 6: grove rewards, symbol by symbol."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.errors import BrokenRules
from spinney.engine.nothing import NONE
from spinney.games.groves.content.cards import WHITE, WRAITH
from spinney.games.groves.content.symbols import (
    ANY,
    ASKS,
    CRYSTAL,
    CULL,
    DOMINION,
    DRAW,
    EITHER,
    ELEMENTS,
    SPIRIT,
    SWAP,
    WATER,
    WHITES,
)
from spinney.games.groves.rules.bags import draw_spirit, size
from spinney.games.groves.rules.supply import (
    gain_crystals,
    gain_dominion,
    gain_elements,
    gain_whites,
    pay_crystals,
    pay_elements,
)
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import events


def offer_reward(t: GrovesTable, seat: i64, reward: i64) -> None:
    """G-6.4, G-6.23, G-6.24  Collect or leave; not asked where nothing would happen."""
    if reward == NONE or not can_do(t, seat, reward):
        return
    symbols = t.content.rewards[reward]
    if len(symbols.kinds) == 1 and symbols.kinds[0] == SWAP:  # D-7: one question is enough
        offer_swap(t, seat, symbols.a[0], symbols.b[0])
    else:
        actions = t.content.actions
        t.ask(seat, [actions.collect, actions.leave], reward_answered, reward)


def reward_answered(t: GrovesTable, seat: i64, action: i64, reward: i64) -> None:
    """G-6.4  The reward is collected or left, as a whole."""
    if action == t.content.actions.collect:
        t.tell(events.COLLECTED, seat, reward)
        collect(t, seat, reward, 0)
    else:
        t.tell(events.LEFT, seat, reward)


def collect(t: GrovesTable, seat: i64, reward: i64, at: i64) -> None:
    """G-6.7  The symbols of an accepted reward, left to right, beginning with this one."""
    symbols = t.content.rewards[reward]
    last: i64 = len(symbols.kinds) - 1
    while at <= last:
        kind = symbols.kinds[at]
        if kind >= SWAP or ASKS[kind]:
            if at < last:
                t.plan((collect, seat, reward, at + 1))
            choose_in(t, seat, kind, symbols.a[at], symbols.b[at])
            return
        resolve(t, seat, kind, symbols.a[at])
        at += 1


# One symbol: when it can do something, and what it does.


def symbol_can(t: GrovesTable, seat: i64, kind: i64, a: i64, b: i64) -> bool:
    """G-6.23  Is there what the symbol needs?"""
    if kind == SWAP:
        return can_swap(t, seat, a, b)
    if kind == EITHER:
        return can_do(t, seat, a) or can_do(t, seat, b)
    return left_of(t, seat, kind) > 0


def left_of(t: GrovesTable, seat: i64, kind: i64) -> i64:
    """G-6.23  How much of a plain symbol could be collected now, from the supply or the seat's own bag."""
    if kind <= WATER:
        return t.supply.elements[kind]
    if kind == ANY:
        return size(t.supply.elements)
    if kind == CRYSTAL:
        return t.supply.crystals
    if kind == DOMINION:
        return t.supply.dominion
    if kind == SPIRIT:
        return size(t.supply.spirits) - t.supply.spirits[WRAITH]
    if kind == WHITES:
        return t.supply.spirits[WHITE]
    if kind in (CULL, DRAW):
        return size(t.realms[seat].bag)
    raise BrokenRules(f"groves: no rule says when symbol {kind} can do something")


def resolve(t: GrovesTable, seat: i64, kind: i64, number: i64) -> None:
    """G-6.10 to G-6.19  A symbol that leaves nothing to choose."""
    if kind <= WATER:
        gain_elements(t, seat, kind, number)
    elif kind == CRYSTAL:
        gain_crystals(t, seat, number)
    elif kind == DOMINION:
        gain_dominion(t, seat, number)
    elif kind == WHITES:
        gain_whites(t, seat, number)
    elif kind == CULL:
        cull(t, seat)
    elif kind == DRAW:
        draw_more(t, seat, number)
    else:
        raise BrokenRules(f"groves: no rule says what symbol {kind} does")


def choose_in(t: GrovesTable, seat: i64, kind: i64, a: i64, b: i64) -> None:
    """G-6.11, G-6.14, G-6.15, G-6.17  A symbol that asks."""
    if kind == ANY:
        offer_any(t, seat, a)
    elif kind == SPIRIT:
        offer_spirit(t, seat, a, 1)
    elif kind == SWAP:
        if can_swap(t, seat, a, b):
            offer_swap(t, seat, a, b)
    elif kind == EITHER:
        offer_sides(t, seat, a, b)
    else:
        raise BrokenRules(f"groves: no rule says what symbol {kind} asks")


def cull(t: GrovesTable, seat: i64) -> None:
    """G-6.18, R-10  Collecting `cull`: a random spirit of the bag to the supply, a wraith to its stack."""
    bag = t.realms[seat].bag
    tokens = size(bag)
    if tokens > 0:
        spirit = draw_spirit(t, bag, tokens)
        t.supply.spirits[spirit] += 1
        t.tell(events.CULLED, seat, spirit)


def draw_more(t: GrovesTable, seat: i64, number: i64) -> None:
    """G-6.19 to G-6.22  Collecting `draw`: extra spirits from the bag, to be placed in this round."""
    realm = t.realms[seat]
    tokens = size(realm.bag)
    for taken in range(min(number, tokens)):
        spirit = draw_spirit(t, realm.bag, tokens - taken)
        realm.drawn[spirit] += 1
        realm.unplaced += 1
        t.tell(events.DREW_MORE, seat, spirit)


# any: elements of your choice, one by one.


def offer_any(t: GrovesTable, seat: i64, left: i64) -> None:
    """G-6.11, D-5  An element that the supply has; lost where it has none."""
    gains = t.content.actions.gains
    options = [gains[element] for element in range(ELEMENTS) if t.supply.elements[element] > 0]
    if options:
        t.ask(seat, options, element_gained, left)


def element_gained(t: GrovesTable, seat: i64, action: i64, left: i64) -> None:
    """G-6.11  The element that was chosen; a reward may have more of them to choose."""
    gain_elements(t, seat, t.content.actions.part_of(action), 1)
    if left > 1:
        offer_any(t, seat, left - 1)


# spirit: spirits of your choice, one by one.


def offer_spirit(t: GrovesTable, seat: i64, left: i64, may_send: i64) -> None:
    """G-6.15, R-39, D-8  White or a colour, never a wraith; solo: into either bag (G-14.12, G-14.13)."""
    actions, supply = t.content.actions, t.supply.spirits
    options = [actions.spirits[spirit] for spirit in range(WRAITH) if supply[spirit] > 0]
    solo = t.solo
    if solo is not None and may_send:
        for spirit in range(WRAITH):
            if supply[spirit] > 0 and (spirit == WHITE or solo.markers[spirit] == 0):
                options.append(actions.sends[spirit])
    if options:
        t.ask(seat, options, spirit_called, left, may_send)


def spirit_called(t: GrovesTable, seat: i64, action: i64, left: i64, may_send: i64) -> None:
    """G-6.15, G-14.12, R-22  Of one reward at most one spirit goes to the wraith bag."""
    actions = t.content.actions
    spirit = actions.part_of(action)
    t.supply.spirits[spirit] -= 1
    if action == actions.spirits[spirit]:
        t.realms[seat].bag[spirit] += 1
        t.tell(events.SPIRIT_CALLED, seat, spirit)
    else:
        send_to_wraiths(t, seat, spirit)
        may_send = 0
    if left > 1:
        offer_spirit(t, seat, left - 1, may_send)


def send_to_wraiths(t: GrovesTable, seat: i64, spirit: i64) -> None:
    """G-14.12, G-14.14, R-23  Collecting a spirit into the wraith bag; a second of the colour marks it."""
    solo = t.solo
    if solo is None:
        return
    solo.bag[spirit] += 1
    t.tell(events.SPIRIT_SENT, seat, spirit)
    if spirit != WHITE:
        solo.markers[spirit] = 1
        if t.supply.spirits[spirit] > 0:
            t.supply.spirits[spirit] -= 1
            solo.markers[spirit] = 2


# either: one side or the other.


def offer_sides(t: GrovesTable, seat: i64, one: i64, other: i64) -> None:
    """G-6.17, D-6  A side that can do nothing is not offered."""
    actions = t.content.actions
    options: list[i64] = []
    if can_do(t, seat, one):
        options.append(actions.first)
    if can_do(t, seat, other):
        options.append(actions.second)
    if options:
        t.ask(seat, options, side_chosen, one, other)


def side_chosen(t: GrovesTable, seat: i64, action: i64, one: i64, other: i64) -> None:
    """G-6.17  Of `either` the side that was chosen is collected."""
    collect(t, seat, one if action == t.content.actions.first else other, 0)


# swap: pay all of one to receive the other.


def offer_swap(t: GrovesTable, seat: i64, cost: i64, gain: i64) -> None:
    """G-6.14, R-9, D-7  Once, all or nothing, and never forced."""
    actions = t.content.actions
    t.ask(seat, [actions.swap, actions.refuse], swap_answered, cost, gain)


def swap_answered(t: GrovesTable, seat: i64, action: i64, cost: i64, gain: i64) -> None:
    """G-6.25  What is paid goes to the supply before anything is received."""
    if action == t.content.actions.swap:
        t.tell(events.SWAPPED, seat, cost, gain)
        t.plan((collect, seat, gain, 0))
        pay_for_swap(t, seat, cost)


def pay_for_swap(t: GrovesTable, seat: i64, cost: i64) -> None:
    """G-6.14, G-6.25  All of the cost of a swap; which elements pay for `any` is asked."""
    symbols = t.content.rewards[cost]
    for at in range(len(symbols.kinds)):
        kind = symbols.kinds[at]
        if kind == CRYSTAL:
            pay_crystals(t, seat, symbols.a[at])
        elif kind == ANY:
            offer_payment(t, seat, symbols.a[at])
        else:
            pay_elements(t, seat, kind, symbols.a[at])


def offer_payment(t: GrovesTable, seat: i64, left: i64) -> None:
    """G-6.25, G-14.28, D-7, D-14  Which elements to pay, one at a time among those held."""
    pays, held = t.content.actions.pays, t.realms[seat].elements
    t.ask(seat, [pays[element] for element in range(ELEMENTS) if held[element] > 0], element_paid, left)


def element_paid(t: GrovesTable, seat: i64, action: i64, left: i64) -> None:
    """G-6.25, G-14.28  The element that was chosen is paid, and the next one is asked for."""
    pay_elements(t, seat, t.content.actions.part_of(action), 1)
    if left > 1:
        offer_payment(t, seat, left - 1)


# What a reward can do now.


def can_do(t: GrovesTable, seat: i64, reward: i64) -> bool:
    """G-6.23, R-54  Would any of its symbols do something now?"""
    symbols = t.content.rewards[reward]
    for at in range(len(symbols.kinds)):
        if symbol_can(t, seat, symbols.kinds[at], symbols.a[at], symbols.b[at]):
            return True
    return False


def can_swap(t: GrovesTable, seat: i64, cost: i64, gain: i64) -> bool:
    """G-6.14, G-6.23  Does the seat have all of the cost, and would what it brings do something?"""
    realm = t.realms[seat]
    symbols = t.content.rewards[cost]
    needed: i64 = 0
    for at in range(len(symbols.kinds)):
        kind, number = symbols.kinds[at], symbols.a[at]
        if kind == CRYSTAL:
            if realm.crystals < number:
                return False
        else:
            needed += number
            if kind <= WATER and realm.elements[kind] < number:
                return False
    return size(realm.elements) >= needed and can_do(t, seat, gain)
