"""Resources that come and go one by one: any type, exchanges, magic trades."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.shifting_realms import events
from spinney.games.shifting_realms.goods import KINDS, MAGIC, many, of
from spinney.games.shifting_realms.table import RealmsTable


def gain(t: RealmsTable, seat: i64, goods: i64) -> None:
    """Take resources from the bank, which never runs out (C-1)."""
    t.factions[seat].goods += goods
    for kind in range(KINDS):
        if of(goods, kind) > 0:
            t.tell(events.GAINED, seat, kind, of(goods, kind))


def offer_any(t: RealmsTable, seat: i64, number: i64) -> None:
    """S-2.5, S-10.2, A-10, D-3, D-19, D-24  Resources of any type, chosen one by one."""
    if number > 0:
        t.ask(seat, t.content.actions.gain_any[:], any_chosen, number)


def any_chosen(t: RealmsTable, seat: i64, action: i64, number: i64) -> None:
    gain(t, seat, many(t.content.actions.part_of(action), 1))
    offer_any(t, seat, number - 1)


# One resource for another.


def offer_exchange(t: RealmsTable, seat: i64, number: i64) -> None:
    """D-21  Up to so many times: give back a resource, or stop."""
    goods, gives = t.factions[seat].goods, t.content.actions.gives
    if number > 0 and goods != 0:
        options = [gives[kind] for kind in range(KINDS) if of(goods, kind) > 0]
        options.append(t.content.actions.stop)
        t.ask(seat, options, exchange_given, number)


def exchange_given(t: RealmsTable, seat: i64, action: i64, number: i64) -> None:
    if action != t.content.actions.stop:
        offer_other(t, seat, t.content.actions.part_of(action), number - 1)


def offer_other(t: RealmsTable, seat: i64, given: i64, more: i64) -> None:
    """D-21, D-23  Take one of another type for it."""
    gains = t.content.actions.gains
    t.ask(seat, [gains[kind] for kind in range(KINDS) if kind != given], other_taken, given, more)


def other_taken(t: RealmsTable, seat: i64, action: i64, given: i64, more: i64) -> None:
    taken = t.content.actions.part_of(action)
    t.factions[seat].goods += many(taken, 1) - many(given, 1)
    t.tell(events.SWAPPED, seat, given, taken)
    offer_exchange(t, seat, more)


def trade_magic(t: RealmsTable, seat: i64, kind: i64) -> None:
    """S-11.1, A-67, A-68  Magic for one gold, wood or stone."""
    price = t.trade_price(seat)
    t.factions[seat].goods += many(kind, 1) - many(MAGIC, price)
    t.tell(events.TRADED, seat, kind, price)


# Resources of others.


def offer_victim(t: RealmsTable, seat: i64, number: i64) -> None:
    """D-21  An opponent who has resources."""
    robs = t.content.actions.robs
    options = [robs[other] for other in t.others(seat) if t.factions[other].goods != 0]
    if len(options) > 0:
        t.ask(seat, options, victim_chosen, number)


def victim_chosen(t: RealmsTable, seat: i64, action: i64, number: i64) -> None:
    offer_loot(t, seat, t.content.actions.part_of(action), number)


def offer_loot(t: RealmsTable, seat: i64, victim: i64, number: i64) -> None:
    """D-21  So many of your choice, one by one, or all they have."""
    goods, gains = t.factions[victim].goods, t.content.actions.gains
    if number > 0 and goods != 0:
        options = [gains[kind] for kind in range(KINDS) if of(goods, kind) > 0]
        t.ask(seat, options, loot_taken, victim, number)


def loot_taken(t: RealmsTable, seat: i64, action: i64, victim: i64, number: i64) -> None:
    kind = t.content.actions.part_of(action)
    t.factions[victim].goods -= many(kind, 1)
    t.factions[seat].goods += many(kind, 1)
    t.tell(events.ROBBED, seat, victim, kind)
    offer_loot(t, seat, victim, number - 1)


def tithe(t: RealmsTable, seat: i64, kind: i64) -> None:
    """Each opponent who has the resource gives one."""
    for other in t.others(seat):
        if of(t.factions[other].goods, kind) > 0:
            t.factions[other].goods -= many(kind, 1)
            t.factions[seat].goods += many(kind, 1)
            t.tell(events.TITHED, seat, other, kind)
