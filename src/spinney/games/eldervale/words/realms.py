"""What a Realm brings to whoever places there, and what using it means, in words."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.tile_kinds import (
    BIFROST,
    DEN,
    DUNGEON,
    FORTRESS,
    MILL,
    ORACLE,
    PORTAL,
    TILE_KINDS,
    TOWER,
)
from spinney.games.eldervale.rules.treasure import stacks_on
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.words.effects import effect_words
from spinney.games.eldervale.words.names import resource_name, some
from spinney.games.eldervale.words.phrases import paying


def use_words(t: EldervaleTable) -> str:
    """E-6.1 to E-6.10  What using the Realm of the placement does."""
    if t.turn.tile == NONE:
        return "Use the Realm"
    tile = t.turn.tile
    kind = t.content.tile_kind[tile]
    if kind >= TOWER:
        return f"{TILE_KINDS[kind].words}: {ruin_words(t, kind)}"
    if stacks_on(t, tile):
        return "Take a Treasure Token of this Realm"
    return f"Gain {printed(t, tile)}: no Treasure is left here"


def brings(t: EldervaleTable, tile: i64) -> str:
    """What a placement in a Realm may be used for."""
    kind = t.content.tile_kind[tile]
    if kind >= TOWER:
        return ruin_words(t, kind)
    found = "Treasure" if stacks_on(t, tile) else printed(t, tile)
    return f"{found}, a Magic Card or a market card" if kind == ORACLE else found


def printed(t: EldervaleTable, tile: i64) -> str:
    """In words, the resource of a Realm whose Treasure is gone."""
    return some(1, resource_name(t.content.tile_resource[tile]))


def ruin_words(t: EldervaleTable, kind: i64) -> str:
    """What the Ruins, the Bifrost and the Den do."""
    content, play = t.content, t.content.play
    if kind == TOWER:
        return f"{paying(play.tower_cost)}{effect_words(content, play.tower)}"
    if kind == FORTRESS:
        return f"{paying(play.fortress_cost)}{effect_words(content, play.fortress)}"
    if kind == MILL:
        return "build a Dwelling with a Worker in any Elemental Realm"
    if kind == PORTAL:
        return "pay for a Unit from your tray"
    if kind == DUNGEON:
        return "lay a new Realm, then buy or burn market cards"
    return {BIFROST: effect_words(content, play.bifrost), DEN: effect_words(content, play.den)}[int(kind)]
