"""E-6.6, E-13.6: Units come from the tray to the Ready Area."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.eldervale.content.vocabulary import FACTION_KINDS
from spinney.games.eldervale.rules import effects
from spinney.games.eldervale.rules.payment import can_pay, pay
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.state.units import many, unit
from spinney.games.eldervale.terms import actions, events


def in_tray(t: EldervaleTable, seat: i64, allowed: i64) -> list[i64]:
    """The kinds of Units that could be summoned: left in the tray, and allowed."""
    tray = t.players[seat].tray
    return [kind for kind in range(FACTION_KINDS) if (allowed >> kind) & 1 and many(tray, kind) > 0]


def price(t: EldervaleTable, seat: i64, kind: i64) -> i64:
    """E-6.6  What summoning a Unit costs, on the player's own Starter Card."""
    return t.content.summon_cost[FACTION_KINDS * t.players[seat].element + kind]


def offer_summon(t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
    """E-6.6, D-11  Which type is summoned, of those that can be paid."""
    parts = t.content.effects[effect]
    options = [
        t.content.actions.summons[kind]
        for kind in in_tray(t, seat, parts.b[at])
        if can_pay(t, seat, price(t, seat, kind), parts.a[at])
    ]
    if effects.may_decline(t, effect):
        options.append(t.content.actions.decline)
    t.ask(seat, options, type_chosen, effect, at)


def type_chosen(t: EldervaleTable, seat: i64, action: i64, effect: i64, at: i64) -> None:
    """E-6.6  The Unit's cost is paid, then it is summoned; or the offer is declined."""
    if t.content.actions.kind_of(action) == actions.DECLINE:
        effects.declined(t, seat, effect, at)
        return
    kind = t.content.actions.part_of(action)
    effects.done(t, seat, effect, at)
    t.plan((pay, seat, price(t, seat, kind), t.content.effects[effect].a[at]), (summon, seat, kind))


def summon(t: EldervaleTable, seat: i64, kind: i64) -> None:
    """E-6.6, E-10.11  A Unit comes from the tray to the Ready Area."""
    player = t.players[seat]
    player.tray -= unit(kind)
    player.ready += unit(kind)
    t.tell(events.SUMMONED, seat, kind)
