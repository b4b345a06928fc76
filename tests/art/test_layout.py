"""Seats around a table."""

from __future__ import annotations

import pytest

from spinney.art.layout import from_seat


@pytest.mark.parametrize(("seat", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1]), (-1, [0, 1, 2])])
def test_whoever_looks_sits_in_front(seat: int, order: list[int]) -> None:
    assert from_seat(seat, 3) == order
