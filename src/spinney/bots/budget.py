"""How long a bot may think."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from spinney.engine import copies
from spinney.engine.errors import BadOption

PAUSE: Final = 16  # iterations between two looks at the clock

Clock = Callable[[], float]


class Budget:
    """A number of iterations, which repeats exactly; or seconds on the caller's clock; or both."""

    def __init__(self, iterations: int, seconds: float = 0.0, clock: Clock | None = None) -> None:
        if iterations < 1:
            raise BadOption(f"a tree needs at least one iteration, not {iterations}")
        if seconds > 0.0 and clock is None:
            raise BadOption("a budget in seconds needs a clock, such as time.perf_counter")
        self.iterations: Final[i64] = iterations
        self.seconds: Final = seconds
        self.clock: Final = clock if seconds > 0.0 else None
        self.began = 0.0

    def begin(self) -> None:
        """Start the clock, if there is one."""
        if self.clock is not None:
            self.began = self.clock()

    def left(self, done: i64) -> i64:
        """The iterations that are left; with a clock, as many as there is time for at this pace."""
        left = self.iterations - done
        if self.clock is None:
            return left
        if done == 0:
            return min(left, PAUSE)
        spent = max(self.clock() - self.began, 1e-9)
        if spent >= self.seconds:
            return 0
        return min(left, i64(float(done) * (self.seconds - spent) / spent) + 1)


copies.register(Budget)
