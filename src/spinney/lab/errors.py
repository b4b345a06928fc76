"""What can go wrong in the lab."""

from __future__ import annotations

from spinney.engine.errors import SpinneyError


class BadResults(SpinneyError):
    """A result file that cannot be read or written, or that holds another run."""

    code = "bad-results"


class GameFailed(SpinneyError):
    """A bot or a game broke down in the middle of a game."""

    code = "game-failed"


class WorkerDied(SpinneyError):
    """A worker process ended before its games did."""

    code = "worker-died"


class MissingExtra(SpinneyError):
    """Something that comes with an extra of the package is not installed."""

    code = "missing-extra"
