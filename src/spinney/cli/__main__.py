"""`python -m spinney.cli` is `spinney`."""

from __future__ import annotations

from spinney.cli import main

if __name__ == "__main__":
    main()
