"""Hexes that stand on a corner or lie on a side: their corners, their centres, and how large they can be."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from spinney.art.layout import Zone
from spinney.art.shapes import Point
from spinney.art.svg import numbers

ROOT3: Final = sqrt(3)


class Extent(NamedTuple):
    """How far hexes of size 1 reach, measured from the one at (0, 0)."""

    left: float
    right: float
    top: float
    bottom: float


def hex_corners(size: float, flat: bool = False) -> list[Point]:
    """The corners around (0, 0) of a hex that stands on a corner, or lies flat on a side."""
    half = size * ROOT3 / 2
    upright = ((0.0, -size), (half, -size / 2), (half, size / 2))
    corners = [*upright, *[(-x, -y) for x, y in upright]]
    return [(y, x) for x, y in corners] if flat else corners


def rounded_hex(size: float, round_off: float) -> str:
    """A hex that stands on a corner, with rounded corners, as path data; `round_off` is a share of a side."""
    corners = hex_corners(size)
    parts: list[str] = []
    for here, corner in enumerate(corners):
        before, after = corners[here - 1], corners[(here + 1) % 6]
        start, end = between(corner, before, round_off), between(corner, after, round_off)
        parts.append(f"{'L' if parts else 'M'}{numbers(*start)}Q{numbers(*corner, *end)}")
    return "".join(parts) + "Z"


def between(one: Point, other: Point, part: float) -> Point:
    """A part of the way from one corner of a hex to another, where its rounding begins."""
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def hex_middle(q: int, r: int, size: float = 1, flat: bool = False) -> Point:
    """The centre of a hex from its axial coordinates; rows become columns if hexes lie flat."""
    along, across = size * ROOT3 * (q + r / 2), size * 1.5 * r
    return (across, along) if flat else (along, across)


def hex_extent(middles: Sequence[Point], flat: bool = False, above: float = 0) -> Extent:
    """How far hexes of size 1 reach, with room for something above them."""
    wide, high = (1.0, ROOT3 / 2) if flat else (ROOT3 / 2, 1.0)
    return Extent(
        min(x for x, _ in middles) - wide,
        max(x for x, _ in middles) + wide,
        min(y for _, y in middles) - high - above,
        max(y for _, y in middles) + high,
    )


def largest_size(extent: Extent, zone: Zone, most: float) -> float:
    """The largest size at which hexes of this extent fit into a zone."""
    wide, high = extent.right - extent.left, extent.bottom - extent.top
    return min(most, zone.width / wide, zone.height / high)


def origin(extent: Extent, zone: Zone, size: float) -> Point:
    """Where the centre of the hex at (0, 0) must be to centre all hexes in a zone."""
    return (
        zone.x + zone.width / 2 - size * (extent.left + extent.right) / 2,
        zone.y + zone.height / 2 - size * (extent.top + extent.bottom) / 2,
    )
