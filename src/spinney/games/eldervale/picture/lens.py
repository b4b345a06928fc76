"""Anything on the table enlarged and explained: Realms, cards, Monsters, Units, tracks, people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spinney.engine.faces.zones import Lens
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.picture.lenses import cards, people, places
from spinney.games.eldervale.picture.lookups import View

Finder = Callable[[EldervaleContent, View, str], Lens | None]

FINDERS: Final[dict[str, Finder]] = {
    "tile-": places.of_tile,
    "stack-": places.of_stack,
    "hex-": places.of_hex,
    "monster-": places.of_monster,
    "realm-stack": places.of_realm_stack,
    "underworld": places.of_underworld,
    "under-": people.of_unit,
    "ready-": people.of_unit,
    "acting-": people.of_unit,
    "pool-": people.of_unit,
    "out-": people.of_unit,
    "tray-": people.of_unit,
    "fighter-": people.of_unit,
    "helper-": people.of_unit,
    "hire-": people.of_unit,
    "side-": people.of_side,
    "person-": people.of_person,
    "faction-": people.of_faction,
    "further-": people.of_faction,
    "market-": cards.of_market,
    "card-": cards.of_card,
    "slot-": cards.of_slot,
    "starter": cards.of_starter,
    "magic-": cards.of_magic,
    "held-": cards.of_held,
    "treasure": cards.of_treasure,
    "token-": cards.of_token,
    "orbs": cards.of_orbs,
    "track-": cards.of_track,
    "glory": cards.of_glory,
    "reward-": cards.of_reward,
}  # by how keys begin


def lens(content: EldervaleContent, view: View, part: str) -> Lens | None:
    """A part of the table, enlarged and explained; None for what is not there."""
    for start, finder in FINDERS.items():
        if part.startswith(start):
            return finder(content, view, part.removeprefix(start) if start.endswith("-") else part)
    return None
