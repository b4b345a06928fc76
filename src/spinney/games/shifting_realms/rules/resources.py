"""Resources that come and go one by one: any type, exchanges, magic trades."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, lowest_bit
from spinney.games.shifting_realms.content import effects
from spinney.games.shifting_realms.content.phrases import Part
from spinney.games.shifting_realms.rules.effect_lookup import always, enact
from spinney.games.shifting_realms.state.goods import MAGIC, RESOURCE_TYPES, of, resources
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms import events


def gain(t: RealmsTable, seat: i64, goods: i64) -> None:
    """C-1  Take resources from the bank, which never runs out."""
    t.factions[seat].goods += goods
    for kind in range(RESOURCE_TYPES):
        if of(goods, kind) > 0:
            t.tell(events.GAINED, seat, kind, of(goods, kind))


def gain_goods(t: RealmsTable, seat: i64, part: Part, space: i64) -> None:
    """Section 7.2  A card or tile gives the resources that it lists."""
    gain(t, seat, part.n)


def others_gain(t: RealmsTable, seat: i64, part: Part, space: i64) -> None:
    """Section 7.2  Every other player takes the listed resources, too."""
    for other in t.others(seat):
        gain(t, other, part.n)


enact(effects.GAIN, always, gain_goods)
enact(effects.OTHERS_GAIN, always, others_gain)


def offer_any(t: RealmsTable, seat: i64, number: i64) -> None:
    """S-2.5, S-10.2, A-10, D-3, D-19, D-24  Resources of any type, chosen one by one."""
    if number > 0:
        t.ask(seat, t.content.actions.gains[:], any_chosen, number)


def any_chosen(t: RealmsTable, seat: i64, action: i64, number: i64) -> None:
    """S-10.2  One resource of any type is chosen; then the next one."""
    gain(t, seat, resources(t.content.actions.part_of(action), 1))
    offer_any(t, seat, number - 1)


def gain_any(t: RealmsTable, seat: i64, part: Part, space: i64) -> None:
    """Section 7.2  Resources of any type are gained; you choose which."""
    offer_any(t, seat, part.n)


enact(effects.GAIN_ANY, always, gain_any)

# One resource for another.


def offer_exchange(t: RealmsTable, seat: i64, number: i64) -> None:
    """D-21  Exchange resources up to so many times: give one back, or stop."""
    goods, gives = t.factions[seat].goods, t.content.actions.gives
    if number > 0 and goods != 0:
        options = [gives[kind] for kind in range(RESOURCE_TYPES) if of(goods, kind) > 0]
        options.append(t.content.actions.stop)
        t.ask(seat, options, exchange_given, number)


def exchange_given(t: RealmsTable, seat: i64, action: i64, number: i64) -> None:
    """D-21  A resource is given back in exchange for another."""
    if action != t.content.actions.stop:
        offer_other(t, seat, t.content.actions.part_of(action), number - 1)


def offer_other(t: RealmsTable, seat: i64, given: i64, more: i64) -> None:
    """D-21, D-23  Take one resource of another type for the one that you give."""
    gains = t.content.actions.gains
    t.ask(seat, [gains[kind] for kind in range(RESOURCE_TYPES) if kind != given], other_taken, given, more)


def other_taken(t: RealmsTable, seat: i64, action: i64, given: i64, more: i64) -> None:
    """D-21, D-23  One resource is exchanged for another; then the next one."""
    taken = t.content.actions.part_of(action)
    t.factions[seat].goods += resources(taken, 1) - resources(given, 1)
    t.tell(events.SWAPPED, seat, given, taken)
    offer_exchange(t, seat, more)


def can_exchange(t: RealmsTable, seat: i64, part: Part) -> bool:
    """Section 7.2  The first exchange must be possible: you have a resource to give."""
    return t.factions[seat].goods != 0


def exchange(t: RealmsTable, seat: i64, part: Part, space: i64) -> None:
    """Section 7.2  Resources are exchanged for other resources, up to so many."""
    offer_exchange(t, seat, part.n)


enact(effects.EXCHANGE, can_exchange, exchange)


def trade_magic(t: RealmsTable, seat: i64, kind: i64) -> None:
    """S-11.1, A-67, A-68  Trade magic for one gold, wood or stone."""
    price = t.trade_price(seat)
    t.factions[seat].goods += resources(kind, 1) - resources(MAGIC, price)
    t.tell(events.TRADED, seat, kind, price)


# Resources of others.


def victims(t: RealmsTable, seat: i64) -> list[i64]:
    """Opponents who have resources that can be taken."""
    return [other for other in t.others(seat) if t.factions[other].goods != 0]


def can_take_toll(t: RealmsTable, seat: i64, part: Part) -> bool:
    """Section 7.2  Can resources be taken as a toll? Some opponent must have any."""
    return len(victims(t, seat)) > 0


def take_toll(t: RealmsTable, seat: i64, part: Part, space: i64) -> None:
    """D-21  Resources are taken as a toll: choose an opponent who has some."""
    robs = t.content.actions.robs
    options = [robs[other] for other in victims(t, seat)]
    if len(options) > 0:
        t.ask(seat, options, victim_chosen, part.n)


enact(effects.TOLL, can_take_toll, take_toll)


def victim_chosen(t: RealmsTable, seat: i64, action: i64, number: i64) -> None:
    """D-21  It is chosen who pays the toll; then which resources are taken."""
    offer_loot(t, seat, t.content.actions.part_of(action), number)


def offer_loot(t: RealmsTable, seat: i64, victim: i64, number: i64) -> None:
    """D-21  Which resources you take as a toll: one by one, as many as you may, or all they have."""
    goods, gains = t.factions[victim].goods, t.content.actions.gains
    if number > 0 and goods != 0:
        options = [gains[kind] for kind in range(RESOURCE_TYPES) if of(goods, kind) > 0]
        t.ask(seat, options, loot_taken, victim, number)


def loot_taken(t: RealmsTable, seat: i64, action: i64, victim: i64, number: i64) -> None:
    """D-21  Of the resources of a toll one changes hands; then the next one."""
    kind = t.content.actions.part_of(action)
    t.factions[victim].goods -= resources(kind, 1)
    t.factions[seat].goods += resources(kind, 1)
    t.tell(events.ROBBED, seat, victim, kind)
    offer_loot(t, seat, victim, number - 1)


def payers(t: RealmsTable, seat: i64, kind: i64) -> list[i64]:
    """Opponents who have the resource that a tithe takes."""
    return [other for other in t.others(seat) if of(t.factions[other].goods, kind) > 0]


def can_take_tithe(t: RealmsTable, seat: i64, part: Part) -> bool:
    """Section 7.2  A tithe needs an opponent who has the resource."""
    return len(payers(t, seat, part.a)) > 0


def take_tithe(t: RealmsTable, seat: i64, part: Part, space: i64) -> None:
    """Section 7.2  A tithe: each opponent who has the resource gives you one."""
    for other in payers(t, seat, part.a):
        t.factions[other].goods -= resources(part.a, 1)
        t.factions[seat].goods += resources(part.a, 1)
        t.tell(events.TITHED, seat, other, part.a)


enact(effects.TITHE, can_take_tithe, take_tithe)


# Buried treasures.


def open_caches(t: RealmsTable, seat: i64) -> i64:
    """Section 7.2  Treasures that can be dug up: once a game each, not in the turn they were built."""
    return t.tiles_with(seat, effects.CACHE) & ~t.cached & ~t.turn.fresh_tiles


def open_cache(t: RealmsTable, seat: i64) -> None:
    """D-24  Dig up a treasure: resources of any type, once."""
    space = lowest_bit(open_caches(t, seat))
    t.cached |= bit(space)
    t.tell(events.CACHED, seat, t.cell(space))
    for kind in t.content.tiles_with[effects.CACHE]:
        if (t.factions[seat].built[kind] >> space) & 1:
            for power in t.content.kind_powers[kind]:
                if power.op == effects.CACHE:
                    offer_any(t, seat, power.n)
