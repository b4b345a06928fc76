"""Rows of observations: filled from left to right, and laid out by their spec."""

from __future__ import annotations

import pytest

from spinney.engine.errors import BrokenRules
from spinney.engine.observation import Part, Row, Spec, described


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


def test_the_writer_describes_what_it_writes() -> None:
    row = Row(0, describes=True)
    row.part("bag", 9, "spirits")
    row.put_all([1, 2])
    row.part("over", 1, "1 at the end")
    row.put(0)
    spec = described(row)
    assert [(part.name, part.size, part.high, part.meaning) for part in spec.parts] == [
        ("bag", 2, 9, "spirits"),
        ("over", 1, 1, "1 at the end"),
    ]


def test_what_is_written_before_the_first_part_or_named_twice_is_refused() -> None:
    early = Row(0, describes=True)
    early.put(1)
    with pytest.raises(BrokenRules, match="begins with 1 numbers before its part 'bag'"):
        early.part("bag", 9, "spirits")
    twice = Row(0, describes=True)
    for _ in range(2):
        twice.part("bag", 9, "spirits")
        twice.put(1)
    with pytest.raises(BrokenRules, match="two parts with the name 'bag'"):
        described(twice)
