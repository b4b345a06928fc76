"""Chapter 7d: the winner of a battle and its reward, the Monster that is beaten, what winning triggers."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, bit_count, bits_of
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.abilities import RAIDER, ROTE
from spinney.games.eldervale.content.vocabulary import (
    DEN_TILE,
    FACTION_KINDS,
    MOST_SEATS,
)
from spinney.games.eldervale.rules import effects, glory
from spinney.games.eldervale.rules.battle.strength import has
from spinney.games.eldervale.rules.monsters.bonds import bind
from spinney.games.eldervale.rules.power import gain_power
from spinney.games.eldervale.state.battle import is_player
from spinney.games.eldervale.state.dice import packed, unpacked
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.state.units import many
from spinney.games.eldervale.terms import actions, events

# Steps 6 and 7.


def decide(t: EldervaleTable) -> None:
    """E-7.18, E-7.19, R-25  Who won the battle: the single best roll; if the best is shared, all lose."""
    battle = t.battle
    if battle is None:
        return
    if has(t, battle, ROTE):
        battle.rolls[MOST_SEATS] = packed([min(5, die) for die in unpacked(battle.rolls[MOST_SEATS])])
    best: i64 = max(battle.rolls)
    winners = [who for who in range(MOST_SEATS + 1) if battle.rolls[who] == best]
    battle.winner = winners[0] if len(winners) == 1 else NONE
    for seat in range(t.seats):
        if t.players[seat].units[battle.tile] != 0 and seat != battle.winner:
            battle.losers |= bit(seat)
    if battle.winner == NONE:
        t.tell(events.TIED, t.turn.seat)
    elif battle.winner == MOST_SEATS:
        t.tell(events.MONSTER_WON, t.turn.seat, battle.monster)
    else:
        t.tell(events.BATTLE_WON, battle.winner, battle.monster + 1, bit_count(battle.losers))


def reward(t: EldervaleTable) -> None:
    """E-7.20, R-26, D-18  The winner's Glory, or Power in the Element of a Monster that lost."""
    battle = t.battle
    if battle is None or not is_player(battle):
        return
    options = [t.content.actions.glory]
    if battle.monster != NONE:
        t.players[battle.winner].slain += 1
        if t.content.monster_element[battle.monster] != NONE:
            options.append(t.content.actions.power)
        if t.content.monster_lair[battle.monster] == DEN_TILE:
            t.plan((take_trove, battle.winner))
    t.ask(battle.winner, options, reward_chosen, battle.monster)


def reward_chosen(t: EldervaleTable, seat: i64, action: i64, monster: i64) -> None:
    """E-7.20  The winner of the battle gains Glory or Power."""
    if t.content.actions.kind_of(action) == actions.GLORY:
        t.plan((glory.advance_glory, seat, 1))
    else:
        gain_power(t, seat, t.content.monster_element[monster], 1)


def take_trove(t: EldervaleTable, seat: i64) -> None:
    """E-16.2, E-16.3, R-44  A reward of winning a battle: a random Trove Token is gained and removed."""
    left = bits_of(t.troves)
    if not left:
        return
    trove = left[t.chance.below(len(left)) if len(left) > 1 else 0]
    t.troves &= ~bit(trove)
    t.reveal()
    t.tell(events.TROVE, seat, trove)
    t.plan((effects.do_effect, seat, t.content.tracks.troves[trove], 0))


# Step 8.


def beat_monster(t: EldervaleTable) -> None:
    """E-7.23, E-7.24  A Monster that did not win its battle goes to the Underworld."""
    battle = t.battle
    if battle is not None and battle.monster != NONE and battle.winner != MOST_SEATS:
        bind(t, battle, battle.monster)


# After Step 8.


def win_triggers(t: EldervaleTable) -> None:
    """E-7.25, 19.2 raider  What winning triggers: unit abilities, then cards in the order bought."""
    battle = t.battle
    if battle is None or not is_player(battle):
        return
    seat = battle.winner
    player = t.players[seat]
    for card in reversed(player.cards):
        if t.content.passive[card].on_win != NONE:
            t.plan((effects.do_effect, seat, t.content.passive[card].on_win, 0))
    for kind in range(FACTION_KINDS):
        if t.ability(seat, kind) == RAIDER and many(player.units[battle.tile], kind) > 0:
            t.plan((effects.do_effect, seat, t.content.play.raider, 0))


def close_battle(t: EldervaleTable) -> None:
    """E-7.22  The battle is over; the winner's Units stay where they are."""
    t.battle = None
