"""What things are worth in VP while there is time to use them: tokens, cards, Units, Dwellings, effects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.eldervale.atoms import (
    ANY,
    BUY,
    CASTLE,
    DOMINATE,
    DOMINATE_UNDER,
    DRAGON,
    DRAW,
    DWELL,
    ECHO,
    FACTION_KINDS,
    GAIN,
    GLORY,
    GOLD,
    NONE,
    POWER,
    POWER_ANY,
    POWER_SPLIT,
    RESCUE,
    SUMMON,
    TOKEN_KINDS,
    TREASURE,
    VP,
    WARRIOR,
    count,
)
from spinney.games.eldervale.dwelling import worth
from spinney.games.eldervale.players import Player
from spinney.games.eldervale.table import EldervaleTable
from spinney.games.eldervale.units import size, total

TOKEN: Final = 0.55
SPARE: Final = 0.15  # a token beyond the third of its kind
COIN: Final = 1.0
CARD: Final = 0.55  # a Magic Card
TREASURE_TOKEN: Final = 1.25
WORKER_WORTH: Final = 4.0
FIGHTER_WORTH: Final = 4.6
GLORY_STEP: Final = 1.6
POWER_STEP: Final = 1.1
ENGINE: Final = 0.45  # of what an action gives, for each Regroup to come
PASSIVE: Final = 1.0
ORB: Final = 4.0


def time_left(t: EldervaleTable) -> float:
    """From 1 at the start to 0 at the end: tiles in the stack tell how late it is."""
    if t.turns_left > 0:
        return 0.05 * float(t.turns_left) / float(t.seats)
    return min(1.0, (float(size(t.realms)) + 1.0) / 7.0)


def tokens_worth(player: Player) -> float:
    """The first ones of a kind are worth more than the others."""
    value = COIN * float(player.tokens[GOLD])
    for kind in range(TOKEN_KINDS - 1):
        number = player.tokens[kind]
        value += TOKEN * float(min(3, number)) + SPARE * float(max(0, number - 3))
    return value


def cost_worth(cost: i64) -> float:
    """What is given away by paying."""
    value = 0.45 * float(count(cost, ANY)) + COIN * float(count(cost, GOLD))
    for kind in range(TOKEN_KINDS - 1):
        value += TOKEN * float(count(cost, kind))
    return value


def unit_worth(kind: i64) -> float:
    return FIGHTER_WORTH if kind in (WARRIOR, DRAGON) or kind >= FACTION_KINDS else WORKER_WORTH


def units_worth(units: i64) -> float:
    """Units of a heap: Workers, and the others alike."""
    workers = float(units & 15)
    return WORKER_WORTH * workers + FIGHTER_WORTH * (float(total(units)) - workers)


def power_worth(t: EldervaleTable, seat: i64, element: i64, number: i64) -> float:
    """More steps on a track: what they add to track, Dwellings and cards of the Element."""
    player, tracks = t.players[seat], t.content.tracks
    now = player.power[element]
    then = min(tracks.top, now + number)
    if then == now:
        return 0.0
    things: i64 = 1 if element != player.element else 2
    for card in player.cards:
        if t.content.card_element[card] == element:
            things += 1
    rise = float(tracks.power[then] - tracks.power[now]) * float(things)
    return rise + 0.35 * float(then - now)


def dwelling_worth(t: EldervaleTable, seat: i64, tile: i64) -> float:
    """A Dwelling: VP at once, Power, its value at the end, room for three cards; the Worker is gone."""
    player, content = t.players[seat], t.content
    element = content.tile_element[tile]
    value = float(worth(t, tile)) + power_worth(t, seat, element, content.dwell_power[tile])
    value += float(content.tracks.power[player.power[element]]) + 1.0
    cards: i64 = len(player.cards)
    room = content.scoring.cards * size(player.dwellings)
    if cards > room:
        value += 1.5 * float(min(content.scoring.cards, cards - room))
    return value + 1.5 - WORKER_WORTH * 0.5 * time_left(t)


def card_worth(t: EldervaleTable, seat: i64, card: i64) -> float:
    """An Adventure Card: its value at the end, and what it does until then."""
    content, player = t.content, t.players[seat]
    element, passive = content.card_element[card], content.passive[card]
    cards: i64 = len(player.cards)
    counts = 1.0 if cards < content.scoring.cards * (1 + size(player.dwellings)) else 0.4
    value = (float(content.tracks.power[player.power[element]]) + 0.6) * counts
    time = time_left(t)
    if content.card_output[card] != NONE:
        gives = effect_worth(t, seat, content.card_output[card]) - cost_worth(content.card_input[card])
        value += 3.0 * ENGINE * time * max(0.0, gives)
    else:
        value += PASSIVE * time
    if passive.on_buy != NONE:
        value += effect_worth(t, seat, passive.on_buy)
    return value


def effect_worth(t: EldervaleTable, seat: i64, effect: i64) -> float:
    """All atoms, those that may be impossible for a part."""
    if effect == NONE:
        return 0.0
    parts = t.content.effects[effect]
    value = 0.0
    for at in range(len(parts.atoms)):
        value += atom_worth(t, seat, parts.atoms[at], parts.a[at], parts.b[at])
    return value


def atom_worth(t: EldervaleTable, seat: i64, atom: i64, a: i64, b: i64) -> float:
    if atom == GAIN:
        return cost_worth(a) + TOKEN * 1.1 * float(b)
    if atom == DRAW:
        return CARD * (float(a) - 0.6 * float(b))
    if atom == VP:
        return float(a)
    if atom == POWER:
        return power_worth(t, seat, b, a)
    if atom in (POWER_ANY, POWER_SPLIT):
        return POWER_STEP * 1.3 * float(a)
    if atom == GLORY:
        return GLORY_STEP * float(a)
    if atom == SUMMON:
        return 1.6
    if atom == DWELL:
        return 2.5
    if atom == BUY:
        return 1.5
    if atom in (DOMINATE, DOMINATE_UNDER):
        return 1.5
    if atom == RESCUE:
        return 1.2 if t.players[seat].under != 0 else 0.2
    return TREASURE_TOKEN if atom in (TREASURE, ECHO) else 1.0 if atom == CASTLE else 0.0
