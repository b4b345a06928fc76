"""Where everything lies on the picture: 1280 by 800 units, about the shape of a laptop's screen.

Three boards lie side by side at the top, tiles below them, what decides the game at the right; the watcher's
faction is at the bottom left, the others beside it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spinney.games.shifting_realms.land import BOARD, ROWS

PREFIX: Final = "sr-"  # of all ids
SIZE: Final = (1280, 800)


class Zone(NamedTuple):
    """A piece of the picture."""

    x: float
    y: float
    width: float
    height: float


RIBBON: Final = Zone(12, 8, 1256, 42)
MAP: Final = Zone(12, 56, 960, 332)
GOALS: Final = Zone(984, 56, 284, 332)
PILES: Final = Zone(12, 394, 960, 78)
TRAY: Final = Zone(984, 394, 284, 188)
MINE: Final = Zone(12, 478, 620, 314)
THEIRS: Final = Zone(640, 478, 332, 314)
HAND: Final = Zone(984, 588, 284, 204)
CELL: Final = (62.0, 74.0)
GAP: Final = 12.0  # between boards
HEAD: Final = 26.0  # above a board


def corner(space: int) -> tuple[float, float]:
    """The upper left corner of a space."""
    board, column, row = space // BOARD, space // ROWS, space % ROWS
    return MAP.x + column * CELL[0] + board * GAP, MAP.y + HEAD + row * CELL[1]


def others(count: int) -> list[Zone]:
    """The zones of the other factions, from top to bottom."""
    gap = 6
    height = min(150.0, (THEIRS.height - gap * (count - 1)) / count)
    return [Zone(THEIRS.x, THEIRS.y + at * (height + gap), THEIRS.width, height) for at in range(count)]
