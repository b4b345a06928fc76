"""Chapter 13: markers rise on the Power Tracks."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.games.eldervale.content.vocabulary import ELEMENT_COUNT
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import events


def gain_power(t: EldervaleTable, seat: i64, element: i64, number: i64) -> None:
    """E-13.3, E-13.4, R-47  Power up to the top, where the first one finds an Orb; the rest is lost."""
    player, top = t.players[seat], t.content.tracks.top
    if number <= 0 or player.power[element] >= top:
        return
    player.power[element] = min(top, player.power[element] + number)
    t.tell(events.POWERED, seat, element, player.power[element])
    if player.power[element] == top and (t.track_orbs >> element) & 1:
        t.track_orbs &= ~bit(element)
        player.orbs += 1
        t.tell(events.TOOK_ORB, seat, element)


def risable(t: EldervaleTable, seat: i64) -> i64:
    """E-13.5, E-13.8  The Elements in play in which a player can still gain Power, as a mask."""
    power, top = t.players[seat].power, t.content.tracks.top
    found: i64 = 0
    for element in range(ELEMENT_COUNT):
        if (t.elements >> element) & 1 and power[element] < top:
            found |= bit(element)
    return found


def choose_power(t: EldervaleTable, seat: i64, number: i64) -> None:
    """E-13.5  Power all in one Element of choice."""
    options = elements_of(t, risable(t, seat))
    if options:
        t.ask(seat, options, power_chosen, number)


def elements_of(t: EldervaleTable, mask: i64) -> list[i64]:
    """The Elements of a mask in which Power may be gained, as actions to choose from."""
    elements = t.content.actions.elements
    return [elements[element] for element in range(ELEMENT_COUNT) if (mask >> element) & 1]


def power_chosen(t: EldervaleTable, seat: i64, action: i64, number: i64) -> None:
    """E-13.5  The Power is gained in this Element."""
    gain_power(t, seat, t.content.actions.part_of(action), number)


def split_power(t: EldervaleTable, seat: i64, number: i64, least: i64) -> None:
    """19.0, E-21.3  1 Power each in different Elements, one by one in their order."""
    left = risable(t, seat)
    left &= ~(bit(least) - 1)
    options = elements_of(t, left)
    many: i64 = len(options)
    if number <= 0 or many == 0:
        return
    t.ask(seat, options[: max(1, many - number + 1)], split_chosen, number)


def split_chosen(t: EldervaleTable, seat: i64, action: i64, number: i64) -> None:
    """E-21.3  1 Power is gained in this Element; then a later one is chosen."""
    element = t.content.actions.part_of(action)
    gain_power(t, seat, element, 1)
    split_power(t, seat, number - 1, element + 1)
