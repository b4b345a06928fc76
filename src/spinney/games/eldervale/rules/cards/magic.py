"""Chapter 14: playing Magic Cards, in whatever window."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, bits_of
from spinney.engine.nothing import NONE
from spinney.games.eldervale.rules import effects
from spinney.games.eldervale.state.ledger import show
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import events


def spells_in_hand(t: EldervaleTable, seat: i64, timing: i64) -> list[i64]:
    """E-14.6  The Spells of a timing that a player holds, as actions."""
    found = t.players[seat].designs() & t.content.spells[timing]
    return [t.content.actions.plays[design] for design in bits_of(found)]


def cast(t: EldervaleTable, seat: i64, design: i64) -> None:
    """E-14.2, E-21.5  A Spell is shown, applied, then discarded."""
    show(t, seat, design)
    t.turn.card = design
    t.tell(events.PLAYED, seat, design)
    t.plan((effects.do_effect, seat, t.content.magic_effect[design], 0), (discard_spell, seat))


def discard_spell(t: EldervaleTable, seat: i64) -> None:
    """E-14.7  A Spell that was cast goes onto the common face-up discard pile."""
    t.discard.append(t.turn.card)
    t.turn.card = NONE


def reacts(t: EldervaleTable, seat: i64) -> bool:
    """E-21.6  Might a player react with a Magic Card? Not with an empty hand or after a standing pass."""
    return len(t.players[seat].hand) > 0 and not (t.resting >> seat) & 1


def passes(t: EldervaleTable, seat: i64) -> list[i64]:
    """E-21.6  Playing no Magic Card: to pass, once or until your own turn."""
    if seat == t.turn.seat or not reacts(t, seat):
        return [t.content.actions.pass_]
    return [t.content.actions.pass_, t.content.actions.rest]


def rest(t: EldervaleTable, seat: i64) -> None:
    """E-21.6  A standing pass: nobody asks for Magic Cards until the player's own turn."""
    t.resting |= bit(seat)
