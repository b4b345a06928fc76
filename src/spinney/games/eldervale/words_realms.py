"""What using a Realm means, in words."""

from __future__ import annotations

from spinney.games.eldervale.atoms import (
    BIFROST,
    DEN,
    DUNGEON,
    FORTRESS,
    MILL,
    PORTAL,
    TOWER,
)
from spinney.games.eldervale.records import NOWHERE
from spinney.games.eldervale.table import EldervaleTable
from spinney.games.eldervale.treasure import stacks_on
from spinney.games.eldervale.words_effects import cost_words, effect_words
from spinney.games.eldervale.words_names import resource_name, some


def use_words(t: EldervaleTable) -> str:
    """E-6.1 to E-6.10  What the Realm of the placement does."""
    if t.turn.tile == NOWHERE:
        return "Use the Realm"
    content, play = t.content, t.content.play
    kind = content.tile_kind[t.turn.tile]
    if kind == TOWER:
        return f"Mage Tower: pay {cost_words(play.tower_cost)}, then {effect_words(content, play.tower)}"
    if kind == FORTRESS:
        cost = cost_words(play.fortress_cost)
        return f"Fortress: pay {cost}, then {effect_words(content, play.fortress)}"
    if kind == MILL:
        return "Mill: build a Dwelling with a Worker in any Elemental Realm"
    if kind == PORTAL:
        return "Summoning Portal: pay for a Unit from your tray"
    if kind == DUNGEON:
        return "Dungeon: lay a new Realm, then buy or burn cards"
    if kind == BIFROST:
        return f"Bifrost Bridge: {effect_words(content, play.bifrost)}"
    if kind == DEN:
        return f"Dragon's Den: {effect_words(content, play.den)}"
    if stacks_on(t, t.turn.tile):
        return "Take a Treasure Token of this Realm"
    return f"Gain {some(1, resource_name(content.tile_resource[t.turn.tile]))}: no Treasure is left here"
