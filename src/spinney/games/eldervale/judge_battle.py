"""What a battle, or the danger of one, is worth to each seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.eldervale.atoms import MOST_SEATS, NONE
from spinney.games.eldervale.judge_things import GLORY_STEP, TOKEN
from spinney.games.eldervale.records import NOT_ROLLED, NOWHERE, Battle
from spinney.games.eldervale.rush import rushers
from spinney.games.eldervale.strength import base_dice, dice_rolled, monster_rolls
from spinney.games.eldervale.table import EldervaleTable
from spinney.games.eldervale.units import lowest, total

WIN: Final = GLORY_STEP + 0.6
LOSS: Final = 1.4  # a Unit that goes to the Underworld ...
STRONG: Final = 0.5  # ... and more if it is no Worker


def add_battle(t: EldervaleTable, values: list[float]) -> None:
    """The battle that is going on, by its dice or by the chance to win."""
    battle = t.battle
    if battle is not None:
        if battle.losers == 0:
            shares = shares_now(t, battle) if battle.rolls[t.turn.seat] == NOT_ROLLED else leaders(t, battle)
            for seat in range(t.seats):
                values[seat] += outcome(t, seat, battle.tile, shares[seat])
        return
    tile = t.turn.tile
    if tile == NOWHERE or t.peaceful == 1:
        return
    add_danger(t, tile, values)


def shares_now(t: EldervaleTable, battle: Battle) -> list[float]:
    """The chance of each participant to win, by the number of dice."""
    dice: list[float] = [0.0] * (MOST_SEATS + 1)
    for seat in range(t.seats):
        if t.players[seat].units[battle.tile] != 0:
            dice[seat] = float(dice_rolled(t, seat, battle))
    if battle.monster != NONE:
        dice[MOST_SEATS] = float(monster_rolls(t, battle))
    return split(dice)


def split(dice: list[float]) -> list[float]:
    """More dice win more often: about the power of 1.3."""
    weights = [number**1.3 for number in dice]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def leaders(t: EldervaleTable, battle: Battle) -> list[float]:
    """After the roll: the best one, unless it is shared."""
    best = max(battle.rolls)
    alone = battle.rolls.count(best) == 1
    return [1.0 if alone and roll == best else 0.0 for roll in battle.rolls]


def outcome(t: EldervaleTable, seat: i64, tile: i64, share: float) -> float:
    """Glory with one chance, the Underworld with the other."""
    units = t.players[seat].units[tile]
    if units == 0:
        return 0.0
    number = float(total(units))
    loss = (LOSS - TOKEN) * number + STRONG * (number - float(units & 15))
    return share * WIN - (1.0 - share) * loss


def add_danger(t: EldervaleTable, tile: i64, values: list[float]) -> None:
    """The battle that will follow from the placement of this turn, if any."""
    dice: list[float] = [0.0] * (MOST_SEATS + 1)
    fighters: i64 = 0
    for seat in range(t.seats):
        if t.players[seat].units[tile] != 0:
            spare: i64 = min(2, t.players[seat].tokens[4])
            dice[seat] = float(max(1, min(6, base_dice(t, seat, tile, False) + spare)))
            fighters += 1
    monster = t.monster_on(tile)
    if monster == NONE:
        found = rushers(t)
        if found != 0:
            monster = lowest(found)
    if monster != NONE:
        dice[MOST_SEATS] = float(t.content.monster_dice[monster])
        fighters += 1
    if fighters > 1:
        shares = split(dice)
        for seat in range(t.seats):
            values[seat] += outcome(t, seat, tile, shares[seat])
