"""Where everything lies on the picture: 1280 by 800 units, about the shape of a laptop's screen.

The forest map is at the left, the watcher's board below it; cards and the other players are at the right.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spinney.games.leylines.spaces import Board

PREFIX: Final = "ll-"  # of all ids
SIZE: Final = (1280, 800)


class Zone(NamedTuple):
    """A piece of the picture."""

    x: float
    y: float
    width: float
    height: float


RIBBON: Final = Zone(12, 8, 808, 44)
MAP: Final = Zone(12, 56, 808, 556)
MINE: Final = Zone(12, 618, 808, 174)
CARDS: Final = Zone(830, 8, 438, 126)
FRIENDS: Final = Zone(830, 140, 216, 92)
NIGHT: Final = Zone(1052, 140, 216, 92)
SHOP: Final = Zone(830, 238, 438, 50)
TRAY: Final = Zone(830, 294, 438, 42)
THEIRS: Final = Zone(830, 342, 438, 450)
MARGIN: Final = 34  # of the map


class Places:
    """The board's own coordinates, fitted into the map."""

    def __init__(self, board: Board) -> None:
        xs, ys = [space.x for space in board.spaces], [space.y for space in board.spaces]
        self.left, self.top = min(xs), min(ys)
        wide, high = max(xs) - self.left, max(ys) - self.top
        self.scale_x = (MAP.width - 2 * MARGIN) / max(1, wide)
        self.scale_y = (MAP.height - 2 * MARGIN) / max(1, high)

    def at(self, x: int, y: int) -> tuple[float, float]:
        return (
            MAP.x + MARGIN + (x - self.left) * self.scale_x,
            MAP.y + MARGIN + (y - self.top) * self.scale_y,
        )


def others(count: int) -> list[Zone]:
    """The zones of the other players, from top to bottom."""
    gap = 6
    height = min(150.0, (THEIRS.height - gap * (count - 1)) / count)
    return [Zone(THEIRS.x, THEIRS.y + at * (height + gap), THEIRS.width, height) for at in range(count)]
