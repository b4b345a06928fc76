"""What was measured, and how it is told: a column for each server, and their ratio."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final


@dataclass
class Turn:
    """One turn at one server."""

    moves: list[tuple[float, int]]  # delay in seconds, bytes
    seconds: float
    cpu: float  # of the server, seconds

    @property
    def cost(self) -> float:
        return self.cpu / max(1, len(self.moves))


@dataclass
class Result:
    """What one run measured at one server."""

    turns: list[Turn] = field(default_factory=list)
    opening: float = 0.0  # processor seconds of the server to open a table
    memory: float = 0.0  # bytes a table
    played: dict[int, str] = field(default_factory=dict)

    @property
    def moves(self) -> list[tuple[float, int]]:
        return [move for turn in self.turns for move in turn.moves]

    @property
    def seconds(self) -> float:
        return sum(turn.seconds for turn in self.turns)

    @property
    def cpu(self) -> float:
        return sum(turn.cpu for turn in self.turns)

    @property
    def cost(self) -> float:
        """Processor seconds of the server a move."""
        return self.cpu / max(1, len(self.moves))

    def delay(self, share: float) -> float:
        """The delay that this share of all answers kept to, in seconds."""
        ordered = sorted(delay for delay, _ in self.moves) or [0.0]
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    @property
    def sent(self) -> float:
        """Bytes sent to both browsers a move."""
        return sum(size for _, size in self.moves) / max(1, len(self.moves))


ROWS: Final[list[tuple[str, Callable[[Result], float]]]] = [
    ("server, ms of a core a move", lambda result: 1000 * result.cost),
    ("server, % of a core", lambda result: 100 * result.cpu / result.seconds),
    ("moves a second", lambda result: len(result.moves) / result.seconds),
    ("delay at the median, ms", lambda result: 1000 * result.delay(0.5)),
    ("delay at 95 %, ms", lambda result: 1000 * result.delay(0.95)),
    ("delay at 99 %, ms", lambda result: 1000 * result.delay(0.99)),
    ("bytes sent a move", lambda result: result.sent),
    ("kB of memory a table", lambda result: result.memory / 1024),
    ("server, ms of a core to open a table", lambda result: 1000 * result.opening),
]


def show(title: str, results: list[Result]) -> None:
    """A run at one server, or at two: this tree first, and then the other."""
    print(f"\n{title}: {len(results[0].moves):,} moves{same_games(results)}")
    heads = ["this tree", "the other", "ratio"] if len(results) > 1 else ["this tree"]
    print(f"{'':38}{''.join(f'{head:>12}' for head in heads)}")
    for name, figure in ROWS:
        print(f"{name:38}{''.join(columns([figure(result) for result in results]))}")
    if len(results) > 1:
        print(f"ratio of the server's ms a move, by turn: {', '.join(by_turn(*results))}")
    print(end="", flush=True)


def columns(figures: list[float]) -> list[str]:
    """The figures of a row, and the ratio of the first to the second."""
    found = [f"{figure:12,.0f}" if abs(figure) >= 1000 else f"{figure:12.2f}" for figure in figures]
    if len(figures) > 1:
        found.append(f"{figures[0] / figures[1]:12.2f}" if figures[1] else f"{'-':>12}")
    return found


def by_turn(one: Result, other: Result) -> list[str]:
    """How much the ratio that matters most differs from turn to turn: what is smaller than that is noise."""
    pairs = zip(one.turns, other.turns, strict=True)
    return [f"{mine.cost / theirs.cost:.2f}" if theirs.cost else "-" for mine, theirs in pairs]


def same_games(results: list[Result]) -> str:
    """Were the same answers given at both servers?"""
    if len(results) < 2:
        return ""
    one, other = results
    differ = sum(other.played.get(table) != played for table, played in one.played.items())
    if not differ:
        return " at each, the same games"
    return f" here and {len(other.moves):,} there, with other options or answers at {differ:,} tables"
