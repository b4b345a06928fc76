"""The line at the top of a table."""

from __future__ import annotations

from typing import Any, cast

import pytest

from spinney.web.rendering.status import result_words


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ([4], "The game is lost, with 4 points"),
        ([1], "The game is lost, with 1 point"),
        ([3, 3], "A draw, 3 : 3"),
    ],
)
def test_without_a_winner_it_says_what_was_reached(points: list[int], said: str) -> None:
    assert result_words(cast("Any", None), points, []) == said
