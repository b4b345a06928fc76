"""Why a part of the table cannot be chosen now: a sentence from the rules, for whoever is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from spinney.engine.faces.asking import Reason
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.words.places import parts_of
from spinney.games.eldervale.words.reasons import cards, things, tiles, units

KINDS: Final[dict[str, Callable[[EldervaleTable, int, str], Reason | None]]] = {
    "tile": tiles.of_tile,
    "hex": tiles.of_hex,
    "stack": tiles.of_stack,
    "monster": tiles.of_monster,
    "market": cards.of_market,
    "card": cards.of_card,
    "starter": cards.of_starter,
    "slot": cards.of_slot,
    "magic": cards.of_magic,
    "held": things.of_held,
    "treasure": things.of_treasure,
    "token": things.of_token,
    "orbs": things.of_orbs,
    "reward": things.of_reward,
    "track": things.of_track,
    "faction": things.of_faction,
    "further": things.of_further,
    "ready": units.of_ready,
    "tray": units.of_tray,
    "under": units.of_under,
    "pool": units.of_pool,
    "hire": units.of_hire,
    "out": units.of_out,
    "acting": units.of_acting,
    "fighter": units.of_fighter,
    "helper": units.of_helper,
    "underworld": units.of_under,
    "side": things.of_side,
    "glory": things.of_glory,
    "realm": tiles.of_realm_stack,
}  # by how a key begins


def why_not(t: EldervaleTable, seat: i64, part: str) -> Reason | None:
    """Why a seat cannot choose a part; None where it can, or where the rules have nothing to say about it."""
    if t.over or t.seat != seat or any(part in parts_of(t, int(option)) for option in t.options):
        return None
    kind, _, name = part.partition("-")
    find = KINDS.get(kind)
    return None if find is None else find(t, int(seat), name)
