"""The matches of a ladder on disk: a header, then a line for each match, in the order they were played."""

from __future__ import annotations

from collections.abc import Iterator
from io import FileIO
from pathlib import Path
from typing import Any, Final

from spinney.lab.errors import BadResults
from spinney.lab.ladder.ratings import Match
from spinney.lab.results.json_lines import json_line, json_object, numbers, whole
from spinney.lab.results.result_file import LONGEST, difference, lock, opened


class MatchFile:
    """The matches of a ladder on disk: a header, then a line for each; without a path, nowhere."""

    def __init__(self, path: str | Path | None, header: dict[str, Any]) -> None:
        self.path: Final = Path(path) if path is not None else None
        self.header: Final = json_line(header)
        self.matches: Final[list[Match]] = []
        self.batch: list[Match] = []
        self.file: FileIO | None = None
        self.end = 0

    def __enter__(self) -> MatchFile:
        if self.path is not None:
            self.file = opened(self.path)
            lock(self.path, self.file)
        return self

    def __exit__(self, *error: object) -> None:
        if self.file is not None:
            self.file.close()

    def found(self) -> Iterator[Match]:
        """The matches that are there; a file that is anything else is refused and left as it is."""
        if self.path is None:
            return
        with self.path.open("rb") as file:
            line = file.readline(LONGEST)
            if line != self.header:
                if line.endswith(b"\n") or not self.header.startswith(line):
                    raise BadResults(f"{self.path}: {other_ladder(line, self.header)}")
                return
            self.end = len(line)
            while (line := file.readline(LONGEST)).endswith(b"\n"):
                match = read_match(self.path, line, len(self.matches))
                self.end += len(line)
                self.matches.append(match)
                yield match

    def repair(self) -> None:
        """Cut off a torn last line; begin a new file with its header."""
        if self.file is not None:
            self.file.truncate(self.end)
            self.file.seek(self.end)
            if self.end == 0:
                self.file.write(self.header)

    def append(self, match: Match) -> None:
        """Keep a match that has just been played."""
        self.matches.append(match)
        if self.file is not None:
            line = {"match": match.number, "game": match.pool[0], "bots": list(match.bots)}
            line |= {"scores": list(match.scores), "winners": list(match.winners), "choices": match.choices}
            self.file.write(json_line(line))


def other_ladder(line: bytes, header: bytes) -> str:
    """Why a file is not that of this ladder, in words."""
    try:
        there = json_object(line)
    except BadResults:
        there = {}
    if "spinney_ladder" not in there:
        return "not the file of a ladder; it is left as it is"
    return difference(there, header)


def read_match(path: Path, line: bytes, number: int) -> Match:
    """A line of a ladder's file as the match with this number."""
    try:
        data = json_object(line)
        if whole(data["match"]) != number:
            raise TypeError(f"expected match {number}")
        bots = tuple(str(name) for name in data["bots"])
        scores, winners = numbers(data["scores"]), numbers(data["winners"])
        return Match(number, (str(data["game"]), len(bots)), bots, scores, winners, whole(data["choices"]))
    except (BadResults, KeyError, TypeError) as error:
        raise BadResults(f"{path}: line {number + 2}: not a match: {error}") from error
