"""How an observation is laid out: named parts of small ints, one after the other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


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
    """An observation in the making, filled from left to right; what is left out stays 0."""

    def __init__(self, size: i64) -> None:
        self.numbers: list[int] = [0] * size
        self.at: i64 = 0

    def put(self, number: i64) -> None:
        self.numbers[self.at] = number
        self.at += 1

    def put_all(self, numbers: list[i64]) -> None:
        """Number after number; most are 0, which they are already."""
        row, at = self.numbers, self.at
        for number in numbers:
            if number != 0:
                row[at] = number
            at += 1
        self.at = at

    def put_next(self, numbers: list[i64]) -> None:
        """Each number plus one, so that -1 becomes 0."""
        row, at = self.numbers, self.at
        for number in numbers:
            if number != -1:
                row[at] = number + 1
            at += 1
        self.at = at

    def skip(self, count: i64) -> i64:
        """Leave so many numbers at 0; where they begin, for `put_at`."""
        first = self.at
        self.at += count
        return first

    def put_at(self, place: i64, number: i64) -> None:
        """Write at a place that was skipped."""
        self.numbers[place] = number
