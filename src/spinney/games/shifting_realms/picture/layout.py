"""Where everything lies on the picture: 1280 by 800 units, about the shape of a laptop's screen.

Three torn map sheets lie side by side, each with its deck and its objective above and its tiles below; at the
bottom are the watcher's faction, the cards in hand with what is asked by number, and the other factions.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.layout import Zone, stacked
from spinney.games.shifting_realms.state.land import BOARD, ROWS

PREFIX: Final = "sr-"  # of all ids
SIZE: Final = (1280, 800)


RIBBON: Final = Zone(12, 8, 632, 44)
TRACK: Final = Zone(654, 8, 614, 44)
SHEET: Final = Zone(12, 58, 412, 374)  # the first of three
GAP: Final = 10.0  # between sheets
HEAD: Final = 46.0  # of a sheet, above its spaces
MARGIN: Final = 4.0  # of a sheet, beside them
CELL: Final = (80.8, 80.0)  # from one space to the next
SPACE: Final = (77.8, 77.0)  # a space itself
PILES: Final = Zone(12, 438, 412, 70)  # below the first sheet
OWN_BOARD: Final = Zone(12, 514, 470, 278)
HAND: Final = Zone(490, 514, 380, 278)
THEIRS: Final = Zone(878, 514, 390, 278)
TALL: Final = 186  # the board of a single opponent; trees stand below it


def sheet_x(board: int) -> float:
    """Where a realm's sheet is laid out: its left edge, and that of the tiles below it."""
    return SHEET.x + board * (SHEET.width + GAP)


@lru_cache(64)
def corner(space: int) -> tuple[float, float]:
    """The upper left corner of a space."""
    board, column, row = space // BOARD, space % BOARD // ROWS, space % ROWS
    return (
        round(sheet_x(board) + MARGIN + column * CELL[0] + 1.5, 1),
        round(SHEET.y + HEAD + row * CELL[1] + 1.5, 1),
    )


def middle(space: int) -> tuple[float, float]:
    """The middle of a space, where it is laid out on the picture."""
    x, y = corner(space)
    return round(x + SPACE[0] / 2, 1), round(y + SPACE[1] / 2, 1)


@lru_cache(8)
def others(count: int) -> tuple[Zone, ...]:
    """The zones of the other factions, from top to bottom."""
    return stacked(THEIRS, count, 6, TALL)
