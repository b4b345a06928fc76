"""The two numbers that stand for nothing: no seat, and no card, tile, effect or other numbered thing."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NONE: Final = -1
