"""Masks: sets of the numbers 0 to 62."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from spinney.engine.bits import bit_count, bits_of, lowest_bit


@given(st.sets(st.integers(0, 62)))
def test_a_mask_is_a_set_of_numbers(numbers: set[int]) -> None:
    mask = sum(1 << number for number in numbers)
    assert bits_of(mask) == sorted(numbers)
    assert bit_count(mask) == len(numbers)
    if numbers:
        assert lowest_bit(mask) == min(numbers)
