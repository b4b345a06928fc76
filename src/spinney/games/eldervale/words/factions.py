"""Factions and Elements in words, where they are chosen before the map is laid out."""

from __future__ import annotations

from spinney.games.eldervale.content.abilities import ABILITIES, NO_ABILITY
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import ELEMENTAL_KINDS, FACTION_KINDS, UNITS
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms.actions import PLAIN_SIDE
from spinney.games.eldervale.words.effects import effect_words
from spinney.games.eldervale.words.names import element_name
from spinney.games.eldervale.words.phrases import cost_words


def lead(t: EldervaleTable, action: int) -> str:
    """Words for choosing a faction: `Lead Air, the Zephyr Kin. Worker: ... Gather: gain a Scroll`."""
    element, side = int(t.content.actions.part_of(action)), int(t.content.actions.tile_of(action))
    return f"Lead {' '.join(told(t.content, element, side))}"


def told(content: EldervaleContent, element: int, side: int) -> list[str]:
    """A faction in sentences: its names, what its Units can do, what its Starter Card gathers."""
    called = element_name(element)
    if side != PLAIN_SIDE:
        called = f"{called}, the {content.sides[2 * element + side].name}"
    return [f"{called}.", *able(content, element, side), gathers(content, element)]


def able(content: EldervaleContent, element: int, side: int) -> list[str]:
    """19.2  What the Units of a faction can do, a sentence for each kind."""
    if side == PLAIN_SIDE:
        return []
    abilities = content.sides[2 * element + side].abilities
    return [
        f"{UNITS[kind].capitalize()}: {ABILITIES[abilities[kind]].printed(content).words}."
        for kind in range(FACTION_KINDS)
        if abilities[kind] != NO_ABILITY
    ]


def gathers(content: EldervaleContent, element: int) -> str:
    """What the Starter Card of a faction gathers."""
    return f"Gather: {effect_words(content, content.starters[element].gather)}"


def further(t: EldervaleTable, action: int) -> str:
    """Words for choosing an Element that no faction has: the option to bring it into play."""
    element = int(t.content.actions.part_of(action))
    return f"Bring {element_name(element)} into play: {cost_of_home(t.content, element)}"


def cost_of_home(content: EldervaleContent, element: int) -> str:
    """What a Dwelling costs in the first Realm of an Element that could be in play."""
    first = content.tiles[ELEMENTAL_KINDS * element]
    return f"a Dwelling in {first.name} costs {cost_words(first.dwell_cost)}"
