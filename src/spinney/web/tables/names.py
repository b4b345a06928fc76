"""What the people and bots at a table are called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import count
from typing import Final
from unicodedata import bidirectional

from spinney.web.storage.schema import SeatRow

LEFTWARDS: Final = frozenset({"R", "AL", "AN"})  # kinds of letters that are written from right to left
APART: Final = "\u2068{}\u2069"  # its direction turns no number and no name beside it around


def names_at(seats: Sequence[SeatRow], place: Callable[[int], str]) -> tuple[str, ...]:
    """A name for every seat: a person's own, a bot's level, or what the game calls the place.

    Where two are called the same, the later ones get the number of their seat, so that a log can be read.
    """
    return told_apart(tuple([row.level.capitalize() or row.name or place(row.seat) for row in seats]))


@lru_cache(1024)
def told_apart(names: tuple[str, ...]) -> tuple[str, ...]:
    """What the people at a table are called, in the order of their seats, each in another way."""
    known: list[str] = []
    for seat, name in enumerate(names):
        numbered = (f"{name} {number}" for number in count(seat + 1))
        known.append(name if name not in known else next(one for one in numbered if one not in known))
    return tuple(APART.format(name) if is_leftward(name) else name for name in known)


def is_leftward(name: str) -> bool:
    """Is any of it written from right to left?"""
    return not name.isascii() and any(bidirectional(letter) in LEFTWARDS for letter in name)
