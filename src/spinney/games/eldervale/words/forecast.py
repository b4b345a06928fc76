"""What a battle would be: who fights with how many dice, from what everybody can see."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from spinney.engine.bits import bits_of
from spinney.engine.faces.names import seat_mark
from spinney.engine.nothing import NONE
from spinney.engine.text import many
from spinney.games.eldervale.content.abilities import FURY, ROTE
from spinney.games.eldervale.content.vocabulary import MOST_SEATS
from spinney.games.eldervale.rules.battle.strength import dice_rolled, fighters, monster_rolls
from spinney.games.eldervale.rules.monsters.rush import rushers
from spinney.games.eldervale.state.battle import Battle
from spinney.games.eldervale.state.dice import unpacked
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.state.units import unit
from spinney.games.eldervale.terms import actions
from spinney.games.eldervale.terms.questions import QUESTIONS, REALM
from spinney.games.eldervale.words.chances import Side, chance_again, chances, percent


class Forecast(NamedTuple):
    """Everybody in a battle with dice and chance; the Monster's seat is MOST_SEATS."""

    seats: tuple[int, ...]
    dice: tuple[int, ...]
    wins: tuple[Fraction, ...]
    monster: str = ""

    def chance(self, seat: int) -> Fraction:
        """The chance of a seat to win the battle."""
        return self.wins[self.seats.index(seat)] if seat in self.seats else Fraction(0)

    def told(self, seat: int) -> str:
        """`battle with 3 dice against Seat 2 (1 die): 71 % to win`."""
        own = self.dice[self.seats.index(seat)]
        others = [
            f"{self.monster if who == MOST_SEATS else seat_mark(who)} ({many(dice, 'die')})"
            for who, dice in zip(self.seats, self.dice, strict=True)
            if who != seat
        ]
        return (
            f"battle with {many(own, 'die')} against {', '.join(others)}: {percent(self.chance(seat))} to win"
        )


def of_battle(t: EldervaleTable, battle: Battle) -> Forecast:
    """E-7.28  The battle as it stands: nobody else joins, spends or plays anything."""
    seats = [seat for seat in range(int(t.seats)) if t.players[seat].units[battle.tile] != 0]
    dice = [int(dice_rolled(t, seat, battle)) for seat in seats]
    sides = [Side(number) for number in dice]
    name = ""
    if battle.monster != NONE:
        abilities = t.content.monster_abilities[battle.monster]
        name = t.content.monsters[battle.monster].name
        seats.append(MOST_SEATS)
        dice.append(int(monster_rolls(t, battle)))
        sides.append(Side(dice[-1], bool(abilities & FURY), bool(abilities & ROTE)))
    return Forecast(tuple(seats), tuple(dice), chances(tuple(sides)), name)


def strengthened(t: EldervaleTable, action: int) -> Fraction | None:
    """The forecast once the seat that is asked has joined, supported or spent; None outside a battle."""
    ahead = t.clone()
    battle, menu, seat = ahead.battle, t.content.actions, int(t.seat)
    if battle is None or t.over or battle.rolls[seat] != 0:
        return None
    kind, part = menu.kind_of(action), menu.part_of(action)
    if kind == actions.JOIN:
        ahead.players[seat].lift(part, menu.tile_of(action))
        ahead.players[seat].put(part, battle.tile)
    elif kind == actions.SUPPORT:
        battle.support[seat] += unit(part)
    else:
        battle.bonus[seat] += 1
    return of_battle(ahead, battle).chance(seat)


def again(t: EldervaleTable, number: int) -> Fraction | None:
    """The forecast of a reroll: the chance to win if the seat that is asked rolls its lowest dice again."""
    battle = t.battle
    if battle is None or battle.rolls[t.seat] == 0:
        return None
    rolled = [tuple([int(die) for die in unpacked(roll)]) for roll in battle.rolls]
    if battle.monster != NONE and t.content.monster_abilities[battle.monster] & ROTE:
        rolled[MOST_SEATS] = tuple([min(5, die) for die in rolled[MOST_SEATS]])
    own = rolled.pop(int(t.seat))
    return chance_again(own[: len(own) - number], number, max(rolled))


def forecast(t: EldervaleTable, tile: int) -> Forecast | None:
    """The battle that the Unit would meet there that is about to be placed; None without one."""
    return forecasts(t, [tile]).get(tile)


def forecasts(t: EldervaleTable, tiles: list[int]) -> dict[int, Forecast]:
    """The forecast for several Realms; where there is no battle, nothing."""
    if t.over or t.peaceful == 1 or QUESTIONS.of(t) != REALM:
        return {}
    ahead = t.clone()
    kind = t.about
    found: dict[int, Forecast] = {}
    for tile in tiles:
        ahead.players[t.seat].put(kind, tile)
        ahead.turn.kind = kind
        ahead.turn.tile = tile
        met = met_at(ahead, tile)
        if met is not None:
            found[tile] = met
        ahead.players[t.seat].lift(kind, tile)
    return found


def met_at(t: EldervaleTable, tile: int) -> Forecast | None:
    """E-7.3, E-7.8  Who is there, and the Monster that rushes in; the best one if the player can choose."""
    nobody = [0] * (MOST_SEATS + 1)
    coming = bits_of(rushers(t)) or [t.monster_on(tile)]
    battles = [
        Battle(tile, monster, nobody[:], nobody[:], nobody[:], nobody[:], NONE, 0, 0) for monster in coming
    ]
    met = [
        of_battle(t, battle)
        for battle in battles
        if fighters(t, tile) + (0 if battle.monster == NONE else 1) > 1
    ]
    seat = int(t.turn.seat)
    return max(met, key=lambda found: found.chance(seat)) if met else None
