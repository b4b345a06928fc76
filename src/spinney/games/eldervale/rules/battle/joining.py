"""Chapter 7d, Step 1: Units next to the battle join it, or support it from afar."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bits_of
from spinney.games.eldervale.content.abilities import GRASP, LONGSHOT
from spinney.games.eldervale.content.vocabulary import FACTION_KINDS
from spinney.games.eldervale.rules.battle.strength import has
from spinney.games.eldervale.state.battle import Battle
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.state.units import kinds_of, many, unit
from spinney.games.eldervale.terms import actions, events

SUPPORTS: Final = 65536  # the order of Step 1: all that join, then all that support
NTH: Final = 16  # equal Units in one Realm
PLACES: Final = 32


def offer_join(t: EldervaleTable, place: i64) -> None:
    """E-7.11, R-21, R-52, D-15  Everybody with an adjacent Unit, in battle order, once."""
    battle = t.battle
    if battle is None or not may_join(t, battle):
        return
    for at in range(place, t.seats):
        seat = t.in_battle_order(at)
        if t.players[seat].here & t.adjacent[battle.tile]:
            t.plan((offer_join, at + 1))
            offer_next(t, seat, battle, 0)
            return


def offer_next(t: EldervaleTable, seat: i64, battle: Battle, least: i64) -> None:
    """E-7.29, E-21.3  Units join the battle one by one, then support, in the order of tiles and kinds."""
    player = t.players[seat]
    near = player.here & t.adjacent[battle.tile]
    if near == 0:
        return
    options: list[i64] = []
    for tile in bits_of(near):
        for kind in kinds_of(player.units[tile]):
            if tile * PLACES + kind >= least:
                options.append(t.content.actions.joining(kind, tile))
    options.sort()
    if player.units[battle.tile] != 0:
        options += supporters(t, seat, near, least)
    options.append(t.content.actions.done)
    t.ask(seat, options, join_chosen, least)


def supporters(t: EldervaleTable, seat: i64, near: i64, least: i64) -> list[i64]:
    """19.2 longshot  Units next to the battle that may support it, those that do not yet."""
    options: list[i64] = []
    for kind in range(FACTION_KINDS):
        if t.ability(seat, kind) != LONGSHOT:
            continue
        for tile in bits_of(near):
            number = many(t.players[seat].units[tile], kind)
            if number > 0 and SUPPORTS + (tile * PLACES + kind) * NTH + number > least:
                options.append(t.content.actions.supporting(kind, tile))
    return options


def join_chosen(t: EldervaleTable, seat: i64, action: i64, least: i64) -> None:
    """E-7.11  Whoever joins uses no action and causes no Rush; whoever supports stays where it is."""
    battle = t.battle
    assert battle is not None
    name, kind = t.content.actions.kind_of(action), t.content.actions.part_of(action)
    if name == actions.DONE:
        return
    tile = t.content.actions.tile_of(action)
    if name == actions.JOIN:
        t.players[seat].lift(kind, tile)
        t.players[seat].put(kind, battle.tile)
        t.tell(events.JOINED, seat, kind, tile)
        offer_next(t, seat, battle, tile * PLACES + kind)
        return
    battle.support[seat] += unit(kind)
    t.tell(events.SUPPORTED, seat, kind, tile)
    code = SUPPORTS + (tile * PLACES + kind) * NTH
    offer_next(t, seat, battle, least + 1 if code < least < code + NTH else code + 1)


def may_join(t: EldervaleTable, battle: Battle) -> bool:
    """E-7.29, R-69  May anybody join the battle? Not against a Monster with grasp."""
    return not has(t, battle, GRASP)
