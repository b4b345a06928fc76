"""E-21.6: asking for Magic Cards. Questions tell nothing about a hand, and a player may pass for long."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.engine.table import NOT_GIVEN, Query, Rule
from spinney.games.eldervale.state.table import EldervaleTable


def ask_from_hand(
    t: EldervaleTable, seat: i64, query: Query, answer: Rule, about: i64 = NOT_GIVEN, more: i64 = NOT_GIVEN
) -> None:
    """Ask what depends on the hand, even with one option left, unless everybody sees that it is empty."""
    t.ask_secretly(seat, query, answer, about, more)
    if len(t.players[seat].hand) == 0:
        t.query = None


def reacts(t: EldervaleTable, seat: i64) -> bool:
    """E-21.6  Is a player asked for a Magic Card now? Not with an empty hand or after a standing pass."""
    return len(t.players[seat].hand) > 0 and not (t.resting >> seat) & 1


def passes(t: EldervaleTable, seat: i64) -> list[i64]:
    """E-21.6  When a Magic Card is asked for, the ways to play none: to pass, once or until your own turn."""
    if seat == t.turn.seat or not reacts(t, seat):
        return [t.content.actions.pass_]
    return [t.content.actions.pass_, t.content.actions.rest]


def rest(t: EldervaleTable, seat: i64) -> None:
    """E-21.6  A standing pass: the player is not asked for Magic Cards until the player's own turn."""
    t.resting |= bit(seat)
