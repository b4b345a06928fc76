"""The few numbers with error bars that the lab needs. Samples are counts: how often each value came up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf, sqrt
from typing import Final, NamedTuple

Z95: Final = 1.959963984540054  # 95 % of a normal distribution lie within this many deviations


class Estimate(NamedTuple):
    """A value and its 95 % interval."""

    value: float
    low: float
    high: float


def wilson(successes: float, trials: int, z: float = Z95) -> Estimate:
    """A share of trials with Wilson's score interval, which holds for few trials and extreme shares too."""
    if trials == 0:
        return Estimate(0.0, 0.0, 1.0)
    share = successes / trials
    weight = 1.0 + z * z / trials
    middle = (share + z * z / (2 * trials)) / weight
    spread = z * sqrt(share * (1.0 - share) / trials + z * z / (4 * trials * trials)) / weight
    low = 0.0 if successes == 0 else middle - spread  # exact at the ends, where rounding would show
    high = 1.0 if successes == trials else middle + spread
    return Estimate(share, low, high)


def mean(counts: Mapping[int, int], z: float = Z95) -> Estimate:
    """The mean of a sample with its normal interval; one value alone says nothing about the spread."""
    size = sum(counts.values())
    if size == 0:
        return Estimate(0.0, -inf, inf)
    middle = sum(value * count for value, count in counts.items()) / size
    if size == 1:
        return Estimate(middle, -inf, inf)
    squares = sum(count * (value - middle) ** 2 for value, count in counts.items())
    spread = z * sqrt(squares / (size - 1) / size)
    return Estimate(middle, middle - spread, middle + spread)


def mean_of(values: Sequence[float], z: float = Z95) -> Estimate:
    """The mean of measured values with its normal interval."""
    size = len(values)
    middle = sum(values) / size if size else 0.0
    if size < 2:
        return Estimate(middle, -inf, inf)
    spread = z * sqrt(sum((value - middle) ** 2 for value in values) / (size - 1) / size)
    return Estimate(middle, middle - spread, middle + spread)


class Moments:
    """Measured values added up one by one: enough for their mean and its interval."""

    def __init__(self) -> None:
        self.size = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """Add a measured value."""
        self.size += 1
        self.total += value
        self.squares += value * value

    def mean(self, z: float = Z95) -> Estimate:
        """The mean of the values so far, with its interval."""
        middle = self.total / self.size if self.size else 0.0
        if self.size < 2:
            return Estimate(middle, -inf, inf)
        spread = z * sqrt(max(0.0, self.squares - self.size * middle * middle) / (self.size - 1) / self.size)
        return Estimate(middle, middle - spread, middle + spread)


def quantile(counts: Mapping[int, int], share: float) -> float:
    """The value below which a share of the sample lies, interpolated between neighbours."""
    size = sum(counts.values())
    if size == 0:
        return 0.0
    place = share * (size - 1)
    below = value_at(counts, int(place))
    above = value_at(counts, min(int(place) + 1, size - 1))
    return below + (above - below) * (place - int(place))


def median(counts: Mapping[int, int], z: float = Z95) -> Estimate:
    """The median of a sample; the ends of its interval are values of the sample, by their places in it."""
    size = sum(counts.values())
    if size == 0:
        return Estimate(0.0, -inf, inf)
    spread = z * sqrt(size) / 2
    low = value_at(counts, max(0, int(size / 2 - spread)))
    high = value_at(counts, min(size - 1, int(size / 2 + spread)))
    return Estimate(quantile(counts, 0.5), float(low), float(high))


def value_at(counts: Mapping[int, int], place: int) -> int:
    """The value at a place of a sorted sample."""
    for value in sorted(counts):
        place -= counts[value]
        if place < 0:
            return value
    raise IndexError(place)
