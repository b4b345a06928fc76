"""Chapter 3: rounds and turns, and the play window from which everything begins."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit_count
from spinney.games.shifting_realms.content.effects import SWAP
from spinney.games.shifting_realms.rules.build import buildable, offer_site
from spinney.games.shifting_realms.rules.collect import collect
from spinney.games.shifting_realms.rules.ending import has_idled, is_ending, is_last_round
from spinney.games.shifting_realms.rules.fight import fights, offer_blow
from spinney.games.shifting_realms.rules.move import offer_group, origins
from spinney.games.shifting_realms.rules.raids_and_troll_king import (
    challengers,
    fight_troll_king,
    raid,
    raiders,
)
from spinney.games.shifting_realms.rules.recruit import (
    can_pay_recruit,
    can_recruit_free,
    free_forts,
    recruit_at_fort,
    recruit_free,
    recruit_paid,
)
from spinney.games.shifting_realms.rules.resources import offer_other, open_cache, open_caches, trade_magic
from spinney.games.shifting_realms.rules.scoring import final_scoring
from spinney.games.shifting_realms.rules.spots import step_up_everywhere
from spinney.games.shifting_realms.rules.story import draw_card, play_from_hand, playable_cards
from spinney.games.shifting_realms.state.goods import RESOURCE_TYPES, of
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.turn import Turn
from spinney.games.shifting_realms.terms import actions, events


def begin_round(t: RealmsTable) -> None:
    """S-2.6  One turn of every player, in turn order."""
    t.round += 1
    t.acted = 0
    t.tell(events.ROUND_BEGINS, t.order[0], t.round)
    begin_turn(t, t.order[0])


def begin_turn(t: RealmsTable, seat: i64) -> None:
    """S-3.1, S-3.2  Waiting scouts step up; then up to three actions."""
    hand: i64 = len(t.factions[seat].hand)
    t.turn = Turn(seat, t.content.turn_actions, 0, 0, 0, 0, 0, 0, 0, 0, 0, hand, [0] * t.seats)
    t.tell(events.TURN, seat)
    step_up_everywhere(t, seat)
    offer_window(t, seat)


# The play window.


def offer_window(t: RealmsTable, seat: i64) -> None:
    """S-3.6, S-3.7, S-14.4, D-4  What next in this turn? What can be played from a hand is secret."""
    if is_ending(t):
        take_collect_step(t, seat)
    elif len(t.factions[seat].hand) > 0:
        t.ask_secretly(seat, window_options, window_answered)
    else:
        t.ask(seat, window_options(t, seat), window_answered)


def window_options(t: RealmsTable, seat: i64) -> list[i64]:
    """S-3.3, S-3.6  All that a turn offers: actions while some are left; fights, cards, trades, powers."""
    options: list[i64] = []
    if t.turn.actions > 0:
        add_actions(t, seat, options)
    options += fights(t, seat)
    possible = t.content.actions
    if len(t.factions[seat].hand) > 0:
        options += [possible.plays[card] for card in playable_cards(t, seat)]
    if t.can_trade(seat):
        options += possible.trades
    if t.factions[seat].tiles != 0:
        add_powers(t, seat, options)
    options.append(possible.collect)
    return options


def add_actions(t: RealmsTable, seat: i64, options: list[i64]) -> None:
    """S-3.3, S-3.4  What the turn offers for one of its actions."""
    possible, turn = t.content.actions, t.turn
    possible.moves.add(options, origins(t, seat, t.content.range))
    if can_pay_recruit(t, seat):
        options.append(possible.recruit)
    if can_recruit_free(t, seat):
        options.append(possible.free)
    if t.factions[seat].tiles != 0:
        possible.forts.add(options, free_forts(t, seat))
    for kind in buildable(t, seat):
        options.append(possible.builds[kind])
    if turn.draws < t.content.draws:
        for realm in t.open_decks():
            options.append(possible.draws[realm])
    if turn.raided == 0 and t.factions[seat].tiles != 0:
        possible.raids.add(options, raiders(t, seat))
    if t.tokens > 0:
        possible.trolls.add(options, challengers(t, seat))


def add_powers(t: RealmsTable, seat: i64, options: list[i64]) -> None:
    """D-23, D-24  What the turn offers without an action: powers of structures."""
    goods = t.factions[seat].goods
    if goods != 0 and t.turn.swaps < bit_count(t.tiles_with(seat, SWAP)):
        swaps = t.content.actions.swaps
        options += [swaps[kind] for kind in range(RESOURCE_TYPES) if of(goods, kind) > 0]
    if open_caches(t, seat) != 0:
        options.append(t.content.actions.cache)


def window_answered(t: RealmsTable, seat: i64, action: i64) -> None:
    """D-4  Whatever is chosen in a turn is done; afterwards the window opens again."""
    possible = t.content.actions
    kind, part = possible.kind_of(action), possible.part_of(action)
    if kind == actions.COLLECT:
        take_collect_step(t, seat)
        return
    t.plan((offer_window, seat))
    if kind <= actions.TROLL:
        t.turn.actions -= 1
        t.acted = 1
        act(t, seat, kind, part)
    elif kind == actions.FIGHT:
        offer_blow(t, seat, part, possible.second_of(action))
    elif kind == actions.PLAY:
        play_from_hand(t, seat, part)
    elif kind == actions.TRADE:
        trade_magic(t, seat, part)
    elif kind == actions.SWAP:
        t.turn.swaps += 1
        offer_other(t, seat, part, 0)
    else:
        open_cache(t, seat)


def act(t: RealmsTable, seat: i64, kind: i64, part: i64) -> None:
    """S-3.3  Take one of the actions of the turn."""
    if kind == actions.MOVE:
        offer_group(t, seat, part, t.content.range)
    elif kind == actions.RECRUIT:
        recruit_paid(t, seat)
    elif kind == actions.FREE:
        recruit_free(t, seat)
    elif kind == actions.FORT:
        recruit_at_fort(t, seat, part)
    elif kind == actions.BUILD:
        offer_site(t, seat, part)
    elif kind == actions.DRAW:
        t.turn.draws += 1
        draw_card(t, seat, part)
    elif kind == actions.RAID:
        t.turn.raided = 1
        raid(t, seat, part)
    else:
        fight_troll_king(t, seat, part)


# The end of the turn.


def take_collect_step(t: RealmsTable, seat: i64) -> None:
    """S-3.5, S-14.5  The turn closes with its Collect step, even the last turn."""
    t.plan((offer_trade, seat))
    collect(t, seat)


def offer_trade(t: RealmsTable, seat: i64) -> None:
    """S-11.2, D-18, D-20, A-86  The end of a turn: magic trades after Collect, before the turn passes."""
    possible = t.content.actions
    if t.can_trade(seat):
        t.ask(seat, [*possible.trades, possible.end], trade_answered)
    else:
        end_turn(t, seat)


def trade_answered(t: RealmsTable, seat: i64, action: i64) -> None:
    """S-11.2  Magic is traded before the turn passes, or the turn ends."""
    if action == t.content.actions.end:
        end_turn(t, seat)
    else:
        trade_magic(t, seat, t.content.actions.part_of(action))
        offer_trade(t, seat)


def end_turn(t: RealmsTable, seat: i64) -> None:
    """S-5.5, S-9.8, S-14.5  A turn ends: flags are cleared. If the end has come, nobody else gets one."""
    t.factions[seat].rest()
    t.turn.barred = 0
    place = t.factions[seat].card
    if is_ending(t):
        final_scoring(t)
    elif place < t.seats:
        begin_turn(t, t.order[place])
    else:
        end_round(t)


def end_round(t: RealmsTable) -> None:
    """S-14.7, S-14.10, A-64  After the last turn of a round another round begins, or a limit ends it all."""
    t.idle = 0 if t.acted else t.idle + 1
    if has_idled(t) or is_last_round(t):
        final_scoring(t)
    else:
        begin_round(t)
