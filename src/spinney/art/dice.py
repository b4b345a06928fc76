"""Dice that show pips."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.svg import Markup, at, circle, g, path, rect

_PIPS: Final = {
    1: "c",
    2: "be",
    3: "bce",
    4: "abef",
    5: "abcef",
    6: "abdefg",
}
_SPOTS: Final = {
    "a": (-7, -7), "b": (7, -7), "c": (0, 0), "d": (-7, 0), "e": (-7, 7), "f": (7, 7), "g": (7, 0),
}  # fmt: skip


@lru_cache(256)
def die(value: int, x: float, y: float, size: float, counted: bool = True) -> Markup:
    """A six-sided die centred at a point. One that counted is bright and framed; the others are dull."""
    body = "f-bone s-success" if counted else "f-bone-dull s-line"
    return g(
        path(d="M-11 15.5Q0 19 11 15.5", class_="line none s-shadow", opacity=0.35),
        square(16.5, 9, "none s-success") if counted else None,
        square(13, 6, body),
        [circle(cx=px, cy=py, r=2.9, class_="f-pip") for px, py in pips(value)],
        transform=at(x, y, size / 26),
    )


@lru_cache(512)
def waiting_die(value: int, x: float, y: float, size: float) -> Markup:
    """A die that waits to be used: bright, without a frame."""
    return g(
        path(d="M-11 15.5Q0 19 11 15.5", class_="line none s-shadow", opacity=0.35),
        square(13, 6, "f-bone s-pip"),
        [circle(cx=px, cy=py, r=2.9, class_="f-pip") for px, py in pips(value)],
        transform=at(x, y, size / 26),
    )


def square(half: float, corner: float, colours: str) -> Markup:
    """The body of a die."""
    return rect(x=-half, y=-half, width=2 * half, height=2 * half, rx=corner, class_=f"line {colours}")


def pips(value: int) -> list[tuple[int, int]]:
    """Where the pips of a die's face are, relative to its centre."""
    return [_SPOTS[spot] for spot in _PIPS[value]]
