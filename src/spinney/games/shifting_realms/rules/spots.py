"""Chapter 6: collecting spots."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, bits_of
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import (
    SPOTS,
    spot_scouts,
    stepped_off,
    stepped_up,
    waiting_scouts,
)


def has_spots(t: RealmsTable, space: i64) -> bool:
    """S-6.1, S-6.7  Does a space have collecting spots? It is a resource space that no tile covers."""
    return (t.land.resources & ~t.covered) & bit(space) != 0


def free_spots(t: RealmsTable, space: i64) -> i64:
    """S-6.1  Free spots of a space: three, less those that scouts of any player stand on."""
    free: i64 = SPOTS
    for faction in t.factions:
        free -= spot_scouts(faction.units[space])
    return free


def arrive(t: RealmsTable, seat: i64, space: i64, group: i64) -> None:
    """S-5.6, S-6.2  Arriving scouts take empty spots as long as there are any; the rest wait."""
    if waiting_scouts(group) > 0 and has_spots(t, space):
        group = stepped_up(group, free_spots(t, space))
    t.factions[seat].add(space, group)


def step_up(t: RealmsTable, seat: i64, space: i64, room: i64) -> None:
    """S-6.4, S-6.8  Waiting scouts of a seat take so many free spots."""
    units = t.factions[seat].units
    units[space] = stepped_up(units[space], room)


def step_up_everywhere(t: RealmsTable, seat: i64) -> None:
    """S-3.1, S-6.3  At the start of a turn waiting scouts take empty spots."""
    faction = t.factions[seat]
    for space in bits_of(faction.here & t.land.resources & ~t.covered):
        if waiting_scouts(faction.units[space]) > 0:
            step_up(t, seat, space, free_spots(t, space))


def cover_spots(t: RealmsTable, space: i64) -> None:
    """S-6.7  A tile covers the spots; scouts there simply stand on it."""
    for faction in t.factions:
        if faction.units[space] != 0:
            faction.units[space] = stepped_off(faction.units[space])


def spots_worked(t: RealmsTable, seat: i64, terrain: i64) -> i64:
    """S-6.1  How many scouts of a seat stand on spots of one kind of space, in all realms."""
    faction = t.factions[seat]
    workers: i64 = 0
    for space in bits_of(faction.here & t.land.spaces[terrain] & ~t.covered):
        workers += spot_scouts(faction.units[space])
    return workers
