"""E-7.13 to E-7.15, E-7.28: how many dice everybody has in a battle."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, bit_count
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.abilities import CHILL, DREAD, FRENZY, MIGHT
from spinney.games.eldervale.content.vocabulary import (
    FACTION_KINDS,
    MOST_SEATS,
    SHAPESHIFTER,
)
from spinney.games.eldervale.state.battle import Battle
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.state.units import kinds_of, many, type_of


def dice_of(t: EldervaleTable, seat: i64, kind: i64) -> i64:
    """19.1, 19.2 might, 19.0 `die`, E-16.8  The dice that one Unit gives."""
    type_ = type_of(t, kind)
    dice = t.content.unit_dice[type_ if kind == SHAPESHIFTER and type_ != NONE else kind]
    if type_ != NONE:
        dice += (t.players[seat].dicier >> (4 * type_)) & 15
    if kind < FACTION_KINDS and t.ability(seat, kind) == MIGHT:
        dice += t.content.play.might
    return dice


def dice_of_all(t: EldervaleTable, seat: i64, units: i64) -> i64:
    """The dice that a heap of Units gives."""
    dice: i64 = 0
    for kind in kinds_of(units):
        dice += many(units, kind) * dice_of(t, seat, kind)
    return dice


def base_dice(t: EldervaleTable, seat: i64, tile: i64, chilled: bool) -> i64:
    """E-7.13, R-22, R-54  Units in the Realm, Dwellings there and next to it; a Castle counts double."""
    player = t.players[seat]
    around = t.adjacent[tile] | bit(tile)
    homes = player.dwellings & around
    dice = dice_of_all(t, seat, player.units[tile])
    if not chilled:
        dice += bit_count(homes) + bit_count(player.castles & around)
    return dice + player.home_dice if homes != 0 else dice


def strength(t: EldervaleTable, seat: i64, battle: Battle) -> i64:
    """E-7.28 (a) and (b)  The dice of a player in a battle, before the limits."""
    chilled = has(t, battle, CHILL)
    dice = base_dice(t, seat, battle.tile, chilled) + dice_of_all(t, seat, battle.support[seat])
    return dice + battle.bonus[seat]


def dice_rolled(t: EldervaleTable, seat: i64, battle: Battle) -> i64:
    """E-7.15, E-7.28 (c) and (d)  The dice that a player rolls: at least 1, at most 6, then dread."""
    dice = min(t.content.play.dice, max(1, strength(t, seat, battle)))
    return max(1, dice - 1) if has(t, battle, DREAD) else dice


def monster_rolls(t: EldervaleTable, battle: Battle) -> i64:
    """E-7.15, E-7.28, R-53  The dice of a Monster: as printed, frenzy, less what cards take, at most 5."""
    dice = t.content.monster_dice[battle.monster] + battle.bonus[MOST_SEATS]
    if has(t, battle, FRENZY):
        dice += fighters(t, battle.tile) - 1
    return min(t.content.play.monster_dice, max(1, dice))


def has(t: EldervaleTable, battle: Battle, ability: i64) -> bool:
    """Is a Monster with this ability in the battle? Most of them change how many dice are rolled."""
    return battle.monster != NONE and t.content.monster_abilities[battle.monster] & ability != 0


def fighters(t: EldervaleTable, tile: i64) -> i64:
    """E-7.12  How many players have a Unit in the Realm; a Monster in frenzy rolls more dice for them."""
    number: i64 = 0
    for player in t.players:
        if player.units[tile] != 0:
            number += 1
    return number
