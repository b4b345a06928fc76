"""Chapter 7d, Step 8: who lost saves Units, the others fall, and what losing triggers."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.abilities import MARTYR, UNDYING
from spinney.games.eldervale.content.vocabulary import (
    BATTLE_LOSS,
    FACTION_KINDS,
    FIRST_MONSTER,
    SWORD,
)
from spinney.games.eldervale.rules import effects
from spinney.games.eldervale.rules.asking import ask_from_hand, passes, reacts, rest
from spinney.games.eldervale.rules.cards.magic import cast, spells_in_hand
from spinney.games.eldervale.rules.gaining import gain_token
from spinney.games.eldervale.rules.monsters.bonds import bind
from spinney.games.eldervale.state.battle import Battle
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.state.units import is_monster, kinds_of, many, unit
from spinney.games.eldervale.terms import actions, events


def lose(t: EldervaleTable, place: i64) -> None:
    """E-7.21, E-7.31  Losing players in battle order: cards and saves, then all others fall."""
    battle = t.battle
    if battle is None:
        return
    for at in range(place, t.seats):
        seat = t.in_battle_order(at)
        if (battle.losers >> seat) & 1:
            battle.saves = 0
            for card in t.players[seat].cards:
                battle.saves += t.content.passive[card].save
            t.plan((offer_saves, seat, 0), (fall, seat), (lose, at + 1))
            return


def offer_saves(t: EldervaleTable, seat: i64, least: i64) -> None:
    """E-7.31, D-19  Cards first, then Units one by one, never backwards; `least` is the last kind and one."""
    battle = t.battle
    if battle is None or t.players[seat].units[battle.tile] == 0:
        return
    if least > 0:
        t.ask(seat, [*savable(t, seat, battle, least), t.content.actions.pass_], save_chosen, least)
    elif battle.saves > 0 or reacts(t, seat):
        ask_from_hand(t, seat, ways_to_save, save_chosen, 0)


def savable(t: EldervaleTable, seat: i64, battle: Battle, least: i64) -> list[i64]:
    """The kinds of losing Units from the last one on, if a save is left."""
    if battle.saves <= 0:
        return []
    saves = t.content.actions.saves
    return [saves[kind] for kind in kinds_of(t.players[seat].units[battle.tile]) if kind + 1 >= least]


def ways_to_save(t: EldervaleTable, seat: i64, least: i64) -> list[i64]:
    """What a loser may answer: Spells for a lost battle, Units that can be saved, or to pass."""
    battle = t.battle
    assert battle is not None
    return spells_in_hand(t, seat, BATTLE_LOSS) + savable(t, seat, battle, least) + passes(t, seat)


def save_chosen(t: EldervaleTable, seat: i64, action: i64, least: i64) -> None:
    """E-15.8, R-57  Who lost the battle saves a Unit: it goes to the Ready Area and gives no Sword."""
    battle = t.battle
    assert battle is not None
    name, kind = t.content.actions.kind_of(action), t.content.actions.part_of(action)
    if name == actions.PLAY:
        t.plan((offer_saves, seat, least))
        cast(t, seat, kind)
    elif name == actions.SAVE:
        t.players[seat].lift(kind, battle.tile)
        t.players[seat].ready += unit(kind)
        battle.saves -= 1
        t.tell(events.SAVED, seat, kind)
        t.plan((offer_saves, seat, kind + 1))
    elif name == actions.REST:
        rest(t, seat)


def fall(t: EldervaleTable, seat: i64) -> None:
    """E-7.21, E-7.31, R-27  The loser's undying Units go to Ready, the rest below: 1 Sword for each."""
    battle = t.battle
    assert battle is not None
    player = t.players[seat]
    fallen = player.units[battle.tile]
    swords: i64 = 0
    martyrs: i64 = 0
    for kind in kinds_of(fallen):
        number = many(fallen, kind)
        ability = t.ability(seat, kind) if kind < FACTION_KINDS else 0
        if ability == UNDYING:
            player.ready += unit(kind) * number
            t.tell(events.UNDYING, seat, kind, number)
            continue
        if is_monster(kind):
            bind(t, battle, kind - FIRST_MONSTER)
        else:
            player.under += unit(kind) * number
        if ability == MARTYR:
            martyrs += number
        swords += number
        t.tell(events.FELL, seat, kind, number)
    player.units[battle.tile] = 0
    player.here &= ~bit(battle.tile)
    if swords > 0:
        gain_token(t, seat, SWORD, swords)
    for _ in range(martyrs):
        t.plan((effects.do_effect, seat, t.content.play.martyr, 0))


def lose_triggers(t: EldervaleTable) -> None:
    """E-7.25  What losing triggers, for each loser in battle order: the last one is planned first."""
    battle = t.battle
    if battle is None:
        return
    for place in range(t.seats - 1, -1, -1):
        seat = t.in_battle_order(place)
        if (battle.losers >> seat) & 1:
            for card in reversed(t.players[seat].cards):
                if t.content.passive[card].on_lose != NONE:
                    t.plan((effects.do_effect, seat, t.content.passive[card].on_lose, 0))
