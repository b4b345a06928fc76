"""The command line: `spinney play`, `replay`, `verify`, `rules`, `games`, `simulate`."""

from __future__ import annotations

from spinney.cli.app import main

__all__ = ["main"]
