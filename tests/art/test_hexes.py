"""Hexes: regular, side by side without gaps, and as large as a zone lets them be."""

from __future__ import annotations

from math import dist, isclose

import pytest

from spinney.art.hexes import (
    ROOT3,
    Extent,
    between,
    hex_corners,
    hex_extent,
    hex_middle,
    largest_size,
    origin,
    rounded_hex,
)
from spinney.art.layout import Zone

AROUND = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


@pytest.mark.parametrize("flat", [False, True])
def test_a_hex_has_six_equal_sides_and_stands_or_lies(flat: bool) -> None:
    corners = hex_corners(10, flat)
    assert all(isclose(dist((0, 0), corner), 10) for corner in corners)
    assert all(isclose(dist(corners[at - 1], corners[at]), 10) for at in range(6))
    assert ((0.0, -10.0) in corners) == (not flat)
    assert ((-10.0, 0.0) in corners) == flat


@pytest.mark.parametrize("flat", [False, True])
def test_neighbours_share_a_side(flat: bool) -> None:
    for q, r in AROUND:
        x, y = hex_middle(q, r, 10, flat)
        assert isclose(dist((0, 0), (x, y)), 10 * ROOT3)
        here = hex_corners(10, flat)
        there = [(x + dx, y + dy) for dx, dy in here]
        shared = [one for one in here if any(dist(one, other) < 1e-6 for other in there)]
        assert len(shared) == 2


def test_rows_become_columns_where_hexes_lie_flat() -> None:
    assert hex_middle(1, 2, 10, flat=True) == hex_middle(1, 2, 10)[::-1]


def test_a_part_of_the_way_is_measured_from_the_first_point() -> None:
    assert between((0, 0), (10, 20), 0.1) == (1, 2)


def test_rounded_corners_begin_and_end_on_the_sides() -> None:
    drawn = rounded_hex(10, 0.2)
    assert drawn.count("Q") == 6
    assert drawn.startswith("M-1.73 -9Q0 -10 1.73 -9L")
    assert drawn.endswith("Z")


def test_hexes_reach_as_far_as_their_corners() -> None:
    alone = hex_extent([(0, 0)])
    assert alone == Extent(-ROOT3 / 2, ROOT3 / 2, -1, 1)
    assert hex_extent([(0, 0)], above=0.5) == alone._replace(top=-1.5)
    assert hex_extent([(0, 0)], flat=True) == Extent(-1, 1, -ROOT3 / 2, ROOT3 / 2)
    assert hex_extent([(0, 0), (3, -4)]).top == -5


@pytest.mark.parametrize("zone", [Zone(10, 20, 300, 100), Zone(10, 20, 60, 400)])
def test_hexes_fill_a_zone_from_edge_to_edge_and_lie_in_its_middle(zone: Zone) -> None:
    extent = hex_extent([hex_middle(q, r) for q, r in [(0, 0), *AROUND[:2]]])
    size = largest_size(extent, zone, 1000)
    x, y = origin(extent, zone, size)
    left, right = x + size * extent.left - zone.x, zone.x + zone.width - x - size * extent.right
    above, below = y + size * extent.top - zone.y, zone.y + zone.height - y - size * extent.bottom
    assert isclose(left, right, abs_tol=1e-9)
    assert isclose(above, below, abs_tol=1e-9)
    assert isclose(min(left, above), 0, abs_tol=1e-9)
    assert largest_size(extent, zone, 7) == 7
