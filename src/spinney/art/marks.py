"""Marks of the six seats and silhouettes of the six resources, on one grid of 24 units, and a few signs.

Each is one filled shape, so that it takes its colour from where it is used and still reads at 16 pixels.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from spinney.art.svg import Child, Markup, circle, g, path, symbol, title, use

SHAPES: Final = {
    # the seats
    "leaf": (
        "M21.5 2.5C9.5 2 3 7.5 3.6 17L2 20.5 4 22 6.5 19.4C15.5 20.5 22.3 14 21.5 2.5ZM7.6"
        " 17.3C9.6 13 12.4 9.8 16.6 7.1 13.6 10.6 11.3 13.9 9.5 17.9Z"
    ),
    "moon": "M14.8 2A10.2 10.2 0 1 0 22 16.6 8.6 8.6 0 0 1 14.8 2Z",
    "flame": (
        "M12.5 1.5C13.2 6 18.9 8.6 18.9 14.6A7 7 0 0 1 12 22 7 7 0 0 1 5 14.9C5 11.6 7.2 9.7 7.9"
        " 6.8L10.7 10.3C12.1 7.8 12.9 4.7 12.5 1.5ZM12.2 12.3C11.5 14.3 9.5 15.1 9.5 17.3A2.6"
        " 2.6 0 0 0 14.7 17.3C14.7 15.4 12.9 14.4 12.2 12.3Z"
    ),
    "wave": (
        "M1.5 11.5C4.5 11.5 5 5 10.5 5 14.5 5 16.5 8 15.8 10.5 14.8 9.3 12 8.9 11.8 11 11.6 13.5 17.5"
        " 13.6 22.5 9.5L22.5 14.2C16 18.3 8.5 16.5 8.3 11.8 6.5 13.8 4.5 15.5 1.5 15.5ZM1.5"
        " 17.8C6 17.8 8.5 20.4 13 20.4 17 20.4 19.5 19.3 22.5 17.2L22.5 20.3C19 22.5 16 23.2 12.5"
        " 23.1 8 23 6 20.8 1.5 20.8Z"
    ),
    "star": "M12 1.5L15 8.7 22.7 9.3 16.8 14.3 18.6 21.9 12 17.8 5.4 21.9 7.2 14.3 1.3 9.3 9 8.7Z",
    "stone": (
        "M7.2 4.5L15.5 3 21.6 9.2 22 16.4 16.8 21 7.3 21 2 15.6 3 9.2ZM8.3 7.4L6.2 10.7 9 12.6"
        " 13.8 7.3 12.5 6.5Z"
    ),
    # the resources
    "log": (
        "M3 8.5C3 6.3 4.5 5 6.5 5L19 5C21 5 22.5 8 22.5 12S21 19 19 19L6.5 19C4.5 19 3 17.5 3"
        " 15.5ZM17.5 12A1.8 4.2 0 0 0 21 12 1.8 4.2 0 0 0 17.5 12ZM6 9L14 9 14 10.5 6 10.5ZM7 14L13"
        " 14 13 15.5 7 15.5Z"
    ),
    "sun": (
        "M12 6.5A5.5 5.5 0 1 0 12 17.5 5.5 5.5 0 0 0 12 6.5ZM11 1L13 1 13 4.5 11 4.5ZM11"
        " 19.5L13 19.5 13 23 11 23ZM1 11L4.5 11 4.5 13 1 13ZM19.5 11L23 11 23 13 19.5 13ZM3.5 5L5 3.5"
        " 7.5 6 6 7.5ZM16.5 18L18 16.5 20.5 19 19 20.5ZM18 7.5L16.5 6 19 3.5 20.5 5ZM6 16.5L7.5"
        " 18 5 20.5 3.5 19Z"
    ),
    "drop": (
        "M12 1.5C14.5 6.5 19 10.5 19 15.5A7 7 0 0 1 5 15.5C5 10.5 9.5 6.5 12 1.5ZM8 14.5C7.8"
        " 17 9.5 19 12 19.3 10.3 18.2 9.5 16.8 9.6 14.7Z"
    ),
    "gem": (
        "M7 4L17 4 22.5 10 12 22.5 1.5 10ZM8 6.5L5.5 9.3 9 9.3 10.8 6.5ZM13.2 6.5L15 9.3 18.5 9.3"
        " 16 6.5ZM9.6 11.3L12 18.5 14.4 11.3Z"
    ),
    "spark": (
        "M12 1L13.6 8 19.8 4.2 16 10.4 23 12 16 13.6 19.8 19.8 13.6 16 12 23 10.4 16 4.2 19.8 8 13.6 1"
        " 12 8 10.4 4.2 4.2 10.4 8Z"
    ),
    "pebble": (
        "M2 14.5C2 9.5 7 6 13 6 18.5 6 22.5 9.5 22.5 13.5 22.5 18 18 19.5 11.5 19.5 5.5 19.5 2 18 2"
        " 14.5ZM6 12.5C7.5 10 10 8.8 13 8.8 10.5 9.8 8.5 11 7.5 13Z"
    ),
    # signs
    "tick": "M2.5 12.8L5.8 9.5 9.8 13.5 18.6 4.5 21.8 7.8 9.8 20Z",
    "arrow": "M2 9.5L13 9.5 13 4 22 12 13 20 13 14.5 2 14.5Z",
    "whirl": (
        "M12.5 1.5C19 1.5 22.5 6 22.5 11.5 22.5 17 18.5 21 13 21 8.5 21 5.5 18 5.5 14 5.5 10.5 8 8"
        " 11.5 8 14.5 8 16.5 10 16.5 12.5 16.5 14.5 15 16 13 16L13 13.3C13.6 13.3 14 13 14 12.4 14"
        " 11.3 13 10.5 11.7 10.5 9.6 10.5 8.2 12 8.2 14 8.2 16.6 10.2 18.3 13 18.3 17 18.3 19.8 15.5"
        " 19.8 11.5 19.8 7.3 17 4.2 12.5 4.2 8.5 4.2 5 6.5 3.2 10.5L1 9.3C3 4.5 7.5 1.5 12.5 1.5Z"
    ),
}

SEAT_MARKS: Final = ("leaf", "moon", "flame", "wave", "star", "stone")


def grid_symbol(id_: str, words: str, *drawing: Child) -> Markup:
    """A mark drawn on the grid as a symbol with a title, to be drawn with `use`."""
    return symbol(title(words), *drawing, id=id_, viewBox="0 0 24 24")


def silhouette_symbol(id_: str, words: str, shape: str) -> Markup:
    """A mark of one filled shape as a symbol."""
    return grid_symbol(id_, words, path(d=shape, fill_rule="evenodd"))


def mark_symbols(names: Iterable[str], prefix: str = "") -> list[Markup]:
    """The marks that a picture uses, for its `<defs>`: symbols `<prefix>mark-<name>`."""
    return [silhouette_symbol(f"{prefix}mark-{name}", name, SHAPES[name]) for name in names]


@lru_cache(8192)
def sign(prefix: str, name: str, x: float, y: float, size: float, look: str = "f-ink") -> Markup:
    """One of the marks or signs as a silhouette centred at a point; it has no words of its own."""
    return use(f"{prefix}{name}", x, y, size, class_=look, pointer_events="none")


def seat_mark(
    prefix: str, seat: int, x: float, y: float, size: float, pointer_events: str | None = None
) -> Markup:
    """The mark of a seat, to go on its cloth."""
    id_ = f"{prefix}mark-{SEAT_MARKS[seat]}"
    return use(id_, x, y, size, class_="f-on-seat", pointer_events=pointer_events)


@lru_cache(1024)
def seal(
    prefix: str,
    seat: int,
    x: float,
    y: float,
    radius: float,
    words: str = "",
    edge: float = 1.4,
    silent: bool = False,
) -> Markup:
    """A seat's mark on a round piece of its cloth, at a point. A touch goes through a silent one."""
    return g(
        title(words) if words else None,
        circle(cx=x, cy=y, r=radius, class_=f"f-seat-{seat + 1}-cloth s-on-seat", stroke_width=edge),
        seat_mark(prefix, seat, x, y, radius * 1.3, None if silent else "none"),
        pointer_events="none" if silent else None,
    )
