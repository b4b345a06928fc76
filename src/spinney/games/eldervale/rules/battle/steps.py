"""Chapters 7c and 7d: when a battle takes place, and its steps up to the roll."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bits_of
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.abilities import FURY, LONGSHOT
from spinney.games.eldervale.content.vocabulary import (
    BATTLE_DICE,
    BATTLE_START,
    FACTION_KINDS,
    GOLD,
    MOST_SEATS,
    SWORD,
)
from spinney.games.eldervale.rules.asking import ask_from_hand
from spinney.games.eldervale.rules.battle import outcome, spells
from spinney.games.eldervale.rules.battle.strength import (
    dice_rolled,
    fighters,
    has,
    may_join,
    may_spend,
    monster_rolls,
)
from spinney.games.eldervale.rules.cards.magic import cast, passes, reacts, rest, spells_in_hand
from spinney.games.eldervale.state.battle import Battle
from spinney.games.eldervale.state.dice import packed
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.state.units import kinds_of, many, unit
from spinney.games.eldervale.terms import actions, events

SUPPORTS: Final = 65536  # the order of Step 1: all that join, then all that support
NTH: Final = 16  # equal Units in one Realm
PLACES: Final = 32


def start_battle(t: EldervaleTable, seat: i64) -> None:
    """E-7.8, E-7.9, E-7.27, R-50  In the Realm of the placement, if two players or a Monster are there."""
    tile = t.turn.tile
    if t.peaceful == 1 or tile == NONE:
        return
    monster = t.monster_on(tile)
    if fighters(t, tile) + (0 if monster == NONE else 1) < 2:
        return
    nobody: list[i64] = [0] * (MOST_SEATS + 1)
    t.battle = Battle(tile, monster, nobody, nobody[:], nobody[:], nobody[:], NONE, 0, 0)
    t.tell(events.BATTLE, seat, tile, monster + 1)
    t.plan(
        (offer_peace, 0),
        (offer_join, 0),
        (offer_swords, 0),
        (roll,),
        (outcome.offer_rerolls, 0),
        (outcome.decide,),
        (outcome.reward,),
        (outcome.lose, 0),
        (outcome.beat_monster,),
        (outcome.win_triggers,),
        (outcome.lose_triggers,),
        (outcome.close_battle,),
    )


# Step 0.


def offer_peace(t: EldervaleTable, place: i64) -> None:
    """E-7.10, D-14  Each player with a Unit in the Realm may cancel the battle."""
    battle = t.battle
    if battle is None:
        return
    for at in range(place, t.seats):
        seat = t.in_battle_order(at)
        player = t.players[seat]
        if player.units[battle.tile] != 0 and (player.tactics == 1 or reacts(t, seat)):
            ask_from_hand(t, seat, ways_to_peace, peace_chosen, at)
            return


def ways_to_peace(t: EldervaleTable, seat: i64, place: i64) -> list[i64]:
    options = spells_in_hand(t, seat, BATTLE_START)
    if t.players[seat].tactics == 1:
        options.append(t.content.actions.tactics)
    return options + passes(t, seat)


def peace_chosen(t: EldervaleTable, seat: i64, action: i64, place: i64) -> None:
    """E-16.4  A Tactics Token is exhausted by it."""
    kind = t.content.actions.kind_of(action)
    if kind == actions.PLAY:
        t.plan((offer_peace, place))
        cast(t, seat, t.content.actions.part_of(action))
    elif kind == actions.TACTICS:
        t.players[seat].tactics = 0
        spells.cancel(t, seat)
    else:
        if kind == actions.REST:
            rest(t, seat)
        t.plan((offer_peace, place + 1))


# Step 1.


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
    """E-7.29, E-21.3  Units join one by one, then support, in the order of tiles and kinds."""
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
    """19.2 longshot  Such Units next to the Realm, those that do not support yet."""
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


# Step 3.


def offer_swords(t: EldervaleTable, place: i64) -> None:
    """E-7.14, R-23, D-16  Each participating player, once, in battle order."""
    battle = t.battle
    if battle is None:
        return
    for at in range(place, t.seats):
        seat = t.in_battle_order(at)
        if t.players[seat].units[battle.tile] != 0 and (
            reacts(t, seat) or len(spendable(t, seat, battle)) > 0
        ):
            ask_from_hand(t, seat, ways_to_dice, dice_chosen, at)
            return


def spendable(t: EldervaleTable, seat: i64, battle: Battle) -> list[i64]:
    """E-7.14, R-24  A Sword, or Gold as a Sword."""
    if not may_spend(t, seat, battle):
        return []
    tokens, spends = t.players[seat].tokens, t.content.actions.spends
    options: list[i64] = []
    if tokens[SWORD] > 0:
        options.append(spends[actions.WITH_SWORD])
    if tokens[GOLD] > 0:
        options.append(spends[actions.WITH_GOLD])
    return options


def ways_to_dice(t: EldervaleTable, seat: i64, place: i64) -> list[i64]:
    battle = t.battle
    assert battle is not None
    return spells_in_hand(t, seat, BATTLE_DICE) + spendable(t, seat, battle) + passes(t, seat)


def dice_chosen(t: EldervaleTable, seat: i64, action: i64, place: i64) -> None:
    """E-7.15, R-57  What is spent is gone."""
    battle = t.battle
    assert battle is not None
    kind, part = t.content.actions.kind_of(action), t.content.actions.part_of(action)
    if kind == actions.PLAY:
        t.plan((offer_swords, place))
        cast(t, seat, part)
    elif kind == actions.SPEND:
        t.players[seat].tokens[SWORD if part == actions.WITH_SWORD else GOLD] -= 1
        battle.bonus[seat] += 1
        t.tell(events.SPENT, seat, part)
        t.plan((offer_swords, place))
    else:
        if kind == actions.REST:
            rest(t, seat)
        t.plan((offer_swords, place + 1))


# Step 4.


def roll(t: EldervaleTable) -> None:
    """E-7.16, E-7.30, E-15.3  All participants; a Monster with fury rolls its 1s again at once."""
    battle = t.battle
    if battle is None:
        return
    for place in range(t.seats):
        seat = t.in_battle_order(place)
        if t.players[seat].units[battle.tile] != 0:
            battle.rolls[seat] = packed(t.chance.dice(dice_rolled(t, seat, battle)))
            t.tell(events.ROLLED, seat, battle.rolls[seat])
    if battle.monster == NONE:
        return
    dice = t.chance.dice(monster_rolls(t, battle))
    battle.rolls[MOST_SEATS] = packed(dice)
    t.tell(events.ROLLED, t.turn.seat, battle.rolls[MOST_SEATS], battle.monster + 1)
    ones: i64 = dice.count(1)
    if ones > 0 and has(t, battle, FURY):
        kept = [die for die in dice if die != 1]
        battle.rolls[MOST_SEATS] = packed(kept + t.chance.dice(ones))
        t.tell(events.REROLLED, t.turn.seat, battle.rolls[MOST_SEATS], ones, battle.monster + 1)
