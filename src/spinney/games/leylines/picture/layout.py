"""Where everything lies on the picture: 1280 by 800 units, about the shape of a laptop's screen.

The forest map is at the left, the watcher's board below it; cards and the other players are at the right.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.layout import Zone, stacked
from spinney.games.leylines.content.spaces import Board

PREFIX: Final = "ll-"  # of all ids
SIZE: Final = (1280, 800)


RIBBON: Final = Zone(12, 8, 820, 46)
MAP: Final = Zone(12, 60, 820, 530)
MINE: Final = Zone(12, 598, 820, 194)
CARDS: Final = Zone(842, 8, 426, 128)  # the Contracts to be auctioned
MIDDLE: Final = Zone(842, 142, 426, 96)  # Items, or what is going on: an auction, a payment
FRIENDS: Final = Zone(842, 244, 220, 94)
NIGHT: Final = Zone(1068, 244, 200, 94)
THEIRS: Final = Zone(842, 344, 426, 448)
MARGIN_X: Final = 50  # of the map
MARGIN_Y: Final = 44


class Places:
    """The board's own coordinates, fitted into the map."""

    def __init__(self, board: Board) -> None:
        xs, ys = [space.x for space in board.spaces], [space.y for space in board.spaces]
        self.left, self.top = min(xs), min(ys)
        wide, high = max(xs) - self.left, max(ys) - self.top
        self.scale_x = (MAP.width - 2 * MARGIN_X) / max(1, wide)
        self.scale_y = (MAP.height - 2 * MARGIN_Y - 12) / max(1, high)

    def at(self, x: int, y: int) -> tuple[float, float]:
        """Where a point of the board's own coordinates lies on the picture."""
        return (
            round(MAP.x + MARGIN_X + (x - self.left) * self.scale_x, 1),
            round(MAP.y + MARGIN_Y + (y - self.top) * self.scale_y, 1),
        )


@lru_cache(8)
def middles(board: Board) -> tuple[tuple[float, float], ...]:
    """Where the spaces are on the picture, by number."""
    places = Places(board)
    return tuple(places.at(space.x, space.y) for space in board.spaces)


@lru_cache(8)
def others(count: int) -> tuple[Zone, ...]:
    """The zones of the other players, from top to bottom."""
    return stacked(THEIRS, count, 6)
