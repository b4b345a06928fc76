"""Chapter 7d, Step 0: a battle may be cancelled before it begins."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.eldervale.content.vocabulary import BATTLE_START
from spinney.games.eldervale.rules.asking import ask_from_hand, passes, reacts, rest
from spinney.games.eldervale.rules.battle.spells import cancel
from spinney.games.eldervale.rules.cards.magic import cast, spells_in_hand
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import actions


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
    """How a player may cancel the battle: Spells, the Tactics Token; or pass."""
    options = spells_in_hand(t, seat, BATTLE_START)
    if t.players[seat].tactics == 1:
        options.append(t.content.actions.tactics)
    return options + passes(t, seat)


def peace_chosen(t: EldervaleTable, seat: i64, action: i64, place: i64) -> None:
    """E-16.4  The battle is cancelled or not; a Tactics Token is exhausted by it."""
    kind = t.content.actions.kind_of(action)
    if kind == actions.PLAY:
        t.plan((offer_peace, place))
        cast(t, seat, t.content.actions.part_of(action))
    elif kind == actions.TACTICS:
        t.players[seat].tactics = 0
        cancel(t, seat)
    else:
        if kind == actions.REST:
            rest(t, seat)
        t.plan((offer_peace, place + 1))
