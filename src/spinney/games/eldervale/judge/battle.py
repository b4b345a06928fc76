"""What a battle, or the danger of one, is worth to each seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import lowest_bit
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import MOST_SEATS, SWORD, WORKER
from spinney.games.eldervale.judge.effects import glory_value
from spinney.games.eldervale.judge.power import power_value
from spinney.games.eldervale.rules.battle.strength import base_dice, dice_rolled, monster_rolls
from spinney.games.eldervale.rules.monsters.rush import rushers
from spinney.games.eldervale.state.battle import NOT_ROLLED, Battle
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.state.units import many, total

WIN: Final = 0.5  # to hold the Realm, besides the reward
LOSS: Final = 1.5  # a Unit that goes to the Underworld, for a Sword ...
STRONG: Final = 0.4  # ... and more if it is no Worker
EDGE: Final = 1.5  # more dice win more often: so many times the logarithm


def add_battle(t: EldervaleTable, values: list[float]) -> None:
    """Add the battle that is going on to the values of all seats, by its dice or the chance to win."""
    battle = t.battle
    if battle is not None:
        if battle.losers == 0:
            shares = shares_now(t, battle) if battle.rolls[t.turn.seat] == NOT_ROLLED else leaders(t, battle)
            for seat in range(t.seats):
                values[seat] += outcome(t, seat, battle.tile, battle.monster, shares[seat])
        return
    tile = t.turn.tile
    if tile == NONE or t.peaceful == 1:
        return
    add_danger(t, tile, values)


def shares_now(t: EldervaleTable, battle: Battle) -> list[float]:
    """The chance of each participant to win the battle, by the number of dice."""
    dice: list[float] = [0.0] * (MOST_SEATS + 1)
    for seat in range(t.seats):
        if t.players[seat].units[battle.tile] != 0:
            dice[seat] = float(dice_rolled(t, seat, battle))
    if battle.monster != NONE:
        dice[MOST_SEATS] = float(monster_rolls(t, battle))
    return split(dice)


def split(dice: list[float]) -> list[float]:
    """The chances of all who roll in a battle, by their dice."""
    weights = [number**EDGE for number in dice]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def leaders(t: EldervaleTable, battle: Battle) -> list[float]:
    """The chances after the roll of a battle: the best one wins, unless it is shared."""
    best = max(battle.rolls)
    alone = battle.rolls.count(best) == 1
    return [1.0 if alone and roll == best else 0.0 for roll in battle.rolls]


def outcome(t: EldervaleTable, seat: i64, tile: i64, monster: i64, share: float) -> float:
    """The value of a battle: Glory or Power with one chance, the Underworld with the other."""
    units = t.players[seat].units[tile]
    if units == 0:
        return 0.0
    number = float(total(units))
    loss = LOSS * number + STRONG * (number - float(many(units, WORKER)))
    gain = WIN + glory_value(t, seat)
    if monster != NONE and t.content.monster_element[monster] != NONE:
        gain = max(gain, WIN + power_value(t, seat, t.content.monster_element[monster], 1))
    return share * gain - (1.0 - share) * loss


def add_danger(t: EldervaleTable, tile: i64, values: list[float]) -> None:
    """Add the battle that will follow from the placement of this turn, if any, to the values."""
    dice: list[float] = [0.0] * (MOST_SEATS + 1)
    fighters: i64 = 0
    for seat in range(t.seats):
        if t.players[seat].units[tile] != 0:
            spare: i64 = min(2, t.players[seat].tokens[SWORD])
            dice[seat] = float(max(1, min(6, base_dice(t, seat, tile, False) + spare)))
            fighters += 1
    monster = t.monster_on(tile)
    if monster == NONE:
        found = rushers(t)
        if found != 0:
            monster = lowest_bit(found)
    if monster != NONE:
        dice[MOST_SEATS] = float(t.content.monster_dice[monster])
        fighters += 1
    if fighters > 1:
        shares = split(dice)
        for seat in range(t.seats):
            values[seat] += outcome(t, seat, tile, monster, shares[seat])
