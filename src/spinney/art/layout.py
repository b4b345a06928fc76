"""Where things go: zones of the picture, and the seats around the table."""

from __future__ import annotations

from math import inf
from typing import NamedTuple


class Zone(NamedTuple):
    """A rectangle of the picture."""

    x: float
    y: float
    width: float
    height: float


def stacked(zone: Zone, count: int, gap: float, most: float = inf) -> tuple[Zone, ...]:
    """Equal zones from top to bottom, none higher than `most`."""
    height = min(most, (zone.height - gap * (count - 1)) / max(1, count))
    return tuple(Zone(zone.x, zone.y + at * (height + gap), zone.width, height) for at in range(count))


def side_by_side(zone: Zone, count: int, gap: float) -> tuple[Zone, ...]:
    """Equal zones from left to right."""
    width = (zone.width - gap * (count - 1)) / max(1, count)
    return tuple(Zone(zone.x + at * (width + gap), zone.y, width, zone.height) for at in range(count))


def from_seat(seat: int, seats: int) -> list[int]:
    """The seats as laid out around the table, the one that looks first; a spectator (-1) sits at seat 0."""
    front = max(0, seat)
    return [(front + step) % seats for step in range(seats)]
