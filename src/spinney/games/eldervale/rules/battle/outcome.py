"""Chapter 7d: rerolls, winner, reward, losers, and what winning and losing trigger."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, bit_count, bits_of
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.abilities import LUCKY, MARTYR, RAIDER, ROTE, UNDYING
from spinney.games.eldervale.content.vocabulary import (
    AFTER_ROLL,
    BATTLE_LOSS,
    DEN_TILE,
    FACTION_KINDS,
    FIRST_MONSTER,
    MOST_SEATS,
    SWORD,
)
from spinney.games.eldervale.rules import effects, glory
from spinney.games.eldervale.rules.asking import ask_from_hand
from spinney.games.eldervale.rules.battle.spells import offer_reroll
from spinney.games.eldervale.rules.battle.strength import has
from spinney.games.eldervale.rules.cards.magic import cast, passes, reacts, rest, spells_in_hand
from spinney.games.eldervale.rules.gaining import gain_power, gain_token
from spinney.games.eldervale.state.battle import Battle, is_player
from spinney.games.eldervale.state.dice import packed, unpacked
from spinney.games.eldervale.state.table import BOUND, EldervaleTable
from spinney.games.eldervale.state.units import is_monster, kinds_of, many, unit
from spinney.games.eldervale.terms import actions, events

# Step 5.


def offer_rerolls(t: EldervaleTable, place: i64) -> None:
    """E-7.17, D-17  Each participating player, in battle order."""
    battle = t.battle
    if battle is None:
        return
    for at in range(place, t.seats):
        seat = t.in_battle_order(at)
        if t.players[seat].units[battle.tile] != 0 and (reacts(t, seat) or len(sources(t, seat, battle)) > 0):
            ask_from_hand(t, seat, ways_to_reroll, source_chosen, at)
            return


def sources(t: EldervaleTable, seat: i64, battle: Battle) -> list[i64]:
    """19.0 `reroll`, 19.2 lucky  Cards and unit abilities that were not used in this battle."""
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
    """Which bit stands for a card among the sources: reroll cards are few."""
    mark: i64 = FACTION_KINDS
    for other in range(card):
        if t.content.passive[other].reroll > 0:
            mark += 1
    return mark


def ways_to_reroll(t: EldervaleTable, seat: i64, place: i64) -> list[i64]:
    battle = t.battle
    assert battle is not None
    return spells_in_hand(t, seat, AFTER_ROLL) + sources(t, seat, battle) + passes(t, seat)


def source_chosen(t: EldervaleTable, seat: i64, action: i64, place: i64) -> None:
    """E-7.30  Each source once per battle; every copy of a card is a source of its own."""
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


# Steps 6 and 7.


def decide(t: EldervaleTable) -> None:
    """E-7.18, E-7.19, R-25  The single best roll wins; if the best is shared, all lose."""
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
    """E-7.20, R-26, D-18  Glory, or Power in the Element of a Monster that lost."""
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
    if t.content.actions.kind_of(action) == actions.GLORY:
        t.plan((glory.advance_glory, seat, 1))
    else:
        gain_power(t, seat, t.content.monster_element[monster], 1)


def take_trove(t: EldervaleTable, seat: i64) -> None:
    """E-16.2, E-16.3, R-44  A random Trove Token: revealed, gained, removed."""
    left = bits_of(t.troves)
    if not left:
        return
    trove = left[t.chance.below(len(left)) if len(left) > 1 else 0]
    t.troves &= ~bit(trove)
    t.reveal()
    t.tell(events.TROVE, seat, trove)
    t.plan((effects.do_effect, seat, t.content.tracks.troves[trove], 0))


# Step 8.


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
    battle = t.battle
    assert battle is not None
    return spells_in_hand(t, seat, BATTLE_LOSS) + savable(t, seat, battle, least) + passes(t, seat)


def save_chosen(t: EldervaleTable, seat: i64, action: i64, least: i64) -> None:
    """E-15.8, R-57  A Unit that is saved goes to the Ready Area and gives no Sword."""
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
    """E-7.21, E-7.31, R-27  Undying Units to the Ready Area, the rest below: 1 Sword for each."""
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


def bind(t: EldervaleTable, battle: Battle, monster: i64) -> None:
    """E-7.24, E-15.6, R-28, R-43  Below, bound to the player who won, else to the active player."""
    keeper = battle.winner if is_player(battle) else t.turn.seat
    t.monsters[monster] = BOUND + keeper
    t.tell(events.MONSTER_FELL, keeper, monster)


def beat_monster(t: EldervaleTable) -> None:
    """E-7.23, E-7.24  A Monster that did not win goes to the Underworld."""
    battle = t.battle
    if battle is not None and battle.monster != NONE and battle.winner != MOST_SEATS:
        bind(t, battle, battle.monster)


# After Step 8.


def win_triggers(t: EldervaleTable) -> None:
    """E-7.25, 19.2 raider  Unit abilities, then cards in the order bought."""
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


def lose_triggers(t: EldervaleTable) -> None:
    """E-7.25  Each loser in battle order: the last one is planned first."""
    battle = t.battle
    if battle is None:
        return
    for place in range(t.seats - 1, -1, -1):
        seat = t.in_battle_order(place)
        if (battle.losers >> seat) & 1:
            for card in reversed(t.players[seat].cards):
                if t.content.passive[card].on_lose != NONE:
                    t.plan((effects.do_effect, seat, t.content.passive[card].on_lose, 0))


def close_battle(t: EldervaleTable) -> None:
    """E-7.22  The winner's Units stay where they are."""
    t.battle = None
