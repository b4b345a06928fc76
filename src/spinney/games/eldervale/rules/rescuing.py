"""19.0 `rescue`: Units of the player leave the Underworld."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.eldervale.rules import effects
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.state.units import kinds_of, unit
from spinney.games.eldervale.terms import actions, events

SPAN: Final = 64  # the place of an atom, or of a kind, beside a larger number in one


def offer_rescue(t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
    """E-21.3  Rescue up to so many Units, one by one in the order of their kinds, or stop."""
    offer_next_rescue(t, seat, effect * SPAN + at, t.content.effects[effect].a[at] * SPAN)


def offer_next_rescue(t: EldervaleTable, seat: i64, source: i64, left: i64) -> None:
    """The next Unit to rescue; `left` is how many may follow and the first kind that may be next."""
    least = left % SPAN
    options = [t.content.actions.rescues[kind] for kind in kinds_of(t.players[seat].under) if kind >= least]
    options.append(t.content.actions.decline)
    t.ask(seat, options, rescue_chosen, source, left)


def rescue_chosen(t: EldervaleTable, seat: i64, action: i64, source: i64, left: i64) -> None:
    """A Unit is rescued and the next one offered; or the rescue is declined."""
    effect, at = source // SPAN, source % SPAN
    if t.content.actions.kind_of(action) == actions.DECLINE:
        if left // SPAN == t.content.effects[effect].a[at]:
            effects.declined(t, seat, effect, at)
        else:
            effects.done(t, seat, effect, at)
        return
    kind = t.content.actions.part_of(action)
    rescue(t, seat, kind)
    if left // SPAN > 1 and t.players[seat].under != 0:
        offer_next_rescue(t, seat, source, (left // SPAN - 1) * SPAN + kind)
    else:
        effects.done(t, seat, effect, at)


def rescue(t: EldervaleTable, seat: i64, kind: i64) -> None:
    """E-10.11  From the Underworld to the pool in Step 1 of the player's Regroup, else to the Ready Area."""
    player = t.players[seat]
    player.under -= unit(kind)
    if t.turn.retrieving == 1 and t.turn.seat == seat:
        player.pool += unit(kind)
    else:
        player.ready += unit(kind)
    t.tell(events.RESCUED, seat, kind)
