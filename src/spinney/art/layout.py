"""Where things go: zones of the picture, and the seats around the table."""

from __future__ import annotations

from typing import NamedTuple


class Zone(NamedTuple):
    """A rectangle of the picture."""

    x: float
    y: float
    width: float
    height: float


def from_seat(seat: int, seats: int) -> list[int]:
    """The seats as laid out around the table, the one that looks first; a spectator (-1) sits at seat 0."""
    front = max(0, seat)
    return [(front + step) % seats for step in range(seats)]
