"""Chapter 3: what players choose before the map is laid out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import ELEMENT_COUNT
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.state.turn import new_turn
from spinney.games.eldervale.terms import actions, events

SIDE_A: Final = 1  # which sides of the boards may be chosen, as a mask
SIDE_B: Final = 2
PLAIN: Final = 4  # E-16.7: boards without unit abilities


def offer_faction(t: EldervaleTable, seat: i64, sides: i64) -> None:
    """E-3.18, R-70, D-27  A free Element with a side of its board; the last seat chooses first."""
    t.turn = new_turn(seat)
    lead = t.content.actions.lead
    options: list[i64] = []
    for element in free_elements(t):
        for side in range(actions.PLAIN_SIDE + 1):
            if (sides >> side) & 1:
                options.append(lead.of(element, side))
    if seat > 0:
        t.plan((offer_faction, seat - 1, sides))
    t.ask(seat, options, faction_chosen)


def faction_chosen(t: EldervaleTable, seat: i64, action: i64) -> None:
    """E-3.18  The player takes the faction that was chosen."""
    menu = t.content.actions
    take_faction(t, seat, menu.part_of(action), menu.tile_of(action))


def take_faction(t: EldervaleTable, seat: i64, element: i64, side: i64) -> None:
    """E-2.1, E-3.1, E-16.7, R-61  A player's faction: Element and side; a marker on its track."""
    player = t.players[seat]
    player.element = element
    player.side = NONE if side == actions.PLAIN_SIDE else 2 * element + side
    player.power[element] = 1
    t.elements |= bit(element)
    t.tell(events.FACTION, seat, element, player.side)


def offer_element(t: EldervaleTable, seat: i64, left: i64) -> None:
    """E-3.19, R-71, D-28  The start player names an Element that no faction has, until none is due."""
    if left > 0:
        t.turn = new_turn(seat)
        t.plan((offer_element, seat, left - 1))
        t.ask(seat, [t.content.actions.furthers[element] for element in free_elements(t)], element_named)


def element_named(t: EldervaleTable, seat: i64, action: i64) -> None:
    """E-3.19  A further Element is in play, though it is nobody's faction."""
    element = t.content.actions.part_of(action)
    t.elements |= bit(element)
    t.tell(events.FURTHER, seat, element)


def free_elements(t: EldervaleTable) -> list[i64]:
    """Elements that are not in play: no faction has them, nobody named them."""
    return [element for element in range(ELEMENT_COUNT) if not (t.elements >> element) & 1]
