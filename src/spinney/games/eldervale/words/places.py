"""Where on the table an option is given: the keys of what one touches for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import (
    ELEMENTS,
    FACTION_KINDS,
    MOST_SEATS,
    RESOURCES,
    STARTER_ACTIONS,
    UNITS,
)
from spinney.games.eldervale.state.hexes import HEX_WORDS
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import actions, fields


def parts_of(t: EldervaleTable, action: int) -> tuple[str, ...]:
    """The keys of what one touches for an action; none where it has no place: it becomes a button."""
    part = part_of(t, action)
    return (part,) if part else ()


def part_of(t: EldervaleTable, action: int) -> str:
    """The part of the table that one action is about; empty where it names nothing that lies there."""
    menu = t.content.actions
    kind, named = int(menu.kind_of(action)), int(menu.part_of(action))
    if kind in OF_THE_REALM and t.turn.tile != NONE:
        return tile_key(t, int(t.turn.tile))
    if kind == actions.LEAD:
        return of_faction(t, action)
    if kind in ON_TILES:
        return of_tile(t, action, named)
    finder = PARTS.get(kind)
    return "" if finder is None else finder(t, named)


def unit_id(t: EldervaleTable, kind: int) -> str:
    """How keys name a kind of Unit: a Dominated Monster by its id."""
    return UNITS[kind] if kind < len(UNITS) else t.content.monsters[kind - len(UNITS)].id


def tile_key(t: EldervaleTable, tile: int) -> str:
    """The key of a Realm."""
    return f"tile-{t.content.tiles[tile].id}"


def of_tile(t: EldervaleTable, action: int, kind: int) -> str:
    """The key of a Realm where a Unit stands, or of the Unit in the pool."""
    tile = int(t.content.actions.tile_of(action))
    return f"pool-{unit_id(t, kind)}" if tile == fields.POOL else tile_key(t, tile)


def of_card(t: EldervaleTable, card: int) -> str:
    """The key of a card of the tableau: an Adventure, or the Starter."""
    return f"card-{t.content.adventures[card].id}" if card < t.content.actions.cards else "starter"


def of_action(t: EldervaleTable, card: int) -> str:
    """The key of an action of the tableau."""
    step = card - int(t.content.actions.cards)
    return of_card(t, card) if step < 0 else f"starter-{STARTER_ACTIONS[step]}"


def of_source(t: EldervaleTable, by: int) -> str:
    """The key of what rolls dice again: a card, or a lucky Unit in the battle."""
    step = by - int(t.content.actions.cards)
    return of_card(t, by) if step < 0 else f"fighter-{UNITS[step]}"


def of_stack(t: EldervaleTable, stack: int) -> str:
    """The key of a Treasure stack."""
    return f"stack-{t.content.tiles[t.about].id}-{stack}"


def of_slot(t: EldervaleTable, slot: int) -> str:
    """The key of a Slot of a card."""
    return f"slot-{t.content.adventures[t.more].id}-{slot}"


def of_faction(t: EldervaleTable, action: int) -> str:
    """The key of a side of a board, or of the whole board without unit abilities."""
    menu = t.content.actions
    return f"faction-{ELEMENTS[menu.part_of(action)]}-{menu.tile_of(action)}"


def of_token(t: EldervaleTable, kind: int) -> str:
    """The key of a Treasure Token that is held."""
    return f"held-{t.content.tokens[kind].id}"


OF_THE_REALM: Final = (actions.USE, actions.CONSULT, actions.TRADE)  # where the Unit was placed
ON_TILES: Final = (actions.TAKE, actions.MOVE, actions.JOIN, actions.SUPPORT)
PARTS: Final[dict[int, Callable[[EldervaleTable, int], str]]] = {
    actions.FURTHER: lambda t, element: f"further-{ELEMENTS[element]}",
    actions.TO: tile_key,
    actions.HEX: lambda t, place: f"hex-{HEX_WORDS[place]}",
    actions.STACK: of_stack,
    actions.BUY: lambda t, element: f"market-{ELEMENTS[element]}",
    actions.BURN: lambda t, element: f"market-{ELEMENTS[element]}",
    actions.DO: of_action,
    actions.HOST: of_card,
    actions.SHIFT: of_card,
    actions.BY: of_source,
    actions.INTO: of_slot,
    actions.CASH: lambda t, kind: "treasure",
    actions.SLOT: lambda t, kind: "treasure",
    actions.TOKEN: of_token,
    actions.SPACE: lambda t, space: f"reward-{space}",
    actions.ELEMENT: lambda t, element: f"track-{ELEMENTS[element]}",
    actions.GAIN: lambda t, kind: f"token-{RESOURCES[kind]}",
    actions.PAY: lambda t, kind: f"token-{RESOURCES[kind]}",
    actions.SPEND: lambda t, which: "token-gold" if which == actions.WITH_GOLD else "token-sword",
    actions.PLAY: lambda t, design: f"magic-{t.content.magic[design].id}",
    actions.HAND_OVER: lambda t, design: f"magic-{t.content.magic[design].id}",
    actions.DISCARD: lambda t, design: f"magic-{t.content.magic[design].id}",
    actions.PLACE: lambda t, kind: f"ready-{unit_id(t, kind)}",
    actions.SUMMON: lambda t, kind: f"tray-{unit_id(t, kind)}",
    actions.RESCUE: lambda t, kind: f"under-{unit_id(t, kind)}",
    actions.SAVE: lambda t, kind: f"fighter-{unit_id(t, kind)}",
    actions.HIRE: lambda t, kind: f"hire-{UNITS[FACTION_KINDS + kind]}",
    actions.ORB: lambda t, use: "orbs",
    actions.MONSTER: lambda t, monster: f"monster-{t.content.monsters[monster].id}",
    actions.AGAINST: lambda t, who: "side-monster" if who == MOST_SEATS else f"side-{who}",
}
