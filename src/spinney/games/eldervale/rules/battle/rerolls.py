"""Chapter 7d, Step 5: dice that are rolled again."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.abilities import LUCKY
from spinney.games.eldervale.content.vocabulary import (
    AFTER_ROLL,
    FACTION_KINDS,
)
from spinney.games.eldervale.rules.asking import ask_from_hand, passes, reacts, rest
from spinney.games.eldervale.rules.battle.spells import offer_reroll
from spinney.games.eldervale.rules.cards.magic import cast, spells_in_hand
from spinney.games.eldervale.state.battle import Battle
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.state.units import many
from spinney.games.eldervale.terms import actions


def offer_rerolls(t: EldervaleTable, place: i64) -> None:
    """E-7.17, D-17  Each participating player may reroll, in battle order."""
    battle = t.battle
    if battle is None:
        return
    for at in range(place, t.seats):
        seat = t.in_battle_order(at)
        if t.players[seat].units[battle.tile] != 0 and (reacts(t, seat) or len(sources(t, seat, battle)) > 0):
            ask_from_hand(t, seat, ways_to_reroll, source_chosen, at)
            return


def sources(t: EldervaleTable, seat: i64, battle: Battle) -> list[i64]:
    """19.0 `reroll`, 19.2 lucky  Cards and unit abilities for a reroll that were not used in this battle."""
    player, by = t.players[seat], t.content.actions.by
    found: list[i64] = []
    if player.side != NONE:
        for kind in range(FACTION_KINDS):
            lucky = t.ability(seat, kind) == LUCKY and many(player.units[battle.tile], kind) > 0
            if lucky and not (battle.spent[seat] >> kind) & 1:
                found.append(by[t.content.actions.cards + kind])
    for card in player.cards:
        if t.content.passive[card].reroll > 0 and not (battle.spent[seat] >> mark_of(t, card)) & 1:
            found.append(by[card])
    found.sort()
    return found


def mark_of(t: EldervaleTable, card: i64) -> i64:
    """Which bit stands for a card among the sources of rerolls: such cards are few."""
    mark: i64 = FACTION_KINDS
    for other in range(card):
        if t.content.passive[other].reroll > 0:
            mark += 1
    return mark


def ways_to_reroll(t: EldervaleTable, seat: i64, place: i64) -> list[i64]:
    """What a player may answer after the roll: Spells, other sources of a reroll, or to pass."""
    battle = t.battle
    assert battle is not None
    return spells_in_hand(t, seat, AFTER_ROLL) + sources(t, seat, battle) + passes(t, seat)


def source_chosen(t: EldervaleTable, seat: i64, action: i64, place: i64) -> None:
    """E-7.30  Each source of a reroll once per battle; every copy of a card is a source of its own."""
    battle = t.battle
    assert battle is not None
    kind, part = t.content.actions.kind_of(action), t.content.actions.part_of(action)
    if kind == actions.PLAY:
        t.plan((offer_rerolls, place))
        cast(t, seat, part)
    elif kind == actions.BY:
        t.plan((offer_rerolls, place))
        if part >= t.content.actions.cards:
            battle.spent[seat] |= bit(part - t.content.actions.cards)
            offer_reroll(t, seat, t.content.play.lucky)
        else:
            battle.spent[seat] |= bit(mark_of(t, part))
            offer_reroll(t, seat, t.content.passive[part].reroll)
    else:
        if kind == actions.REST:
            rest(t, seat)
        t.plan((offer_rerolls, place + 1))
