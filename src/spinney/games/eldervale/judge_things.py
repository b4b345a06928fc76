"""What things are worth in VP while there is time to use them: tokens, cards, Power, effects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit_count
from spinney.games.eldervale.atoms import (
    ANY,
    AURA,
    BUY,
    CASTLE,
    DOMINATE,
    DOMINATE_UNDER,
    DRAW,
    DWELL,
    ECHO,
    ELEMENT_COUNT,
    ELEMENTAL_KINDS,
    GAIN,
    GLORY,
    GOLD,
    NONE,
    POWER,
    POWER_ANY,
    POWER_SPLIT,
    PROPHECY,
    QUEST,
    RESCUE,
    SUMMON,
    TOKEN_KINDS,
    TREASURE,
    VP,
    count,
    shifted,
)
from spinney.games.eldervale.counters import holds, worth_of
from spinney.games.eldervale.players import OFF_TRACK
from spinney.games.eldervale.table import EldervaleTable

TOKEN: Final = 0.8
THIRD: Final = 0.55  # the third token of its kind
SPARE: Final = 0.3  # those beyond it
COIN: Final = 1.1
CARD: Final = 1.2  # a Magic Card that nobody has seen
FODDER: Final = 0.55  # any resource, as the price of something
SPELL: Final = 0.6  # a Spell for a battle
LAID: Final = 0.9  # an Aura
TREASURE_TOKEN: Final = 1.6
FORESEEN: Final = 3.5  # what a Prophecy is worth at the end
QUESTED: Final = 0.4  # of the reward of a Quest that is not fulfilled yet
GLORY_STEP: Final = 1.4
ORB_GAIN: Final = 3.5
POWER_STEP: Final = 1.2
HALFWAY: Final = 0.4  # a space that pays nothing yet, of what the next one pays
UNSCORED: Final = 0.35  # of a card that lacks a Dwelling
LATER: Final = 0.5  # for each place that a Dwelling gives to a card still to come
PASSIVE: Final = 0.8


# Tokens and Magic Cards.


def goods_worth(t: EldervaleTable, seat: i64) -> float:
    """Tokens, Magic Cards and Treasure in front of a seat, less what it is about to hand over."""
    player, payment = t.players[seat], t.payment
    value = TREASURE_TOKEN * float(len(player.held))
    for design in player.hand:
        value += magic_worth(t, seat, design)
    paying = payment is not None and t.seat == seat
    for kind in range(TOKEN_KINDS):
        number = player.tokens[kind]
        if paying and payment is not None:
            number -= payment.tokens[kind]
        value += COIN * float(number) if kind == GOLD else tokens_worth(number)
    if paying and payment is not None:
        value -= cost_worth(payment.cost) - 0.5 * float(payment.discount)
        for design in payment.cards:
            value -= magic_worth(t, seat, design) + prophecy_worth(t, seat, design)
    return value


def tokens_worth(number: i64) -> float:
    """The first ones of a kind are worth more than the others."""
    if number <= 2:
        return TOKEN * float(number)
    return 2.0 * TOKEN + THIRD + SPARE * float(number - 3)


def magic_worth(t: EldervaleTable, seat: i64, design: i64) -> float:
    """A Magic Card in hand, besides what a Prophecy scores now."""
    kind = t.content.magic_kind[design]
    if kind == PROPHECY:
        return 0.7 * max(0.5, FORESEEN - prophecy_worth(t, seat, design))
    if kind == AURA:
        return LAID
    gives = effect_worth(t, seat, t.content.magic_effect[design], 0)
    if kind == QUEST:
        return gives * (0.95 if holds(t, seat, design) else QUESTED)
    return max(SPELL, 0.9 * gives)


def prophecy_worth(t: EldervaleTable, seat: i64, design: i64) -> float:
    """What a Prophecy scores as things stand."""
    if t.content.magic_kind[design] != PROPHECY:
        return 0.0
    return float(worth_of(t, seat, t.content.magic[design].score, NONE))


def cost_worth(cost: i64) -> float:
    """What is given away by paying."""
    value = FODDER * float(count(cost, ANY)) + COIN * float(count(cost, GOLD))
    for kind in range(TOKEN_KINDS - 1):
        value += TOKEN * float(count(cost, kind))
    return value


# Power and cards.


def power_worth(t: EldervaleTable, seat: i64, element: i64, number: i64) -> float:
    """More steps on a track: what they add to track, Dwellings and cards of the Element."""
    tracks = t.content.tracks
    now = t.players[seat].power[element]
    then = min(tracks.top, now + number)
    if then == now:
        return 0.0
    rise = value_at(t, then) - value_at(t, now)
    value = rise * float(things_of(t, seat, element))
    return value + ORB_GAIN if then == tracks.top and (t.track_orbs >> element) & 1 else value


def value_at(t: EldervaleTable, space: i64) -> float:
    """What a space is worth to everything of its Element, on the way to the next value too."""
    power = t.content.tracks.power
    value = float(power[space])
    if 0 < space < t.content.tracks.top and power[space] == power[space - 1]:
        value += HALFWAY * float(power[space + 1] - power[space])
    return value


def things_of(t: EldervaleTable, seat: i64, element: i64) -> i64:
    """The track itself, and Dwellings, cards and Starter of an Element."""
    player, content = t.players[seat], t.content
    things: i64 = 1 if element != player.element else 2
    for card in player.cards:
        if content.card_element[card] == element:
            things += 1
    return things + bit_count(player.dwellings & shifted(7, ELEMENTAL_KINDS * element))


def promise_of_power(t: EldervaleTable, seat: i64) -> float:
    """Spaces that pay nothing yet, but are on the way."""
    player = t.players[seat]
    value = 0.0
    for element in range(ELEMENT_COUNT):
        space = player.power[element]
        if space > 0:
            half = value_at(t, space) - float(t.content.tracks.power[space])
            if half > 0.0:
                value += half * float(things_of(t, seat, element))
    return value


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


def card_worth(t: EldervaleTable, seat: i64, card: i64, use: float, engine: float) -> float:
    """An Adventure Card: its Power, its value at the end, and what it does until then."""
    content, player = t.content, t.players[seat]
    element, passive = content.card_element[card], content.passive[card]
    room = len(player.cards) < content.scoring.cards * bit_count(player.dwellings)
    then = min(content.tracks.top, player.power[element] + 1)
    value = float(content.tracks.power[then]) * (1.0 if room else UNSCORED * use)
    value += power_worth(t, seat, element, 1)
    if content.card_output[card] != NONE:
        gives = effect_worth(t, seat, content.card_output[card], 0) - cost_worth(content.card_input[card])
        value += engine * max(0.0, gives)
    else:
        value += PASSIVE * use
    return value + effect_worth(t, seat, passive.on_buy, 0)


# Effects.


def effect_worth(t: EldervaleTable, seat: i64, effect: i64, at: i64) -> float:
    """All atoms from one on, those that may be impossible for a part."""
    if effect == NONE:
        return 0.0
    parts = t.content.effects[effect]
    value = 0.0
    while at < len(parts.atoms):
        value += atom_worth(t, seat, parts.atoms[at], parts.a[at], parts.b[at])
        at += 1
    return value


def atom_worth(t: EldervaleTable, seat: i64, atom: i64, a: i64, b: i64) -> float:
    if atom == GAIN:
        return cost_worth(a) + TOKEN * float(b)
    if atom == DRAW:
        return CARD * (float(a) - 0.6 * float(b))
    if atom == VP:
        return float(a)
    if atom == POWER:
        return power_worth(t, seat, b, a)
    if atom in (POWER_ANY, POWER_SPLIT):
        return POWER_STEP * 1.3 * float(a)
    if atom == GLORY:
        return glory_worth(t, seat) * float(a)
    if atom == RESCUE:
        return 1.0 if t.players[seat].under != 0 else 0.0
    if atom == ECHO:
        kind = t.slot_of(b, 0)
        return 0.8 if kind == NONE else effect_worth(t, seat, t.content.token_effect[kind], 0)
    return rare_atom_worth(atom)


def rare_atom_worth(atom: i64) -> float:
    """Atoms that need a target or a payment, on average."""
    if atom == TREASURE:
        return TREASURE_TOKEN
    if atom == DWELL:
        return 2.5
    if atom in (SUMMON, BUY, DOMINATE, DOMINATE_UNDER):
        return 1.3
    return 0.8 if atom == CASTLE else 0.0


def glory_worth(t: EldervaleTable, seat: i64) -> float:
    """What the next space of the Glory Track brings, and that it is one nearer to those beyond."""
    player, tracks = t.players[seat], t.content.tracks
    if player.glory == OFF_TRACK:
        return 0.0
    if player.glory >= tracks.last:
        return effect_worth(t, seat, tracks.beyond, 0)
    space = player.glory + 1
    if (t.glory_orbs >> space) & 1:
        return ORB_GAIN
    return max(GLORY_STEP, effect_worth(t, seat, tracks.glory[space], 0))
