"""What lies in the question that is asked, and in the steps that are planned."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.table import FLOOR
from spinney.games.eldervale import actions, dwelling, effects, market, question, summoning
from spinney.games.eldervale.atoms import (
    BIFROST,
    DEN,
    DUNGEON,
    ELEMENT_COUNT,
    FACTION_KINDS,
    FORTRESS,
    GOLD,
    MILL,
    NONE,
    ORACLE,
    PLAIN_KINDS,
    PORTAL,
    TOWER,
    bit,
    count,
)
from spinney.games.eldervale.judge_things import (
    CARD,
    COIN,
    TOKEN,
    TREASURE_TOKEN,
    card_worth,
    cost_worth,
    dwelling_worth,
    effect_worth,
    time_left,
    unit_worth,
)
from spinney.games.eldervale.payment import can_pay, can_trade
from spinney.games.eldervale.placement import reach, type_of
from spinney.games.eldervale.records import NOWHERE
from spinney.games.eldervale.table import EldervaleTable
from spinney.games.eldervale.units import members

DEEP: Final = 6  # planned steps that are looked at
HOPE: Final = 0.9  # of the best that a choice can bring
RETRIEVED: Final = 0.2  # a Unit that is about to use a card
SITE: Final = 0.35  # of a Dwelling that could be paid
STANDS: Final = 0.35  # a Worker in a Realm where a Dwelling could be built


def planned_worth(t: EldervaleTable, seat: i64) -> float:
    """What the next steps of the agenda bring to a seat, less what is being paid."""
    value = 0.0
    top: i64 = len(t.agenda)
    for at in range(top - 1, max(FLOOR - 1, top - 1 - DEEP), -1):
        step = t.agenda[at]
        if len(step) < 3 or step[1] != seat:
            continue
        thing: i64 = step[2]
        if step[0] == effects.do_effect:
            value += 0.9 * effect_worth(t, seat, thing)
        elif step[0] == dwelling.build:
            value += dwelling_worth(t, seat, thing)
        elif step[0] == summoning.summon:
            value += unit_worth(thing) * time_left(t)
        elif step[0] == market.take_card and t.faces[thing] != NONE:
            value += card_worth(t, seat, t.faces[thing])
    payment = t.payment
    if payment is not None and t.seat == seat:
        value -= cost_worth(payment.cost) + CARD * float(len(payment.cards))
        for kind in range(len(payment.tokens)):
            value -= (COIN if kind == len(payment.tokens) - 1 else TOKEN) * float(payment.tokens[kind])
    return value


def asked_worth(t: EldervaleTable, seat: i64) -> float:
    """For the seat that is asked: the best it can hope for."""
    asked = question.question(t)
    if asked == question.ACTION:
        return HOPE * max(0.0, realm_worth(t, seat, t.turn.tile)) if can_use_now(t) else 0.0
    if asked == question.REALM:
        return 0.6 * HOPE * best_realm(t, seat, t.about)
    if asked == question.RETRIEVAL:
        return RETRIEVED * float(len(members(t.players[seat].here)))
    if asked == question.NEW_HOST:
        return -1.0
    if asked in (question.FIRST_CARD, question.SECOND_CARD):
        return 0.5 * best_card(t, seat)
    return 0.0


def can_use_now(t: EldervaleTable) -> bool:
    """Is using the Realm among the options?"""
    return any(actions.USE <= t.content.actions.kind_of(option) <= actions.TRADE for option in t.options)


def best_realm(t: EldervaleTable, seat: i64, kind: i64) -> float:
    best = 0.0
    for tile in members(reach(t, seat, kind, type_of(t, kind))):
        best = max(best, realm_worth(t, seat, tile))
    return best


def best_card(t: EldervaleTable, seat: i64) -> float:
    """The market card that is worth most beyond its cost, if it can be paid."""
    best = 0.0
    for element in range(ELEMENT_COUNT):
        card = t.faces[element]
        if card != NONE and can_pay(t, seat, t.content.card_cost[card], 0):
            best = max(best, card_worth(t, seat, card) + 0.8 - cost_worth(t.content.card_cost[card]))
    return best


def best_dwelling(t: EldervaleTable, seat: i64) -> float:
    best = 0.0
    for tile in dwelling.sites(t, seat):
        cost = t.content.dwell_cost[tile]
        if can_pay(t, seat, cost, dwelling.mason(t, seat)):
            best = max(best, dwelling_worth(t, seat, tile) - cost_worth(cost))
    return best


def site_hope(t: EldervaleTable, seat: i64) -> float:
    """A Worker where a Dwelling could stand: the more of the cost is there, the better."""
    tokens = t.players[seat].tokens
    best = 0.0
    for tile in dwelling.sites(t, seat):
        cost = t.content.dwell_cost[tile]
        missing: i64 = 0
        for kind in range(PLAIN_KINDS):
            missing += max(0, count(cost, kind) - tokens[kind])
        missing = max(0, missing - tokens[GOLD])
        best = max(best, SITE * dwelling_worth(t, seat, tile) / float(1 + missing))
    return best


def best_summon(t: EldervaleTable, seat: i64) -> float:
    best = 0.0
    for kind in range(FACTION_KINDS):
        price = summoning.price(t, seat, kind)
        if summoning.in_tray(t, seat, bit(kind)) and can_pay(t, seat, price, 0):
            best = max(best, unit_worth(kind) * time_left(t) - cost_worth(price))
    return best


def realm_worth(t: EldervaleTable, seat: i64, tile: i64) -> float:
    """What the action of a Realm brings now."""
    if tile == NOWHERE:
        return 0.0
    content = t.content
    kind = content.tile_kind[tile]
    if kind == TOWER:
        if not can_pay(t, seat, content.play.tower_cost, 0):
            return 0.0
        return effect_worth(t, seat, content.play.tower) - cost_worth(content.play.tower_cost)
    if kind == FORTRESS:
        return 2.0 * COIN - cost_worth(content.play.fortress_cost) if can_trade(t, seat) else 0.0
    if kind == MILL:
        return best_dwelling(t, seat)
    if kind == PORTAL:
        return best_summon(t, seat)
    if kind == DUNGEON:
        return 0.2 + 1.4 * best_card(t, seat)
    if kind == BIFROST:
        return CARD
    if kind == DEN:
        return COIN
    token = TREASURE_TOKEN if t.stacks[2 * tile] >= 0 or t.stacks[2 * tile + 1] >= 0 else TOKEN
    if kind == ORACLE:
        token = max(token, best_card(t, seat))
    return token + STANDS
