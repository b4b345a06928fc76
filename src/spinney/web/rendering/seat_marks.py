"""The signs of the seats, as pages show them beside names and lines."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.marks import SEAT_MARKS, mark_symbols
from spinney.art.svg import Markup, element, use

SIGN: Final = "sign-"  # what the ids of signs begin with


@lru_cache(64)
def seat_mark(seat: int, size: int = 20) -> Markup:
    """The sign of a seat, in its colour; its shape is in the page's own sheet of signs."""
    number = seat % len(SEAT_MARKS)
    return element(
        "svg",
        use(f"{SIGN}mark-{SEAT_MARKS[number]}", class_=f"f-seat-{number + 1}"),
        viewBox="0 0 24 24",
        width=size,
        height=size,
        class_="mark",
        aria_hidden="true",
    )


@lru_cache
def sheet_of_signs() -> Markup:
    """The shapes of all seats' signs, once for a page."""
    return element(
        "svg", mark_symbols(SEAT_MARKS, SIGN), width=0, height=0, class_="signs", aria_hidden="true"
    )
