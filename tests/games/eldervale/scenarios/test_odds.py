"""Section 19.13: the exact odds of battles, from the way in which the rules compare dice."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

import pytest

from games.eldervale.content.test_edition import BOOK
from rule import rule
from spinney.games.eldervale.state.dice import packed, unpacked

LINE = re.search(r"^Exact battle odds.*$", BOOK, re.M)
ODDS = re.findall(r"(\d)v(\d) (\d+\.\d+)/(\d+(?:\.\d+)?)", LINE.group(0)) if LINE is not None else []


@cache
def rolls(dice: int) -> dict[int, int]:
    """What so many dice can show, as one number each, and in how many ways."""
    found: dict[int, int] = {}
    for faces in combinations_with_replacement(range(1, 7), dice):
        ways = factorial(dice) // prod(factorial(n) for n in Counter(faces).values())
        found[int(packed([*faces]))] = ways
    return found


def test_the_document_gives_odds() -> None:
    assert len(ODDS) == 13


@rule("E-7.18", "E-7.19", "eldervale/R-25")
@pytest.mark.parametrize(("own", "other", "wins", "ties"), ODDS)
def test_the_odds_are_those_of_the_document(own: str, other: str, wins: str, ties: str) -> None:
    mine, theirs = rolls(int(own)), rolls(int(other))
    total = 6 ** (int(own) + int(other))
    better = sum(a * b for x, a in mine.items() for y, b in theirs.items() if x > y)
    level = sum(a * theirs.get(x, 0) for x, a in mine.items())
    assert f"{100 * better / total:.2f}" == f"{float(wins):.2f}"
    assert f"{100 * level / total:.2f}" == f"{float(ties):.2f}"


def test_dice_are_kept_in_one_number_and_read_back() -> None:
    for dice in range(1, 7):
        for faces in combinations_with_replacement(range(1, 7), dice):
            assert unpacked(packed([*faces])) == sorted(faces, reverse=True)
