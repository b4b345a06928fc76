"""Chapter 5: where a Unit may be placed, and what its placement triggers."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.abilities import FARWALK, FORAGER, HERALD, SCHOLAR
from spinney.games.eldervale.content.vocabulary import (
    DRAGON,
    FACTION_KINDS,
    SHAPESHIFTER,
    WARRIOR,
    WIZARD,
)
from spinney.games.eldervale.rules import effects
from spinney.games.eldervale.rules.gaining import gain_token
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.state.units import kinds_of, type_of


def reach(t: EldervaleTable, seat: i64, kind: i64, type_: i64) -> i64:
    """E-5.1 to E-5.10  The Realms where a Unit of a kind may be placed as a type, as a mask."""
    own = t.players[seat].here
    free = t.laid & ~t.occupied()
    if own == 0:
        return first_reach(t, seat, kind, type_, free)
    found = t.within(own, steps_of(t, seat, kind, type_))  # E-5.3, E-5.4, E-5.9
    if type_ == WIZARD or t.turn.blink == 1:  # E-5.5, E-4.8
        found |= free
    return found & ~own  # E-5.6


def first_reach(t: EldervaleTable, seat: i64, kind: i64, type_: i64, free: i64) -> i64:
    """E-5.1, E-5.2, E-5.10  A first placement: any free Realm; with Aggression, or where none is, any."""
    herald = kind < FACTION_KINDS and t.ability(seat, kind) == HERALD
    return t.laid if free == 0 or type_ == WARRIOR or herald else free


def steps_of(t: EldervaleTable, seat: i64, kind: i64, type_: i64) -> i64:
    """E-5.3, E-5.4, 19.0 `range`, 19.2 farwalk  How far away a Unit is placed in a Subsequent Placement."""
    if type_ == NONE:
        return 1
    steps: i64 = 2 if type_ == DRAGON else 1
    steps += (t.players[seat].farther >> (4 * type_)) & 15
    if kind < FACTION_KINDS and t.ability(seat, kind) == FARWALK:
        steps += t.content.play.farwalk
    return steps


def can_place(t: EldervaleTable, seat: i64, kind: i64) -> bool:
    """Is there a Realm to place a Unit of this kind? The Shapeshifter needs one for some type."""
    own = t.players[seat].here
    if own == 0 or t.spread(own) & ~own != 0:  # E-5.3, E-5.10: nearly always
        return True
    if kind != SHAPESHIFTER:
        return reach(t, seat, kind, type_of(t, kind)) != 0
    return any(reach(t, seat, kind, type_) != 0 for type_ in range(1, FACTION_KINDS))


def placeable(t: EldervaleTable, seat: i64) -> list[i64]:
    """D-1, D-2  The kinds of ready Units that have a legal Realm; equal Units are one option."""
    return [kind for kind in kinds_of(t.players[seat].ready) if can_place(t, seat, kind)]


def on_place(t: EldervaleTable, seat: i64, occupied: i64) -> None:
    """E-4.3 (2), 19.0, D-3  What a placement triggers: the Unit's ability, then cards as bought."""
    found = t.content.place_bits[t.turn.tile] | occupied
    for card in reversed(t.players[seat].cards):
        passive = t.content.passive[card]
        if passive.places & found and passive.on_place != NONE:
            t.plan((effects.do_effect, seat, passive.on_place, 0))
    kind, tile = t.turn.kind, t.turn.tile
    ability = t.ability(seat, kind) if kind < FACTION_KINDS else 0
    if ability == FORAGER and (t.content.elemental >> tile) & 1:
        gain_token(t, seat, t.content.tile_resource[tile], 1)
    elif ability == SCHOLAR and (t.content.ruins >> tile) & 1:
        t.plan((effects.do_effect, seat, t.content.play.scholar, 0))
