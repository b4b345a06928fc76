"""How an observation is laid out: named parts of small ints, one after the other."""

from __future__ import annotations

from typing import Final


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
