"""What Power is worth in VP."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit_count, shifted
from spinney.games.eldervale.content.vocabulary import ELEMENT_COUNT, ELEMENTAL_KINDS
from spinney.games.eldervale.state.table import EldervaleTable

ORB_GAIN: Final = 3.5
POWER_STEP: Final = 1.2
HALFWAY: Final = 0.4  # a space that pays nothing yet, of what the next one pays


def power_value(t: EldervaleTable, seat: i64, element: i64, number: i64) -> float:
    """More Power: what the steps add to track, Dwellings and cards of the Element."""
    tracks = t.content.tracks
    now = t.players[seat].power[element]
    then = min(tracks.top, now + number)
    if then == now:
        return 0.0
    rise = value_at(t, then) - value_at(t, now)
    value = rise * float(things_of(t, seat, element))
    return value + ORB_GAIN if then == tracks.top and (t.track_orbs >> element) & 1 else value


def value_at(t: EldervaleTable, space: i64) -> float:
    """What a space of a Power Track is worth to each thing of its Element, on the way to the next too."""
    power = t.content.tracks.power
    value = float(power[space])
    if 0 < space < t.content.tracks.top and power[space] == power[space - 1]:
        value += HALFWAY * float(power[space + 1] - power[space])
    return value


def things_of(t: EldervaleTable, seat: i64, element: i64) -> i64:
    """How many things score by Power in an Element: the track, Dwellings, cards and Starter."""
    player, content = t.players[seat], t.content
    things: i64 = 1 if element != player.element else 2
    for card in player.cards:
        if content.card_element[card] == element:
            things += 1
    return things + bit_count(player.dwellings & shifted(7, ELEMENTAL_KINDS * element))


def promise_of_power(t: EldervaleTable, seat: i64) -> float:
    """Spaces of Power Tracks that pay nothing yet, but are on the way."""
    player = t.players[seat]
    value = 0.0
    for element in range(ELEMENT_COUNT):
        space = player.power[element]
        if space > 0:
            half = value_at(t, space) - float(t.content.tracks.power[space])
            if half > 0.0:
                value += half * float(things_of(t, seat, element))
    return value
