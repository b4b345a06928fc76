"""What happened, as numbers, and who may know it: for the log, the lab and animation."""

from __future__ import annotations

from typing import Any, Final, Self

from mypy_extensions import i64

EVERYONE: Final = -1  # all seats and the spectators
SPECTATOR: Final = -1  # the seat number of everybody who only watches
TOOK_BACK: Final = -1  # the engine's own kinds are negative: a seat took its last answer back
LIMITS_HOLD: Final = -2  # what an option had switched off holds again


def only(seat: i64) -> i64:
    """The audience of an event that one seat alone may know."""
    return 1 << seat


def all_but(seat: i64) -> i64:
    """The audience of an event that every seat but one, and the spectators, may know."""
    return ~(1 << seat)


class Event:
    """One thing that happened. `number` is how many answers were given before it."""

    def __init__(self, number: i64, to: i64, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.number: Final[i64] = number
        self.to: Final[i64] = to
        self.kind: Final[i64] = kind
        self.seat: Final[i64] = seat
        self.a: Final[i64] = a
        self.b: Final[i64] = b
        self.c: Final[i64] = c

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.number, self.to, self.kind, self.seat, self.a, self.b, self.c)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Itself: what happened does not change."""
        return self

    def is_for(self, seat: i64) -> bool:
        """May this seat, or a spectator (-1), know of the event?"""
        if seat == SPECTATOR:
            return self.to < 0  # masks that leave somebody out are negative: they include spectators
        return (self.to >> seat) & 1 == 1
