"""Heaps of tokens and costs: one number, four bits for each kind.

A cost counts G, P, S, T, W, `$` and `*` (the order of E-12.9), so kinds 0 to 6; a gain counts only
the six tokens. What a player holds may be more than fits.
"""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import shifted


def count(heap: i64, kind: i64) -> i64:
    """How many tokens of a kind are in a heap, or symbols of it in a cost."""
    return (heap >> (4 * kind)) & 15


def one(kind: i64) -> i64:
    """A heap of one token, or a cost of one symbol."""
    return shifted(1, 4 * kind)


def symbols(heap: i64) -> i64:
    """How many symbols a cost has, or tokens a heap."""
    total: i64 = 0
    while heap > 0:
        total += heap & 15
        heap >>= 4
    return total
