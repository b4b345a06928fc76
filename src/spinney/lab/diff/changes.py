"""A measure that may have changed between two editions: whether it did, whether it matters, and in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spinney.lab.results.beginner import BEGAN, OTHERS
from spinney.lab.stats import Estimate

VICTORIES: Final = "victories"
WINS: Final = (VICTORIES, f"{VICTORIES} of {BEGAN}", f"{VICTORIES} of {OTHERS}")  # alone, or who began
MAIN: Final = ("rounds", "turns", "points per seat", "winner's margin", *WINS)
SMALL: Final = {"rounds": 0.25, "turns": 2.0, "points per seat": 0.5, "winner's margin": 0.5}
SMALL_SHARE: Final = 0.03  # of the victories


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
    """Is this changed measure one of how often an edited thing was bought?"""
    return change.name.startswith("bought ") and any(word in ids for word in change.name.split())


def is_main(change: Change) -> bool:
    """Is it one of the changes that a diff must be sure of: lengths, points, victories of whoever began?"""
    return change.name in MAIN


def is_small(change: Change) -> bool:
    """Is a change too small to matter, with its whole interval?"""
    limit = SMALL_SHARE if change.unit else SMALL.get(change.name, 0.05)
    return -limit <= change.difference.low and change.difference.high <= limit


def clarity(change: Change) -> float:
    """How clear a change is: how far from zero, in half widths of its interval; main ones first."""
    one = change.difference
    return abs(one.value) / max(1e-9, one.high - one.value) + (1000.0 if is_main(change) else 0.0)


def sentence(change: Change) -> str:
    """A change in a sentence: more or fewer, from what to what, and how sure."""
    word = "more" if change.difference.value > 0 else "fewer" if not change.unit else "less often"
    if change.unit and change.difference.value > 0:
        word = "more often"
    one = change.difference
    return (
        f"{change.name}: {word}, {shown(change.a, change.unit)} → {shown(change.b, change.unit)} "
        f"(between {signed(one.low, change.unit)} and {signed(one.high, change.unit)})."
    )


def shown(number: float, unit: str) -> str:
    """What was measured before or after a change, as people read it."""
    return f"{100 * number:.1f} %" if unit else f"{number:.2f}"


def signed(number: float, unit: str) -> str:
    """A change between two editions with its sign, as people read it."""
    return f"{100 * number:+.1f}" if unit else f"{number:+.2f}"
