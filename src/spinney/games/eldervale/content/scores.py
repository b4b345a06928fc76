"""Section 19.0: the scores of Vaults and Prophecies and the conditions of Quests, read into numbers."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from spinney.engine.errors import BadEdition
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.counters import COUNTERS
from spinney.games.eldervale.content.reading import count_of


class Score:
    """VP as terms: `points` for each full `per` of a counter, at most `most`; or a row of VP by its value."""

    def __init__(self) -> None:
        self.counters: Final[list[i64]] = []
        self.points: Final[list[i64]] = []
        self.per: Final[list[i64]] = []
        self.most: Final[list[i64]] = []  # NONE without a limit
        self.rows: Final[list[list[i64]]] = []  # VP for 0, 1, 2 and more; empty for a plain term

    def add(self, counter: i64, points: i64, per: i64, most: i64, row: list[i64]) -> None:
        """Append a term: so many points for each `per` of a counter, at most `most`; or by a row."""
        self.counters.append(counter)
        self.points.append(points)
        self.per.append(per)
        self.most.append(most)
        self.rows.append(row)


class Condition:
    """Counters and the least that each must be."""

    def __init__(self) -> None:
        self.counters: Final[list[i64]] = []
        self.least: Final[list[i64]] = []


TERM: Final = re.compile(r"(\d+) (\w+)(?:/(\d+))?(?: max (\d+))?")
ROW: Final = re.compile(r"(\w+): ?(\d+(?:/\d+)*)")
NEED: Final = re.compile(r"(\w+) >= (\d+)")


def read_score(where: str, text: str) -> Score:
    """Read a score, terms joined by `;`: `1 slot`, `1 cards/2 max 6`, `slotset: 1/4/9`."""
    score = Score()
    for part in text.split(";"):
        word = " ".join(part.split())
        term, row = TERM.fullmatch(word), ROW.fullmatch(word)
        if term is not None:
            per = count_of(where, word, term.group(3)) if term.group(3) else 1
            most = count_of(where, word, term.group(4)) if term.group(4) else NONE
            if per == 0:
                raise BadEdition(f"{where}: expected a number above 0 after the slash, got {word!r}")
            score.add(counter_of(where, term.group(2)), count_of(where, word, term.group(1)), per, most, [])
        elif row is not None:
            values: list[i64] = [0, *[count_of(where, word, value) for value in row.group(2).split("/")]]
            score.add(counter_of(where, row.group(1)), 0, 1, NONE, values)
        else:
            raise BadEdition(f"{where}: expected a score such as 1 slot; 1 hand max 6, got {word!r}")
    return score


def read_condition(where: str, text: str) -> Condition:
    """Read the condition of a Quest, terms joined by `&`: `tokens >= 9 & G >= 1`."""
    condition = Condition()
    for part in text.split("&"):
        match = NEED.fullmatch(" ".join(part.split()))
        if match is None:
            raise BadEdition(f"{where}: expected a condition such as dwelling >= 2, got {part.strip()!r}")
        condition.counters.append(counter_of(where, match.group(1)))
        condition.least.append(count_of(where, part.strip(), match.group(2)))
    return condition


def counter_of(where: str, name: str) -> i64:
    """Read the name of what a score or a condition counts."""
    if name not in COUNTERS.numbers:
        raise BadEdition(f"{where}: expected a counter such as {', '.join(COUNTERS.names)}, got {name!r}")
    return COUNTERS.numbers[name]
