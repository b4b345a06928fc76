"""Who took which summoning card, and what everybody knows of it.

Each visit to the bonus area is a take: two cards are looked at, one is kept, the other goes to the bottom. A
card looked at was fresh (of the part of the deck that nobody has seen) or was returned by an earlier take.
Seats, sources, rounds and what a card cannot be are public; which card was kept is not.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.nothing import NONE

SEAT: Final = 0  # the fields of a take
FIRST: Final = 1  # where the first card looked at came from: an earlier take, or FRESH
SECOND: Final = 2  # the same of the second card; ABSENT where the deck had only one
BIT: Final = 3  # 0 if the first was kept, 1 if the second, PENDING while both are looked at
ROUND: Final = 4  # the round of the take
KEPT: Final = 5  # the card kept
BACK: Final = 6  # the card put at the bottom, or NONE
DENIED: Final = 7  # the cards that it cannot be, as a mask: its owner's draws would have completed them
SHOWN: Final = 8  # 1 once the card is revealed
FIELDS: Final = 9

FRESH: Final = -1
ABSENT: Final = -2
PENDING: Final = -1


class Takes:
    """All takes of a game, oldest first, in one row of numbers: a clone copies one list."""

    def __init__(self, row: list[i64], consumed: i64) -> None:
        self.row = row
        self.consumed: i64 = consumed  # returned cards that were looked at again: the oldest come up first

    def clone(self) -> Takes:
        return Takes(self.row[:], self.consumed)

    def count(self) -> i64:
        return len(self.row) // FIELDS

    def get(self, take: i64, field: i64) -> i64:
        return self.row[take * FIELDS + field]

    def set(self, take: i64, field: i64, value: i64) -> None:
        self.row[take * FIELDS + field] = value

    def add(self, seat: i64, first: i64, second: i64, round_: i64) -> None:
        """A seat begins to look at cards; which one it keeps is not known yet."""
        self.row.extend([seat, first, second, PENDING, round_, NONE, NONE, 0, 0])

    def next_source(self, fresh: bool) -> i64:
        """G-10.12  Where the top card of the deck, which is taken now, comes from."""
        if fresh:
            return FRESH
        self.consumed += 1
        return self.consumed - 1

    def of_seat(self, seat: i64, shown: i64) -> list[i64]:
        """The takes of a seat whose card is face down (0) or revealed (1)."""
        return [
            take
            for take in range(self.count())
            if self.get(take, SEAT) == seat
            and self.get(take, SHOWN) == shown
            and self.get(take, BIT) != PENDING
        ]
