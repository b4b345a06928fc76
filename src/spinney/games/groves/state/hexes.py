"""G-9.5, R-14  Where the hexes of a realm lie: a spiral around the Lore Stone, each new hex at its end."""

from __future__ import annotations

from typing import Final

STEPS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # the six edges, in axial coordinates


def spiral(size: int) -> list[tuple[int, int]]:
    """The first places of the spiral, the middle included; each touches an earlier one."""
    places = [(0, 0)]
    ring = 0
    while len(places) < size:
        ring += 1
        q, r = 0, -ring
        for step_q, step_r in STEPS:
            for _ in range(ring):
                places.append((q, r))
                q, r = q + step_q, r + step_r
    return places[:size]
