"""Observations: rows of small ints in named parts. The code that writes a row also describes its layout."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.errors import BrokenRules
from spinney.engine.nothing import NONE

LONGEST: Final = 65536  # size of a row that is written only for its layout


class Part:
    """A run of numbers with one meaning, each from 0 to `high`."""

    def __init__(self, name: str, size: int, high: int, meaning: str) -> None:
        self.name: Final = name
        self.size: Final = size
        self.high: Final = high
        self.meaning: Final = meaning


class Spec:
    """The parts of an observation and where each begins."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts: Final = parts
        offsets: dict[str, int] = {}
        size = 0
        for part in parts:
            offsets[part.name] = size
            size += part.size
        self.offsets: Final = offsets
        self.size: Final = size

    def read(self, row: list[int], name: str) -> list[int]:
        """The numbers of one part of an observation."""
        for part in self.parts:
            if part.name == name:
                start = self.offsets[name]
                return row[start : start + part.size]
        raise KeyError(name)


class Row:
    """An observation while it is written, from left to right; what is left out stays 0.

    `part` says what is written next. It does nothing unless the layout is wanted, so numbers and layout come
    from the same code.
    """

    def __init__(self, size: i64, describes: bool = False) -> None:
        self.numbers: list[int] = [0] * (LONGEST if describes else size)
        self.at: i64 = 0
        self.describes: Final = describes
        self.parts: list[Part] = []
        self.began: i64 = 0

    def part(self, name: str, high: i64, meaning: str) -> None:
        """What follows has this name and meaning, each number from 0 to `high`."""
        if self.describes:
            if self.at > 0 and not self.parts:
                raise BrokenRules(f"an observation begins with {self.at} numbers before its part {name!r}")
            self.close_part()
            self.parts.append(Part(name, 0, high, meaning))

    def close_part(self) -> None:
        """End the current part: its size is what was written since it began."""
        if self.parts:
            last = self.parts.pop()
            self.parts.append(Part(last.name, self.at - self.began, last.high, last.meaning))
        self.began = self.at

    def put(self, number: i64) -> None:
        """Write the next number."""
        self.numbers[self.at] = number
        self.at += 1

    def put_all(self, numbers: list[i64]) -> None:
        """Write these numbers. Most are 0, and the row is 0 already."""
        row, at = self.numbers, self.at
        for number in numbers:
            if number != 0:
                row[at] = number
            at += 1
        self.at = at

    def put_next(self, numbers: list[i64]) -> None:
        """Write each number plus one, so that NONE becomes 0."""
        row, at = self.numbers, self.at
        for number in numbers:
            if number != NONE:
                row[at] = number + 1
            at += 1
        self.at = at

    def skip(self, count: i64) -> i64:
        """Leave so many numbers at 0; returns where they begin, for `put_at`."""
        first = self.at
        self.at += count
        return first

    def put_at(self, place: i64, number: i64) -> None:
        """Write a number that was skipped before."""
        self.numbers[place] = number


def described(row: Row) -> Spec:
    """The layout of an observation, from a row that its writer has described."""
    row.close_part()
    names = [part.name for part in row.parts]
    for name in names:
        if names.count(name) > 1:
            raise BrokenRules(f"an observation has two parts with the name {name!r}")
    return Spec(row.parts)
