"""Where spaces lie on the map: the board's own coordinates, fitted into the drawing."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.shapes import Point
from spinney.games.leylines.content.spaces import Board

WIDE: Final = 880.0
HIGH: Final = 632.0
LEFT: Final = 64.0
TOP: Final = 66.0
BOTTOM: Final = 62.0


@lru_cache(8)
def middles(board: Board) -> tuple[Point, ...]:
    """Where the spaces are on the drawing, by number."""
    xs, ys = [space.x for space in board.spaces], [space.y for space in board.spaces]
    across = (WIDE - 2 * LEFT) / max(1, max(xs) - min(xs))
    down = (HIGH - TOP - BOTTOM) / max(1, max(ys) - min(ys))
    return tuple(
        (round(LEFT + (space.x - min(xs)) * across, 1), round(TOP + (space.y - min(ys)) * down, 1))
        for space in board.spaces
    )


def ways(board: Board) -> list[tuple[int, int]]:
    """Every path once, by the numbers of the spaces at its ends."""
    return [
        (space, int(other)) for space, others in enumerate(board.links) for other in others if other > space
    ]


def region_names(board: Board) -> list[str]:
    """The regions of the map by name, each once."""
    return list(dict.fromkeys(space.region for space in board.spaces if space.region))


def spots_of(board: Board, region: str) -> list[Point]:
    """Where the spaces of a region are."""
    return [spot for space, spot in zip(board.spaces, middles(board), strict=True) if space.region == region]
