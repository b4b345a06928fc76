"""Sets of small numbers as the bits of one number: tiny to copy, quick to compare."""

from __future__ import annotations

from mypy_extensions import i64


def bit(at: i64) -> i64:
    """A mask of one bit. Compiled, a bare `1 << at` has 32 bits, so the 1 is passed as an argument."""
    return shifted(1, at)


def shifted(mask: i64, by: i64) -> i64:
    """A mask whose bits are moved up; as a function, so that the shift has 64 bits when compiled."""
    return mask << by


def bit_count(mask: i64) -> i64:
    """How many numbers are in a mask."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def lowest_bit(mask: i64) -> i64:
    """The smallest number in a mask that is not empty."""
    at: i64 = 0
    if mask & 0xFFFFFFFF == 0:
        at = 32
        mask >>= 32
    if mask & 0xFFFF == 0:
        at += 16
        mask >>= 16
    if mask & 0xFF == 0:
        at += 8
        mask >>= 8
    if mask & 0xF == 0:
        at += 4
        mask >>= 4
    while mask & 1 == 0:
        at += 1
        mask >>= 1
    return at


def bits_of(mask: i64) -> list[i64]:
    """The numbers in a mask, ascending."""
    found: list[i64] = []
    while mask != 0:
        found.append(lowest_bit(mask))
        mask &= mask - 1
    return found
