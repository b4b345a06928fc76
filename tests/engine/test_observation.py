"""Rows of observations: filled from left to right, and laid out by their spec."""

from __future__ import annotations

import pytest

from spinney.engine.observation import Part, Row, Spec


def test_a_row_is_filled_from_left_to_right_and_what_is_left_out_stays_zero() -> None:
    row = Row(9)
    row.put(7)
    row.put_all([0, 3])
    row.put_next([-1, 4])
    first = row.skip(3)
    row.put_at(first + 1, 8)
    row.put(1)
    assert row.numbers == [7, 0, 3, 0, 5, 0, 8, 0, 1]


def test_a_spec_reads_its_parts() -> None:
    spec = Spec([Part("bag", 2, 9, "spirits"), Part("over", 1, 1, "1 at the end")])
    assert (spec.size, spec.offsets) == (3, {"bag": 0, "over": 2})
    assert spec.read([4, 5, 1], "bag") == [4, 5]
    with pytest.raises(KeyError):
        spec.read([4, 5, 1], "deck")
