"""Where everything lies on the picture: 1200 by 860 units, the Grove in the middle of three circles."""

from __future__ import annotations

from typing import Final

from spinney.games.battle_for_the_grove.state.table import CUBES, LIGHT

PREFIX: Final = "bg-"  # of all ids
SIZE: Final = (1200, 860)
PLACES: Final = ((600, 446), (600, 208), (300, 690), (900, 690))  # the middles of Grove, Oak, Ash, Thorn
RING: Final = (106, 60)  # half the width and half the height of a ring of stones
NEAREST: Final = (128, 152, 152, 152)  # from the middle of a place to its nearest standing druids

SEAT_KEYS: Final = ("light", "dark")
STATE_KEYS: Final = ("standing", "lying")
STANDING: Final = 0
LYING: Final = 1

HALF: Final = 15  # of a cube: half its width ...
RISE: Final = 16  # ... and its height


def side(seat: int) -> int:
    """Where a seat's druids are laid out: Light to the left of every place, Dark to the right."""
    return -1 if seat == LIGHT else 1


def druid_spot(seat: int, place: int, state: int, index: int) -> tuple[float, float]:
    """Standing druids three abreast, the fourth behind the first; lying ones in pairs before them."""
    x, y = PLACES[place]
    if state == STANDING:
        away = NEAREST[place] + 54 * (index % 3)
        return x + side(seat) * away, y + 14 - 67 * (index // 3)
    away = NEAREST[place] + 14 + 79 * (index % 2)
    return x + side(seat) * away, y + 50 + 31 * (index // 2)


def heap_order() -> list[tuple[float, float, int]]:
    """Column, row and layer of each cube of a heap: the seventh crowns the first six, the last crowns all."""
    return [
        *((column, row, 0) for row in range(2) for column in range(3)),
        *((column + 0.5, 0.5, 1) for column in range(2)),
        *((column, 2, 0) for column in range(3)),
        *((column + 0.5, 1.5, 1) for column in range(2)),
        *((3, row, 0) for row in range(3)),
        *((2.5, row + 0.5, 1) for row in range(2)),
        (1, 1, 2),
    ]


HEAP: Final = heap_order()
BACK_TO_FRONT: Final = sorted(
    range(CUBES), key=lambda cube: (HEAP[cube][2], HEAP[cube][0] + HEAP[cube][1], cube)
)


def cube_spot(index: int) -> tuple[float, float]:
    """Where each cube of a heap is laid out, seen from the middle of the heap."""
    column, row, layer = HEAP[index]
    return (column - row - 0.5) * HALF, (column + row - 2.5) * HALF / 2 - layer * RISE
