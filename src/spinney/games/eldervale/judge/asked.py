"""What lies in the question that is asked, and in the steps that are planned."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bits_of
from spinney.engine.nothing import NONE
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
from spinney.games.eldervale.content.vocabulary import ELEMENT_COUNT
from spinney.games.eldervale.judge.cards import card_value
from spinney.games.eldervale.judge.dwellings import best_dwelling, dwelling_value
from spinney.games.eldervale.judge.effects import effect_value, glory_value
from spinney.games.eldervale.judge.income import PLACING, Outlook
from spinney.games.eldervale.judge.power import POWER_STEP
from spinney.games.eldervale.judge.tokens import CARD, COIN, TOKEN, TREASURE_TOKEN, cost_value
from spinney.games.eldervale.judge.units import best_summon, unit_bonus
from spinney.games.eldervale.rules import dungeon, dwelling, effects, summoning
from spinney.games.eldervale.rules.cards import market
from spinney.games.eldervale.rules.payment import can_pay
from spinney.games.eldervale.rules.placement import reach
from spinney.games.eldervale.rules.realms import can_trade
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.state.units import type_of
from spinney.games.eldervale.terms import actions, questions
from spinney.games.eldervale.terms.questions import QUESTIONS

DEEP: Final = 6  # planned steps that are looked at
HOPE: Final = 0.95  # of the best that a choice can bring
SECOND: Final = 0.4  # of the best card, for a second one
IDLE: Final = 3.0  # to move an Aura costs something and hardly ever changes anything
EXPLORED: Final = 1.5  # a new tile
USES: Final = 0.04  # how often a new card's action is used, for each turn to come


def planned_value(t: EldervaleTable, seat: i64, ahead: Outlook) -> float:
    """What the next steps of the agenda bring to a seat."""
    value = 0.0
    for number in range(min(DEEP, t.ahead())):
        step = t.step_ahead(number)
        if len(step) < 2 or step[1] != seat:
            continue
        if step[0] == dungeon.offer_first:
            value += (1.0 + SECOND) * HOPE * best_card(t, seat, ahead)
        if len(step) < 3:
            continue
        thing: i64 = step[2]
        if step[0] == effects.do_effect:
            from_: i64 = step[3]
            value += HOPE * ahead.use * effect_value(t, seat, thing, from_)
        elif step[0] == dwelling.build:
            value += dwelling_value(t, seat, thing, ahead.unit, ahead.use)
        elif step[0] == summoning.summon:
            value += ahead.unit + ahead.use * unit_bonus(thing)
        elif step[0] == market.take_card and t.faces[thing] != NONE:
            value += card_value(t, seat, t.faces[thing], ahead.use, USES * ahead.turns)
        elif step[0] == dungeon.offer_second and thing == 1:
            value += SECOND * best_card(t, seat, ahead)
    return value


def asked_value(t: EldervaleTable, seat: i64, ahead: Outlook) -> float:
    """For the seat that is asked: the best it can hope for."""
    asked = QUESTIONS.of(t)
    if asked == questions.REALM:
        return ahead.rate - ahead.use * PLACING + HOPE * best_realm(t, seat, ahead)
    if asked == questions.ACTION:
        return HOPE * realm_value(t, seat, t.turn.tile, ahead) if can_use_now(t) else 0.0
    if asked == questions.FIRST_CARD:
        return (1.0 + SECOND) * HOPE * best_card(t, seat, ahead)
    if asked == questions.SECOND_CARD:
        return SECOND * best_card(t, seat, ahead)
    if asked in (questions.PURCHASE, questions.ORACLE):
        return HOPE * best_card(t, seat, ahead)
    if asked == questions.SUMMON:
        return HOPE * best_summon(t, seat, ahead.unit, ahead.use)
    if asked == questions.NEW_HOST:
        return -IDLE
    if asked == questions.DWELLING:
        return HOPE * best_dwelling(t, seat, ahead.unit, ahead.use)
    return ahead.use * gift_asked(t, seat, asked)


def gift_asked(t: EldervaleTable, seat: i64, asked: i64) -> float:
    """The value of a gift that only has to be named by whoever is asked."""
    if asked == questions.TOKEN:
        return TOKEN * float(t.about)
    if asked in (questions.ELEMENT, questions.ELEMENTS):
        return POWER_STEP * float(t.about)
    if asked == questions.DISCARD:
        return -0.5 * CARD * float(t.about)
    if asked in (questions.STACK, questions.TREASURE):
        return TREASURE_TOKEN
    if asked == questions.REWARD:
        return glory_value(t, seat)
    return 0.0


def can_use_now(t: EldervaleTable) -> bool:
    """Is whoever is asked offered to use the Realm?"""
    return any(actions.USE <= t.content.actions.kind_of(option) <= actions.TRADE for option in t.options)


def best_realm(t: EldervaleTable, seat: i64, ahead: Outlook) -> float:
    """For whoever is asked to place: the best action of the Realms in reach."""
    best = 0.0
    for tile in bits_of(reach(t, seat, t.about, type_of(t, t.about))):
        best = max(best, realm_value(t, seat, tile, ahead))
    return best


def best_card(t: EldervaleTable, seat: i64, ahead: Outlook) -> float:
    """For whoever is asked to buy: the card worth most beyond its cost, if it can be paid."""
    best = 0.0
    for element in range(ELEMENT_COUNT):
        card = t.faces[element]
        if card != NONE and can_pay(t, seat, t.content.card_cost[card], 0):
            value = card_value(t, seat, card, ahead.use, USES * ahead.turns)
            best = max(best, value - ahead.use * cost_value(t.content.card_cost[card]))
    return best


def realm_value(t: EldervaleTable, seat: i64, tile: i64, ahead: Outlook) -> float:
    """For whoever is asked: what the action of a Realm brings now."""
    if tile == NONE:
        return 0.0
    content, use = t.content, ahead.use
    kind = content.tile_kind[tile]
    if kind == TOWER:
        if not can_pay(t, seat, content.play.tower_cost, 0):
            return 0.0
        return use * max(
            0.0, effect_value(t, seat, content.play.tower, 0) - cost_value(content.play.tower_cost)
        )
    if kind == FORTRESS:
        return (
            use * max(0.0, 2.0 * COIN - cost_value(content.play.fortress_cost)) if can_trade(t, seat) else 0.0
        )
    if kind == MILL:
        return best_dwelling(t, seat, ahead.unit, use)
    if kind == PORTAL:
        return best_summon(t, seat, ahead.unit, use)
    if kind == DUNGEON:
        return (1.0 + SECOND) * best_card(t, seat, ahead) + (EXPLORED if t.realms != 0 else 0.0)
    if kind == BIFROST:
        return use * CARD
    if kind == DEN:
        return use * COIN
    token = use * (TREASURE_TOKEN if t.stacks[2 * tile] >= 0 or t.stacks[2 * tile + 1] >= 0 else TOKEN)
    return max(token, best_card(t, seat, ahead)) if kind == ORACLE else token
