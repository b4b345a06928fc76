"""E-16.5, E-16.9: Mercenaries are hired, and the Minotaur charges."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, bits_of
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import FACTION_KINDS, MINOTAUR
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.state.units import unit
from spinney.games.eldervale.terms import actions, events


def hire(t: EldervaleTable, seat: i64, mercenary: i64) -> None:
    """E-9.5, E-16.5  A Mercenary is hired, and comes to the Ready Area at once."""
    t.mercenaries[mercenary] = seat
    t.players[seat].ready += unit(FACTION_KINDS + mercenary)
    t.tell(events.HIRED, seat, mercenary, (t.bought >> mercenary) & 1)


def hire_for_good(t: EldervaleTable, seat: i64, mercenary: i64) -> None:
    """E-9.4 (4)  A Mercenary that was hired with an Orb stays for the game."""
    t.bought |= bit(mercenary)
    hire(t, seat, mercenary)


def offer_charge(t: EldervaleTable, seat: i64) -> None:
    """E-16.5, E-16.9, D-13  The Mercenary next door, the Minotaur, may move in where an opponent placed."""
    owner = t.mercenaries[0]
    if t.peaceful == 1 or t.turn.tile == NONE or owner < 0 or owner == seat:
        return
    if t.players[owner].on_map(MINOTAUR) & t.adjacent[t.turn.tile]:
        t.ask(owner, [t.content.actions.charge, t.content.actions.stay], charge_chosen)


def charge_chosen(t: EldervaleTable, seat: i64, action: i64) -> None:
    """E-16.9  The Minotaur, a Mercenary, charges in or stays."""
    if t.content.actions.kind_of(action) == actions.CHARGE:
        player = t.players[seat]
        player.lift(MINOTAUR, bits_of(player.on_map(MINOTAUR))[0])
        player.put(MINOTAUR, t.turn.tile)
        t.tell(events.CHARGED, seat, t.turn.tile)
