"""The games of one edition in a comparison: read from a file as far as it holds them, then played."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from spinney.lab.results.game_result import GameResult
from spinney.lab.results.result_file import ResultFile
from spinney.lab.simulation.processes import play_batches
from spinney.lab.simulation.run import Run


class EditionGames:
    """The games of a run in their order, each kept as soon as it is played, if there is a file."""

    def __init__(self, run: Run, path: Path | None) -> None:
        self.run: Final = run
        self.file: Final = ResultFile(path, run) if path is not None else None
        self.found: Final = self.file.found() if self.file is not None else iter(())
        self.appending = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.file is not None:
            self.file.file.close()

    def games(self, numbers: range, jobs: int) -> Iterator[GameResult]:
        """These games, which follow those that were asked for before."""
        while numbers and (result := next(self.found, None)) is not None:
            numbers = numbers[1:]
            yield result
        if numbers:
            yield from self.played(numbers, jobs)

    def played(self, numbers: range, jobs: int) -> Iterator[GameResult]:
        """Play these games and keep them in the file, if there is one."""
        if self.file is not None and not self.appending:
            self.file.repair()
            self.appending = True
        with closing(play_batches(self.run, numbers, jobs)) as batches:
            for batch in batches:
                if self.file is not None:
                    self.file.write(batch.lines)
                yield from batch.results()


def paths_of(out: str | Path | None) -> tuple[Path | None, Path | None]:
    """Where each edition's games are kept: `change` stands for `change.a.jsonl` and `change.b.jsonl`."""
    if out is None:
        return None, None
    stem = Path(out)
    return stem.with_name(f"{stem.name}.a.jsonl"), stem.with_name(f"{stem.name}.b.jsonl")
