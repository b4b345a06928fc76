"""Chapter 14: what ends the game."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit_count
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms import events


def is_ending(t: RealmsTable) -> bool:
    """S-14.3, S-14.6, A-57  The end has come: enough objectives are met, or all tiles in play are built."""
    return bit_count(t.met) >= t.content.ending or all_built(t)


def all_built(t: RealmsTable) -> bool:
    """S-14.3  Is every tile in play built, so that the game ends?"""
    return all(t.piles[kind] <= 0 for kind in t.land.kinds)


def how_it_ends(t: RealmsTable) -> i64:
    """S-14.3, S-14.7  What ended the game: objectives, tiles, idling, or the last round."""
    if bit_count(t.met) >= t.content.ending:
        return events.BY_OBJECTIVES
    if all_built(t):
        return events.BY_TILES
    return events.BY_IDLING if has_idled(t) else events.BY_ROUNDS


def has_idled(t: RealmsTable) -> bool:
    """S-14.7, S-14.10  So many rounds without an action that the game ends."""
    return 0 < t.idle_limit <= t.idle


def is_last_round(t: RealmsTable) -> bool:
    """S-14.7, S-14.10  The last round, or one that came after it while there was no limit."""
    return 0 < t.last_round <= t.round


def set_limits(t: RealmsTable) -> None:
    """S-14.10  Only bots are left: idle rounds and the last round end the game again."""
    t.idle_limit = t.content.idle_rounds
    t.last_round = t.content.rounds
