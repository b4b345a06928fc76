"""Section 19.0: one interpreter for all effects. What their atoms do is in `atoms.py`."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.effects import Effect
from spinney.games.eldervale.rules import atoms
from spinney.games.eldervale.state.table import EldervaleTable


def do_effect(t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
    """E-10.4  Parts of an effect in order; impossible ones are skipped, and what is linked to them."""
    parts = t.content.effects[effect]
    while at < len(parts.atoms):
        rule = atoms.RULES[parts.atoms[at]]
        a, b = parts.a[at], parts.b[at]
        if rule.how == atoms.OFFERED:
            if not rule.can(t, seat, a, b, 0, 0, 0):
                at = after(parts, at)
                continue
            rule.offer(t, seat, effect, at)
            return
        following = at + 1 if rule.comes_about(t, seat, a, b) else after(parts, at)
        if rule.asks(b):
            if following < len(parts.atoms):
                t.plan((do_effect, seat, effect, following))
            rule.do(t, seat, a, b)
            return
        rule.do(t, seat, a, b)
        at = following


def after(parts: Effect, at: i64) -> i64:
    """The next atom of an effect that is not linked to the one at hand (`A > B`)."""
    at += 1
    while at < len(parts.atoms) and parts.linked[at] == 1:
        at += 1
    return at


def done(t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
    """The atom at hand was done: on with the next one of the effect."""
    if at + 1 < len(t.content.effects[effect].atoms):
        t.plan((do_effect, seat, effect, at + 1))


def declined(t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
    """The atom at hand was declined: on with the next one of the effect that is not linked to it."""
    parts = t.content.effects[effect]
    following = after(parts, at)
    if following < len(parts.atoms):
        t.plan((do_effect, seat, effect, following))


def may_decline(t: EldervaleTable, effect: i64) -> bool:
    """R-12  May parts of an effect be declined? Not by whoever chose Portal, Mill, Summon or Dwell."""
    return effect != t.content.summon_any and effect != t.content.dwell_full


def has_effect(t: EldervaleTable, seat: i64, effect: i64, cost: i64, off: i64, apart: i64 = 0) -> bool:
    """E-10.2, E-10.12  Could at least one part of an effect be done?"""
    if effect == NONE:
        return False
    parts = t.content.effects[effect]
    for at in range(len(parts.atoms)):
        a, b = parts.a[at], parts.b[at]
        if parts.linked[at] == 0 and atoms.can_do(t, seat, parts.atoms[at], a, b, cost, off, apart):
            return True
    return False
