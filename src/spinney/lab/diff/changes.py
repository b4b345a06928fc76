"""A measure that may have changed between two editions: whether it did, whether it matters, and in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spinney.lab.stats import Estimate

MAIN: Final = ("rounds", "turns", "points per seat", "winner's margin")
SMALL: Final = {"rounds": 0.25, "turns": 2.0, "points per seat": 0.5, "winner's margin": 0.5}
SMALL_SHARE: Final = 0.03  # of the victories of a seat


@dataclass(frozen=True)
class Change:
    """One measure, and how it changed."""

    name: str
    a: float
    b: float
    difference: Estimate
    unit: str  # "%" for shares, "" for numbers

    @property
    def real(self) -> bool:
        """Does the interval leave zero out?"""
        return self.difference.low > 0 or self.difference.high < 0


def is_about(change: Change, ids: set[str]) -> bool:
    return change.name.startswith("bought ") and any(word in ids for word in change.name.split())


def is_main(change: Change) -> bool:
    return change.name in MAIN or change.name.startswith("victories of ")


def is_small(change: Change) -> bool:
    """Does the whole interval lie within what does not matter?"""
    limit = SMALL_SHARE if change.unit else SMALL.get(change.name, 0.05)
    return -limit <= change.difference.low and change.difference.high <= limit


def clarity(change: Change) -> float:
    """How far from zero, in half widths of the interval; main lines first."""
    one = change.difference
    return abs(one.value) / max(1e-9, one.high - one.value) + (1000.0 if is_main(change) else 0.0)


def sentence(change: Change) -> str:
    word = "more" if change.difference.value > 0 else "fewer" if not change.unit else "less often"
    if change.unit and change.difference.value > 0:
        word = "more often"
    one = change.difference
    return (
        f"{change.name}: {word}, {shown(change.a, change.unit)} → {shown(change.b, change.unit)} "
        f"(between {signed(one.low, change.unit)} and {signed(one.high, change.unit)})."
    )


def shown(number: float, unit: str) -> str:
    return f"{100 * number:.1f} %" if unit else f"{number:.2f}"


def signed(number: float, unit: str) -> str:
    return f"{100 * number:+.1f}" if unit else f"{number:+.2f}"
