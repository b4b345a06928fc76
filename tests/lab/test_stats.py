"""Intervals and quantiles, against published numbers and hand-made samples."""

from __future__ import annotations

from collections import Counter
from math import inf

import pytest

from spinney.lab.report.point_sources import Sources
from spinney.lab.results.game_result import GameResult
from spinney.lab.stats import Moments, mean, mean_of, quantile, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # these four: Newcombe 1998, Statistics in Medicine 17, table I
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_wilson_intervals_are_those_in_the_books(
    successes: int, trials: int, low: float, high: float
) -> None:
    found = wilson(successes, trials)
    assert found.value == successes / trials
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_a_share_of_nothing_may_be_anything() -> None:
    assert wilson(0, 0)[1:] == (0.0, 1.0)


def test_half_a_victory_counts_half() -> None:
    assert wilson(2.5, 10).value == 0.25


def test_the_mean_of_a_sample_has_a_normal_interval() -> None:
    found = mean(Counter([1, 2, 3, 4, 5]))
    assert found.value == 3
    assert found.high - 3 == pytest.approx(1.95996 * (2.5 / 5) ** 0.5, abs=1e-4)
    assert 3 - found.low == pytest.approx(found.high - 3)


def test_one_value_alone_says_nothing_of_the_spread() -> None:
    assert mean({7: 1}) == (7.0, -inf, inf)
    assert mean({}) == (0.0, -inf, inf)


def test_quantiles_are_interpolated_between_neighbours() -> None:
    assert quantile(Counter([1, 2, 3, 4]), 0.5) == 2.5
    assert quantile(Counter([9, 1, 5]), 0.5) == 5
    assert quantile(Counter(range(101)), 0.95) == 95
    assert quantile({4: 3}, 0.05) == 4
    assert [quantile(Counter([1, 2, 3]), share) for share in (0.0, 1.0)] == [1, 3]
    assert quantile({}, 0.5) == 0


def test_values_added_one_by_one_have_the_mean_of_their_list() -> None:
    values = [3.0, 1.0, 4.0, 1.0, 5.0]
    moments = Moments()
    for value in values:
        moments.add(value)
    assert moments.mean() == pytest.approx(mean_of(values))
    assert Moments().mean().low == -inf


def test_the_share_of_a_source_has_the_interval_of_its_ratio() -> None:
    sources = Sources()
    pairs = [((3, 1), (2, 2)), ((4, 1), (1, 5)), ((2, 2), (3, 3))]
    for number, (trees, rest) in enumerate(pairs):
        points: dict[str, tuple[int, ...]] = {"Trees": trees, "Rest": rest}
        sources.add(GameResult(number, "1", ("a", "b"), 1, (5, 3), (0,), sources=points))
    found = sources.share("Trees")
    parts = [float(part) for trees, _ in pairs for part in trees]
    wholes = [float(a + b) for trees, rest in pairs for a, b in zip(trees, rest, strict=True)]
    assert found.value == pytest.approx(sum(parts) / sum(wholes))
    off = mean_of([part - found.value * whole for part, whole in zip(parts, wholes, strict=True)])
    assert found.high - found.value == pytest.approx((off.high - off.value) * len(wholes) / sum(wholes))
