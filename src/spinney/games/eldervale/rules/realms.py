"""Chapter 6: the actions of the Realms."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.eldervale.content import atoms
from spinney.games.eldervale.content.heaps import count, symbols
from spinney.games.eldervale.content.tile_kinds import (
    BIFROST,
    DEN,
    DUNGEON,
    FORTRESS,
    MILL,
    ORACLE,
    PORTAL,
    TOWER,
)
from spinney.games.eldervale.content.vocabulary import FACTION_UNITS, GOLD, PLAIN_KINDS, TOKEN_KINDS
from spinney.games.eldervale.rules import dungeon, effects
from spinney.games.eldervale.rules.asking import ask_from_hand
from spinney.games.eldervale.rules.atoms import can_do
from spinney.games.eldervale.rules.cards.market import buy, purchases
from spinney.games.eldervale.rules.free_actions import (
    W2,
    do_free_action,
    free_actions,
)
from spinney.games.eldervale.rules.payment import can_pay, choose_payment, pay
from spinney.games.eldervale.rules.treasure import take_treasure
from spinney.games.eldervale.state.payment import Payment
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import actions


def realm_actions(t: EldervaleTable, seat: i64) -> list[i64]:
    """E-6.0, E-6.13, E-6.14  What the Realm of the placement offers, besides declining."""
    tile = t.turn.tile
    if tile == NONE:
        return []
    menu = t.content.actions
    kind = t.content.tile_kind[tile]
    options: list[i64] = []
    if can_use(t, seat, kind):
        options.append(menu.use)
    if kind == ORACLE:
        options.append(menu.consult)
        if len(purchases(t, seat, 0)) > 0:
            options.append(menu.trade)
    return options


def can_use(t: EldervaleTable, seat: i64, kind: i64) -> bool:
    """E-6.13  Is the action of a kind of Realm possible?"""
    if kind == TOWER:
        return can_pay(t, seat, t.content.play.tower_cost, 0)
    if kind == FORTRESS:
        return can_trade(t, seat)
    if kind == MILL:
        return can_do(t, seat, atoms.DWELL, 0, 0)
    if kind == PORTAL:
        return can_do(t, seat, atoms.SUMMON, 0, FACTION_UNITS)
    if kind == DUNGEON:
        return t.realms != 0 or dungeon.has_market(t)
    return True


def use_realm(t: EldervaleTable, seat: i64, action: i64) -> None:
    """E-6.1 to E-6.10  The Realm's action, at once, before Rush and Battle."""
    content, tile = t.content, t.turn.tile
    choice, kind = content.actions.kind_of(action), content.tile_kind[tile]
    if choice == actions.CONSULT:
        t.plan((effects.do_effect, seat, content.play.oracle, 0))
    elif choice == actions.TRADE:
        t.ask(seat, purchases(t, seat, 0), oracle_card_chosen)
    elif kind == TOWER:
        t.plan((pay, seat, content.play.tower_cost, 0), (effects.do_effect, seat, content.play.tower, 0))
    elif kind == FORTRESS:
        t.plan((pay_at_fortress, seat), (effects.do_effect, seat, content.play.fortress, 0))
    elif kind == MILL:
        t.plan((effects.do_effect, seat, content.dwell_full, 0))
    elif kind == PORTAL:
        t.plan((effects.do_effect, seat, content.summon_any, 0))
    elif kind == DUNGEON:
        dungeon.enter(t, seat)
    elif kind == BIFROST:
        t.plan((effects.do_effect, seat, content.play.bifrost, 0))
    elif kind == DEN:
        t.plan((effects.do_effect, seat, content.play.den, 0))
    else:
        take_treasure(t, seat, tile)


def oracle_card_chosen(t: EldervaleTable, seat: i64, action: i64) -> None:
    """E-6.7, R-18  The action of the Oracle: a card is bought with Power, and its replacement revealed."""
    buy(t, seat, t.content.actions.part_of(action), 0)


def open_realm(t: EldervaleTable, seat: i64) -> None:
    """E-4.6 (W2), D-4  Use the Realm's action or decline it, or a Free Action."""
    ask_from_hand(t, seat, realm_choices, realm_action_chosen)


def realm_choices(t: EldervaleTable, seat: i64) -> list[i64]:
    """What may be answered there: the Realm's actions, Free Actions, or to decline."""
    return realm_actions(t, seat) + free_actions(t, seat, W2) + [t.content.actions.decline]


def realm_action_chosen(t: EldervaleTable, seat: i64, action: i64) -> None:
    """E-6.0  The Realm is used or declined; after a Free Action it is asked again."""
    kind = t.content.actions.kind_of(action)
    if kind == actions.DECLINE:
        return
    if actions.USE <= kind <= actions.TRADE:
        use_realm(t, seat, action)
    else:
        t.plan((open_realm, seat))
        do_free_action(t, seat, action)


def can_trade(t: EldervaleTable, seat: i64) -> bool:
    """E-6.12, E-10.14, R-63  Can the Fortress's action be paid? It takes at most one Gold for a `*`."""
    player, cost = t.players[seat], t.content.play.fortress_cost
    if t.lenient == 1 or not can_pay(t, seat, cost, 0):
        return can_pay(t, seat, cost, 0)
    named: i64 = 0
    for kind in range(PLAIN_KINDS):
        named += max(0, count(cost, kind) - player.tokens[kind])
    useless = player.tokens[GOLD] - named - count(cost, GOLD) - 1
    held: i64 = player.token_count() + len(player.hand)
    return symbols(cost) <= held - max(0, useless)


def pay_at_fortress(t: EldervaleTable, seat: i64) -> None:
    """E-6.3, E-6.12  Payment for the Fortress's action: two Gold for two Gold is no trade."""
    t.payment = Payment(t.content.play.fortress_cost, 0, 0, NONE, [0] * TOKEN_KINDS, [], 1 - t.lenient)
    choose_payment(t, seat)
