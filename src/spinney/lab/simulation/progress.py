"""How far a simulation has come: a bar on a terminal, elsewhere a line now and then."""

from __future__ import annotations

from time import monotonic
from types import TracebackType
from typing import Final, Self

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from spinney.lab.formats import duration

EVERY: Final = 10.0  # seconds between two lines


class SilentProgress:
    """Counts the games that are done, and shows nothing. A context manager; `simulate` calls it."""

    def __init__(self) -> None:
        self.found: int | None = None  # games that were there from the beginning, once that is known
        self.done = 0
        self.games = 0
        self.started = 0.0

    def __call__(self, done: int, games: int) -> None:
        self.done, self.games = done, games
        if self.found is None:
            self.found = done
            self.started = monotonic()
            self.begin()
        else:
            self.show(monotonic() - self.started)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end()

    def begin(self) -> None:
        """The games that were found are counted; now the others are played."""

    def show(self, seconds: float) -> None:
        """Some more games are done, after so many seconds."""

    def end(self) -> None:
        """All are done, or it was interrupted."""

    def line(self, seconds: float) -> str:
        """How many games are done, how fast, and how long the rest will take."""
        pace = (self.done - (self.found or 0)) / max(seconds, 0.001)
        speed = f"{pace:.0f}" if pace >= 10 else f"{pace:.2f}"
        left = f", {duration((self.games - self.done) / pace)} left" if pace else ""
        return f"{self.done} of {self.games} games, {speed} games/s{left}"


class ProgressBar(SilentProgress):
    """A progress bar that goes away when it is full."""

    def __init__(self, console: Console) -> None:
        super().__init__()
        text = TextColumn("{task.description}", markup=False)
        self.progress: Final = Progress(BarColumn(20), text, console=console, transient=True)

    def begin(self) -> None:
        """Show the bar, with the games that were found."""
        text = f"{self.done} of {self.games} games"
        self.task = self.progress.add_task(text, total=self.games, completed=self.done)
        self.progress.start()

    def show(self, seconds: float) -> None:
        """Move the bar on."""
        self.progress.update(self.task, completed=self.done, description=self.line(seconds))

    def end(self) -> None:
        """Take the bar away."""
        self.progress.stop()


class ProgressLines(SilentProgress):
    """A line every ten seconds, for logs."""

    def __init__(self, console: Console) -> None:
        super().__init__()
        self.console: Final = console
        self.said = 0.0  # when the last line was

    def show(self, seconds: float) -> None:
        """Print a line, if the last one was long enough ago."""
        if seconds - self.said >= EVERY:
            self.said = seconds
            self.console.print(self.line(seconds), soft_wrap=True)


def progress_for(console: Console, quiet: bool = False) -> SilentProgress:
    """The kind of progress that suits this console."""
    if quiet:
        return SilentProgress()
    return ProgressBar(console) if console.is_terminal else ProgressLines(console)
