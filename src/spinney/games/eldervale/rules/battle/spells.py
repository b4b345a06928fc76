"""19.0: what Spells do in a battle: `peace`, `dice+`, `dice-`, `reroll` and `save`."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import MOST_SEATS
from spinney.games.eldervale.state.dice import packed, unpacked
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import events


def add_dice(t: EldervaleTable, seat: i64, number: i64) -> None:
    """19.0 `dice+`  A Spell gives its player more dice in this battle."""
    battle = t.battle
    if battle is not None:
        battle.bonus[seat] += number


def add_saves(t: EldervaleTable, number: i64) -> None:
    """19.0 `save`  A Spell lets the loser of this battle save more Units."""
    battle = t.battle
    if battle is not None:
        battle.saves += number


def offer_rival(t: EldervaleTable, seat: i64, number: i64) -> None:
    """19.0 `dice-`  Whom a Spell takes dice from: one other participant, player or Monster."""
    battle = t.battle
    if battle is None:
        return
    against = t.content.actions.against
    options = [
        against[other]
        for other in range(t.seats)
        if other != seat and t.players[other].units[battle.tile] != 0
    ]
    if battle.monster != NONE:
        options.append(against[MOST_SEATS])
    t.ask(seat, options, rival_chosen, number)


def rival_chosen(t: EldervaleTable, seat: i64, action: i64, number: i64) -> None:
    """19.0 `dice-`  The Spell takes dice from this participant."""
    battle = t.battle
    assert battle is not None
    target = t.content.actions.part_of(action)
    battle.bonus[target] -= number
    t.tell(events.WEAKENED, seat, target, number)


def cancel(t: EldervaleTable, seat: i64) -> None:
    """E-7.10, R-49  What the Spell `peace` does, as a Tactics Token may: no battle, and all stay."""
    t.battle = None
    t.tell(events.CANCELLED, seat)


def offer_reroll(t: EldervaleTable, seat: i64, number: i64) -> None:
    """E-7.30, R-66  What the Spell `reroll` does, among others: how many of the lowest dice."""
    battle = t.battle
    if battle is not None:
        dice: i64 = len(unpacked(battle.rolls[seat]))
        t.ask(seat, t.content.actions.rerolls[: min(number, dice) + 1], reroll_chosen)


def reroll_chosen(t: EldervaleTable, seat: i64, action: i64) -> None:
    """E-7.30  What the Spell `reroll` does, among others: the lowest dice are rolled again."""
    battle = t.battle
    assert battle is not None
    number = t.content.actions.part_of(action)
    if number > 0:
        dice = unpacked(battle.rolls[seat])
        kept = dice[: len(dice) - number]
        battle.rolls[seat] = packed(kept + t.chance.dice(number))
        t.tell(events.REROLLED, seat, battle.rolls[seat], number)
