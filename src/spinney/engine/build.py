"""Which Spinney this is: its version, and how its engine runs."""

from __future__ import annotations

from importlib.metadata import version

from spinney.engine import table


def engine_kind() -> str:
    """How the engine runs here: `compiled` or `pure Python`."""
    return "pure Python" if str(table.__file__).endswith(".py") else "compiled"


def version_line() -> str:
    """Which build of Spinney this is, for people to read: its version, and whether the engine is compiled."""
    return f"{version('spinney')} ({engine_kind()})"
