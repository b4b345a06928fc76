"""E-4.7, E-11.6: every game ends."""

from __future__ import annotations

from typing import Final

MOST_CHOICES: Final = 500000  # section 25: far beyond any game that was played
