"""What cards are worth in VP while there is time to use them, and all that lies before a seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit_count
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import AURA, GOLD, PROPHECY, QUEST, TOKEN_KINDS
from spinney.games.eldervale.judge.effects import effect_value
from spinney.games.eldervale.judge.power import power_value
from spinney.games.eldervale.judge.tokens import COIN, TREASURE_TOKEN, cost_value, tokens_value
from spinney.games.eldervale.state.counters import holds
from spinney.games.eldervale.state.scoring import points_of
from spinney.games.eldervale.state.table import EldervaleTable

SPELL: Final = 0.6  # a Spell for a battle
LAID: Final = 0.9  # an Aura
FORESEEN: Final = 3.5  # what a Prophecy is worth at the end
QUESTED: Final = 0.4  # of the reward of a Quest that is not fulfilled yet
UNSCORED: Final = 0.35  # of a card that lacks a Dwelling
LATER: Final = 0.5  # for each place that a Dwelling gives to a card still to come
PASSIVE: Final = 0.8


def goods_value(t: EldervaleTable, seat: i64) -> float:
    """The value of what lies before a seat: Magic Cards, tokens and Treasure, less what it is paying now."""
    player, payment = t.players[seat], t.payment
    value = TREASURE_TOKEN * float(len(player.held))
    for design in player.hand:
        value += magic_value(t, seat, design)
    paying = payment is not None and t.seat == seat
    for kind in range(TOKEN_KINDS):
        number = player.tokens[kind]
        if paying and payment is not None:
            number -= payment.tokens[kind]
        value += COIN * float(number) if kind == GOLD else tokens_value(number)
    if paying and payment is not None:
        value -= cost_value(payment.cost) - 0.5 * float(payment.discount)
        for design in payment.cards:
            value -= magic_value(t, seat, design) + prophecy_value(t, seat, design)
    return value


def magic_value(t: EldervaleTable, seat: i64, design: i64) -> float:
    """A Magic Card in hand, besides what a Prophecy scores now."""
    kind = t.content.magic_kind[design]
    if kind == PROPHECY:
        return 0.7 * max(0.5, FORESEEN - prophecy_value(t, seat, design))
    if kind == AURA:
        return LAID
    gives = effect_value(t, seat, t.content.magic_effect[design], 0)
    if kind == QUEST:
        return gives * (0.95 if holds(t, seat, design) else QUESTED)
    return max(SPELL, 0.9 * gives)


def prophecy_value(t: EldervaleTable, seat: i64, design: i64) -> float:
    """What a Prophecy scores as things stand."""
    if t.content.magic_kind[design] != PROPHECY:
        return 0.0
    return float(points_of(t, seat, t.content.magic[design].score, NONE))


def card_value(t: EldervaleTable, seat: i64, card: i64, use: float, engine: float) -> float:
    """The value of an Adventure Card: its Power, its points at the end, and what it does until then."""
    content, player = t.content, t.players[seat]
    element, passive = content.card_element[card], content.passive[card]
    room = len(player.cards) < content.scoring.cards * bit_count(player.dwellings)
    then = min(content.tracks.top, player.power[element] + 1)
    value = float(content.tracks.power[then]) * (1.0 if room else UNSCORED * use)
    value += power_value(t, seat, element, 1)
    if content.card_output[card] != NONE:
        gives = effect_value(t, seat, content.card_output[card], 0) - cost_value(content.card_input[card])
        value += engine * max(0.0, gives)
    else:
        value += PASSIVE * use
    return value + effect_value(t, seat, passive.on_buy, 0)


def promise_of_cards(t: EldervaleTable, seat: i64, use: float) -> float:
    """Cards that will score with one more Dwelling, room for cards to come, and what lies in passive ones."""
    player, content = t.players[seat], t.content
    limit = content.scoring.cards * bit_count(player.dwellings)
    values = sorted(
        [content.tracks.power[player.power[content.card_element[card]]] for card in player.cards],
        reverse=True,
    )
    value = LATER * use * float(max(0, min(2 * content.scoring.cards, limit - len(values))))
    for at in range(limit, min(len(values), limit + content.scoring.cards)):
        value += UNSCORED * use * float(values[at])
    for card in player.cards:
        if content.card_output[card] == NONE:
            value += PASSIVE * use
    return value
