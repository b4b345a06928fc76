"""Section 7.2: effects that happen once, all but those that draw, build, raid or move the dragon."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.shifting_realms import effects, events
from spinney.games.shifting_realms.effects import Part
from spinney.games.shifting_realms.gaining import gain, offer_any, offer_exchange, offer_victim, tithe
from spinney.games.shifting_realms.goods import of
from spinney.games.shifting_realms.move import (
    can_march,
    offer_march,
    offer_relocation,
    relocation_origins,
)
from spinney.games.shifting_realms.recruit import can_muster, muster
from spinney.games.shifting_realms.strikes import convertible, offer_target, routable, slayable
from spinney.games.shifting_realms.table import STORY, RealmsTable


def do_part(t: RealmsTable, seat: i64, part: Part, space: i64) -> None:
    """S-8.7  Carried out as far as possible."""
    op = part.op
    if op == effects.GAIN:
        gain(t, seat, part.n)
    elif op == effects.OTHERS_GAIN:
        for other in t.others(seat):
            gain(t, other, part.n)
    elif op == effects.VP:
        t.earn(seat, STORY, part.n)
        t.tell(events.VP, seat, part.n)
    elif op == effects.MUSTER:
        muster(t, seat, part, space)
    elif op == effects.DISCOUNT:
        t.turn.discount += part.n
    elif op == effects.BERSERK:
        t.turn.berserk = 1
    elif op == effects.TITHE:
        tithe(t, seat, part.a)
    else:
        ask_for(t, seat, part)


def ask_for(t: RealmsTable, seat: i64, part: Part) -> None:
    """D-21  Effects that need a choice; without a possible one nothing happens."""
    op = part.op
    if op == effects.GAIN_ANY:
        offer_any(t, seat, part.n)
    elif op == effects.MARCH:
        offer_march(t, seat, part.n)
    elif op == effects.TELEPORT:
        offer_relocation(t, seat, part.n, part.a)
    elif op == effects.EXCHANGE:
        offer_exchange(t, seat, part.n)
    elif op == effects.TOLL:
        offer_victim(t, seat, part.n)
    else:
        offer_target(t, seat, part)


def can_do_part(t: RealmsTable, seat: i64, part: Part) -> bool:
    """S-8.7, A-31  Can this part take effect?"""
    op = part.op
    if op == effects.MUSTER:
        return can_muster(t, seat, part)
    if op == effects.MARCH:
        return can_march(t, seat, part.n)
    if op == effects.TELEPORT:
        return len(relocation_origins(t, seat, part.a)) > 0
    if op == effects.EXCHANGE:
        return t.factions[seat].goods != 0
    if op == effects.ROUT:
        return len(routable(t, seat)) > 0
    if op == effects.SLAY:
        return len(slayable(t, seat, part.a)) > 0
    if op == effects.CONVERT:
        return len(convertible(t, seat)) > 0
    if op == effects.TOLL:
        return len([other for other in t.others(seat) if t.factions[other].goods != 0]) > 0
    if op == effects.TITHE:
        return len([other for other in t.others(seat) if of(t.factions[other].goods, part.a) > 0]) > 0
    return True
