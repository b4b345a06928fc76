"""What happened, as numbers, with who may know it: for log, lab and animation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EVERYONE: Final = -1  # all seats and the spectators
SPECTATOR: Final = -1  # the seat of whoever only watches
TOOK_BACK: Final = -1  # the one event kind of the engine itself: a seat took its last answer back


def only(seat: i64) -> i64:
    """The audience of one seat."""
    return 1 << seat


def all_but(seat: i64) -> i64:
    """Every seat but one, and the spectators."""
    return ~(1 << seat)


class Event:
    """One thing that happened. `number` counts the answers given before it, so a line knows its moment."""

    def __init__(self, number: i64, to: i64, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.number: Final[i64] = number
        self.to: Final[i64] = to
        self.kind: Final[i64] = kind
        self.seat: Final[i64] = seat
        self.a: Final[i64] = a
        self.b: Final[i64] = b
        self.c: Final[i64] = c

    def is_for(self, seat: i64) -> bool:
        if seat == SPECTATOR:
            return self.to < 0  # masks that leave somebody out are negative: spectators are in
        return (self.to >> seat) & 1 == 1
