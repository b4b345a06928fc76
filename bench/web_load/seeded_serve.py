"""`spinney serve`, run by path, whose tables all have the same secret: their browsers' entropy is the seed.

    python -P seeded_serve.py SOURCES serve --port 0 ...

Only for measuring: nothing that is dealt at such a server is secret. It must run from SOURCES, or not at all.
"""

from __future__ import annotations

import os
import secrets  # before the patch: tokens stay random, as `random` has its own name for `urandom`
import sys
from pathlib import Path
from unittest import mock

SECRET_BYTES = 32
random_bytes = os.urandom
assert secrets


def seeded_bytes(size: int, /) -> bytes:
    """What a table asks for as its secret is the same for all; any other size is random as ever."""
    return bytes(size) if size == SECRET_BYTES else random_bytes(size)


def main() -> None:
    sources = Path(sys.argv.pop(1)).resolve()
    with mock.patch("os.urandom", seeded_bytes):
        import spinney
        from spinney.cli import main as run_spinney

        if not Path(spinney.__file__).resolve().is_relative_to(sources):
            sys.exit(f"asked for spinney in {sources}, but found {spinney.__file__}")
        if os.environ.get("SPINNEY_BENCH_LET_GO_SOON"):
            from spinney.web.tables import live_tables

            for seconds in ("IDLE", "SWEEP"):
                setattr(live_tables, seconds, 1.0)
        run_spinney()


if __name__ == "__main__":
    main()
