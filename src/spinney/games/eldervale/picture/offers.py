"""Which parts of the picture stand for which options: touch what you would touch at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spinney.art.offers import Offer, Offers, offers_to
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import (
    ELEMENTS,
    FACTION_KINDS,
    MOST_SEATS,
    RESOURCES,
    STARTER_ACTIONS,
    UNITS,
)
from spinney.games.eldervale.knowledge.view import unit_id
from spinney.games.eldervale.state.hexes import HEX_WORDS
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import actions, fields

Touched = tuple[tuple[str, Offer], ...]
CHIP: Final = "option-"  # what has no place of its own lies in the middle


def offers(t: EldervaleTable, seat: int) -> Offers:
    """The offer of each part by its key. None for whoever is not asked."""
    return offers_to(t, seat, parts_of)


def touched(offered: Offers, *starts: str) -> Touched:
    """The options on the parts of the picture whose names begin so, as a key of what is drawn."""
    return tuple([(key, offer) for key, offer in offered.items() if key.startswith(starts)])


def parts_of(t: EldervaleTable, action: int) -> list[str]:
    """The parts of the picture that an offered action is about."""
    part = part_of(t, action)
    return [part] if part else []


def part_of(t: EldervaleTable, action: int) -> str:
    """The part that one action is about; empty where it names nothing."""
    menu = t.content.actions
    kind, named = int(menu.kind_of(action)), int(menu.part_of(action))
    if kind in OF_THE_REALM and t.turn.tile != NONE:
        return tile_key(t, int(t.turn.tile))
    if not menu.space.kinds[kind].parts:
        return ""
    if kind == actions.LEAD:
        return of_faction(t, action)
    if kind in ON_TILES:
        return of_tile(t, action, named)
    finder = PARTS.get(kind)
    return finder(t, named) if finder is not None else f"{CHIP}{action}"


def tile_key(t: EldervaleTable, tile: int) -> str:
    """The part of the picture that is a tile."""
    return f"tile-{t.content.tiles[tile].id}"


def of_tile(t: EldervaleTable, action: int, kind: int) -> str:
    """The part of the picture that is a Unit in a Realm, or in the pool."""
    tile = int(t.content.actions.tile_of(action))
    return f"pool-{unit_id(t, kind)}" if tile == fields.POOL else tile_key(t, tile)


def of_card(t: EldervaleTable, card: int) -> str:
    """The part of the picture that is a card of the tableau: an Adventure, or the Starter."""
    return f"card-{t.content.adventures[card].id}" if card < t.content.actions.cards else "starter"


def of_action(t: EldervaleTable, card: int) -> str:
    """The part of the picture that is an action of the tableau."""
    step = card - int(t.content.actions.cards)
    return of_card(t, card) if step < 0 else f"starter-{STARTER_ACTIONS[step]}"


def of_source(t: EldervaleTable, by: int) -> str:
    """What rolls dice again: a card, or a lucky Unit in the battle."""
    step = by - int(t.content.actions.cards)
    return of_card(t, by) if step < 0 else f"fighter-{UNITS[step]}"


def of_stack(t: EldervaleTable, stack: int) -> str:
    """The part of the picture that is a Treasure stack."""
    return f"stack-{t.content.tiles[t.about].id}-{stack}"


def of_slot(t: EldervaleTable, slot: int) -> str:
    """The part of the picture that is a Slot of a card."""
    return f"slot-{t.content.adventures[t.more].id}-{slot}"


def of_faction(t: EldervaleTable, action: int) -> str:
    """A side of a board, or the whole board without unit abilities."""
    menu = t.content.actions
    return f"faction-{ELEMENTS[menu.part_of(action)]}-{menu.tile_of(action)}"


def of_token(t: EldervaleTable, kind: int) -> str:
    """The part of the picture that is a Treasure Token held."""
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
