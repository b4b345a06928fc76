"""E-2.6, E-21.4  The 397 places a tile can have: axial coordinates up to 11 steps from the middle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FAR: Final = 11
OFF_MAP: Final = -1
STEPS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))

COORDINATES: Final[list[tuple[int, int]]] = [
    (q, r) for r in range(-FAR, FAR + 1) for q in range(-FAR, FAR + 1) if abs(q + r) <= FAR
]
NUMBERS: Final[dict[tuple[int, int], int]] = {place: at for at, place in enumerate(COORDINATES)}
HEX_WORDS: Final[list[str]] = [f"{q},{r}" for q, r in COORDINATES]


def hex_at(q: int, r: int) -> i64:
    """The number of the hex at axial coordinates."""
    return NUMBERS[(q, r)]


def neighbours(place: i64) -> list[i64]:
    """The hexes next to a hex."""
    q, r = COORDINATES[place]
    around = [(q + dq, r + dr) for dq, dr in STEPS]
    return sorted([NUMBERS[pair] for pair in around if pair in NUMBERS])


def near(one: tuple[i64, i64], other: tuple[i64, i64]) -> bool:
    """E-2.6  Are two hexes neighbours?"""
    return hex_distance(one[0] - other[0], one[1] - other[1]) == 1


def hex_distance(q: i64, r: i64) -> i64:
    """How many steps a hex is from the middle, by its axial coordinates."""
    return max(abs(int(q)), abs(int(r)), abs(int(q + r)))


def connected(hexes: list[tuple[i64, i64]]) -> bool:
    """Can each of these hexes be reached from every other one?"""
    reached = hexes[:1]
    for found in reached:
        reached += [other for other in hexes if other not in reached and near(found, other)]
    return len(reached) == len(hexes)


NEXT_TO: Final[list[list[i64]]] = [neighbours(place) for place in range(len(COORDINATES))]
