"""Chapters 7c and 7d: when a battle takes place, and the order of its steps."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import MOST_SEATS
from spinney.games.eldervale.rules.battle import joining, losing, outcome, peace, rerolls, rolling
from spinney.games.eldervale.rules.battle.strength import fighters
from spinney.games.eldervale.state.battle import Battle
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import events


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
        (peace.offer_peace, 0),
        (joining.offer_join, 0),
        (rolling.offer_swords, 0),
        (rolling.roll,),
        (rerolls.offer_rerolls, 0),
        (outcome.decide,),
        (outcome.reward,),
        (losing.lose, 0),
        (outcome.beat_monster,),
        (outcome.win_triggers,),
        (losing.lose_triggers,),
        (outcome.close_battle,),
    )
