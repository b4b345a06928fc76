"""Chapter 7d, Steps 3 and 4: dice are added for Swords and Spells, then everybody rolls."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.abilities import AWE, FURY
from spinney.games.eldervale.content.vocabulary import (
    BATTLE_DICE,
    GOLD,
    MOST_SEATS,
    SWORD,
)
from spinney.games.eldervale.rules.asking import ask_from_hand, passes, reacts, rest
from spinney.games.eldervale.rules.battle.strength import dice_rolled, has, monster_rolls, strength
from spinney.games.eldervale.rules.cards.magic import cast, spells_in_hand
from spinney.games.eldervale.state.battle import Battle
from spinney.games.eldervale.state.dice import packed
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import actions, events


def offer_swords(t: EldervaleTable, place: i64) -> None:
    """E-7.14, R-23, D-16  Each participating player may add dice to the roll, in battle order."""
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
    """E-7.14, R-24  What can be spent for a die: a Sword, or Gold as a Sword."""
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
    """What a player may answer before the roll: Spells, Swords, Gold, or to pass."""
    battle = t.battle
    assert battle is not None
    return spells_in_hand(t, seat, BATTLE_DICE) + spendable(t, seat, battle) + passes(t, seat)


def dice_chosen(t: EldervaleTable, seat: i64, action: i64, place: i64) -> None:
    """E-7.15, R-57  A die is added to the coming roll; what is spent is gone."""
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


def roll(t: EldervaleTable) -> None:
    """E-7.16, E-7.30, E-15.3  All participants roll; a Monster with fury rolls its 1s again at once."""
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


def may_spend(t: EldervaleTable, seat: i64, battle: Battle) -> bool:
    """E-7.14, E-7.15  May a Sword be spent before the roll? It must still give a die; awe forbids it."""
    return strength(t, seat, battle) < t.content.play.dice and not has(t, battle, AWE)
