"""The command line: `spinney play`, `replay`, `verify`, `rules`, `games`, `simulate` and others."""

from __future__ import annotations

from spinney.cli.app import main

__all__ = ["main"]
