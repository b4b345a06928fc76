"""Hand-made outlines: wobbly cards, grass, and the small irregularities that make them look drawn."""

from __future__ import annotations

from functools import lru_cache

from spinney.art.svg import numbers

Point = tuple[float, float]


class Hand:
    """An unsteady hand: a fixed sequence of numbers for each seed, the same in every process."""

    def __init__(self, seed: int) -> None:
        self.state = seed * 2654435761 % 4294967296

    def between(self, low: float, high: float) -> float:
        """The next number of the sequence, from `low` to `high`."""
        self.state = (self.state * 1664525 + 1013904223) % 4294967296
        return low + (high - low) * (self.state >> 8) / 16777216


@lru_cache(4096)
def card(x: float, y: float, width: float, height: float, seed: int, corner: float = 12) -> str:
    """The outline of a card or sign: a rectangle with soft corners and edges that are not quite straight."""
    hand = Hand(seed)
    a, b, c, d = (hand.between(-2, 2) for _ in range(4))
    right, bottom, r = x + width, y + height, corner
    sides = (
        f"M{numbers(x + r, y)}Q{numbers(x + width / 2, y + a, right - r, y)}",
        f"Q{numbers(right, y, right, y + r)}Q{numbers(right + b, y + height / 2, right, bottom - r)}",
        f"Q{numbers(right, bottom, right - r, bottom)}Q{numbers(x + width / 2, bottom + c, x + r, bottom)}",
        f"Q{numbers(x, bottom, x, bottom - r)}Q{numbers(x + d, y + height / 2, x, y + r)}",
    )
    return "".join(sides) + f"Q{numbers(x, y, x + r, y)}Z"


def tuft(x: float, y: float) -> str:
    """Three blades of grass, as path data."""
    return f"M{numbers(x, y)}q-2-7-6-10m6 10q0-9 1-13m-1 13q2-7 7-9"
