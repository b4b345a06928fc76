"""Chapter 7b: Monster Rush."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, bits_of
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.abilities import LEAP, SLOW, STEALTH
from spinney.games.eldervale.content.vocabulary import (
    FACTION_KINDS,
    MONSTER_COUNT,
)
from spinney.games.eldervale.state.table import BOUND, EldervaleTable
from spinney.games.eldervale.terms import events


def rushers(t: EldervaleTable) -> i64:
    """E-7.3, 19.11  The Monsters that could rush at the Unit just placed, as a mask."""
    tile = t.turn.tile
    if t.peaceful == 1 or tile == NONE or t.turn.quell == 1 or is_rushproof(t):
        return 0
    near = t.adjacent[tile]
    found: i64 = 0
    for monster in range(MONSTER_COUNT):
        place = t.monsters[monster]
        if place < 0 or place >= BOUND:
            continue
        if place == tile:
            return 0
        abilities = t.content.monster_abilities[monster]
        if abilities & SLOW:
            continue
        reach = t.within(bit(tile), 2) if abilities & LEAP else near
        if (reach >> place) & 1:
            found |= bit(monster)
    return found


def is_rushproof(t: EldervaleTable) -> bool:
    """19.0 `rushproof`, 19.2 stealth  Placing such a Unit causes no Rush."""
    seat, kind = t.turn.seat, t.turn.kind
    if (t.players[seat].rushproof >> kind) & 1:
        return True
    return kind < FACTION_KINDS and t.ability(seat, kind) == STEALTH


def rush(t: EldervaleTable, seat: i64) -> None:
    """E-7.3, E-7.4, R-20  Exactly one Monster rushes in; the active player chooses among several."""
    found = rushers(t)
    if found != 0:
        t.ask(seat, [t.content.actions.monsters[monster] for monster in bits_of(found)], rusher_chosen)


def rusher_chosen(t: EldervaleTable, seat: i64, action: i64) -> None:
    """E-7.6  The Monster that rushes leaves behind whatever it coexisted with."""
    monster = t.content.actions.part_of(action)
    origin = t.monsters[monster]
    t.monsters[monster] = t.turn.tile
    t.tell(events.RUSHED, seat, monster, t.turn.tile, origin)
