"""Numbers as people read them: shares, intervals, counts of things."""

from __future__ import annotations

from math import isinf

from spinney.lab.stats import Estimate


def short(number: float) -> str:
    """A number with at most one decimal: 7, 7.5."""
    return f"{number:.1f}".removesuffix(".0")


def cents(number: float) -> str:
    """A number with two decimals: 7.50."""
    return f"{round(number, 2) + 0.0:.2f}"  # a zero without a sign


def percent(share: float) -> str:
    """A share as people read it: 12.5 %."""
    return f"{100 * share:.1f} %"


def percents(estimate: Estimate) -> str:
    """The interval of a share as people read it, in percent: 10.1 - 14.9."""
    return f"{100 * estimate.low:.1f} - {100 * estimate.high:.1f}"


def interval(estimate: Estimate) -> str:
    """The interval of a mean with two decimals; empty where nothing is known."""
    return "" if isinf(estimate.low) else f"{cents(estimate.low)} - {cents(estimate.high)}"


def count(number: int, one: str, many: str = "") -> str:
    """A number with the noun that it counts: 1 game, 3 games."""
    return f"{number} {one}" if number == 1 else f"{number} {many or one + 's'}"


def duration(seconds: float) -> str:
    """How long something takes, as progress shows it: 40 s, 3 min, 2 h 5 min."""
    if seconds < 100:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 100 else f"{minutes // 60} h {minutes % 60} min"


def microseconds(seconds: float) -> str:
    """A measured time in microseconds."""
    return f"{seconds * 1e6:.2f} us"
