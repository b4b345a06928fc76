"""Zones that share a place, and seats around a table."""

from __future__ import annotations

import pytest

from spinney.art.layout import Zone, from_seat, side_by_side, stacked

WHOLE = Zone(10, 20, 100, 60)


def test_zones_are_stacked_to_the_last_unit_with_gaps_between() -> None:
    assert stacked(WHOLE, 3, 6) == (Zone(10, 20, 100, 16), Zone(10, 42, 100, 16), Zone(10, 64, 100, 16))
    assert stacked(WHOLE, 1, 6) == (WHOLE,)
    assert stacked(WHOLE, 0, 6) == ()


def test_stacked_zones_are_no_higher_than_told() -> None:
    assert stacked(WHOLE, 2, 6, 20) == (Zone(10, 20, 100, 20), Zone(10, 46, 100, 20))
    assert stacked(WHOLE, 2, 6, 40) == stacked(WHOLE, 2, 6)


def test_zones_lie_side_by_side_with_gaps_between() -> None:
    assert side_by_side(WHOLE, 4, 4) == tuple(Zone(10 + 26 * at, 20, 22, 60) for at in range(4))
    assert side_by_side(WHOLE, 0, 4) == ()


@pytest.mark.parametrize(("seat", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1]), (-1, [0, 1, 2])])
def test_whoever_looks_sits_in_front(seat: int, order: list[int]) -> None:
    assert from_seat(seat, 3) == order
