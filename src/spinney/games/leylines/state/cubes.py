"""Heaps: cubes by colour, or dice by value, as one number.

Each of the six kinds has six bits, so heaps are added and subtracted as they are; above those stands how many
there are in all. The highest bit of a kind stays free, so that one subtraction compares all six at once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit, shifted

KINDS: Final = 6  # of a heap
COLOUR_COUNT: Final = KINDS
DIE_VALUES: Final = KINDS
WIDTH: Final = 6  # bits of a kind
FIELD: Final = 63
MOST: Final = 31  # of one kind
TOTAL: Final = 36  # where the total begins
COUNTED: Final = 0x1000000000  # one of the total
GUARDS: Final = 0b100000_100000_100000_100000_100000_100000


def one(kind: i64) -> i64:
    """A heap of one cube, or of one die."""
    return bit(WIDTH * kind) + COUNTED


def many(kind: i64, number: i64) -> i64:
    """A heap of so many cubes of a colour, or dice of a value."""
    return one(kind) * number


def size(heap: i64) -> i64:
    """How many cubes, or dice, a heap has."""
    return heap >> TOTAL


def of(heap: i64, kind: i64) -> i64:
    """How many of a heap are of a kind: a colour of cubes, or a value of dice."""
    return (heap >> (WIDTH * kind)) & FIELD


def covers(heap: i64, wanted: i64) -> bool:
    """Does a heap of cubes have at least as many of every colour as are wanted?"""
    return ((heap | GUARDS) - wanted) & GUARDS == GUARDS


def left_of(heap: i64, taken: i64) -> i64:
    """The cubes left by colour, without the total, after taking as many of those wanted as there are."""
    rest = ((heap & (COUNTED - 1)) | GUARDS) - (taken & (COUNTED - 1))
    enough = rest & GUARDS
    return rest & (enough - (enough >> (WIDTH - 1)))


def sum_of(heap: i64) -> i64:
    """How many cubes of all colours a heap has, where its total is not known."""
    total: i64 = 0
    for kind in range(KINDS):
        total += of(heap, kind)
    return total


def kinds(heap: i64) -> i64:
    """Which colours of cubes, or values of dice, a heap has, as a mask."""
    mask: i64 = 0
    heap &= COUNTED - 1
    bit: i64 = 1
    while heap != 0:
        if heap & FIELD != 0:
            mask |= bit
        heap >>= WIDTH
        bit <<= 1
    return mask


def missing(heap: i64, wanted: i64) -> i64:
    """How many of the cubes wanted are missing from a heap."""
    total: i64 = 0
    for kind in range(KINDS):
        short = of(wanted, kind) - of(heap, kind)
        if short > 0:
            total += short
    return total


def heap_of(counts: list[i64]) -> i64:
    """A heap, cubes by colour or dice by value as one number, from its counts."""
    heap: i64 = 0
    for kind in range(KINDS):
        heap += many(kind, counts[kind])
    return heap


def counts_of(heap: i64) -> list[int]:
    """The cubes of a heap by colour, or its dice by value, as plain counts for views."""
    return [int(of(heap, kind)) for kind in range(KINDS)]


def fields_of(colours: list[i64]) -> i64:
    """The part of a heap where cubes of these colours are counted."""
    fields: i64 = 0
    for colour in colours:
        fields |= shifted(FIELD, WIDTH * colour)
    return fields


def without(cubes: i64, need: i64) -> i64:
    """The cubes left after a price is paid as far as they go."""
    for colour in range(COLOUR_COUNT):
        cubes -= one(colour) * min(of(cubes, colour), of(need, colour))
    return cubes
