"""Chapter 14: playing Magic Cards, in whatever window."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bits_of
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import AURA, QUEST, RUSH, TURN_START
from spinney.games.eldervale.rules import effects
from spinney.games.eldervale.rules.cards import auras
from spinney.games.eldervale.rules.monsters.rush import rushers
from spinney.games.eldervale.rules.payment import can_pay
from spinney.games.eldervale.state.counters import holds
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
    """E-14.7  A Magic Card that was cast as a Spell goes onto the common face-up discard pile."""
    t.discard.append(t.turn.card)
    t.turn.card = NONE


def play_card(t: EldervaleTable, seat: i64, design: i64) -> None:
    """E-9.3  A Magic Card is played as a Free Action: a Spell cast, a Quest claimed, an Aura laid."""
    kind = t.content.magic_kind[design]
    if kind == QUEST:
        claim(t, seat, design)
    elif kind == AURA:
        auras.play_aura(t, seat, design)
    else:
        cast(t, seat, design)


def claim(t: EldervaleTable, seat: i64, design: i64) -> None:
    """E-14.3, R-67  A Magic Card is claimed as a Quest: shown, rewarded and gone; nothing is spent."""
    show(t, seat, design)
    t.claimed.append(design)
    t.tell(events.CLAIMED, seat, design)
    t.plan((effects.do_effect, seat, t.content.magic_effect[design], 0))


def fits(t: EldervaleTable, seat: i64, design: i64) -> bool:
    """E-9.8, E-14.3, E-14.5  Can this Magic Card be played? It needs a target, its condition, or a host."""
    content = t.content
    kind = content.magic_kind[design]
    if kind == QUEST:
        return holds(t, seat, design)
    if kind == AURA:
        return can_pay(t, seat, content.magic_cost[design], 0, 1) and auras.has_host(t, seat, design)
    if (content.spells[TURN_START] >> design) & 1:
        return t.turn.blink == 0 and t.players[seat].ready != 0 and t.laid & ~t.occupied() != 0
    if (content.spells[RUSH] >> design) & 1:
        return rushers(t) != 0
    return effects.has_effect(t, seat, content.magic_effect[design], 0, 0, 1)
