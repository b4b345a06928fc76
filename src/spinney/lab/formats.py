"""Numbers as people read them: shares, intervals, counts of things."""

from __future__ import annotations

from math import isinf

from spinney.lab.stats import Estimate


def short(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


def cents(number: float) -> str:
    return f"{round(number, 2) + 0.0:.2f}"  # a zero without a sign


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def percents(estimate: Estimate) -> str:
    return f"{100 * estimate.low:.1f} - {100 * estimate.high:.1f}"


def interval(estimate: Estimate) -> str:
    return "" if isinf(estimate.low) else f"{cents(estimate.low)} - {cents(estimate.high)}"


def count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one}" if number == 1 else f"{number} {many or one + 's'}"
