"""The board of a seat: its edge and its head show whether the table waits for it."""

from __future__ import annotations

from spinney.art.marks import seal
from spinney.art.shapes import card
from spinney.art.svg import Markup, joined, path, text


def seat_edge(seat: int, awaited: bool) -> str:
    """The colour around a seat's board: the seat's own while the table waits for it."""
    return f"s-seat-{seat + 1}" if awaited else "s-paper-edge"


def seat_ink(awaited: bool) -> str:
    """The colour of words on a seat's head."""
    return "f-on-seat" if awaited else "f-ink"


def seat_head(
    prefix: str, seat: int, name: str, shown: str, awaited: bool, wide: float, radius: float, size: float
) -> Markup:
    """The mark of a seat and as much of its name as is shown; dyed while the table waits for it."""
    high, middle = radius * 2 + 6, radius + 6
    dyed = path(d=card(3, 3, wide - 6, high, 94, 9), class_=f"f-seat-{seat + 1}-cloth")
    x, y = 2 * radius + 13, middle + size * 0.34
    return joined(
        dyed if awaited else None,
        seal(prefix, seat, radius + 7, middle, radius, name),
        text(shown, x=x, y=y, font_size=size, class_=f"serif {seat_ink(awaited)}"),
    )
