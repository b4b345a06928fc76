"""Heaps of tokens and costs: one number, four bits for each kind; read from letters such as `SP*`.

A cost counts G, P, S, T, W, `$` and `*` (the order of E-12.9), so kinds 0 to 6; a gain counts only
the six tokens. What a player holds may be more than fits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import shifted
from spinney.engine.errors import BadEdition
from spinney.games.eldervale.content.vocabulary import CHOICE, COST_LETTERS, TOKEN_LETTERS

MOST_SYMBOLS: Final = 7  # of a cost or a gain: two costs together still fit into a heap


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


def heap_of(where: str, letters: str, known: str, text: str) -> i64:
    """Read letters, each of them known, as a heap of tokens or of symbols."""
    if not text or len(text) > MOST_SYMBOLS or any(letter not in known for letter in letters):
        raise BadEdition(f"{where}: expected 1-{MOST_SYMBOLS} letters of {known}, got {text!r}")
    heap: i64 = 0
    for letter in letters:
        heap += one(known.index(letter))
    return heap


def read_cost(where: str, text: str) -> i64:
    """Read a cost from letters, `SP*`; nothing for `-`."""
    return 0 if text == "-" else heap_of(where, text, COST_LETTERS, text)


def read_gain(where: str, text: str) -> tuple[int, int]:
    """Read tokens from letters, `GG?`: a heap, and how many are of choice."""
    letters = text.replace(CHOICE, "")
    return int(heap_of(where, letters, TOKEN_LETTERS, text)), text.count(CHOICE)
