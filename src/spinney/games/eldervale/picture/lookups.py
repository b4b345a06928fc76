"""Content by its ids, as a view names it, and what lies around a Realm."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.picture.layout import place_of
from spinney.games.eldervale.state.hexes import STEPS

View = Mapping[str, Any]
Tile = dict[str, Any]  # as the view has it


@lru_cache(16)
def tile_numbers(content: EldervaleContent) -> dict[str, int]:
    """Realms by their ids."""
    return {tile.id: number for number, tile in enumerate(content.tiles)}


@lru_cache(16)
def card_numbers(content: EldervaleContent) -> dict[str, int]:
    """Adventure Cards by their ids."""
    return {card.id: number for number, card in enumerate(content.adventures)}


@lru_cache(16)
def magic_numbers(content: EldervaleContent) -> dict[str, int]:
    """Magic Cards by their ids."""
    return {card.id: number for number, card in enumerate(content.magic)}


def neighbours(view: View, tile: Tile) -> list[Tile]:
    """The tiles next to a tile."""
    near = around(tile["hex"])
    return [other for other in view["tiles"] if other["hex"] in near]


@lru_cache(512)
def around(word: str) -> frozenset[str]:
    """The hexes next to a hex, by their words."""
    q, r = place_of(word)
    return frozenset([f"{q + dq},{r + dr}" for dq, dr in STEPS])


def points_at_once(content: EldervaleContent, view: View, tile: Tile) -> int:
    """E-8.3, R-3, R-54  VP for a new Dwelling: adjacent Ruins and Dwellings of any player."""
    near = neighbours(view, tile)
    ruins = [other for other in near if (content.ruins >> tile_numbers(content)[other["id"]]) & 1]
    built = [other for other in near if other["dwelling"] >= 0]
    return int(content.scoring.ruin * len(ruins) + content.scoring.dwelling * len(built))
