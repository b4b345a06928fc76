"""The result file of a run: a header, then a line for each game, in game order.

Lines are appended without a buffer, some games at a time, so a crash leaves at most one torn line at the end.
Whoever resumes cuts it off and plays that game again: the same bytes come out as without the crash. A file
that is anything else is refused and left as it is.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final, Self

from spinney.lab.errors import BadResults
from spinney.lab.results.game_result import GameResult
from spinney.lab.results.json_lines import json_line, json_object
from spinney.lab.simulation.run import FORMAT, Run

if sys.platform != "win32":
    import fcntl

LONGEST: Final = 8_000_000  # bytes of one line that we are willing to read


class ResultFile:
    """The results of one run on disk, and where they end. Nobody else may append while this is open."""

    def __init__(self, path: str | Path, run: Run) -> None:
        self.path: Final = Path(path)
        self.header: Final = json_line(run.header())
        self.file: Final = opened(self.path)
        self.end = 0  # bytes of whole lines that were read or written
        try:
            lock(self.path, self.file)
            self.check_header()
        except BaseException:
            self.file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()

    def check_header(self) -> None:
        """Is this the file of our run, or the torn beginning of one? Whatever else it is, hands off."""
        with self.path.open("rb") as file:
            line = file.readline(LONGEST)
        if line == self.header:
            self.end = len(line)
        elif line.endswith(b"\n") or not self.header.startswith(line):
            raise BadResults(f"{self.path}: {difference(read_header(self.path, line), self.header)}")

    def found(self) -> Iterator[GameResult]:
        """The games that are already there. Only after the last of them may others be appended."""
        if self.end == 0:
            return
        with self.path.open("rb") as file:
            file.seek(self.end)
            for size, result in game_lines(self.path, file):
                self.end += size
                yield result

    def repair(self) -> None:
        """Cut off a torn last line; begin a new file with the header."""
        try:
            self.file.seek(0, 2)
            if self.file.tell() > self.end:
                self.file.truncate(self.end)
            self.file.seek(self.end)
        except OSError as error:
            raise unwritable(self.path, error) from error
        if self.end == 0:
            self.write(self.header)

    def write(self, lines: bytes) -> None:
        """Whole lines in one piece, so that an interrupt falls between two games."""
        rest = memoryview(lines)
        try:
            while rest:
                rest = rest[self.file.write(rest) :]
        except OSError as error:
            raise unwritable(self.path, error) from error
        self.end += len(lines)


@contextmanager
def games_of(path: Path) -> Iterator[tuple[dict[str, Any], Iterator[GameResult]]]:
    """The header of a result file, and its games one by one; a torn last line is left out."""
    try:
        with path.open("rb") as file:
            header = read_head(path, file)
            yield header, (result for _, result in game_lines(path, file))
    except OSError as error:
        raise BadResults(f"{path}: cannot be read: {error.strerror}") from error


def read_results(path: str | Path) -> tuple[dict[str, Any], list[GameResult]]:
    """The header and the games of a result file."""
    with games_of(Path(path)) as (header, results):
        return header, list(results)


def results_in(path: Path) -> Iterator[GameResult]:
    """The games of a result file, one by one."""
    with games_of(path) as (_, results):
        yield from results


def read_head(path: Path, file: BinaryIO) -> dict[str, Any]:
    """The header of an open result file."""
    return read_header(path, file.readline(LONGEST))


def games_in(path: Path) -> int:
    """How many games a result file holds, by its whole lines; none if there is no file."""
    if not path.exists():
        return 0
    with path.open("rb") as file:
        return max(0, sum(line.endswith(b"\n") for line in file) - 1)


def read_header(path: Path, line: bytes) -> dict[str, Any]:
    """The first line of a result file, which must be of this format."""
    try:
        header = json_object(line)
    except BadResults:
        header = {}
    if "spinney_results" not in header:
        raise BadResults(f"{path}: not a result file of a simulation; it is left as it is")
    if header["spinney_results"] != FORMAT:
        raise BadResults(
            f"{path}: result format {header['spinney_results']!r}, but this Spinney has {FORMAT}"
        )
    return header


def game_lines(path: Path, file: BinaryIO) -> Iterator[tuple[int, GameResult]]:
    """The size and the result of each whole line after the header; the games must be numbered from 0."""
    number = 0
    while (line := file.readline(LONGEST)).endswith(b"\n"):
        try:
            result = GameResult.from_line(line)
        except BadResults as error:
            raise BadResults(f"{path}: line {number + 2}: {error}") from error
        if result.number != number:
            raise BadResults(f"{path}: line {number + 2}: expected game {number}, got game {result.number}")
        yield len(line), result
        number += 1


def difference(found: dict[str, Any], header: bytes) -> str:
    """What tells the run in a result file from ours, in words."""
    wanted = json_object(header)
    for name in wanted:
        if found.get(name) != wanted[name]:
            there, here = in_words(found.get(name)), in_words(wanted[name])
            return f"holds another run, with {name} {there} where this one has {here}; it is left as it is"
    return "the header was changed; it is left as it is"


def in_words(value: object) -> str:
    """A field of a result file's header; an edition by its name and hash."""
    if isinstance(value, dict) and "hash" in value:
        return f"{value.get('name')} ({value['hash']})"
    if isinstance(value, dict):
        return " ".join(f"{name}={part}" for name, part in value.items()) or "none"
    if isinstance(value, list):
        return ",".join(str(part) for part in value)
    return str(value)


def opened(path: Path) -> FileIO:
    """A result file for reading and writing without a buffer, created if need be; nothing in it is lost."""
    if path.exists() and not (path.is_file() or path.is_dir()):
        raise BadResults(f"{path}: not a file, but a device or a pipe")
    try:
        return FileIO(path, "r+" if path.exists() else "x+")
    except OSError as error:
        raise unwritable(path, error) from error


def lock(path: Path, file: FileIO) -> None:
    """Two simulations that append to one result file would tear it; where possible, refuse the second."""
    if sys.platform == "win32":
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise BadResults(f"{path}: another simulation is writing to it") from error
    except OSError:  # a file system without locks
        return


def unwritable(path: Path, error: OSError) -> BadResults:
    """The error for a result file that cannot be written."""
    return BadResults(f"{path}: cannot be written: {error.strerror}")
