"""Where everything lies on the board: 1366 by 650 units, the Grove in the middle of three circles."""

from __future__ import annotations

from typing import Final

from spinney.games.battle_for_the_grove.state.table import CUBES, GROVE, LIGHT
from spinney.games.battle_for_the_grove.words.places import STANDING

PREFIX: Final = "bg-"  # of all ids
SIZE: Final = (1366, 650)
PLACES: Final = ((683, 374), (683, 162), (331, 490), (1035, 490))  # the middles of Grove, Oak, Ash, Thorn
REACH: Final = ((178, 68), (284, 134), (284, 134), (284, 134))  # half the width and height of each
RING: Final = (150, 72)  # the same of a ring of stones
TRAY: Final = (691, 622)  # the middle of the last dice

HALF: Final = 18.0  # from one cube of a heap to the next: half of it across ...
RISE: Final = 18  # ... and how much higher the next layer lies

Spot = tuple[float, float, float]  # across and down from the middle of a place, and how wide a figure is
ABREAST: Final = 3


def side(seat: int) -> int:
    """Where a seat's druids are: Light to the left of every place, Dark to the right."""
    return -1 if seat == LIGHT else 1


def druid_spots(seat: int, place: int, state: int, standing: int, lying: int) -> list[Spot]:
    """Where the feet of druids are, whoever is in front last."""
    at_grove = place == GROVE
    if state == STANDING:
        spots = standing_in_grove(standing) if at_grove else standing_at_circle(standing)
    else:
        spots = lying_in_grove(standing, lying) if at_grove else lying_at_circle(standing, lying)
    found = [(side(seat) * away, down, wide) for away, down, wide in spots]
    return sorted(found, key=lambda spot: (spot[1], spot[0]) if state == STANDING else (0.0, spot[0]))


def deed_spot(seat: int, place: int) -> tuple[float, float]:
    """Where the page numbers what a seat did at a place: on the rim, behind that seat's druids."""
    rx, ry = REACH[place]
    return side(seat) * rx * 0.62, -ry * 0.785


def standing_at_circle(number: int) -> list[Spot]:
    """Up to three druids stand in a staggered row; more of them in two."""
    if number <= ABREAST:
        return [(188 + 38 * place, 28 + 16 * (place % 2), 70) for place in range(number)]
    return [
        (180 + 38 * (place % ABREAST) + 19 * (place // ABREAST), 4 + 36 * (place // ABREAST), 66)
        for place in range(number)
    ]


def lying_at_circle(standing: int, number: int) -> list[Spot]:
    """Sleepers lie before those who stand, three in a row."""
    first = 72 if standing else 44 if number <= ABREAST else 26
    step = 54 if number <= 2 else 44
    return [
        (
            190 - 14 * (number > 2) + step * (place % ABREAST),
            first + 30 * (place // ABREAST),
            82 if number <= 2 else 74,
        )
        for place in range(number)
    ]


def standing_in_grove(number: int) -> list[Spot]:
    """The same in the Grove, which is smaller."""
    if number <= ABREAST:
        return [(100 + 32 * place, -6 + 10 * (place % 2), 54) for place in range(number)]
    return [
        (92 + 32 * (place % ABREAST) + 14 * (place // ABREAST), -12 + 28 * (place // ABREAST), 52)
        for place in range(number)
    ]


def lying_in_grove(standing: int, number: int) -> list[Spot]:
    """Sleepers in the Grove lie two in a row, before those who stand."""
    first = 36 if standing > ABREAST else 18 if standing else 6 if number <= 2 else -22
    step, wide = (18, 56) if standing and number > 2 else (23, 62)
    return [(104 + 48 * (place % 2), first + step * (place // 2), wide) for place in range(number)]


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
    """Where each cube of a heap lies, seen from the middle of the heap."""
    column, row, layer = HEAP[index]
    return (column - row - 0.5) * HALF, (column + row - 1.5) * HALF / 2 - layer * RISE
