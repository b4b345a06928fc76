"""Hand-made outlines: smooth blobs, wobbly cards, and the small irregularities that make them look drawn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import copysign, cos, dist, pi, sin

from spinney.art.svg import number, numbers

Point = tuple[float, float]


class Hand:
    """An unsteady hand: a fixed sequence of numbers for each seed, the same in every process."""

    def __init__(self, seed: int) -> None:
        self.state = seed * 2654435761 % 4294967296

    def between(self, low: float, high: float) -> float:
        """The next number of the sequence, from `low` to `high`."""
        self.state = (self.state * 1664525 + 1013904223) % 4294967296
        return low + (high - low) * (self.state >> 8) / 16777216


def smooth(points: Sequence[Point], closed: bool = True) -> str:
    """A soft curve through all points, as path data (Catmull-Rom)."""
    count = len(points)
    parts = [f"M{numbers(*points[0])}"]
    for at in range(count if closed else count - 1):
        before, start, end, after = (_point(points, at + step, closed) for step in (-1, 0, 1, 2))
        parts.append(
            "C"
            + numbers(
                start[0] + (end[0] - before[0]) / 6,
                start[1] + (end[1] - before[1]) / 6,
                end[0] - (after[0] - start[0]) / 6,
                end[1] - (after[1] - start[1]) / 6,
                *end,
            )
        )
    return "".join(parts) + ("Z" if closed else "")


def _point(points: Sequence[Point], at: int, closed: bool) -> Point:
    """The point at a place of an outline: round again if it is closed, else the nearest end."""
    return points[at % len(points)] if closed else points[min(max(at, 0), len(points) - 1)]


@lru_cache(1024)
def blob(
    x: float,
    y: float,
    rx: float,
    ry: float,
    seed: int,
    wobble: float = 0.06,
    points: int = 14,
    full: float = 0,
) -> str:
    """An ellipse drawn by hand: a wash, a clearing, a puddle. `full` (0 to 1) fills out its corners."""
    hand = Hand(seed)
    outline = []
    for step in range(points):
        angle = 2 * pi * step / points
        reach = 1 + hand.between(-wobble, wobble)
        outline.append(
            (x + rx * reach * _fuller(cos(angle), full), y + ry * reach * _fuller(sin(angle), full))
        )
    return smooth(outline)


def _fuller(part: float, full: float) -> float:
    """A coordinate on the unit circle, pushed outwards so that an ellipse fills its corners."""
    return copysign(abs(part) ** (1 - full), part)


def cloud(x: float, y: float, rx: float, ry: float, seed: int, bumps: int = 11) -> str:
    """An outline of small arcs: a leafy crown, a bush, a cloud."""
    hand = Hand(seed)
    outline = []
    for step in range(bumps):
        angle = 2 * pi * (step + hand.between(-0.22, 0.22)) / bumps
        reach = hand.between(0.86, 1)
        outline.append((x + rx * reach * cos(angle), y + ry * reach * sin(angle)))
    parts = [f"M{numbers(*outline[-1])}"]
    for before, point in zip([outline[-1], *outline], outline, strict=False):
        bow = 0.58 * dist(before, point)
        parts.append(f"A{numbers(bow, bow)} 0 0 1 {numbers(*point)}")
    return "".join(parts) + "Z"


@lru_cache(4096)
def card(x: float, y: float, width: float, height: float, seed: int, corner: float = 12) -> str:
    """The outline of a card or sign: a rectangle with soft corners and edges that are not quite straight."""
    hand = Hand(seed)
    a, b, c, d = (hand.between(-2, 2) for _ in range(4))
    right, bottom, r = x + width, y + height, corner
    sides = (
        f"M{numbers(x + r, y)}Q{numbers(x + width / 2, y + a, right - r, y)}",
        f"Q{numbers(right, y, right, y + r)}Q{numbers(right + b, y + height / 2, right, bottom - r)}",
        f"Q{numbers(right, bottom, right - r, bottom)}Q{numbers(x + width / 2, bottom + c, x + r, bottom)}",
        f"Q{numbers(x, bottom, x, bottom - r)}Q{numbers(x + d, y + height / 2, x, y + r)}",
    )
    return "".join(sides) + f"Q{numbers(x, y, x + r, y)}Z"


def crowns(
    left: float, right: float, base: float, heights: tuple[float, float], width: float, seed: int
) -> str:
    """A hand-drawn outline like a row of treetops, from left to right, closed along the base."""
    hand = Hand(seed)
    parts = [f"M{numbers(left, base)}L{numbers(left, base - hand.between(*heights))}"]
    x = left
    while x < right:
        step = width * hand.between(0.6, 1.4)
        top = base - hand.between(*heights)
        lift = hand.between(0.5, 0.9) * step
        parts.append(f"C{numbers(x + step * 0.1, top - lift, x + step * 0.9, top - lift, x + step, top)}")
        x += step
    return "".join(parts) + f"L{number(x)} {number(base)}Z"
